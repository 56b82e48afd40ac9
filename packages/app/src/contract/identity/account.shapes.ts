// What is typed in to sign in and to change the own account: shared by the forms and the endpoints.

import * as z from 'zod';
import { email, fileRef, givenPassword, line, locale, newPassword, phone, timezone } from '#contract/platform/validation/fields.ts';

export const signInBody = z.object({
  email,
  password: givenPassword,
  /** For programs that keep no cookies: the answer then holds a token for the header `Authorization: Bearer …`. */
  withToken: z.boolean().default(false),
});

/** What somebody may change of the own account; a field that is left out stays as it is. */
export const changeUserBody = z.object({
  firstName: line(80).optional(),
  lastName: line(80).optional(),
  phone: phone.unwrap().optional(),
  locale: locale.optional(),
  timezone: timezone.nullable().optional(),
  /** A picture that the account itself has uploaded; null takes it away. */
  avatarRef: fileRef.nullable().optional(),
});

/** A new password and its repetition. */
const chosenPasswordFields = { password: newPassword, passwordConfirmation: z.string().max(1000) } as const;

function isConfirmed({ password, passwordConfirmation }: { password: string; passwordConfirmation: string }): boolean {
  return password.normalize('NFC') === passwordConfirmation.normalize('NFC');
}

const CONFIRMATION_RULE = { path: ['passwordConfirmation'], params: { rule: 'sameAs' } };

export const changePasswordBody = z
  .object({ currentPassword: givenPassword, ...chosenPasswordFields })
  .refine(isConfirmed, CONFIRMATION_RULE);

/** The secret part of a mailed link. */
export const linkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

export const resetPasswordBody = z.object({ token: linkToken, ...chosenPasswordFields }).refine(isConfirmed, CONFIRMATION_RULE);

/** What the first administrator says of themselves. */
export const setUpBody = z
  .object({
    token: linkToken,
    firstName: line(80),
    lastName: line(80),
    email,
    ...chosenPasswordFields,
    timezone: timezone.optional().catch(undefined),
  })
  .refine(isConfirmed, CONFIRMATION_RULE);

export const forgotPasswordBody = z.object({ email });

/** The own account is deleted with the password, or, where there is none, with the e-mail address typed once more. */
export const deleteUserBody = z.object({ password: givenPassword.optional(), email: z.string().max(254).optional() });
