// Signed-in users for tests, as the server sends them.

import { getDefaultRoute, hasRoles, isAdminLike, ROLES, type Role } from '#contract/identity/roles.ts';
import type { User } from '#contract/identity/user.ts';
import { CAPABILITIES } from '#contract/platform/capabilities.ts';

/** Returns a user with some roles, with every permission by default. */
export function userWith(roleNames: readonly Role[], change: Partial<User> = {}): User {
  return {
    id: 7,
    firstName: 'Nora',
    lastName: 'Byrne',
    email: 'nora@example.com',
    phone: '',
    locale: 'en',
    timezone: 'Europe/Dublin',
    avatarRef: null,
    roles: roleNames.map((name) => ({ id: ROLES.indexOf(name) + 1, name })),
    roleNames: [...roleNames],
    attributes: {},
    isLoggedIn: true,
    defaultRoute: getDefaultRoute(roleNames),
    isAdminLike: isAdminLike(roleNames),
    isParent: hasRoles(roleNames, 'any', ['Parent']),
    isHostFamily: hasRoles(roleNames, 'any', ['Host family']),
    unreadMessageCount: 0,
    capabilities: [...CAPABILITIES],
    hasPassword: true,
    emailVerified: true,
    viewedBy: null,
    ...change,
  } as User;
}

/** Returns a user as an administrator sees them who views the product as that user. */
export function createViewedUser(roleNames: readonly Role[]): User {
  return userWith(roleNames, { viewedBy: { id: 1, name: 'Ann', since: '2026-07-02T10:00:00.000Z' } as never });
}
