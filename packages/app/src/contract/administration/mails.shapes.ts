// Mails that the product wrote, and work that waits in the outbox, as administrators see them.

import * as z from 'zod';
import { id, instant } from '#contract/platform/fields.ts';
import { MAIL_STATES, OUTBOX_STATES } from './states.ts';

export const listedMail = z.object({
  id,
  at: instant,
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  sentAt: instant.nullable(),
});

export type ListedMail = z.output<typeof listedMail>;

export const oneMail = listedMail.extend({ text: z.string(), messageId: z.string() });

export type OneMail = z.output<typeof oneMail>;

/** Something to be done after a change; what it holds may be personal and is not shown. */
export const outboxEntry = z.object({
  id: z.uuid(),
  at: instant,
  kind: z.string(),
  state: z.enum(OUTBOX_STATES),
  attempts: z.int(),
  lastError: z.string().nullable(),
  dueAt: instant,
  doneAt: instant.nullable(),
  failedAt: instant.nullable(),
});

export type OutboxEntry = z.output<typeof outboxEntry>;
