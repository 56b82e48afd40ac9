// Endpoints of the initial setup: while there is no administrator, a printed setup link creates the first one.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { linkToken, setUpBody } from './account.shapes.ts';
import { user } from './user.ts';

export const checkSetupLink = endpoint({
  method: 'POST',
  path: '/api/setup/check',
  access: 'public',
  summary: 'Whether the link that the server told at its start can still be used, before anything is typed.',
  body: z.object({ token: linkToken }),
  answer: z.object({}),
  refusals: ['linkExpired'],
  limit: 'guess',
});

export const setUp = endpoint({
  method: 'POST',
  path: '/api/setup',
  access: 'public',
  summary: 'Makes the first administrator with the link that the server told at its start, and signs them in.',
  body: setUpBody,
  answer: user,
  refusals: ['linkExpired', 'emailTaken'],
  limit: 'guess',
});
