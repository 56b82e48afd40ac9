// What may be offered for a user.

import { expect, test } from 'vitest';
import { canViewAs } from './user.model.ts';

test('viewing as is offered for open accounts of others who administer nothing', () => {
  const me = { id: 1, capabilities: ['users.viewAs' as const], viewedBy: null };
  const parent = { id: 2, roleNames: ['Parent' as const], state: 'active' as const };
  expect(canViewAs(me, parent)).toBe(true);
  expect(canViewAs(me, { ...parent, id: 1 })).toBe(false);
  expect(canViewAs(me, { ...parent, state: 'deactivated' })).toBe(false);
  expect(canViewAs(me, { ...parent, roleNames: ['Parent', 'Administrator'] })).toBe(false);
  expect(canViewAs({ ...me, capabilities: [] }, parent)).toBe(false);
  expect(canViewAs({ ...me, viewedBy: { id: 3, name: 'x', since: '' } }, parent)).toBe(false);
});
