// The rights of a role that no administrator may switch, with the reasons; these rules apply regardless of stored switches.

import type { FixedReason } from '#contract/administration/permissions.shapes.ts';
import type { Role } from '#contract/identity/roles.ts';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { Caller, Code } from './table.ts';

/** One right of one role, with the row of the access table. */
export interface AccessCell {
  readonly capability: Capability;
  readonly role: Role;
  readonly row: Readonly<Record<Caller, Code>>;
}

interface SwitchRule {
  readonly reason: FixedReason;
  readonly holds: (cell: AccessCell) => boolean;
}

/** With any of these, a user can become an administrator: by granting the role, or by using a link emailed to an administrator. */
const ADMINISTRATOR_ONLY_RIGHTS: readonly Capability[] = ['users.write', 'users.viewAs', 'roles.write', 'mails.read'];

/** Without these an administrator couldn't undo a switch. */
const ADMINISTRATOR_FIXED_RIGHTS: readonly Capability[] = ['hub.enter', 'users.read', 'users.write', 'users.viewAs', 'roles.write'];

const OWN_ACCOUNT_RIGHTS: readonly Capability[] = ['account.read', 'account.write'];

const TRIP_CREATORS: readonly Role[] = ['Administrator', 'Coordinator', 'Agent'];

const CUSTOMERS: readonly Role[] = ['Parent', 'Host family'];

const UNLIMITED_CODES: readonly Code[] = ['R', 'W', 'D', 'X'];

/** The first matching rule gives the reason. */
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

/** Returns the reason why a right of a role can't be switched; null if it can. */
export function findFixedReason(cell: AccessCell): FixedReason | null {
  return SWITCH_RULES.find(({ holds }) => holds(cell))?.reason ?? null;
}
