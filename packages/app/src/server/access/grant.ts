// What a caller is granted of a right: the union of what each of their roles gives, after the switches of the permissions screen.

import type { Role } from '#contract/identity/roles.ts';
import { CAPABILITIES, type Capability } from '#contract/platform/capabilities.ts';
import { ACCESS, type Caller, type Code, rowOf } from './table.ts';

const TABLE = new Map(Object.keys(ACCESS).map((name) => [name as Capability, rowOf(name as Capability)]));

/** Switched by an administrator: a right of a role that the table gives or refuses, the other way. */
export interface Switch {
  readonly role: Role;
  readonly capability: Capability;
  readonly allowed: boolean;
}

/** One way in which a caller has a right: through which role, and how far. */
export interface Way {
  readonly caller: Caller;
  readonly code: Exclude<Code, '-'>;
}

/** What a caller has of one right; never empty. */
export interface Grant {
  readonly ways: readonly Way[];
  /** Whether any way reaches every row. */
  readonly all: boolean;
}

const EVERY_ROW: readonly Code[] = ['R', 'W', 'D', 'X'];

/** What a role gets that the table refuses and a switch allows: all rows for reading rights, else writing. */
function widened(capability: Capability): Exclude<Code, '-'> {
  const codes = Object.values(rowOf(capability));
  return (['W', 'R', 'X'] as const).find((code) => codes.includes(code)) ?? 'R';
}

function codeOf(caller: Caller, { capability, switches }: { capability: Capability; switches: readonly Switch[] }): Code {
  const code = TABLE.get(capability)?.[caller] ?? '-';
  const change = switches.find((one) => one.role === caller && one.capability === capability);
  if (change === undefined) return code;
  if (!change.allowed) return '-';
  return code === '-' ? widened(capability) : code;
}

/** The callers that somebody counts as: their roles, or `anonymous`. Somebody signed in without any role has no more than anybody. */
export function callersOf(roles: readonly Role[] | null): readonly Caller[] {
  return roles === null || roles.length === 0 ? ['anonymous'] : roles;
}

/**
 * What somebody is granted of a right, or null. The roles add up: what one does not reach, another may.
 * @param roles those held, null for somebody not signed in
 */
export function grantOf(
  capability: Capability,
  { roles, switches }: { roles: readonly Role[] | null; switches: readonly Switch[] },
): Grant | null {
  const ways = callersOf(roles).flatMap((caller): Way[] => {
    const code = codeOf(caller, { capability, switches });
    return code === '-' ? [] : [{ caller, code }];
  });
  return ways.length === 0 ? null : { ways, all: ways.some(({ code }) => EVERY_ROW.includes(code)) };
}

/** Every right that somebody has, for the screens to offer. */
export function capabilitiesOf(roles: readonly Role[] | null, switches: readonly Switch[]): Capability[] {
  return CAPABILITIES.filter((capability) => grantOf(capability, { roles, switches }) !== null);
}
