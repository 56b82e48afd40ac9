// Rules of changes to users.

import type { Role } from '#contract/identity/roles.ts';
import type { RefusalCode } from '#contract/platform/refusals.ts';

/** The user who makes a change, possibly an administrator viewing as them. */
interface Actor {
  readonly id: number;
  readonly viewerId: number | null;
}

/** A change of a user's roles or state. */
interface AccessChange {
  readonly userId: number;
  /** IDs of the administrators with active accounts. */
  readonly administrators: readonly number[];
  /** Whether the user is no longer an administrator after the change. */
  readonly endsAdministrator: boolean;
}

/**
 * Returns the reason that blocks a change: the last administrator must remain, and nobody can change their own roles or deactivate their
 * own account, not even while viewing as another user.
 */
export function findAccessFault(actor: Actor, { userId, administrators, endsAdministrator }: AccessChange): RefusalCode | null {
  if (endsAdministrator && administrators.length === 1 && administrators[0] === userId) return 'lastAdministrator';
  return actor.id === userId || actor.viewerId === userId ? 'ownRolesFixed' : null;
}

/** Returns the roles to grant and to revoke to get from `held` to `wanted`; duplicates count once. */
export function findRoleChange(held: readonly Role[], wanted: readonly Role[]): { granted: Role[]; revoked: Role[] } {
  return {
    granted: [...new Set(wanted)].filter((role) => !held.includes(role)),
    revoked: held.filter((role) => !wanted.includes(role)),
  };
}

/** Returns the roles after one was granted or revoked. */
export function toRoles(held: readonly Role[], { role, granted }: { role: Role; granted: boolean }): Role[] {
  const others = held.filter((one) => one !== role);
  return granted ? [...others, role] : others;
}
