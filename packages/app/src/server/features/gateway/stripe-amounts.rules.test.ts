// Amounts in the units of Stripe, which are not those of ISO 4217 in every currency.

import { expect, test } from 'vitest';
import { fromUnits, toUnits } from './stripe-amounts.rules.ts';

test.each([
  ['888.00', 'EUR', 88_800],
  ['1000', 'JPY', 1000],
  ['1000', 'ISK', 100_000],
  ['1000.50', 'HUF', 100_050],
  ['10.010', 'KWD', 10_010],
  ['10.001', 'KWD', null],
  ['8880.00', 'MGA', 8880],
  ['8880.01', 'MGA', null],
  ['1', 'XXX', null],
])('%s %s is %s of its units', (amount, currency, units) => {
  expect(toUnits(amount, currency)).toBe(units);
  if (units !== null) expect(Number(fromUnits(units, currency))).toBe(Number(amount));
});
