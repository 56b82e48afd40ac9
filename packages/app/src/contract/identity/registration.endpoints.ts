// Endpoints of the registration of parents and the confirmation of their email address.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { done, email } from '#contract/platform/validation/fields.ts';
import { linkToken } from './account.shapes.ts';
import { registerBody } from './registration.shapes.ts';

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'account.create',
  summary: 'Registers a parent. The answer is the same whether the address was free or taken; the mail says which.',
  body: registerBody,
  answer: done,
  limit: 'send',
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/verify-email',
  access: 'public',
  summary: 'Confirms an e-mail address with the link that was mailed to it.',
  body: z.object({ token: linkToken }),
  answer: z.object({ email: z.string() }),
  refusals: ['linkExpired', 'emailAlreadyVerified'],
  limit: 'guess',
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/verify-email/resend',
  access: 'public',
  summary: 'Mails the link again; the answer does not tell whether there is such an account.',
  body: z.object({ email }),
  answer: done,
  limit: 'send',
});
