// Going on with decimal.js: exact both ways, whatever the page did to the shared one.

import { Decimal as SharedDecimal } from 'decimal.js';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { good, refusals } from '../test/support/engine.ts';
import { holds } from '../test/support/runs.ts';
import { Decimal, toAmount, toDecimal } from './decimal.ts';
import { formatAmount } from './money/amount.ts';

describe('toDecimal and toAmount', () => {
  afterEach(() => {
    SharedDecimal.set({ defaults: true });
  });

  it('read and write every amount unchanged', () => {
    holds(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(['EUR', 2], ['JPY', 0], ['KWD', 3], ['CLF', 4]), (minor, [currency, digits]) => {
        const text = formatAmount(minor, Number(digits));
        expect(good(toAmount(good(toDecimal(text)), String(currency)))).toBe(text);
      }),
      300,
    );
  });

  it('keep every digit although the page has set the shared Decimal to three', () => {
    SharedDecimal.set({ precision: 3, rounding: SharedDecimal.ROUND_DOWN, toExpPos: 1 });
    const third = good(toDecimal('123456789012.34')).times('1.5');
    expect(third.toString()).toBe('185185183518.51');
    expect(good(toAmount(third, 'EUR'))).toBe('185185183518.51');
  });

  it.each([
    ['0.125', 'half-up', '0.13'],
    ['0.125', 'half-even', '0.12'],
    ['-0.125', 'half-up', '-0.13'],
    ['-0.001', 'half-up', '0.00'],
  ] as const)('write %s, %s, as %s', (text, rounding, expected) => {
    expect(good(toAmount(new Decimal(text), 'EUR', rounding))).toBe(expected);
  });

  it('round halves up unless told otherwise', () => {
    expect(good(toAmount(new Decimal('0.125'), 'EUR'))).toBe('0.13');
  });

  it.each(['', '1,5', '0x10', 'Infinity', '1e3', ' 1'])('refuse "%s"', (text) => {
    expect(refusals(toDecimal(text))).toEqual(['invalid_decimal']);
  });

  it('refuse an unknown currency and what is not finite', () => {
    expect(refusals(toAmount(new Decimal(1), 'XXX'))).toEqual(['unknown_currency currency']);
    expect(refusals(toAmount(new Decimal(Number.NaN), 'EUR'))).toEqual(['invalid_decimal value']);
  });
});
