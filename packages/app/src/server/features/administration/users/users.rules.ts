// What may be done to a user, decided without a database.

import type { Role } from '#contract/identity/roles.ts';
import type { RefusalCode } from '#contract/platform/refusals.ts';

/** Whoever acts: somebody signed in, perhaps viewed as by an administrator. */
interface Actor {
  readonly id: number;
  readonly viewerId: number | null;
}

/** A change of somebody's roles or state. */
interface AccessChange {
  readonly userId: number;
  /** Those whose accounts are open. */
  readonly administrators: readonly number[];
  /** Whether the user can't administer the product afterwards. */
  readonly endsAdministrator: boolean;
}

/**
 * What stands against a change: the last administrator stays one, and nobody changes their own roles or shuts their own account;
 * viewing as somebody else makes no difference to who one is.
 */
export function findAccessFault(actor: Actor, { userId, administrators, endsAdministrator }: AccessChange): RefusalCode | null {
  if (endsAdministrator && administrators.length === 1 && administrators[0] === userId) return 'lastAdministrator';
  return actor.id === userId || actor.viewerId === userId ? 'ownRolesFixed' : null;
}

/** What has to be granted and revoked to get from the roles held to the roles wanted; a role named twice counts once. */
export function findRoleChange(held: readonly Role[], wanted: readonly Role[]): { granted: Role[]; revoked: Role[] } {
  return {
    granted: [...new Set(wanted)].filter((role) => !held.includes(role)),
    revoked: held.filter((role) => !wanted.includes(role)),
  };
}

/** The roles after one of them was granted or revoked. */
export function toRoles(held: readonly Role[], { role, granted }: { role: Role; granted: boolean }): Role[] {
  const others = held.filter((one) => one !== role);
  return granted ? [...others, role] : others;
}
