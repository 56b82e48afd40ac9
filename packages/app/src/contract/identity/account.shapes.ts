// Shapes of sign-in and of changes to the user's own account, shared by the forms and the endpoints.

import * as z from 'zod';
import { email, fileRef, givenPassword, line, locale, newPassword, phone, timezone } from '#contract/platform/validation/fields.ts';

export const signInBody = z.object({
  email,
  password: givenPassword,
  /** For programs without cookies: the answer contains a token for the header `Authorization: Bearer …`. */
  withToken: z.boolean().default(false),
});

/** The fields of the own account that a user can change; missing ones stay unchanged. */
export const changeUserBody = z.object({
  firstName: line(80).optional(),
  lastName: line(80).optional(),
  phone: phone.unwrap().optional(),
  locale: locale.optional(),
  timezone: timezone.nullable().optional(),
  /** An image that the user uploaded; null removes it. */
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

/** The secret part of an emailed link. */
export const linkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

export const resetPasswordBody = z.object({ token: linkToken, ...chosenPasswordFields }).refine(isConfirmed, CONFIRMATION_RULE);

/** The details of the first administrator. */
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

/** Confirms the deletion of the own account with the password or, if there is none, with the email address. */
export const deleteUserBody = z.object({ password: givenPassword.optional(), email: z.string().max(254).optional() });
