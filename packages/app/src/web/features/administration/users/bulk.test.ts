// What came of doing the same to many users, and what may be offered for one.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitIntoParts, summarizeResults } from './bulk.model.ts';
import { canViewAs } from './user.model.ts';

test('every result is counted once, every reason named once', () => {
  const summary = summarizeResults([
    { id: 1, outcome: 'done' },
    { id: 2, outcome: 'unchanged' },
    { id: 3, outcome: 'refused', code: 'ownRolesFixed', message: 'own' },
    { id: 4, outcome: 'refused', code: 'ownRolesFixed', message: 'own' },
    { id: 5, outcome: 'refused', code: 'lastAdministrator', message: 'last' },
  ]);
  expect(summary).toEqual({
    done: 1,
    unchanged: 1,
    refused: 3,
    reasons: [
      { message: 'own', count: 2 },
      { message: 'last', count: 1 },
    ],
  });
});

test('parts hold everybody once, and never more than a request takes', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1 }), { maxLength: 450 }), (ids) => {
      const parts = splitIntoParts(ids);
      expect(parts.flat()).toEqual(ids);
      for (const part of parts) expect(part.length).toBeLessThanOrEqual(100);
    }),
  );
});

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
