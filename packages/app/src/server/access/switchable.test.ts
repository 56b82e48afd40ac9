// What no switch can do, whatever the table of switches holds.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROLES } from '#contract/identity/roles.ts';
import { CAPABILITIES, type Capability } from '#contract/platform/capabilities.ts';
import { capabilitiesOf, codeOf, grantOf, type Switch } from './grant.ts';
import { fixedReason } from './switchable.rules.ts';
import { rowOf } from './table.ts';

const aSwitch: fc.Arbitrary<Switch> = fc.record({
  role: fc.constantFrom(...ROLES),
  capability: fc.constantFrom(...CAPABILITIES),
  allowed: fc.boolean(),
});
const switches = fc.uniqueArray(aSwitch, { selector: ({ role, capability }) => `${role} ${capability}`, maxLength: 200 });
const law = (holds: (given: Switch[]) => void) => fc.assert(fc.property(switches, holds));

describe('whatever is switched', () => {
  test('an administrator can find, change and view as users, grant roles, switch rights and enter the hub', () => {
    law((given) => {
      const has = capabilitiesOf(['Administrator'], given);
      expect(has).toEqual(expect.arrayContaining(['users.read', 'users.write', 'users.viewAs', 'roles.write', 'hub.enter']));
      for (const name of ['users.write', 'roles.write'] as const)
        expect(grantOf(name, { roles: ['Administrator'], switches: given })?.all).toBe(true);
    });
  });

  test('nobody else can become an administrator by what they may', () => {
    law((given) => {
      for (const role of ROLES.filter((name) => name !== 'Administrator'))
        for (const name of ['users.write', 'users.viewAs', 'roles.write', 'mails.read'] as const)
          expect(capabilitiesOf([role], given)).not.toContain(name);
    });
  });

  test('trips are created by administrators, coordinators and agents alone', () => {
    law((given) => {
      for (const role of ['Parent', 'Host family', 'Finance', 'Vetting admin', 'Page editor'] as const)
        expect(capabilitiesOf([role], given)).not.toContain('trips.create');
    });
  });

  test('parents and host families get nothing that the table does not give them, and reach no further', () => {
    law((given) => {
      for (const role of ['Parent', 'Host family'] as const)
        for (const capability of CAPABILITIES) {
          const code = codeOf(role, { capability, switches: given });
          expect(['-', rowOf(capability)[role]]).toContain(code);
        }
    });
  });

  test('everybody can use their own account, and what is open to all stays open', () => {
    law((given) => {
      for (const role of ROLES)
        expect(capabilitiesOf([role], given)).toEqual(expect.arrayContaining(['account.read', 'account.write', 'public']));
      expect(capabilitiesOf(null, given)).toEqual(capabilitiesOf(null, []));
    });
  });

  test('a right is switched exactly where nothing fixes it', () => {
    fc.assert(
      fc.property(aSwitch, (one) => {
        const { role, capability, allowed } = one;
        const before = codeOf(role, { capability, switches: [] }) !== '-';
        const after = codeOf(role, { capability, switches: [one] }) !== '-';
        const fixed = fixedReason({ capability, role, row: rowOf(capability) }) !== null;
        expect(after).toBe(fixed ? before : allowed);
      }),
    );
  });
});

test('a right about own rows alone is not given to who has none', () => {
  const row = { ...rowOf('lists.own'), Coordinator: '-' } as const;
  expect(fixedReason({ capability: 'lists.own' satisfies Capability, role: 'Coordinator', row })).toBe('ownRowsOnly');
});

test('some rights of every staff role can be switched', () => {
  for (const role of ['Coordinator', 'Agent', 'Finance', 'Vetting admin', 'Page editor'] as const)
    expect(CAPABILITIES.filter((capability) => fixedReason({ capability, role, row: rowOf(capability) }) === null)).toContain(
      'campaigns.write',
    );
});
