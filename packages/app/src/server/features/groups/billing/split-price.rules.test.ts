// The division of a group's price, for any lines and students: nothing is lost, and what is shared is charged once.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getAmountMath } from '#server/features/finance/finance.public.ts';
import { type PricedLine, type PricedStay, splitGroupPrice } from './split-price.rules.ts';

const math = getAmountMath('EUR');
const cents = (count: number) => math.divide(math.sum([`${count}.00`]), 100);
const NOTHING: ReadonlySet<string> = new Set();

const line = (amount: string, sharedKey: string | null = null): PricedLine => ({ amount, discount: '0.00', supply: amount, sharedKey });
const stay = (tripIds: readonly number[], ...lines: readonly PricedLine[]): PricedStay => ({
  ...{ members: tripIds.map((tripId) => ({ tripId, students: 1 })), lines, vatRate: '0.23', rounding: 'half-up' },
});

const anyLine = fc.record({
  amount: fc.integer({ min: 1, max: 500_000 }).map(cents),
  discount: fc.constant('0.00'),
  supply: fc.integer({ min: 0, max: 400_000 }).map(cents),
  sharedKey: fc.constantFrom(null, null, 'transfer', 'insurance'),
});
/** Trips of any number of students; a price per booking occurs once in a quote. */
const anyStays = fc
  .array(
    fc.record({
      sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }),
      lines: fc.uniqueArray(anyLine, { minLength: 1, maxLength: 5, selector: ({ sharedKey, amount }) => sharedKey ?? amount }),
      vatRate: fc.constantFrom('0', '0.23', '0.135'),
      rounding: fc.constantFrom('half-up' as const, 'half-even' as const),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((stays) => {
    let tripId = 0;
    return stays.map(({ sizes, ...rest }): PricedStay => ({ ...rest, members: sizes.map((students) => ({ tripId: ++tripId, students })) }));
  });

test('the shares add up to the price of the group, and each to its lines and VAT', () =>
  fc.assert(
    fc.property(anyStays, (stays) => {
      const { total, shares } = splitGroupPrice({ stays, chargedKeys: NOTHING, math });
      expect(math.sum(shares.map((share) => share.total))).toBe(total);
      for (const { lines, vat, total: own } of shares)
        expect(math.sum([...lines.map(({ amount, discount }) => math.subtract(amount, discount)), vat])).toBe(own);
      expect(shares.map(({ tripId }) => tripId)).toEqual(stays.flatMap(({ members }) => members.map(({ tripId }) => tripId)));
    }),
  ));

test('a group without prices per booking costs what the engine asks for its stays', () =>
  fc.assert(
    fc.property(anyStays, (mixed) => {
      const stays = mixed.map((one) => ({ ...one, lines: one.lines.map((priced) => ({ ...priced, sharedKey: null })) }));
      const quoted = stays.map(({ lines, vatRate, rounding }) =>
        math.sum([...lines.map(({ amount }) => amount), math.times(math.sum(lines.map(({ supply }) => supply)), vatRate, rounding)]),
      );
      expect(splitGroupPrice({ stays, chargedKeys: NOTHING, math }).total).toBe(math.sum(quoted));
    }),
  ));

test('a price per booking is charged once for all families, and divided among all students', () => {
  const stays = [stay([1, 2], line('100.00'), line('50.00', 'transfer')), stay([3], line('80.00'), line('50.00', 'transfer'))];
  const { total, shares } = splitGroupPrice({ stays: stays.map((one) => ({ ...one, vatRate: '0' })), chargedKeys: NOTHING, math });
  expect(total).toBe('230.00');
  expect(shares.map((share) => share.total)).toEqual(['66.67', '66.67', '96.66']);
  expect(shares[2]?.lines).toEqual([
    { index: 0, amount: '80.00', discount: '0.00', sharedBy: null },
    { index: 1, amount: '16.66', discount: '0.00', sharedBy: 3 },
  ]);
});

test('the dearest of several prices per booking is charged, and VAT on it alone', () => {
  const stays = [stay([1], line('40.00', 'transfer')), stay([2], line('60.00', 'transfer'))];
  const { total, shares } = splitGroupPrice({ stays, chargedKeys: NOTHING, math });
  expect(total).toBe('73.80');
  expect(shares.map(({ vat }) => vat)).toEqual(['6.90', '6.90']);
});

test('a latecomer pays nothing of what the group has paid once already', () => {
  const stays = [stay([1], line('40.00'), line('60.00', 'transfer'))];
  const { shares } = splitGroupPrice({ stays, chargedKeys: new Set(['transfer']), math });
  expect(shares).toEqual([
    { tripId: 1, lines: [{ index: 0, amount: '40.00', discount: '0.00', sharedBy: null }], vat: '9.20', total: '49.20', sharedKeys: [] },
  ]);
});
