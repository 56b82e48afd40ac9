// Endpoints of view-as: an administrator views the product as another user.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id, line } from '#contract/platform/validation/fields.ts';
import { user } from './user.ts';

export const startViewAs = endpoint({
  method: 'POST',
  path: '/api/view-as',
  access: 'users.viewAs',
  summary: 'Begins to view the product as another user, for an hour at most; nothing can be changed meanwhile.',
  body: z.object({ userId: id, reason: line(500) }),
  answer: user,
  refusals: ['viewAsRefused'],
});

export const stopViewAs = endpoint({
  method: 'POST',
  path: '/api/view-as/stop',
  access: 'account.read',
  summary: 'Returns from viewing as another user to the own account.',
  answer: user,
  whileViewing: true,
});
