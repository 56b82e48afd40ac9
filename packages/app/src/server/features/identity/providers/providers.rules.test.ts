// The names of people whom a provider vouches for.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toFullName } from './providers.rules.ts';

const email = 'maeve@example.test';

test.each([
  [
    { given_name: 'Maeve', family_name: 'Quinn', name: 'Other' },
    { firstName: 'Maeve', lastName: 'Quinn' },
  ],
  [{ name: 'Maeve Ann Quinn' }, { firstName: 'Maeve Ann', lastName: 'Quinn' }],
  [{ name: 'Maeve' }, { firstName: 'Maeve', lastName: '' }],
  [{ given_name: 'Maeve' }, { firstName: 'Maeve', lastName: '' }],
  [
    { given_name: 'M'.repeat(90), family_name: 'Q'.repeat(90) },
    { firstName: 'M'.repeat(80), lastName: 'Q'.repeat(80) },
  ],
  [{}, { firstName: 'maeve', lastName: '' }],
])('%o', (claims, expected) => {
  expect(toFullName({ sub: '1', ...claims }, email)).toEqual(expected);
});

test('somebody always has a first name, and no name is too long', () => {
  const part = fc.option(fc.string({ maxLength: 200 }), { nil: undefined });
  const claims = fc.record({ sub: fc.constant('1'), given_name: part, family_name: part, name: part }, { requiredKeys: ['sub'] });
  fc.assert(
    fc.property(claims, (given) => {
      const { firstName, lastName } = toFullName(given, email);
      expect(firstName.length).toBeGreaterThan(0);
      expect(Math.max(firstName.length, lastName.length)).toBeLessThanOrEqual(80);
    }),
  );
});
