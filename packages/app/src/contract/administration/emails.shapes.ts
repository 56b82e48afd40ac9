// Shapes of sent emails and outbox jobs for administrators.

import * as z from 'zod';
import { id, instant } from '#contract/platform/validation/fields.ts';
import { EMAIL_STATES, OUTBOX_STATES } from './states.ts';

export const listedEmail = z.object({
  id,
  at: instant,
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(EMAIL_STATES),
  sentAt: instant.nullable(),
});

export type ListedEmail = z.output<typeof listedEmail>;

export const oneEmail = listedEmail.extend({ text: z.string(), messageId: z.string() });

export type OneEmail = z.output<typeof oneEmail>;

/** A job caused by a change; its payload isn't shown because it may contain personal data. */
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
