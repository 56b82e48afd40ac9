// Comparing amounts: exact, in every currency, and never of what is no amount.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSmallerAmount, isMore, isPositive, negateAmount, subtractAmount, sumOf } from './amounts.model.ts';

const cents = fc.integer({ min: 0, max: 10_000_000 });
const euros = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

test('amounts compare as their cents do', () => {
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      expect(isMore(euros(a), euros(b), 'EUR')).toBe(a > b);
      expect(findSmallerAmount(euros(a), euros(b), 'EUR')).toBe(euros(Math.min(a, b)));
      expect(sumOf([subtractAmount(euros(a + b), euros(b), 'EUR'), negateAmount(euros(a), 'EUR')], 'EUR')).toBe('0.00');
    }),
  );
});

test.each([
  ['0.30', '0.3', 'EUR', false],
  ['0.31', '0.3', 'EUR', true],
  ['', '1', 'EUR', false],
  ['many', '1', 'EUR', false],
  ['2', '1', 'XXQ', false],
  ['1001', '1000', 'JPY', true],
])('%s is more than %s %s: %s', (amount, most, currency, more) => expect(isMore(amount, most, currency)).toBe(more));

test('only an amount above 0 is positive', () => {
  expect(isPositive('0.00', 'EUR')).toBe(false);
  expect(isPositive('-1', 'EUR')).toBe(false);
  expect(isPositive('0.01', 'EUR')).toBe(true);
});
