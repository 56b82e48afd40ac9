// Maps the access table and its switches to records for the screens of roles and permissions.

import type { EffectiveRight, PermissionCell, PermissionRow, RoleSummary } from '#contract/administration/permissions.shapes.ts';
import { getDefaultRoute, isStaff, ROLES, type Role } from '#contract/identity/roles.ts';
import { CAPABILITIES, type Capability } from '#contract/platform/capabilities.ts';
import { findGrant, getAccessCode, type Switch } from '#server/access/grant.ts';
import { findFixedReason } from '#server/access/switchable.rules.ts';
import { type Code, getAccessRow } from '#server/access/table.ts';

const REACH_OF_CODE: Record<Code, PermissionCell['reach']> = {
  '-': 'none',
  P: 'public',
  O: 'own',
  OW: 'own',
  S: 'assigned',
  SW: 'assigned',
  R: 'all',
  W: 'all',
  D: 'all',
  X: 'plain',
};

/** Permissions that everyone always has aren't shown. */
const SHOWN_CAPABILITIES = CAPABILITIES.filter((name) => name !== 'public');

/** @example toArea('users.read') // 'users' */
function toArea(capability: Capability): string {
  return capability.split('.')[0] ?? capability;
}

function toPermissionCell(role: Role, { capability, switches }: { capability: Capability; switches: readonly Switch[] }): PermissionCell {
  const code = getAccessCode(role, { capability, switches });
  const allowed = code !== '-';
  // For a permission that is off: the scope that it would have.
  const reaching = allowed ? code : getAccessCode(role, { capability, switches: [{ role, capability, allowed: true }] });
  return {
    role,
    allowed,
    byDefault: getAccessRow(capability)[role] !== '-',
    reach: REACH_OF_CODE[reaching],
    fixed: findFixedReason({ capability, role, row: getAccessRow(capability) }),
  };
}

export function toPermissionRow(capability: Capability, switches: readonly Switch[]): PermissionRow {
  return { capability, area: toArea(capability), cells: ROLES.map((role) => toPermissionCell(role, { capability, switches })) };
}

export function listPermissionRows(switches: readonly Switch[]): PermissionRow[] {
  return SHOWN_CAPABILITIES.map((capability) => toPermissionRow(capability, switches));
}

/** Returns the permissions of a user with the roles that grant them; the role is null for those that everyone has. */
export function listEffectiveRights(roles: readonly Role[], switches: readonly Switch[]): EffectiveRight[] {
  return SHOWN_CAPABILITIES.flatMap((capability) => {
    const ways = findGrant(capability, { roles, switches })?.ways ?? [];
    if (ways.length === 0) return [];
    return {
      capability,
      area: toArea(capability),
      ways: ways.map(({ caller, code }) => ({
        role: caller === 'anonymous' ? null : caller,
        reach: REACH_OF_CODE[code],
        switched: getAccessRow(capability)[caller] === '-',
      })),
    };
  });
}

/** Returns a role with its permissions and the number of its holders. */
export function toRoleRecord(
  name: Role,
  { holders, switches }: { holders: { open: number; deactivated: number }; switches: readonly Switch[] },
): RoleSummary {
  const cells = SHOWN_CAPABILITIES.map((capability) => ({ capability, ...toPermissionCell(name, { capability, switches }) }));
  const rights = cells.filter(({ allowed }) => allowed);
  return {
    id: ROLES.indexOf(name) + 1,
    name,
    holders: holders.open,
    deactivatedHolders: holders.deactivated,
    defaultRoute: getDefaultRoute([name]),
    isStaff: isStaff([name]),
    rights: rights.map(({ capability, reach, byDefault }) => ({ capability, area: toArea(capability), reach, switched: !byDefault })),
    switches: cells.filter(({ allowed, byDefault }) => allowed !== byDefault).length,
  };
}
