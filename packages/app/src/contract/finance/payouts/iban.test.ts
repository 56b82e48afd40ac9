// Account numbers: read however they are typed, and one wrong sign is noticed.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIban, hasCheckDigits, maskIban, toElectronicIban } from './iban.ts';

const GOOD = ['IE29AIBK93115212345678', 'DE89370400440532013000', 'FR1420041010050500013M02606', 'NO9386011117947'];

describe('an account number', () => {
  test.each(GOOD)('%s has its check digits, grouped or not', (iban) => {
    expect(hasCheckDigits(iban)).toBe(true);
    expect(toElectronicIban(formatIban(iban))).toBe(iban);
    expect(toElectronicIban(` ${formatIban(iban).toLowerCase().replaceAll(' ', '-')} `)).toBe(iban);
  });

  test('with one other digit has them no more', () =>
    fc.assert(
      fc.property(fc.constantFrom(...GOOD), fc.nat(40), fc.integer({ min: 1, max: 9 }), (iban, at, add) => {
        const places = [...iban].flatMap((sign, index) => (index > 3 && /\d/.test(sign) ? [index] : []));
        const place = places[at % places.length] ?? 4;
        const other = String((Number(iban[place]) + add) % 10);
        expect(hasCheckDigits(iban.slice(0, place) + other + iban.slice(place + 1))).toBe(false);
      }),
    ));

  test.each(['', 'IE', 'IE29', '29IEAIBK93115212345678', 'IE29 AIBK', 'ＩＥ29AIBK93115212345678'])('%j is none', (text) => {
    expect(hasCheckDigits(text)).toBe(false);
  });

  test('is masked but for its end', () => {
    expect(maskIban('IE29AIBK93115212345678')).toBe('•••• 5678');
    expect(maskIban('')).toBe('');
  });
});
