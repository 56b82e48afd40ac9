// The eight roles, and what follows from holding them.

import { describe, expect, test } from 'vitest';
import { getDefaultRoute, hasRoles, isAdminLike, isHostFamilyOnly, isStaff, NO_ACCESS_PATH, ROLES, type Role } from './roles.ts';

test('there are eight roles, by these names', () => {
  expect(ROLES).toEqual(['Parent', 'Host family', 'Coordinator', 'Agent', 'Finance', 'Administrator', 'Vetting admin', 'Page editor']);
});

test('admin-like are four of them, staff are six', () => {
  expect(ROLES.filter((role) => isAdminLike([role]))).toEqual(['Coordinator', 'Agent', 'Finance', 'Administrator']);
  expect(ROLES.filter((role) => !isStaff([role]))).toEqual(['Parent', 'Host family']);
});

test('a host family only holds that role and no other', () => {
  expect(isHostFamilyOnly(['Host family'])).toBe(true);
  expect(isHostFamilyOnly(['Host family', 'Parent'])).toBe(false);
  expect(isHostFamilyOnly(['Parent'])).toBe(false);
  expect(isHostFamilyOnly([])).toBe(false);
});

describe('asking for roles', () => {
  test('all of them, or any of them', () => {
    expect(hasRoles(['Parent', 'Agent'], 'all', ['Parent', 'Agent'])).toBe(true);
    expect(hasRoles(['Parent'], 'all', ['Parent', 'Agent'])).toBe(false);
    expect(hasRoles(['Parent'], 'any', ['Parent', 'Agent'])).toBe(true);
    expect(hasRoles(['Finance'], 'any', ['Parent', 'Agent'])).toBe(false);
  });

  test('none of them restricts nobody', () => {
    expect(hasRoles([], 'all', [])).toBe(true);
    expect(hasRoles([], 'any', [])).toBe(true);
  });
});

test.each<[Role[], string]>([
  [['Parent'], '/travel/dashboard'],
  [['Host family'], '/host-family/hostings'],
  [['Administrator'], '/hub'],
  [['Agent'], '/hub'],
  [['Coordinator'], '/hub'],
  [['Finance'], '/hub'],
  [['Vetting admin'], '/hub/vetting'],
  [['Page editor'], '/hub/pages'],
  [['Finance', 'Parent'], '/travel/dashboard'],
  [['Page editor', 'Administrator'], '/hub'],
  [[], NO_ACCESS_PATH],
])('%j land on %s', (roles, path) => {
  expect(getDefaultRoute(roles)).toBe(path);
});
