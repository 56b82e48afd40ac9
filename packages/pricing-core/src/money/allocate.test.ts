// The laws of sharing out: nothing lost, nobody further than a unit from the exact share, ties told.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { good, refusals } from '../../test/support/engine.ts';
import { holds } from '../../test/support/runs.ts';
import { allocate, allocateInteger } from './allocate.ts';

const weightsArbitrary = fc
  .array(fc.bigInt({ min: 0n, max: 10n ** 18n }), { minLength: 1, maxLength: 8 })
  .filter((weights) => weights.some((weight) => weight > 0n));
const smallWeights = fc
  .array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 8 })
  .filter((weights) => weights.some((weight) => weight > 0));
const amountArbitrary = fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.maxSafeInteger());

const amounts = (amount: number, weights: readonly (number | bigint)[]) =>
  good(allocateInteger(amount, weights)).shares.map((share) => BigInt(share.amount));

describe('allocate', () => {
  it('allocates the whole amount', () => {
    holds(
      fc.property(amountArbitrary, weightsArbitrary, (amount, weights) => {
        expect(amounts(amount, weights).reduce((sum, share) => sum + share, 0n)).toBe(BigInt(amount));
      }),
      500,
    );
  });

  it('keeps each share within a unit of the exact one', () => {
    holds(
      fc.property(amountArbitrary, weightsArbitrary, (amount, weights) => {
        const sum = weights.reduce((total, weight) => total + weight, 0n);
        amounts(amount, weights).forEach((share, index) => {
          const off = share * sum - BigInt(amount) * (weights[index] ?? 0n);
          expect(off < sum && off > -sum).toBe(true);
        });
      }),
      500,
    );
  });

  it('never gives a larger weight the smaller share', () => {
    holds(
      fc.property(fc.nat({ max: 1000 }), smallWeights, (amount, weights) => {
        const shares = amounts(amount, weights);
        for (const [i, one] of weights.entries()) {
          for (const [j, other] of weights.entries()) if (one > other) expect((shares[i] ?? 0n) >= (shares[j] ?? 0n)).toBe(true);
        }
      }),
      500,
    );
  });

  it('depends on the proportions of the weights alone', () => {
    holds(
      fc.property(amountArbitrary, smallWeights, fc.integer({ min: 1, max: 10 ** 6 }), (amount, weights, factor) => {
        const scaled = weights.map((weight) => weight * factor);
        expect(allocateInteger(amount, scaled)).toEqual(allocateInteger(amount, weights));
      }),
      300,
    );
  });

  it('allocates a refund like the payment', () => {
    holds(
      fc.property(fc.maxSafeInteger(), smallWeights, (amount, weights) => {
        expect(amounts(-amount, weights)).toEqual(amounts(amount, weights).map((share) => -share));
      }),
      300,
    );
  });

  it('reports a tie exactly if another order of weights would change who gets the unit', () => {
    holds(
      fc.property(fc.nat({ max: 50 }), smallWeights, (amount, weights) => {
        const { shares, tie } = good(allocateInteger(amount, weights));
        const backwards = good(allocateInteger(amount, weights.toReversed())).shares.toReversed();
        const changed = shares.flatMap((share, index) => (share.extra === backwards[index]?.extra ? [] : [index]));
        if (tie === null) expect(changed).toEqual([]);
        else {
          expect(changed.length).toBeGreaterThan(0);
          expect([...tie.got, ...tie.missed]).toEqual(expect.arrayContaining(changed));
        }
      }),
      500,
    );
  });

  it('reports who got the remaining cent, and that only the order decided', () => {
    expect(good(allocate('100.00', [1, '1.0', 1], 'EUR'))).toEqual({
      shares: [
        { amount: '33.34', exact: '10000/3', extra: true },
        { amount: '33.33', exact: '10000/3', extra: false },
        { amount: '33.33', exact: '10000/3', extra: false },
      ],
      tie: { got: [0], missed: [1, 2] },
    });
    expect(good(allocate('-100', ['0.5', '0.25', '0'], 'JPY'))).toEqual({
      shares: [
        { amount: '-67', exact: '-200/3', extra: true },
        { amount: '-33', exact: '-100/3', extra: false },
        { amount: '0', exact: '0', extra: false },
      ],
      tie: null,
    });
  });

  it.each([
    ['an unknown currency', () => allocate('1', [1], 'XXX'), 'unknown_currency currency'],
    ['a fraction of a cent', () => allocate('1.005', [1], 'EUR'), 'invalid_amount amount'],
    ['weights that are all 0', () => allocate('1', [0, '0.0'], 'EUR'), 'no_weight weights'],
    ['no weights', () => allocate('1', [], 'EUR'), 'no_weight weights'],
    ['a weight below 0', () => allocate('1', [1, -1], 'EUR'), 'negative_amount weights.1'],
    ['a weight that is no number', () => allocate('1', [Number.NaN], 'EUR'), 'invalid_decimal weights.0'],
    ['a weight of too many digits', () => allocate('1', ['0.0000001'], 'EUR'), 'too_many_digits weights.0'],
    ['half a unit', () => allocateInteger(0.5, [1]), 'invalid_decimal amount'],
    ['half a weight', () => allocateInteger(1, [0.5]), 'invalid_decimal weights.0'],
    ['a whole weight below 0', () => allocateInteger(1, [-1n]), 'negative_amount weights.0'],
  ])('refuses %s', (_, ask, expected) => {
    expect(refusals(ask())).toEqual([expected]);
  });
});
