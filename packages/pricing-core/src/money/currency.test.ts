// Currencies and their minor digits, by ISO 4217.

import { describe, expect, it } from 'vitest';
import { minorDigits } from './currency.ts';

describe('minorDigits', () => {
  it.each([
    ['EUR', 2],
    ['USD', 2],
    ['GBP', 2],
    ['AED', 2],
    ['ZWG', 2],
    ['HUF', 2],
    ['TWD', 2],
    ['MGA', 2],
    ['JPY', 0],
    ['KRW', 0],
    ['ISK', 0],
    ['BIF', 0],
    ['XPF', 0],
    ['KWD', 3],
    ['BHD', 3],
    ['TND', 3],
    ['CLF', 4],
    ['UYW', 4],
  ])('%s has %i', (currency, digits) => {
    expect(minorDigits(currency)).toBe(digits);
  });

  it.each(['XYZ', 'eur', 'EURO', 'EU', '', ' EU', 'R U', 'EUR ', 'XXX', 'DEM', 'UR ', '€', '__proto__', 'toString'])(
    '%j is no currency',
    (text) => {
      expect(minorDigits(text)).toBeUndefined();
    },
  );

  it('gives no currency more or fewer digits than the runtime knows, but where everyday use differs from ISO 4217', () => {
    const differing = Intl.supportedValuesOf('currency').filter((currency) => {
      const digits = minorDigits(currency);
      const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
      return digits !== undefined && digits < (maximumFractionDigits ?? 0);
    });
    expect(differing).toEqual([]);
  });
});
