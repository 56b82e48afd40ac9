// Mails that the product wrote, and work that waits, in English.

import type { EmailState, OutboxState } from '#contract/administration/states.ts';

export const mails = {
  description: 'Emails from the system. Without a mail server, you can read them here.',
  tab: { mails: 'Emails', outbox: 'Outbox' },
  state: { sent: 'Sent', kept: 'Not sent, kept here', waiting: 'Waiting', failed: 'Failed' } satisfies Record<EmailState, string>,
  open: 'View email to {recipient}: {subject}',
  to: 'To',
  preview: 'Email preview',
  asMail: 'Email',
  asText: 'Plain text',
  withoutLinks: 'Sign-in links are hidden. Only the recipient has them.',
  empty: {
    title: 'No emails yet',
    text: 'Emails appear here when the system sends one, such as an invitation or a password reset.',
  },
  outboxDescription: 'Background jobs, such as sending emails. Retry failed jobs here.',
  outboxState: { waiting: 'Waiting', failed: 'Failed', done: 'Done' } satisfies Record<OutboxState, string>,
  outboxEmpty: { title: 'No jobs', text: 'There are no waiting or failed jobs.' },
  retry: 'Retry',
  retried: 'Job restarted',
  drop: { action: 'Delete job', done: 'Job deleted', title: 'Delete this job?', text: 'We won’t try it again. You can’t undo this.' },
} as const;
