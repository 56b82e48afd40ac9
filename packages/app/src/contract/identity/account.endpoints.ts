// Signing in and out, and the own account.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { timezone } from '#contract/platform/fields.ts';
import { signInBody } from './account.shapes.ts';
import { user } from './user.ts';

export const readUser = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'account.read',
  summary: 'The signed-in user; a time zone given with it is kept.',
  query: z.object({ timezone: timezone.optional().catch(undefined) }),
  answer: user,
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary: 'Signs in with e-mail address and password.',
  body: signInBody,
  answer: user,
  refusals: ['signInWrong', 'accountNotVerified', 'accountDeactivated'],
  limit: 'guess',
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'account.leave',
  summary: 'Ends the session, if there is one.',
  answer: z.object({}),
});
