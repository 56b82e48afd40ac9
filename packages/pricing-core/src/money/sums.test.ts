// The small sums against the full arithmetic.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsIn } from '../amounts.ts';
import { sumsIn } from './sums.ts';

const currency = fc.constantFrom('EUR', 'JPY', 'KWD', 'CLF');
const digitsOf = { EUR: 2, JPY: 0, KWD: 3, CLF: 4 };

describe('sumsIn', () => {
  it('agrees with the full arithmetic on any amounts, however large', () => {
    const amounts = currency.chain((code) =>
      fc.tuple(
        fc.constant(code),
        fc.array(fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 10 ** digitsOf[code] - 1 })), {
          minLength: 2,
        }),
      ),
    );
    fc.assert(
      fc.property(amounts, ([code, parts]) => {
        const texts = parts.map(([whole, minor]) =>
          digitsOf[code] === 0 ? String(whole) : `${whole}.${String(minor).padStart(digitsOf[code], '0')}`,
        );
        const full = amountsIn(code);
        const [first = '', second = ''] = texts;
        expect(full.ok && full.value.sum(texts)).toBe(sumsIn(code)?.sum(texts));
        expect(full.ok && full.value.subtract(first, second)).toBe(sumsIn(code)?.subtract(first, second));
        expect(texts.every((text) => sumsIn(code)?.isAmount(text))).toBe(true);
      }),
    );
  });

  it('rejects invalid amounts', () => {
    const sums = sumsIn('EUR');
    for (const value of ['', '1.234', '-1', '1e3', ' 1', 'NaN', 1, null, '1'.repeat(41)])
      expect(sums?.isAmount(value), String(value)).toBe(false);
    expect(() => sums?.sum(['1.234'])).toThrow(RangeError);
    for (const code of ['', 'eur', 'EURO', 'E R']) expect(sumsIn(code), code).toBeUndefined();
  });
});
