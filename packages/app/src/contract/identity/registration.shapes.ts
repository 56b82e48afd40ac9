// Shapes of a parent's registration.

import * as z from 'zod';
import { email, line, newPassword, phone, timezone } from '#contract/platform/validation/fields.ts';

/** The referral code of another user, from the `rc` parameter of a link. */
export const referralCode = z
  .string()
  .trim()
  .max(64)
  .regex(/^[\w.-]*$/);

export const registerBody = z.object({
  firstName: line(80),
  lastName: line(80),
  email,
  phone,
  password: newPassword,
  acceptsTerms: z.boolean().refine((accepted) => accepted, { params: { rule: 'required' } }),
  referralCode: referralCode.optional(),
  timezone: timezone.optional().catch(undefined),
});
