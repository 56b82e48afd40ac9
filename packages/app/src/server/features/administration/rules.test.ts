// What may be done to a user, and what is shown of a mail and of a change.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROLES } from '#contract/identity/roles.ts';
import { differences } from '#server/platform/differences.ts';
import { withoutTokens } from '#server/platform/mail/link-tokens.ts';
import { changesOf } from './audit.records.ts';
import { framed } from './mails.rules.ts';
import { accessFault, roleChange, withRole } from './users.rules.ts';

const someRoles = fc.uniqueArray(fc.constantFrom(...ROLES));
const somebody = fc.integer({ min: 1, max: 5 });

describe('roles', () => {
  test('what is granted and revoked leads from the roles held to the roles wanted, and no further', () => {
    fc.assert(
      fc.property(someRoles, fc.array(fc.constantFrom(...ROLES)), (held, wanted) => {
        const { granted, revoked } = roleChange(held, wanted);
        const after = [...held.filter((role) => !revoked.includes(role)), ...granted];
        expect(after.sort()).toEqual([...new Set(wanted)].sort());
        expect(granted.some((role) => held.includes(role))).toBe(false);
      }),
    );
  });

  test('one more or less touches no other', () => {
    fc.assert(
      fc.property(someRoles, fc.constantFrom(...ROLES), fc.boolean(), (held, role, granted) => {
        const after = withRole(held, { role, granted });
        expect(after.includes(role)).toBe(granted);
        expect(after.filter((one) => one !== role).sort()).toEqual(held.filter((one) => one !== role).sort());
      }),
    );
  });
});

test('whoever acts, an administrator remains, and nobody touches themselves', () => {
  fc.assert(
    fc.property(
      fc.record({ id: somebody, viewerId: fc.option(somebody) }),
      fc.record({ userId: somebody, administrators: fc.uniqueArray(somebody, { minLength: 1 }), endsAdministrator: fc.boolean() }),
      (actor, change) => {
        const fault = accessFault(actor, change);
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
      expect(withoutTokens(`see https://x.test/fr/${page}/${token}?a=1 or "/${page}/${token}"`)).not.toContain(token);
    }),
  );
  expect(framed('<html><HEAD><title>')).toBe('<html><head><base target="_blank"><title>');
});

test('a change shows each field before and after; what stands alone is what came of it', () => {
  const changes = { ...differences({ a: 1, roles: ['x'] }, { a: 2, roles: ['x'] }), note: 'hello', list: ['p', 'q'] };
  expect(changesOf(changes)).toEqual([
    { field: 'a', before: 1, after: 2 },
    { field: 'note', before: null, after: 'hello' },
    { field: 'list', before: null, after: ['p', 'q'] },
  ]);
});

test('of a field within which something changed, that alone is told', () => {
  const texts = (title: string) => ({ en: { title: 'Hello', body: 'x' }, de: { title, body: 'y' }, fr: null });
  expect(changesOf({ texts: { before: texts('Hallo'), after: texts('Servus') } })).toEqual([
    { field: 'texts.de.title', before: 'Hallo', after: 'Servus' },
  ]);
  expect(changesOf({ audience: { before: { roles: ['Agent'] }, after: { roles: [] } } })).toEqual([
    { field: 'audience.roles', before: ['Agent'], after: [] },
  ]);
});
