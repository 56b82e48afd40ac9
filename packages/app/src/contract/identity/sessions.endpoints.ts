// Endpoints of the user's own sessions: listing and ending them.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { done } from '#contract/platform/validation/fields.ts';
import { session, sessionId } from './session.ts';

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  access: 'account.read',
  summary: 'Where the account is signed in, the last used first.',
  answer: z.object({ data: z.array(session) }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  access: 'account.write',
  summary: 'Signs the account out in one place.',
  params: z.object({ id: sessionId }),
  answer: done,
});

export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/logout-everywhere',
  access: 'account.write',
  summary: 'Signs the account out everywhere, here too.',
  answer: done,
});
