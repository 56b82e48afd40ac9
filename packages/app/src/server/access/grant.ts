// What a caller is granted of a right: the union of what each of their roles gives, after the switches of the permissions screen.

import { ROLES, type Role } from '#contract/identity/roles.ts';
import { CAPABILITIES, type Capability } from '#contract/platform/capabilities.ts';
import { findFixedReason } from './switchable.rules.ts';
import { ACCESS, type Caller, type Code, getAccessRow } from './table.ts';

const TABLE = new Map(Object.keys(ACCESS).map((name) => [name as Capability, getAccessRow(name as Capability)]));

/** Switched by an administrator: a right of a role that the table gives or refuses, the other way. */
export interface Switch {
  readonly role: Role;
  readonly capability: Capability;
  readonly allowed: boolean;
}

/** One way in which a caller has a right: through which role, and how far. */
export interface GrantSource {
  readonly caller: Caller;
  readonly code: Exclude<Code, '-'>;
}

/** What a caller has of one right; never empty. */
export interface Grant {
  readonly ways: readonly GrantSource[];
  /** Whether any way reaches every row. */
  readonly all: boolean;
}

const UNLIMITED_CODES: readonly Code[] = ['R', 'W', 'D', 'X'];

/** What a role gets that the table refuses and a switch allows: all rows for reading rights, else writing. */
function findWidestCode(capability: Capability): Exclude<Code, '-'> {
  const codes = Object.values(getAccessRow(capability));
  return (['W', 'R', 'X'] as const).find((code) => codes.includes(code)) ?? 'R';
}

/** What one caller has of a right; a switch of what can't be switched counts for nothing. */
export function getAccessCode(caller: Caller, { capability, switches }: { capability: Capability; switches: readonly Switch[] }): Code {
  const row = TABLE.get(capability);
  const code = row?.[caller] ?? '-';
  const change = switches.find((one) => one.role === caller && one.capability === capability);
  if (row === undefined || change === undefined || findFixedReason({ capability, role: change.role, row }) !== null) return code;
  if (!change.allowed) return '-';
  return code === '-' ? findWidestCode(capability) : code;
}

const OWN_CODES: readonly Code[] = ['O', 'OW'];

/**
 * What somebody has who has signed in and holds no role yet: what anybody has, and of their own rows what every role has alike. Without
 * that they could not even read that they have to wait, or sign out.
 */
function getCodeWithoutRole(capability: Capability): Code {
  const row = getAccessRow(capability);
  if (row.anonymous !== '-') return row.anonymous;
  const codes = new Set(ROLES.map((role) => row[role]));
  const [common = '-'] = codes;
  return codes.size === 1 && OWN_CODES.includes(common) ? common : '-';
}

/**
 * What somebody is granted of a right, or null. The roles add up: what one does not reach, another may.
 * @param roles those held, null for somebody not signed in
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

/** Every right that somebody has, for the screens to offer. */
export function listCapabilities(roles: readonly Role[] | null, switches: readonly Switch[]): Capability[] {
  return CAPABILITIES.filter((capability) => findGrant(capability, { roles, switches }) !== null);
}
