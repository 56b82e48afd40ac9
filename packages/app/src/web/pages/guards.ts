// Guards of pages: short helpers for the page records.

import type { Role } from '#contract/identity/roles.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { Guard } from '#web/platform/navigation/page-record.ts';

export const ANYONE: Guard = { who: 'anyone' };
export const VISITORS: Guard = { who: 'visitors' };
export const ROLELESS: Guard = { who: 'roleless' };

/** Allows signed-in users with one of the roles; any signed-in user if no role is given. */
export function allowRoles(...roles: readonly Role[]): Guard {
  return { who: 'signedIn', roles };
}

/** Like `allowRoles`, and at least one of the user's roles must have the permission. */
export function allowRolesWith(capability: Capability, ...roles: readonly Role[]): Guard {
  return { who: 'signedIn', roles, capability };
}
