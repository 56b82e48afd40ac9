// Computes what a caller is granted of a right: the union over their roles, after the switches of the permissions screen.

import { ROLES, type Role } from '#contract/identity/roles.ts';
import { CAPABILITIES, type Capability } from '#contract/platform/capabilities.ts';
import { findFixedReason } from './switchable.rules.ts';
import { ACCESS, type Caller, type Code, getAccessRow } from './table.ts';

const TABLE = new Map(Object.keys(ACCESS).map((name) => [name as Capability, getAccessRow(name as Capability)]));

/** A right of a role that an administrator has set to the opposite of the table. */
export interface Switch {
  readonly role: Role;
  readonly capability: Capability;
  readonly allowed: boolean;
}

/** One role through which a caller has a right, with its code. */
export interface GrantSource {
  readonly caller: Caller;
  readonly code: Exclude<Code, '-'>;
}

/** What a caller is granted of one right; never empty. */
export interface Grant {
  readonly ways: readonly GrantSource[];
  /** Whether any of the ways covers all rows. */
  readonly all: boolean;
}

const UNLIMITED_CODES: readonly Code[] = ['R', 'W', 'D', 'X'];

/** Returns the code for a right that the table refuses and a switch allows: all rows for reading rights, otherwise writing. */
function findWidestCode(capability: Capability): Exclude<Code, '-'> {
  const codes = Object.values(getAccessRow(capability));
  return (['W', 'R', 'X'] as const).find((code) => codes.includes(code)) ?? 'R';
}

/** Returns a caller's code for a right; ignores switches of rights that can't be switched. */
export function getAccessCode(caller: Caller, { capability, switches }: { capability: Capability; switches: readonly Switch[] }): Code {
  const row = TABLE.get(capability);
  const code = row?.[caller] ?? '-';
  const change = switches.find((one) => one.role === caller && one.capability === capability);
  if (row === undefined || change === undefined || findFixedReason({ capability, role: change.role, row }) !== null) return code;
  if (!change.allowed) return '-';
  return code === '-' ? findWidestCode(capability) : code;
}

/** Codes that cover at least one's own rows. */
const COVERING_OWN: readonly Code[] = ['O', 'OW', 'S', 'SW', 'R', 'W', 'D', 'X'];
const READING: readonly Code[] = ['O', 'S', 'R'];

/**
 * Returns the code of a signed-in user without roles: the anonymous one, plus access to own rows where every role has at least that.
 * Without it they couldn't even see that they have to wait, ask support for help, or sign out.
 */
function getCodeWithoutRole(capability: Capability): Code {
  const row = getAccessRow(capability);
  if (row.anonymous !== '-') return row.anonymous;
  const codes = ROLES.map((role) => row[role]);
  const areOwn = codes.every((code) => COVERING_OWN.includes(code)) && codes.some((code) => code === 'O' || code === 'OW');
  if (!areOwn) return '-';
  return codes.some((code) => READING.includes(code)) ? 'O' : 'OW';
}

/**
 * Returns the grant of a right, or null. Roles add up: rows that one role doesn't cover, another may.
 * @param roles roles of the user; null if not signed in
 */
export function findGrant(
  capability: Capability,
  { roles, switches }: { roles: readonly Role[] | null; switches: readonly Switch[] },
): Grant | null {
  const codes: readonly (readonly [Caller, Code])[] =
    roles === null
      ? [['anonymous', getAccessCode('anonymous', { capability, switches })]]
      : roles.length === 0
        ? [['anonymous', getCodeWithoutRole(capability)]]
        : roles.map((role) => [role, getAccessCode(role, { capability, switches })]);
  const ways = codes.flatMap(([caller, code]): GrantSource[] => (code === '-' ? [] : [{ caller, code }]));
  return ways.length === 0 ? null : { ways, all: ways.some(({ code }) => UNLIMITED_CODES.includes(code)) };
}

/** Returns whether a grant covers every row that another one does, as far as roles tell. */
export function isGrantAsWide(grant: Grant | null, as: Grant): boolean {
  if (grant === null) return false;
  return grant.all || (!as.all && as.ways.every(({ caller }) => grant.ways.some((way) => way.caller === caller)));
}

/** Returns whether a grant covers the rows alone that somebody looks after as an agent, perhaps with other rows of their own. */
export function isAgentsGrant(grant: Grant | null): grant is Grant {
  return grant !== null && !grant.all && grant.ways.some(({ caller }) => caller === 'Agent');
}

/** Returns all rights of a user, so that screens know what to offer. */
export function listCapabilities(roles: readonly Role[] | null, switches: readonly Switch[]): Capability[] {
  return CAPABILITIES.filter((capability) => findGrant(capability, { roles, switches }) !== null);
}
