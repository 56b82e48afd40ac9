// The amounts of statements: what is accepted, what is a fault, and that what is printed in any language reads back exactly.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmounts } from './bank-amounts.rules.ts';

const EUROS = { code: 'EUR', minorDigits: 2 };

/** The amount of the first cell, or its fault. */
function read(cells: string | readonly string[], currency = EUROS): string {
  const [first] = parseAmounts(typeof cells === 'string' ? [cells] : cells, currency);
  if (first === undefined) return 'nothing';
  return first.ok ? first.amount : first.fault;
}

test.each([
  ['1234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1.234.567', '1234567'],
  ["1'234.50", '1234.50'],
  ['1 234,5 €', '1234.5'],
  ['€12.00', '12.00'],
  ['12.00 eur', '12.00'],
  ['-12,00', '-12.00'],
  ['12.00-', '-12.00'],
  ['-€12.00', '-12.00'],
  ['€-12.00', '-12.00'],
  ['(12.00)', '-12.00'],
  ['100.00 DR', '-100.00'],
  ['100.00DR', '-100.00'],
  ['100.00 EUR CR', '100.00'],
  ['\u22127', '-7'],
  ['+007', '7'],
  ['-0.00', '0.00'],
  [',50', '0.50'],
  ['1234', '1234'],
])('the amount %j is %s', (text, amount) => expect(read(text)).toBe(amount));

test.each([
  ...[
    '1e9',
    '1O0.00',
    '0x1F',
    '5%',
    '',
    'abc',
    'EUR',
    '1,23,45',
    '12.34.567',
    '1,234 567',
    '1.234,567.8',
    '0,123,456',
    '--5',
    '-5-',
    '(5',
    '5)',
  ],
  ...[
    '-(5)',
    '-5 DR',
    '-5 CR',
    '+5 DR',
    'DR 5',
    '5 DR CR',
    '€5 EUR',
    '5.',
    '5,',
    '5 5',
    '1²',
    '５',
    '1.2.3',
    '1/2',
    '5 apples',
    '9'.repeat(61),
  ],
])('%j is no amount', (text) => expect(read(text)).toBe('amount'));

test.each(['USD 55.10', '$55.10', '55.10 GBP', '£5', 'US$5', 'CHF 5.00'])('%j is of another currency', (text) =>
  expect(read(text)).toBe('currency'),
);

test('three digits behind one sign are read as the other cells of the column prove', () => {
  expect(read('12.345')).toBe('ambiguous');
  expect(read('1,234')).toBe('ambiguous');
  expect(read(['12.345', '7,50'])).toBe('12345');
  expect(read(['12,345', '7.50'])).toBe('12345');
  expect(read(['12.345', '1.234.567'])).toBe('12345');
  expect(read(['12.345', '7.50'])).toBe('12.345');
  expect(read(['12.345', '7.50', '7,50'])).toBe('ambiguous');
  expect(read(['12.345', '7', 'n/a'])).toBe('ambiguous');
});

test('three digits are minor ones or thousands by what the currency has, where that decides it', () => {
  const [dinars, yen] = [
    { code: 'KWD', minorDigits: 3 },
    { code: 'JPY', minorDigits: 0 },
  ];
  expect([read('1,005', dinars), read('1.234,005', dinars), read('0,345', dinars), read('1,005', yen)]).toEqual([
    ...['ambiguous', '1234.005', '0.345', '1005'],
  ]);
});

const LOCALES = ['en-GB', 'en-US', 'en-IE', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'ja-JP', 'ko-KR', 'zh-CN', 'de-CH'];
const CURRENCIES = [EUROS, { code: 'USD', minorDigits: 2 }, { code: 'GBP', minorDigits: 2 }, { code: 'JPY', minorDigits: 0 }];

test('an amount printed in any language is read back exactly', () => {
  return fc.assert(
    fc.property(
      fc.constantFrom(...LOCALES),
      fc.constantFrom(...CURRENCIES),
      fc.constantFrom('symbol', 'code', 'narrowSymbol', 'none'),
      fc.bigInt({ min: -(10n ** 11n), max: 10n ** 11n }),
      (locale, currency, display, units) => {
        const { code, minorDigits } = currency;
        const sign = units < 0n ? '-' : '';
        const digits = String(units < 0n ? -units : units).padStart(minorDigits + 1, '0');
        const whole = digits.slice(0, digits.length - minorDigits);
        const exact = `${sign}${whole}${minorDigits === 0 ? '' : `.${digits.slice(-minorDigits)}`}`;
        const style =
          display === 'none'
            ? ({ minimumFractionDigits: minorDigits, maximumFractionDigits: minorDigits } as const)
            : ({ style: 'currency', currency: code, currencyDisplay: display } as const);
        const printed = new Intl.NumberFormat(locale, style).format(exact as Intl.StringNumericLiteral);
        expect([printed, read(printed, currency)]).toEqual([printed, exact]);
      },
    ),
    { numRuns: 500 },
  );
});

test('an amount with a character that no amount has is a fault', () => {
  const foreign = fc.constantFrom(...'%/\\*#@!?:;_=~^&|[]{}<>"²½٣５'.split(''), 'e', 'x', 'O', 'l', '€€', '\u200b', '\n');
  return fc.assert(
    fc.property(fc.constantFrom('1234.56', '-12,00', '1.234,56 €', '100.00 DR'), fc.nat(10), foreign, (amount, at, sign) => {
      const place = Math.min(at, amount.search(/\d(?!.*\d)/));
      // A line break in front of all else is left out, as blanks are.
      fc.pre(place > 0 || sign !== '\n');
      const text = amount.slice(0, place) + sign + amount.slice(place);
      expect([text, ['amount', 'currency'].includes(read(text))]).toEqual([text, true]);
    }),
  );
});

test('any text at all is an amount of digits that stand in it, or a fault', () => {
  const piece = fc.constantFrom(..."0123456789.,'’ +-()€$DRCEUSx%".split(''), '\u00a0', '\u202f');
  return fc.assert(
    fc.property(fc.string({ unit: piece, maxLength: 14 }), (text) => {
      const found = read(text);
      if (!/^-?\d/.test(found)) return;
      expect(found.replace(/\D/g, '').replace(/^0+/, '')).toBe(text.replace(/\D/g, '').replace(/^0+/, ''));
      expect(text).not.toMatch(/[x%$]/);
    }),
    { numRuns: 2000 },
  );
});
