// One place where an account is signed in.

import * as z from 'zod';
import { instant } from '#contract/platform/validation/fields.ts';

/** Names a session without being of use to anybody who reads it. */
export const sessionId = z.string().regex(/^[\w-]{20,100}$/);

export const session = z.object({
  id: sessionId,
  /** As the browser names itself, such as `Firefox` and `Windows`; null when it can not be told. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  startedAt: instant.nullable(),
  lastSeenAt: instant,
  /** The one that asks. */
  isCurrent: z.boolean(),
});

export type Session = z.output<typeof session>;
