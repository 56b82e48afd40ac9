// Endpoints of the permissions of each role: reading, switching and resetting them.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id } from '#contract/platform/validation/fields.ts';
import { effectiveRights, permissionRow, permissionTable, resetBody, switchBody } from './permissions.shapes.ts';

export const readPermissions = endpoint({
  method: 'GET',
  path: '/api/permissions',
  access: 'roles.write',
  summary: 'Every right of every role: as the product has it, as it is switched, and what can not be switched and why.',
  answer: permissionTable,
});

export const switchPermission = endpoint({
  method: 'PATCH',
  path: '/api/permissions',
  access: 'roles.write',
  summary: 'Switches one right of one role; counts from the next request of everybody on.',
  body: switchBody,
  answer: permissionRow,
  refusals: ['changedMeanwhile', 'permissionFixed'],
});

export const resetPermissions = endpoint({
  method: 'POST',
  path: '/api/permissions/reset',
  access: 'roles.write',
  summary: 'Puts a role, a right, one right of one role or everything back to what the product has.',
  body: resetBody,
  answer: permissionTable,
});

export const readEffectiveRights = endpoint({
  method: 'GET',
  path: '/api/permissions/users/{id}',
  access: 'roles.write',
  summary: 'What one user may, and which of the roles gives it.',
  params: z.object({ id }),
  answer: effectiveRights,
});
