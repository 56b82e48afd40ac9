// Figures of purchase invoices: whatever is typed or quoted, the lines add up to the net sum, and that with the VAT to the total.

import { type AmountMath, amountsIn } from '@hosted-stay/pricing-core/amounts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PURCHASE_STATES } from '#contract/finance/purchases/purchase.machine.ts';
import {
  canTakePurchaseStep,
  computeDifference,
  computeOutstanding,
  findPurchaseErrors,
  sumPurchase,
  toLinesOfQuote,
  toPurchaseLines,
  toSettledState,
} from './purchases.rules.ts';

function mathOf(currency: string): AmountMath {
  const math = amountsIn(currency);
  if (!math.ok) throw new TypeError(currency);
  return math.value;
}

const cents = (text: string) => BigInt(text.replace('.', ''));
const euro = (minor: number) => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
const amount = fc.integer({ min: 0, max: 10 ** 9 }).map(euro);
const quantity = fc.oneof(fc.integer({ min: 1, max: 60 }).map(String), fc.constantFrom('0.5', '1.25', '2.333333'));
const dates = { issueDate: '2026-06-01', dueDate: '2026-06-10' };

test('lines add up to net, net and VAT to total', async () => {
  const math = mathOf('EUR');
  const lines = fc.array(fc.record({ description: fc.constant('Line'), quantity, unitAmount: amount, discount: amount }), { maxLength: 8 });
  await fc.assert(
    fc.property(lines, amount, amount, (typed, net, vat) => {
      const body = { lines: typed, net, vat, ...dates };
      const faults = findPurchaseErrors(body, math);
      const made = toPurchaseLines(body, { math, name: 'One sum' });
      const sums = sumPurchase(made, vat, math);
      expect(made.length).toBeGreaterThan(0);
      expect(made.reduce((sum, line) => sum + cents(line.amount), 0n)).toBe(cents(sums.net));
      expect(cents(sums.net) + cents(sums.vat)).toBe(cents(sums.total));
      if (faults.length === 0) expect(made.every((line) => cents(line.amount) >= 0n)).toBe(true);
      else expect(faults.every(({ rule }) => rule === 'maxValue')).toBe(true);
    }),
  );
});

test('the lines of a quote are worth what it pays, with the price of one where there is one', async () => {
  const math = mathOf('EUR');
  const paid = fc.array(
    fc.record({ description: fc.constant('Night'), count: fc.integer({ min: 1, max: 90 }), provider: amount, providerDiscount: amount }),
  );
  await fc.assert(
    fc.property(paid, (lines) => {
      const made = toLinesOfQuote(lines, math);
      const owed = lines.reduce((sum, line) => sum + cents(line.provider) - cents(line.providerDiscount), 0n);
      expect(cents(sumPurchase(made, '0', math).net)).toBe(owed);
      for (const [index, { unitAmount, quantity: count }] of made.entries()) {
        if (unitAmount !== null) expect(cents(unitAmount) * BigInt(count)).toBe(cents(lines[index]?.provider ?? '0'));
      }
    }),
  );
});

test('a line of a quote that counts nothing has no price of one, and is billed as the quote pays it', () => {
  const line = { description: 'Transfer', count: 0, provider: '12', providerDiscount: '2' };
  expect(toLinesOfQuote([line], mathOf('EUR'))).toEqual([
    { description: 'Transfer', quantity: '0', unitAmount: null, discount: '2.00', amount: '10.00' },
  ]);
});

test('amounts have no more digits than their currency', () => {
  const yen = mathOf('JPY');
  const body = { lines: [{ description: 'A', quantity: '1', unitAmount: '1.5', discount: '0' }], net: undefined, vat: '0.1', ...dates };
  expect(findPurchaseErrors(body, yen).map(({ field, rule }) => [field, rule])).toEqual([
    ['vat', 'amountDigits'],
    ['lines.0.unitAmount', 'amountDigits'],
  ]);
});

test('a difference is what is billed above what is expected', () => {
  const about = { currency: 'EUR', net: '100.00' };
  expect([
    computeDifference({ ...about, expected: '120' }),
    computeDifference({ ...about, expected: '100' }),
    computeDifference({ ...about, expected: null }),
  ]).toEqual(['-20.00', '0.00', null]);
});

test.each([
  ['0', 'approved'],
  ['0.01', 'part_paid'],
  ['99.99', 'part_paid'],
  ['100', 'paid'],
])('with %s of 100.00 paid it is %s', (paid, state) => {
  expect(toSettledState({ total: '100.00', paid, currency: 'EUR' })).toBe(state);
  expect(Number(computeOutstanding({ state: 'approved', total: '100.00', paid, currency: 'EUR' }))).toBeCloseTo(100 - Number(paid), 2);
});

test('an invoice with a payment is neither voided nor deleted, and a host confirms once, and only what we wrote', () => {
  const row = { currency: 'EUR', selfBilled: true, net: '1', total: '1', expected: null, paid: '0', acceptedAt: null };
  const possible = (step: Parameters<typeof canTakePurchaseStep>[0], change: object = {}) =>
    PURCHASE_STATES.filter((state) => canTakePurchaseStep(step, { ...row, state, ...change }));
  expect(possible('void')).toEqual(['approved']);
  expect(possible('void', { paid: '0.50' })).toEqual([]);
  expect(possible('remove')).toEqual(['draft']);
  expect(possible('remove', { paid: '0.50' })).toEqual([]);
  expect(possible('accept')).toEqual(['draft', 'approved', 'part_paid', 'paid']);
  expect(possible('accept', { acceptedAt: new Date() })).toEqual([]);
  expect(possible('accept', { selfBilled: false })).toEqual([]);
});
