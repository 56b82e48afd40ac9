// Decimal text against decimal.js: what is read, in which canonical form, and what is refused.

import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../test/support/runs.ts';
import { amountArbitrary } from '../../testing/index.ts';
import { canonicalDecimal, readDecimal, SCALE, textOfNumber, toScaled } from './decimal-text.ts';

const Exact = Decimal.clone({ precision: 400, toExpNeg: -1000, toExpPos: 1000 });
const digitText = (maxLength: number) => fc.string({ unit: fc.constantFrom('0', '0', '1', '5', '9'), minLength: 1, maxLength });
const decimalText = fc
  .tuple(fc.boolean(), digitText(15), fc.option(digitText(9)))
  .map(([negative, whole, fraction]) => `${negative ? '-' : ''}${whole}${fraction === null ? '' : `.${fraction}`}`);

describe('readDecimal', () => {
  it('reads as decimal.js does, or says why not', () => {
    holds(
      fc.property(fc.oneof(decimalText, amountArbitrary()), (written) => {
        const exact = new Exact(written);
        const read = readDecimal(written);
        const fits = exact.abs().lt('1e12') && exact.decimalPlaces() <= 6;
        if (exact.lt(0)) expect(read).toMatchObject({ code: 'negative_amount', path: [] });
        else if (fits) expect(read).toBe(exact.abs().toFixed());
        else expect(read).toMatchObject({ code: 'too_many_digits', data: { integerDigits: 12, fractionDigits: 6 } });
      }),
      1000,
    );
  });

  it('reads a JSON number by its shortest text', () => {
    holds(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const exact = new Exact(String(value));
        expect(new Exact(textOfNumber(value)).eq(exact)).toBe(true);
        expect(textOfNumber(value)).toMatch(/^-?\d+(\.\d+)?$/);
      }),
      1000,
    );
    expect([0.1 + 0.2, 1e21, 1.5e-7, -2.5e-10, 1.25e22, 12.5, -0].map(textOfNumber)).toEqual([
      '0.30000000000000004',
      '1000000000000000000000',
      '0.00000015',
      '-0.00000000025',
      '12500000000000000000000',
      '12.5',
      '0',
    ]);
  });

  it.each([
    ['007.50', '7.5'],
    ['0.000000', '0'],
    ['-0.0', '0'],
    ['100.0', '100'],
    ['999999999999.999999', '999999999999.999999'],
    ['000000000000000001.0000000000', '1'],
    [12.5, '12.5'],
    [1e-6, '0.000001'],
    [1e11, '100000000000'],
  ])('%s is %s', (written, canonical) => {
    expect(readDecimal(written)).toBe(canonical);
  });

  it.each(['', ' ', '.5', '5.', '+1', '1e5', '1,5', '1 000', '0x1', 'Infinity', 'NaN', '1\n', '٣', '--1', '1.2.3', '½'])(
    '%j is no decimal',
    (text) => {
      expect(readDecimal(text)).toEqual({ code: 'invalid_decimal', path: [], data: { received: text } });
    },
  );
});

describe('canonicalDecimal and toScaled', () => {
  it('the canonical text has one form for a value, and is its own', () => {
    holds(
      fc.property(decimalText, (text) => {
        const canonical = canonicalDecimal(text);
        expect(canonical).toBe(new Exact(text).plus(0).toFixed().replace(/^-0$/, '0'));
        expect(canonicalDecimal(canonical)).toBe(canonical);
      }),
      500,
    );
  });

  it('scaled, a decimal is a whole number of millionths', () => {
    holds(
      fc.property(amountArbitrary(), (written) => {
        const canonical = String(readDecimal(written));
        expect(String(toScaled(canonical))).toBe(new Exact(canonical).times(1_000_000).toFixed());
      }),
      300,
    );
    expect(SCALE).toBe(1_000_000n);
    expect(toScaled('12.5')).toBe(12_500_000n);
  });
});
