// Laws of who may what.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '#contract/identity/roles.ts';
import { CAPABILITIES } from '#contract/platform/capabilities.ts';
import { findGrant, getAccessCode, isGrantAsWide, listCapabilities, type Switch } from './grant.ts';
import { findFixedReason } from './switchable.rules.ts';
import { ACCESS, CALLERS, getAccessRow } from './table.ts';

const capability = fc.constantFrom(...CAPABILITIES);
const role = fc.constantFrom(...ROLES);
const roles = fc.uniqueArray(role, { minLength: 1 });
const switches: fc.Arbitrary<Switch[]> = fc.uniqueArray(fc.record({ role, capability, allowed: fc.boolean() }), {
  selector: (one) => `${one.role} ${one.capability}`,
});

const isGranted = (held: readonly Role[], right: (typeof CAPABILITIES)[number], switched: readonly Switch[]) =>
  findGrant(right, { roles: held, switches: switched }) !== null;

describe('a grant', () => {
  test('is the union of what each role has', () => {
    fc.assert(
      fc.property(capability, roles, switches, (right, held, switched) => {
        expect(isGranted(held, right, switched)).toBe(held.some((one) => isGranted([one], right, switched)));
        const ways = findGrant(right, { roles: held, switches: switched })?.ways ?? [];
        const each = held.flatMap((one) => findGrant(right, { roles: [one], switches: switched })?.ways ?? []);
        expect(ways).toEqual(each);
      }),
    );
  });

  test('never shrinks with another role', () => {
    fc.assert(
      fc.property(capability, roles, role, switches, (right, held, more, switched) => {
        const before = findGrant(right, { roles: held, switches: switched });
        const after = findGrant(right, { roles: [...new Set([...held, more])], switches: switched });
        if (before !== null) expect(after).not.toBeNull();
        if (before?.all) expect(after?.all).toBe(true);
      }),
    );
  });

  test('stays the same for a role when the switches of other roles change', () => {
    fc.assert(
      fc.property(capability, role, switches, (right, one, switched) => {
        const own = switched.filter((change) => change.role === one);
        expect(getAccessCode(one, { capability: right, switches: switched })).toBe(
          getAccessCode(one, { capability: right, switches: own }),
        );
      }),
    );
  });

  test('follows its switch, unless it is fixed', () => {
    fc.assert(
      fc.property(capability, role, fc.boolean(), (right, one, allowed) => {
        const isFixed = findFixedReason({ capability: right, role: one, row: getAccessRow(right) }) !== null;
        const without = isGranted([one], right, []);
        expect(isGranted([one], right, [{ role: one, capability: right, allowed }])).toBe(isFixed ? without : allowed);
      }),
    );
  });

  test('stays the same for a visitor, whatever is switched', () => {
    fc.assert(
      fc.property(capability, switches, (right, switched) => {
        expect(findGrant(right, { roles: null, switches: switched })).toEqual(findGrant(right, { roles: null, switches: [] }));
      }),
    );
  });

  test('is as wide as another only if no role has rows in the other alone', () => {
    const isWide = (held: readonly Role[]) => {
      const [grant, as] = (['students.health', 'trips.track'] as const).map((right) => findGrant(right, { roles: held, switches: [] }));
      return as !== null && as !== undefined && isGrantAsWide(grant ?? null, as);
    };
    expect([isWide(['Coordinator']), isWide(['Agent']), isWide(['Agent', 'Parent']), isWide(['Coordinator', 'Finance'])]).not.toContain(
      false,
    );
    expect([isWide(['Finance']), isWide(['Finance', 'Parent']), isWide(['Finance', 'Agent'])]).not.toContain(true);
  });

  test('is what the screens are told', () => {
    fc.assert(
      fc.property(roles, switches, (held, switched) => {
        expect(listCapabilities(held, switched)).toEqual(CAPABILITIES.filter((right) => isGranted(held, right, switched)));
      }),
    );
  });

  test('is limited to what is open to anybody, and own rows where every role has at least these, for a user without a role', () => {
    expect(listCapabilities([], [])).toEqual(expect.arrayContaining(['account.read', 'account.write', 'account.leave', 'public']));
    expect(listCapabilities([], [])).not.toEqual(expect.arrayContaining(['hub.enter']));
    for (const right of listCapabilities([], [])) {
      const codes = Object.values(getAccessRow(right));
      expect(codes[0] !== '-' || codes.slice(1).every((code) => code !== '-' && code !== 'P')).toBe(true);
      expect(findGrant(right, { roles: [], switches: [] })?.all === true && codes[0] === '-').toBe(false);
    }
  });
});

describe('the table', () => {
  test('gives every right to somebody, and reads without a fault', () => {
    for (const right of CAPABILITIES) {
      expect(Object.keys(getAccessRow(right))).toEqual([...CALLERS]);
      expect(Object.values(getAccessRow(right)).some((code) => code !== '-')).toBe(true);
    }
    expect(Object.keys(ACCESS)).toHaveLength(CAPABILITIES.length);
  });

  test.each(['X X', '- - - - - - - - Z', 'x X X X X X X X X', '', 'X X X X X X X X X X'])('does not start with the row %j', (row) => {
    expect(() => getAccessRow('public', row)).toThrow('must hold 9 codes');
  });
});
