// Amounts of a currency: minor units to text and back, for any size, sign and number of digits.

import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../test/support/runs.ts';
import { formatAmount, parseAmount, parseAnyLength } from './amount.ts';
import { normalise } from './integer.ts';

const Exact = Decimal.clone({ precision: 100, toExpPos: 1000 });
const digits = fc.constantFrom(0, 2, 2, 3, 4);
const units = fc
  .oneof(
    fc.integer({ min: -1200, max: 1200 }).map(BigInt),
    fc.bigInt({ min: -(2n ** 53n), max: 2n ** 53n }),
    fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
  )
  .map(normalise);

describe('formatAmount', () => {
  it('writes what decimal.js writes', () => {
    holds(
      fc.property(units, digits, (minor, places) => {
        const expected = new Exact(String(minor)).div(new Exact(10).pow(places)).toFixed(places);
        expect(formatAmount(minor, places)).toBe(expected);
      }),
      1500,
    );
  });

  it.each([
    [0, 2, '0.00'],
    [-0, 2, '0.00'],
    [5, 2, '0.05'],
    [99, 2, '0.99'],
    [100, 2, '1.00'],
    [1234, 2, '12.34'],
    [-5, 2, '-0.05'],
    [-1234, 2, '-12.34'],
    [7, 0, '7'],
    [-7, 0, '-7'],
    [7, 3, '0.007'],
    [12_345, 4, '1.2345'],
    [Number.MAX_SAFE_INTEGER, 2, '90071992547409.91'],
    [90_071_992_547_409_910n, 2, '900719925474099.10'],
  ])('%s with %i digits is %s', (minor, places, text) => {
    expect(formatAmount(minor, places)).toBe(text);
  });
});

describe('parseAmount', () => {
  it('reads back what formatAmount writes', () => {
    holds(
      fc.property(units, digits, (minor, places) => {
        expect(parseAmount(formatAmount(minor, places), places)).toBe(minor === 0 ? 0 : minor);
      }),
      1000,
    );
  });

  it('reads short text as it reads text of any length, or refuses both', () => {
    const characters = fc.constantFrom(...'00123456789', '.', '-', ' ');
    const text = fc.oneof(fc.string({ unit: characters, maxLength: 18 }), fc.stringMatching(/^-?\d{1,14}(\.\d{1,5}0{0,3})?$/));
    holds(
      fc.property(text, digits, (any, places) => {
        expect(parseAmount(any, places)).toBe(parseAnyLength(any, places));
      }),
      3000,
    );
  });

  it.each([
    ['12.34', 2, 1234],
    ['12', 2, 1200],
    ['12.3', 2, 1230],
    ['12.340', 2, 1234],
    ['012.34', 2, 1234],
    ['-0.01', 2, -1],
    ['-0', 2, 0],
    ['5.000', 0, 5],
    ['0.0001', 4, 1],
    ['90071992547409.93', 2, 9_007_199_254_740_993n],
  ])('%s with %i digits is %s', (text, places, minor) => {
    expect(parseAmount(text, places)).toBe(minor);
  });

  it.each([
    ['12.345', 2],
    ['0.1', 0],
    ['', 2],
    ['.5', 2],
    ['5.', 2],
    ['+5', 2],
    ['--5', 2],
    ['1e3', 2],
    ['1,50', 2],
    [' 1', 2],
    ['1 ', 2],
    ['1\n', 2],
    ['NaN', 2],
    ['0x10', 2],
    ['٣', 2],
  ])('%j is no amount with %i digits', (text, places) => {
    expect(parseAmount(text, places)).toBeUndefined();
  });
});
