// Endpoints of a forgotten password: a link by email, and a new password. Invitations are accepted in the same way.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { done } from '#contract/platform/validation/fields.ts';
import { forgotPasswordBody, linkToken, resetPasswordBody } from './account.shapes.ts';

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  access: 'public',
  summary: 'Mails a link for a new password; the answer does not tell whether there is such an account.',
  body: forgotPasswordBody,
  answer: done,
  limit: 'send',
});

export const checkResetLink = endpoint({
  method: 'POST',
  path: '/api/reset-password/check',
  access: 'public',
  summary: 'Whether a mailed link can still be used, before anything is typed.',
  body: z.object({ token: linkToken }),
  answer: z.object({ purpose: z.enum(['reset', 'invite']), email: z.string(), firstName: z.string() }),
  refusals: ['linkExpired'],
  limit: 'guess',
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  access: 'public',
  summary: 'Sets a password with a mailed link; the address counts as confirmed and every session ends.',
  body: resetPasswordBody,
  answer: done.extend({ email: z.string() }),
  refusals: ['linkExpired'],
  limit: 'guess',
});
