// Endpoints of sign-in, sign-out and the user's own account.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { done, timezone } from '#contract/platform/validation/fields.ts';
import { changePasswordBody, changeUserBody, deleteUserBody, signInBody } from './account.shapes.ts';
import { deletion } from './account-deletion.ts';
import { user } from './user.ts';

export const readUser = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'account.read',
  summary: 'The signed-in user; a time zone given with it is kept.',
  query: z.object({ timezone: timezone.optional().catch(undefined) }),
  answer: user,
});

export const changeUser = endpoint({
  method: 'PATCH',
  path: '/api/user',
  access: 'account.write',
  summary: 'Changes names, phone number, language, time zone or picture of the own account.',
  body: changeUserBody,
  answer: user,
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary: 'Signs in with e-mail address and password.',
  body: signInBody,
  answer: user.extend({ token: z.string().optional() }),
  refusals: ['signInWrong', 'accountNotVerified', 'accountDeactivated', 'demoAccountShut'],
  limit: 'guess',
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'account.leave',
  summary: 'Ends the session, if there is one.',
  answer: z.object({}),
  whileViewing: true,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/change-password',
  access: 'account.write',
  summary: 'Sets another password; every other session of the account ends.',
  body: changePasswordBody,
  answer: done,
  refusals: ['currentPasswordWrong', 'passwordMissing'],
  limit: 'guess',
});

export const readDeletion = endpoint({
  method: 'GET',
  path: '/api/user/deletion',
  access: 'account.read',
  summary: 'What deleting the own account would take away and keep, how it is confirmed, and what stands against it.',
  answer: deletion,
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/user',
  access: 'account.write',
  summary: 'Takes the person out of the own account and signs out everywhere; invoices stay.',
  body: deleteUserBody,
  answer: done,
  refusals: ['currentPasswordWrong', 'confirmationWrong', 'accountHasOpenTrips', 'lastAdministrator'],
  limit: 'guess',
});
