// Sharing out: whatever the amount, the currency and the group, shares add up exactly and differ by one smallest unit at most.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeMissing, findRoundedUp, groupByBearer, splitAmount } from './shares.rules.ts';

function mathOf(currency: string) {
  const math = amountsIn(currency);
  if (!math.ok) throw new TypeError(currency);
  return math.value;
}

const DIGITS = { JPY: 0, EUR: 2, KWD: 3 } as const;
const currencies = fc.constantFrom(...(Object.keys(DIGITS) as (keyof typeof DIGITS)[]));

/** An amount of a currency, with its smallest units. */
const money = fc.record({ currency: currencies, units: fc.integer({ min: 1, max: 10_000_000 }) }).map(({ currency, units }) => {
  const digits = DIGITS[currency];
  const text = String(units).padStart(digits + 1, '0');
  return { currency, units, amount: digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}` };
});

const groups = fc.uniqueArray(
  fc.record({ tripId: fc.integer({ min: 1, max: 1000 }), parentId: fc.option(fc.integer({ min: 1, max: 8 })) }),
  {
    selector: ({ tripId }) => tripId,
    minLength: 1,
    maxLength: 40,
  },
);

const unitsOf = (amount: string) => Number(amount.replace('.', ''));
const spread = (units: readonly number[]) => Math.max(...units) - Math.min(...units);

describe('shares', () => {
  test('add up exactly, and those who bear alike differ by one smallest unit at most', () => {
    fc.assert(
      fc.property(money, groups, fc.constantFrom('equal' as const, 'per_student' as const), ({ currency, amount, units }, trips, rule) => {
        const math = mathOf(currency);
        const shares = splitAmount(amount, { rule, trips }, math);
        expect(shares.map(({ tripId }) => tripId)).toEqual(trips.map(({ tripId }) => tripId).sort((a, b) => a - b));
        expect(shares.reduce((sum, share) => sum + unitsOf(share.amount), 0)).toBe(units);
        expect(computeMissing(amount, shares, math)).toBe(math.zero);
        const of = new Map(shares.map((share) => [share.tripId, unitsOf(share.amount)]));
        const parts = rule === 'equal' ? groupByBearer(trips) : trips.map((trip) => [trip]);
        expect(spread(parts.map((own) => own.reduce((sum, { tripId }) => sum + (of.get(tripId) ?? 0), 0)))).toBeLessThanOrEqual(1);
        for (const own of groupByBearer(trips)) expect(spread(own.map(({ tripId }) => of.get(tripId) ?? 0))).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('are the same in whatever order the trips come', () => {
    fc.assert(
      fc.property(money, groups, fc.constantFrom('equal' as const, 'per_student' as const), ({ currency, amount }, trips, rule) => {
        const math = mathOf(currency);
        expect(splitAmount(amount, { rule, trips: trips.toReversed() }, math)).toEqual(splitAmount(amount, { rule, trips }, math));
      }),
    );
  });

  const trips = [
    { tripId: 1, parentId: 7 },
    { tripId: 2, parentId: 7 },
    { tripId: 3, parentId: 8 },
  ];

  test('say who has a cent more', () => {
    const euros = mathOf('EUR');
    const told = (rule: 'equal' | 'per_student', amount: string) => {
      const shares = splitAmount(amount, { rule, trips }, euros);
      return [
        ...findRoundedUp(
          rule,
          trips.map((trip, index) => ({ ...trip, amount: shares[index]?.amount ?? '' })),
          euros,
        ),
      ];
    };
    expect(told('per_student', '100.00')).toEqual([1]);
    expect(told('per_student', '99.99')).toEqual([]);
    expect(told('equal', '0.01')).toEqual([1]);
    expect(told('equal', '10.00')).toEqual([]);
  });

  test('are none without trips; those entered by hand report the missing amount', () => {
    const euros = mathOf('EUR');
    expect(splitAmount('5.00', { rule: 'equal', trips: [] }, euros)).toEqual([]);
    expect(computeMissing('5.00', [{ amount: '2.00' }, { amount: '3.50' }], euros)).toBe('-0.50');
    expect(
      findRoundedUp(
        'by_hand',
        [
          { tripId: 1, parentId: 1, amount: '2.00' },
          { tripId: 2, parentId: 2, amount: '3.00' },
        ],
        euros,
      ),
    ).toEqual(new Set());
  });
});
