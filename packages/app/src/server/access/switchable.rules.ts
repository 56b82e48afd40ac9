// Which rights of a role no administrator may switch, and why: rules that hold whatever the table of switches says.

import type { FixedReason } from '#contract/administration/permissions.shapes.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { Caller, Code } from './table.ts';

/** One right of one role, with what the access table has for everybody in it. */
export interface AccessCell {
  readonly capability: Capability;
  readonly role: Role;
  readonly row: Readonly<Record<Caller, Code>>;
}

interface SwitchRule {
  readonly reason: FixedReason;
  readonly holds: (cell: AccessCell) => boolean;
}

/** Whoever has one of these can become an administrator: by granting it, or by a link that was mailed to one. */
const ADMINISTRATOR_ONLY_RIGHTS: readonly Capability[] = ['users.write', 'users.viewAs', 'roles.write', 'mails.read'];

/** Without these an administrator could not find the way back. */
const ADMINISTRATOR_FIXED_RIGHTS: readonly Capability[] = ['hub.enter', 'users.read', 'users.write', 'users.viewAs', 'roles.write'];

const OWN_ACCOUNT_RIGHTS: readonly Capability[] = ['account.read', 'account.write'];

const TRIP_CREATORS: readonly Role[] = ['Administrator', 'Coordinator', 'Agent'];

const CUSTOMERS: readonly Role[] = ['Parent', 'Host family'];

const UNLIMITED_CODES: readonly Code[] = ['R', 'W', 'D', 'X'];

/** The first one that holds gives the reason. */
const SWITCH_RULES: readonly SwitchRule[] = [
  { reason: 'openToAll', holds: ({ row }) => row.anonymous !== '-' },
  { reason: 'ownAccount', holds: ({ capability }) => OWN_ACCOUNT_RIGHTS.includes(capability) },
  {
    reason: 'administratorKeeps',
    holds: ({ capability, role }) => role === 'Administrator' && ADMINISTRATOR_FIXED_RIGHTS.includes(capability),
  },
  {
    reason: 'administratorOnly',
    holds: ({ capability, role }) => role !== 'Administrator' && ADMINISTRATOR_ONLY_RIGHTS.includes(capability),
  },
  { reason: 'tripCreators', holds: ({ capability, role }) => capability === 'trips.create' && !TRIP_CREATORS.includes(role) },
  { reason: 'staffOnly', holds: ({ role, row }) => CUSTOMERS.includes(role) && row[role] === '-' },
  {
    reason: 'ownRowsOnly',
    holds: ({ role, row }) => row[role] === '-' && !Object.values(row).some((code) => UNLIMITED_CODES.includes(code)),
  },
];

/** Why a right of a role can't be switched; null when it can. */
export function findFixedReason(cell: AccessCell): FixedReason | null {
  return SWITCH_RULES.find(({ holds }) => holds(cell))?.reason ?? null;
}
