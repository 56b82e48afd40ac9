// Exact fractions and the two roundings, against decimal.js and against the definition.

import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../test/support/runs.ts';
import { normalise } from './integer.ts';
import { divideAndRound, multiplyAndRound, type Rounding, ratio, ZERO } from './ratio.ts';

const Exact = Decimal.clone({ precision: 120, toExpPos: 1000 });
const MODES = { 'half-up': Decimal.ROUND_HALF_UP, 'half-even': Decimal.ROUND_HALF_EVEN } as const;
const rounding = fc.constantFrom<Rounding>('half-up', 'half-even');
const natural = fc.oneof(
  fc.nat().map(BigInt),
  fc.bigInt({ min: 0n, max: 2n ** 53n }),
  fc.constantFrom(0n, 1n, 2n ** 52n - 1n, 2n ** 52n, 2n ** 52n + 1n, 2n ** 53n - 1n, 2n ** 53n),
  fc.bigInt({ min: 0n, max: 10n ** 40n }),
);
const positive = natural.map((value) => value + 1n);

describe('divideAndRound', () => {
  it('agrees with decimal.js, in both roundings and at any size', () => {
    holds(
      fc.property(natural, positive, rounding, (numerator, denominator, rule) => {
        const expected = new Exact(String(numerator)).div(String(denominator)).toDecimalPlaces(0, MODES[rule]).toFixed();
        expect(String(divideAndRound(normalise(numerator), normalise(denominator), rule))).toBe(expected);
      }),
      1500,
    );
  });

  it('is off by half a unit at most, and exact halves go where the rule says', () => {
    holds(
      fc.property(natural, positive, rounding, (whole, half, rule) => {
        const rounded = BigInt(divideAndRound(normalise((2n * whole + 1n) * half), normalise(2n * half), rule));
        expect(rounded).toBe(rule === 'half-up' || whole % 2n === 1n ? whole + 1n : whole);
      }),
      500,
    );
  });

  it.each([
    [1, 2, 'half-up', 1],
    [1, 2, 'half-even', 0],
    [3, 2, 'half-even', 2],
    [5, 2, 'half-even', 2],
    [5, 2, 'half-up', 3],
    [49, 100, 'half-up', 0],
    [51, 100, 'half-even', 1],
    [0, 7, 'half-up', 0],
    [14, 7, 'half-even', 2],
    [9_007_199_254_740_993n, 2, 'half-even', 4_503_599_627_370_496],
    [9_007_199_254_740_993n, 2, 'half-up', 4_503_599_627_370_497],
    [9_007_199_254_740_995n, 2, 'half-even', 4_503_599_627_370_498],
  ] as const)('%s / %s, %s, is %s', (numerator, denominator, rule, expected) => {
    expect(divideAndRound(numerator, denominator, rule)).toBe(expected);
  });
});

describe('ratio', () => {
  it('is in lowest terms and keeps its value, below 0 too', () => {
    const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));
    holds(
      fc.property(fc.tuple(natural, fc.boolean()), positive, ([size, below], denominator) => {
        const numerator = below ? -size : size;
        const reduced = ratio(numerator, denominator);
        expect(BigInt(reduced.numerator) * denominator).toBe(numerator * BigInt(reduced.denominator));
        expect(gcd(BigInt(reduced.numerator), BigInt(reduced.denominator))).toBe(1n);
        expect(reduced.denominator).toBeGreaterThan(0);
      }),
      500,
    );
    expect(ratio(6n, 4n)).toEqual({ numerator: 3, denominator: 2 });
    expect(ratio(0n, 9n)).toEqual(ZERO);
  });
});

describe('multiplyAndRound', () => {
  it('multiplies first and rounds once', () => {
    holds(
      fc.property(natural, positive, fc.integer({ min: 0, max: 500_000 }), rounding, (numerator, denominator, factor, rule) => {
        const expected = new Exact(String(numerator)).times(factor).div(String(denominator)).toDecimalPlaces(0, MODES[rule]).toFixed();
        expect(String(multiplyAndRound(ratio(numerator, denominator), factor, rule))).toBe(expected);
      }),
      500,
    );
    expect(multiplyAndRound({ numerator: 1, denominator: 3 }, 3, 'half-up')).toBe(1);
    expect(multiplyAndRound({ numerator: 1, denominator: 2 }, 1, 'half-even')).toBe(0);
  });
});
