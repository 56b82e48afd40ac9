// Amounts as they are typed in nine locales, and what can't be read without doubt.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedDecimal, writeDecimal } from './typed-decimal.ts';

const LOCALES = ['en-IE', 'fr-FR', 'es-ES', 'it-IT', 'de-DE', 'ja-JP', 'ko-KR', 'zh-CN', 'ar', 'ar-EG', 'de-CH', 'en-IN', 'pt-PT'];
const read = (text: string, locale: string) => {
  const result = readTypedDecimal(text, locale);
  return result.ok ? `${result.value}${result.own ? '' : ' (read)'}` : 'refused';
};

describe('the own form of a locale', () => {
  it.each([
    ['1.234,50', 'de-DE', '1234.50'],
    ['1,234.50', 'en-IE', '1234.50'],
    ['1 234,50', 'fr-FR', '1234.50'],
    ['1\u202f234,50', 'fr-FR', '1234.50'],
    ['1\u00a0234,50', 'fr-FR', '1234.50'],
    ['１，２３４．５０', 'ja-JP', '1234.50'],
    ['١٬٢٣٤٫٥٠', 'ar-EG', '1234.50'],
    ['1’234.50', 'de-CH', '1234.50'],
    ['12,34,567.8', 'en-IN', '1234567.8'],
    ['1.234', 'de-DE', '1234'],
    ['1,234', 'en-IE', '1234'],
    ['1,234', 'fr-FR', '1.234'],
    ['-7,5', 'it-IT', '-7.5'],
    ['−7.5', 'en-IE', '-7.5'],
    ['€1,234.50', 'en-IE', '1234.50'],
    ['12,5 %', 'es-ES', '12.5'],
    ['007', 'en-IE', '7'],
    [',5', 'de-DE', '0.5'],
    ['5,', 'de-DE', '5'],
    ['-0,00', 'de-DE', '0.00'],
    ['123456789012345678901234.5', 'en-IE', '123456789012345678901234.5'],
  ])('%s in %s is %s', (text, locale, value) => expect(read(text, locale)).toBe(value));
});

describe('the form of another locale', () => {
  it.each([
    ['1,234.50', 'de-DE', '1234.50 (read)'],
    ['1.234,50', 'en-IE', '1234.50 (read)'],
    ['1.5', 'de-DE', '1.5 (read)'],
    ['1.50', 'de-DE', '1.50 (read)'],
    ['0.500', 'de-DE', '0.500 (read)'],
    ['1234.567', 'de-DE', '1234.567 (read)'],
    ['1,5', 'en-IE', '1.5 (read)'],
    ['1,234,567', 'de-DE', '1234567 (read)'],
    ['1.234.567', 'fr-FR', '1234567 (read)'],
    ['1 234.5', 'en-IE', '1234.5 (read)'],
  ])('%s in %s is %s', (text, locale, value) => expect(read(text, locale)).toBe(value));
});

describe('refused', () => {
  it.each([
    ['1.234', 'fr-FR'],
    ['1,234', 'de-CH'],
    ['1.234.5', 'fr-FR'],
    ['12.34.56', 'en-IE'],
    ['12 34', 'en-IE'],
    ['1,2,3', 'en-IE'],
    ['1 234.567.8', 'de-DE'],
    ['', 'en-IE'],
    ['-', 'en-IE'],
    [',', 'de-DE'],
    ['12a', 'en-IE'],
    ['1e3', 'en-IE'],
    ['0x10', 'en-IE'],
    ['--5', 'en-IE'],
    ['1²', 'en-IE'],
    ['½', 'en-IE'],
    ['1x234', 'en-IE'],
    ['1:500', 'en-IE'],
    ['1€50', 'fr-FR'],
    ['1;5', 'de-DE'],
    ['1'.repeat(61), 'en-IE'],
  ])('%s in %s', (text, locale) => expect(read(text, locale)).toBe('refused'));
});

it('writes and reads any digits, few or many', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789.,١٥５ '), maxLength: 80 });
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), digits, (locale, text) => {
      const result = readTypedDecimal(text, locale);
      if (result.ok) expect(() => writeDecimal(result.value, locale)).not.toThrow();
    }),
    { numRuns: 1000 },
  );
  expect(writeDecimal(`1.5${'0'.repeat(25)}`, 'de-DE')).toBe(`1.5${'0'.repeat(25)}`);
});

const decimals = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.stringMatching(/^\d{0,6}$/))
  .map(([minus, whole, fraction]) => (minus && whole > 0n ? '-' : '') + whole + (fraction && `.${fraction}`));

it('reads exactly what the locale writes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), decimals, (locale, value) => {
      expect(readTypedDecimal(writeDecimal(value, locale), locale)).toEqual({ ok: true, value, own: true });
    }),
    { numRuns: 1000 },
  );
});

it('never misreads a separator: typed digits stay on their side of the decimal sign', () => {
  const texts = fc.stringMatching(/^[0-9][0-9., ']{0,12}$/);
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), texts, (locale, text) => {
      const result = readTypedDecimal(text, locale);
      if (!result.ok) return;
      const digits = text.replace(/\D/g, '');
      expect(result.value.replace('.', '').replace(/^0+/, '')).toBe(digits.replace(/^0+/, ''));
      expect(result.own || writeDecimal(result.value, locale) !== text).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
