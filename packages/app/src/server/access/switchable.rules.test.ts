// What no switch can do, whatever the table of switches holds.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROLES } from '#contract/identity/roles.ts';
import { CAPABILITIES, type Capability } from '#contract/platform/capabilities.ts';
import { findGrant, getAccessCode, listCapabilities, type Switch } from './grant.ts';
import { findFixedReason } from './switchable.rules.ts';
import { getAccessRow } from './table.ts';

const aSwitch: fc.Arbitrary<Switch> = fc.record({
  role: fc.constantFrom(...ROLES),
  capability: fc.constantFrom(...CAPABILITIES),
  allowed: fc.boolean(),
});
const switches = fc.uniqueArray(aSwitch, { selector: ({ role, capability }) => `${role} ${capability}`, maxLength: 200 });
const law = (holds: (given: Switch[]) => void) => fc.assert(fc.property(switches, holds));

describe('with any switches', () => {
  test('an administrator can find, change and view as users, grant roles, switch rights and enter the hub', () => {
    law((given) => {
      const has = listCapabilities(['Administrator'], given);
      expect(has).toEqual(expect.arrayContaining(['users.read', 'users.write', 'users.viewAs', 'roles.write', 'hub.enter']));
      for (const name of ['users.write', 'roles.write'] as const)
        expect(findGrant(name, { roles: ['Administrator'], switches: given })?.all).toBe(true);
    });
  });

  test('only administrators have the rights to change and view as users, change roles and read mails', () => {
    law((given) => {
      for (const role of ROLES.filter((name) => name !== 'Administrator'))
        for (const name of ['users.write', 'users.viewAs', 'roles.write', 'mails.read'] as const)
          expect(listCapabilities([role], given)).not.toContain(name);
    });
  });

  test('trips are created by administrators, coordinators and agents alone', () => {
    law((given) => {
      for (const role of ['Parent', 'Host family', 'Finance', 'Vetting admin', 'Page editor'] as const)
        expect(listCapabilities([role], given)).not.toContain('trips.create');
    });
  });

  test('parents and host families get nothing that the table does not give them, and reach no further', () => {
    law((given) => {
      for (const role of ['Parent', 'Host family'] as const)
        for (const capability of CAPABILITIES) {
          const code = getAccessCode(role, { capability, switches: given });
          expect(['-', getAccessRow(capability)[role]]).toContain(code);
        }
    });
  });

  test('everybody can use their own account, and what is open to all stays open', () => {
    law((given) => {
      for (const role of ROLES)
        expect(listCapabilities([role], given)).toEqual(expect.arrayContaining(['account.read', 'account.write', 'public']));
      expect(listCapabilities(null, given)).toEqual(listCapabilities(null, []));
    });
  });

  test('a right is switched exactly where nothing fixes it', () => {
    fc.assert(
      fc.property(aSwitch, (one) => {
        const { role, capability, allowed } = one;
        const before = getAccessCode(role, { capability, switches: [] }) !== '-';
        const after = getAccessCode(role, { capability, switches: [one] }) !== '-';
        const fixed = findFixedReason({ capability, role, row: getAccessRow(capability) }) !== null;
        expect(after).toBe(fixed ? before : allowed);
      }),
    );
  });
});

test('a right limited to own rows can’t be switched on for a role without own rows', () => {
  const row = { ...getAccessRow('lists.own'), Coordinator: '-' } as const;
  expect(findFixedReason({ capability: 'lists.own' satisfies Capability, role: 'Coordinator', row })).toBe('ownRowsOnly');
});

test('some rights of every staff role can be switched', () => {
  for (const role of ['Coordinator', 'Agent', 'Finance', 'Vetting admin', 'Page editor'] as const)
    expect(CAPABILITIES.filter((capability) => findFixedReason({ capability, role, row: getAccessRow(capability) }) === null)).toContain(
      'campaigns.write',
    );
});
