// What a parent is asked about a student that somebody has named their address for.

import * as z from 'zod';
import { id, instant } from '#contract/platform/validation/fields.ts';

export const parentInvitation = z.object({
  id,
  /** The first name of the student. */
  child: z.string(),
  /** Who asks; empty once that account is gone. */
  inviter: z.string(),
  sentAt: instant,
});

export type ParentInvitation = z.output<typeof parentInvitation>;
