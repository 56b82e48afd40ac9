// The access table and its switches as the screens of roles and permissions show them.

import type { EffectiveRight, PermissionCell, PermissionRow, RoleSummary } from '#contract/administration/permissions.shapes.ts';
import { defaultRouteOf, isStaff, ROLES, type Role } from '#contract/identity/roles.ts';
import { CAPABILITIES, type Capability } from '#contract/platform/capabilities.ts';
import { codeOf, grantOf, type Switch } from '#server/access/grant.ts';
import { fixedReason } from '#server/access/switchable.rules.ts';
import { type Code, rowOf } from '#server/access/table.ts';

const REACH: Record<Code, PermissionCell['reach']> = {
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

/** What everybody has in any case is nothing to look at. */
const SHOWN = CAPABILITIES.filter((name) => name !== 'public');

/** @example areaOf('users.read') // 'users' */
function areaOf(capability: Capability): string {
  return capability.split('.')[0] ?? capability;
}

function cellOf(role: Role, { capability, switches }: { capability: Capability; switches: readonly Switch[] }): PermissionCell {
  const code = codeOf(role, { capability, switches });
  const allowed = code !== '-';
  // Of a right that is off, how far it would reach.
  const reaching = allowed ? code : codeOf(role, { capability, switches: [{ role, capability, allowed: true }] });
  return {
    role,
    allowed,
    byDefault: rowOf(capability)[role] !== '-',
    reach: REACH[reaching],
    fixed: fixedReason({ capability, role, row: rowOf(capability) }),
  };
}

export function permissionRow(capability: Capability, switches: readonly Switch[]): PermissionRow {
  return { capability, area: areaOf(capability), cells: ROLES.map((role) => cellOf(role, { capability, switches })) };
}

export function permissionRows(switches: readonly Switch[]): PermissionRow[] {
  return SHOWN.map((capability) => permissionRow(capability, switches));
}

/** Every right of somebody with the roles that give it; what anybody has, without a role. */
export function effectiveRightsOf(roles: readonly Role[], switches: readonly Switch[]): EffectiveRight[] {
  return SHOWN.flatMap((capability) => {
    const ways = grantOf(capability, { roles, switches })?.ways ?? [];
    if (ways.length === 0) return [];
    return {
      capability,
      area: areaOf(capability),
      ways: ways.map(({ caller, code }) => ({
        role: caller === 'anonymous' ? null : caller,
        reach: REACH[code],
        switched: rowOf(capability)[caller] === '-',
      })),
    };
  });
}

/** A role with its rights and the number of those who hold it. */
export function roleRecord(
  name: Role,
  { holders, switches }: { holders: { open: number; deactivated: number }; switches: readonly Switch[] },
): RoleSummary {
  const cells = SHOWN.map((capability) => ({ capability, ...cellOf(name, { capability, switches }) }));
  const rights = cells.filter(({ allowed }) => allowed);
  return {
    id: ROLES.indexOf(name) + 1,
    name,
    holders: holders.open,
    deactivatedHolders: holders.deactivated,
    defaultRoute: defaultRouteOf([name]),
    isStaff: isStaff([name]),
    rights: rights.map(({ capability, reach, byDefault }) => ({ capability, area: areaOf(capability), reach, switched: !byDefault })),
    switches: cells.filter(({ allowed, byDefault }) => allowed !== byDefault).length,
  };
}
