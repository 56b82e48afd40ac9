// A session: one device on which an account is signed in.

import * as z from 'zod';
import { instant } from '#contract/platform/validation/fields.ts';

/** Identifies a session but can't be used to sign in. */
export const sessionId = z.string().regex(/^[\w-]{20,100}$/);

export const session = z.object({
  id: sessionId,
  /** The browser and system from the user agent, such as `Firefox` and `Windows`; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  startedAt: instant.nullable(),
  lastSeenAt: instant,
  /** The session of this request. */
  isCurrent: z.boolean(),
});

export type Session = z.output<typeof session>;
