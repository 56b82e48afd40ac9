// Mails that the product wrote, and work that waits, in English.

import type { MailState, OutboxState } from '#contract/administration/states.ts';

export const mails = {
  description: 'What the product has written to people. Without a mail server, mails are kept here and read here.',
  tab: { mails: 'Mails', outbox: 'Outbox' },
  state: { sent: 'Sent', kept: 'Kept here', waiting: 'Waiting', failed: 'Not sent' } satisfies Record<MailState, string>,
  open: 'Read the mail to {recipient}: {subject}',
  to: 'To',
  preview: 'The mail as its reader sees it',
  asMail: 'As mail',
  asText: 'As text',
  withoutLinks: 'The links that sign somebody in are cut out: only the person who got the mail has them.',
  empty: {
    title: 'No mails',
    text: 'Mails appear here as soon as the product writes one: for a new account, a forgotten password or an invitation.',
  },
  outboxDescription:
    'What is done after a change: sending mails, for example. It is tried again by itself; what was given up can be tried again here.',
  outboxState: { waiting: 'Waiting', failed: 'Given up', done: 'Done' } satisfies Record<OutboxState, string>,
  outboxEmpty: { title: 'Nothing here', text: 'Nothing waits, and nothing was given up.' },
  retry: 'Try again',
  retried: 'It is tried again.',
  drop: { action: 'Delete job', done: 'Job deleted', title: 'Delete this job?', text: 'It won’t be tried again. You can’t undo this.' },
} as const;
