// What may be done to a user, and what is shown of a mail and of a change.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROLES } from '#contract/identity/roles.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { redactLinkTokens } from '#server/platform/email/link-tokens.ts';
import { toChanges } from './audit/audit.records.ts';
import { toFramedHtml } from './emails/emails.rules.ts';
import { findAccessFault, findRoleChange, toRoles } from './users/users.rules.ts';

const someRoles = fc.uniqueArray(fc.constantFrom(...ROLES));
const somebody = fc.integer({ min: 1, max: 5 });

describe('roles', () => {
  test('are granted and revoked until they are exactly the wanted ones', () => {
    fc.assert(
      fc.property(someRoles, fc.array(fc.constantFrom(...ROLES)), (held, wanted) => {
        const { granted, revoked } = findRoleChange(held, wanted);
        const after = [...held.filter((role) => !revoked.includes(role)), ...granted];
        expect(after.sort()).toEqual([...new Set(wanted)].sort());
        expect(granted.some((role) => held.includes(role))).toBe(false);
      }),
    );
  });

  test('one more or less touches no other', () => {
    fc.assert(
      fc.property(someRoles, fc.constantFrom(...ROLES), fc.boolean(), (held, role, granted) => {
        const after = toRoles(held, { role, granted });
        expect(after.includes(role)).toBe(granted);
        expect(after.filter((one) => one !== role).sort()).toEqual(held.filter((one) => one !== role).sort());
      }),
    );
  });
});

test('an administrator always remains, and users can’t change their own access', () => {
  fc.assert(
    fc.property(
      fc.record({ id: somebody, viewerId: fc.option(somebody) }),
      fc.record({ userId: somebody, administrators: fc.uniqueArray(somebody, { minLength: 1 }), endsAdministrator: fc.boolean() }),
      (actor, change) => {
        const fault = findAccessFault(actor, change);
        const left = change.endsAdministrator ? change.administrators.filter((id) => id !== change.userId) : change.administrators;
        if (fault === null) {
          expect(left).not.toEqual([]);
          expect([actor.id, actor.viewerId]).not.toContain(change.userId);
        } else {
          expect(left.length === 0 || actor.id === change.userId || actor.viewerId === change.userId).toBe(true);
        }
      },
    ),
  );
});

test('no token of a mailed link is left', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{20,43}$/), fc.constantFrom('reset-password', 'verify-email'), (token, page) => {
      expect(redactLinkTokens(`see https://x.test/fr/${page}/${token}?a=1 or "/${page}/${token}"`)).not.toContain(token);
    }),
  );
  expect(toFramedHtml('<html><HEAD><title>')).toBe('<html><head><base target="_blank"><title>');
});

test('a change shows each field before and after; what stands alone is what came of it', () => {
  const changes = { ...findDifferences({ a: 1, roles: ['x'] }, { a: 2, roles: ['x'] }), note: 'hello', list: ['p', 'q'] };
  expect(toChanges(changes)).toEqual([
    { field: 'a', before: 1, after: 2 },
    { field: 'note', before: null, after: 'hello' },
    { field: 'list', before: null, after: ['p', 'q'] },
  ]);
});

test('a change shows a list of records by their places, and a value that stayed the same not at all', () => {
  expect(
    toChanges({
      allocations: [
        { amount: '5.00', invoiceId: 7 },
        { amount: '6.00', invoiceId: 8 },
      ],
    }),
  ).toEqual([
    { field: 'allocations.1.amount', before: null, after: '5.00' },
    { field: 'allocations.1.invoiceId', before: null, after: 7 },
    { field: 'allocations.2.amount', before: null, after: '6.00' },
    { field: 'allocations.2.invoiceId', before: null, after: 8 },
  ]);
  const payouts = (amount: string) => [{ payoutId: 3, amount }];
  expect(toChanges({ payouts: { before: payouts('1.00'), after: payouts('2.00') } })).toEqual([
    { field: 'payouts.1.amount', before: '1.00', after: '2.00' },
  ]);
  expect(toChanges({ total: { before: '9.00', after: '9.00' }, lines: [] })).toEqual([{ field: 'lines', before: null, after: [] }]);
});

test('a change within a field shows only the part that changed', () => {
  const texts = (title: string) => ({ en: { title: 'Hello', body: 'x' }, de: { title, body: 'y' }, fr: null });
  expect(toChanges({ texts: { before: texts('Hallo'), after: texts('Servus') } })).toEqual([
    { field: 'texts.de.title', before: 'Hallo', after: 'Servus' },
  ]);
  expect(toChanges({ audience: { before: { roles: ['Agent'] }, after: { roles: [] } } })).toEqual([
    { field: 'audience.roles', before: ['Agent'], after: [] },
  ]);
});
