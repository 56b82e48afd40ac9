// References, and what looks like a program.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSuspect, toReference } from './contact.rules.ts';

test('a reference is eight signs that can not be mistaken, whatever the dice say', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      expect(toReference(bytes)).toMatch(/^[2-9BCDFGHJKMNPQRTVWXZ]{4}-[2-9BCDFGHJKMNPQRTVWXZ]{4}$/);
    }),
  );
});

test('every byte counts', () => {
  const zero = toReference(new Uint8Array(8));
  for (let place = 0; place < 8; place += 1) {
    const bytes = new Uint8Array(8);
    bytes[place] = 1;
    expect(toReference(bytes)).not.toBe(zero);
  }
});

test.each([
  [{ homepage: '', seconds: 40 }, false],
  [{ homepage: ' ', seconds: 3 }, false],
  [{ homepage: 'https://spam.test', seconds: 40 }, true],
  [{ homepage: '', seconds: 2 }, true],
])('%o looks like a program: %s', (given, expected) => {
  expect(isSuspect(given)).toBe(expected);
});
