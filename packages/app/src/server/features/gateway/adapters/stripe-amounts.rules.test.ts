// Amounts in the units of Stripe, which are not those of ISO 4217 in every currency.

import { expect, test } from 'vitest';
import { fromMinorUnits, toMinorUnits } from './stripe-amounts.rules.ts';

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
  expect(toMinorUnits(amount, currency)).toBe(units);
  if (units !== null) expect(Number(fromMinorUnits(units, currency))).toBe(Number(amount));
});

test.each(['', '-1', '1,00', '1.5 ', 'x', '99999999999999.00'])('%j is no amount of it', (amount) => {
  expect(toMinorUnits(amount, 'EUR')).toBeNull();
});

test.each([
  [5, 'EUR', '0.05'],
  [100_000, 'ISK', '1000.00'],
  [0, 'JPY', '0'],
  [-1, 'EUR', null],
  [0.5, 'EUR', null],
  [1, 'XXX', null],
])('%s units of %s are %s', (units, currency, amount) => expect(fromMinorUnits(units, currency)).toBe(amount));
