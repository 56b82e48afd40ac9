// Values by path, what two people changed, and numbers within bounds.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateStrength } from '#web/ui/form/fields/contact/password-guess.ts';
import { findDifferences, mergeVersions } from './conflict.ts';
import { clampNumber } from './fields/clamp.ts';
import { getValueAt, isSameValue, replaceValueAt } from './form-values.ts';

const values = { name: 'Ann', children: [{ dob: '2015-01-02' }, { dob: '' }], note: null };

describe('values by path', () => {
  test('are found and replaced without changing anything else', () => {
    const next = replaceValueAt(values, 'children.1.dob', '2016-01-02') as typeof values;
    expect(getValueAt(next, 'children.1.dob')).toBe('2016-01-02');
    expect(values.children[1]?.dob).toBe('');
    expect(next.children[0]).toBe(values.children[0]);
  });

  test('are read back after they were put there', () => {
    const path = fc.array(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 1, maxLength: 4 }).map((steps) => steps.join('.'));
    fc.assert(fc.property(path, fc.jsonValue(), (at, value) => isSameValue(getValueAt(replaceValueAt({}, at, value), at), value)));
  });

  test('are the same if both are undefined, null or empty text; dates only if they are the very same object', () => {
    expect(isSameValue({ a: null }, { a: '', b: undefined })).toBe(true);
    expect(isSameValue([1], [1, 2])).toBe(false);
    expect(isSameValue({ a: new Date(0) }, { a: new Date(0) })).toBe(false);
  });
});

describe('two people', () => {
  const base = { name: 'Ann', city: 'Cork', age: 4, version: 1 };
  const mine = { ...base, name: 'Anna', city: 'Galway' };
  const theirs = { ...base, name: 'Anne', age: 5, version: 2 };
  const versions = { base, mine, theirs, paths: ['name', 'city', 'age'] };

  test('are asked only about what both changed', () => {
    expect(findDifferences(versions)).toEqual({ conflicting: [{ path: 'name', mine: 'Anna', theirs: 'Anne' }], changedByThem: ['age'] });
  });

  test('keep what only one of them changed, and the version of who was first', () => {
    expect(mergeVersions(versions, {})).toEqual({ name: 'Anna', city: 'Galway', age: 5, version: 2 });
    expect(mergeVersions(versions, { name: 'theirs' })).toEqual({ name: 'Anne', city: 'Galway', age: 5, version: 2 });
  });

  test('lose nothing: each field is from one of the two', () => {
    const side = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) });
    fc.assert(
      fc.property(side, side, side, (first, second, third) => {
        const result = mergeVersions({ base: first, mine: second, theirs: third, paths: ['a', 'b', 'c'] }, {}) as Record<string, number>;
        for (const key of ['a', 'b', 'c'] as const) expect(result[key]).toBe(second[key] === first[key] ? third[key] : second[key]);
      }),
    );
  });
});

test.each([
  [0, 1],
  [6, 5],
  [3, 3],
  [2.4, 2],
  [Number.NaN, 1],
])('%f guests are %i', (given, guests) => expect(clampNumber(given, { min: 1, max: 5 })).toBe(guests));

test.each([
  ['short', 'short'],
  ['password1234', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['correct horse battery', 'strong'],
  ['パスワードを忘れないで', 'strong'],
])('%s is %s', (password, strength) => expect(estimateStrength(password)).toBe(strength));
