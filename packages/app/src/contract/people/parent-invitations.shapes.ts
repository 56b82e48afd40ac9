// Shapes of the invitation of a parent to a student.

import * as z from 'zod';
import { id, instant } from '#contract/platform/validation/fields.ts';

export const parentInvitation = z.object({
  id,
  /** The student's first name. */
  child: z.string(),
  /** Who invites; empty if the account no longer exists. */
  inviter: z.string(),
  sentAt: instant,
});

export type ParentInvitation = z.output<typeof parentInvitation>;
