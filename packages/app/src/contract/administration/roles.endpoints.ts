// Endpoint of the eight fixed roles: their users, landing pages and rights.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { roleSummary } from './permissions.shapes.ts';

export const listRoles = endpoint({
  method: 'GET',
  path: '/api/roles',
  access: 'roles.write',
  summary: 'The roles with the number of their holders, where they land after signing in, and their rights.',
  answer: z.object({ data: z.array(roleSummary) }),
});
