// Who may open a page: short ways to say it in the records.

import type { Role } from '#contract/identity/roles.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { Guard } from '#web/platform/navigation/page-record.ts';

export const ANYONE: Guard = { who: 'anyone' };
export const VISITORS: Guard = { who: 'visitors' };
export const ROLELESS: Guard = { who: 'roleless' };

/** Somebody signed in who holds one of the roles; whoever it is, when none is named. */
export function allowRoles(...roles: readonly Role[]): Guard {
  return { who: 'signedIn', roles };
}

/** The same, and the right must not be switched off for all of their roles. */
export function allowRolesWith(capability: Capability, ...roles: readonly Role[]): Guard {
  return { who: 'signedIn', roles, capability };
}
