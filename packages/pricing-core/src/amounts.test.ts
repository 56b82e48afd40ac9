// Sums on amounts, held against BigInt fractions.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsIn } from './amounts.ts';

function math(currency: string) {
  const found = amountsIn(currency);
  if (!found.ok) throw new Error(currency);
  return found.value;
}

const euro = math('EUR');
const cents = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });
const text = (minor: bigint) => {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const plain = (amount: string) => (amount === '-0.00' ? '0.00' : amount);

describe('sums', () => {
  it('adds and subtracts exactly', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(euro.sum([text(a), text(b)])).toBe(text(a + b));
        expect(euro.subtract(text(a), text(b))).toBe(text(a - b));
        expect(euro.compare(text(a), text(b))).toBe(a === b ? 0 : a < b ? -1 : 1);
        expect(euro.negate(text(a))).toBe(plain(text(-a)));
      }),
    );
  });

  it('has the digits of its currency', () => {
    expect(math('JPY').sum(['1', '2'])).toBe('3');
    expect(math('KWD').zero).toBe('0.000');
    expect(euro.sum(['1', '2.5'])).toBe('3.50');
    expect(amountsIn('XXX')).toEqual({ ok: false, issues: [{ code: 'unknown_currency', path: [], data: { received: 'XXX' } }] });
  });
});

describe('products', () => {
  it('round once, a half away from zero', () => {
    expect(euro.times('9.99', '1.5')).toBe('14.99');
    expect(euro.times('0.01', '0.5')).toBe('0.01');
    expect(euro.times('-0.01', '0.5')).toBe('-0.01');
    expect(euro.times('0.01', '0.5', 'half-even')).toBe('0.00');
    expect(euro.share('100', '23')).toBe('23.00');
    expect(euro.share('0.10', '5')).toBe('0.01');
  });

  it('are the nearest amount, whatever the factor', () => {
    const factor = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n });
    fc.assert(
      fc.property(cents, factor, (amount, millionths) => {
        const sign = millionths < 0n ? '-' : '';
        const digits = String(millionths < 0n ? -millionths : millionths).padStart(7, '0');
        const answer = euro.times(text(amount), `${sign}${digits.slice(0, -6)}.${digits.slice(-6)}`);
        const off = amount * millionths - BigInt(answer.replace('.', '')) * 10n ** 6n;
        expect((off < 0n ? -off : off) * 2n <= 10n ** 6n).toBe(true);
      }),
    );
  });

  it('divide to the nearest amount, whatever the parts', () => {
    expect(euro.divide('100', 3)).toBe('33.33');
    expect(euro.divide('-0.05', 2)).toBe('-0.03');
    expect(euro.divide('0.05', 2, 'half-even')).toBe('0.02');
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (amount, parts) => {
        const off = amount - BigInt(euro.divide(text(amount), parts).replace('.', '')) * BigInt(parts);
        expect((off < 0n ? -off : off) * 2n <= BigInt(parts)).toBe(true);
      }),
    );
  });

  it('reject invalid amounts and factors', () => {
    expect(() => euro.sum(['1.234'])).toThrow(RangeError);
    expect(() => euro.times('1', '1e3')).toThrow(RangeError);
    for (const parts of [0, -1, 1.5, Number.NaN]) expect(() => euro.divide('1', parts)).toThrow(RangeError);
  });
});

describe('what a person typed', () => {
  it('is read with all its digits', () => {
    expect(euro.read('7')).toEqual({ ok: true, value: '7.00' });
    expect(euro.read('007.50')).toEqual({ ok: true, value: '7.50' });
    expect(euro.read('-3.2')).toEqual({ ok: true, value: '-3.20' });
  });

  it.each(['', '1,5', '1.234', '1e2', 'NaN', ' 1', '--1'])('is refused as %j', (received) => {
    expect(euro.read(received)).toEqual({
      ok: false,
      issues: [{ code: 'invalid_amount', path: [], data: { received, fractionDigits: 2 } }],
    });
  });
});
