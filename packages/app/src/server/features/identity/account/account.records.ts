// Maps an account's row to the record for its owner.

import { getDefaultRoute, hasRoles, isAdminLike, ROLES, type Role } from '#contract/identity/roles.ts';
import type { User } from '#contract/identity/user.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { Account } from '#server/platform/sessions/sessions.ts';

/** Data that isn't in the row itself. */
interface UserContext {
  readonly capabilities: Capability[];
  readonly viewedBy: User['viewedBy'];
  readonly unreadMessageCount: number;
}

export function toUserRecord(
  row: Account & { readonly roles: readonly Role[] },
  { capabilities, viewedBy, unreadMessageCount }: UserContext,
): User {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    locale: row.locale,
    timezone: row.timezone,
    avatarRef: row.avatarRef,
    roles: row.roles.map((name) => ({ id: ROLES.indexOf(name) + 1, name })),
    roleNames: [...row.roles],
    attributes: row.attributes,
    isLoggedIn: true,
    defaultRoute: getDefaultRoute(row.roles),
    isAdminLike: isAdminLike(row.roles),
    isParent: hasRoles(row.roles, 'any', ['Parent']),
    isHostFamily: hasRoles(row.roles, 'any', ['Host family']),
    unreadMessageCount,
    capabilities,
    hasPassword: row.hasPassword,
    emailVerified: row.emailVerifiedAt !== null,
    viewedBy,
  };
}
