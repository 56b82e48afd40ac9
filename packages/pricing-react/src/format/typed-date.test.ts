// Dates as they are typed in nine locales.

import { dateText } from '@hosted-stay/pricing-core/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DateStyle, datePattern, firstWeekday, writeDay } from './date-text.ts';
import { isTypedOut, readTypedDate } from './typed-date.ts';

const LOCALES = ['en-IE', 'en-US', 'fr-FR', 'es-ES', 'it-IT', 'de-DE', 'ja-JP', 'ko-KR', 'zh-CN', 'ar', 'ar-EG'];

it.each([
  ['5/7/2026', 'en-IE', '2026-07-05'],
  ['5.7.26', 'en-IE', '2026-07-05'],
  ['5 Jul 2026', 'en-IE', '2026-07-05'],
  ['5th of July 2026', 'en-IE', '2026-07-05'],
  ['7/5/2026', 'en-US', '2026-07-05'],
  ['July 5, 2026', 'en-US', '2026-07-05'],
  ['5 juil. 2026', 'fr-FR', '2026-07-05'],
  ['1 AOUT 2026', 'fr-FR', '2026-08-01'],
  ['5 de julio de 2026', 'es-ES', '2026-07-05'],
  ['5 lug 26', 'it-IT', '2026-07-05'],
  ['05.07.2026', 'de-DE', '2026-07-05'],
  ['5. März 2026', 'de-DE', '2026-03-05'],
  ['2026/7/5', 'ja-JP', '2026-07-05'],
  ['２０２６年７月５日', 'ja-JP', '2026-07-05'],
  ['2026년 7월 5일', 'ko-KR', '2026-07-05'],
  ['2026. 7. 5.', 'ko-KR', '2026-07-05'],
  ['26-7-5', 'zh-CN', '2026-07-05'],
  ['٥/٧/٢٠٢٦', 'ar-EG', '2026-07-05'],
  ['2026-07-05', 'de-DE', '2026-07-05'],
  ['5/7', 'en-IE', '2027-07-05'],
  ['31 Dec', 'en-IE', '2026-12-31'],
  ['7/5', 'ja-JP', '2027-07-05'],
])('%s in %s is %s', (text, locale, date) => expect(readTypedDate(text, locale, '2026-11-20')).toBe(date));

it.each([
  ['31/11/2026', 'en-IE'],
  ['29/2/2027', 'en-IE'],
  ['13/5/2026', 'en-US'],
  ['5/7/2026', 'ja-JP'],
  ['5 jui 2026', 'fr-FR'],
  ['5 Foo 2026', 'en-IE'],
  ['5 Jul Aug 2026', 'en-IE'],
  ['5/7/202', 'en-IE'],
  ['5/7/20260', 'en-IE'],
  ['2026', 'en-IE'],
  ['July 2026', 'en-IE'],
  ['1/2/3/4', 'en-IE'],
  ['29 Feb', 'en-IE'],
  ['tomorrow', 'en-IE'],
  ['', 'en-IE'],
])('%s in %s is no date, or might be two', (text, locale) => expect(readTypedDate(text, locale, '2026-11-20')).toBeUndefined());

it('a long text is no date, and is not searched for one', () => {
  const expected = '2026-07-05';
  expect(readTypedDate(`5 July 2026${' '.repeat(40)}`, 'en-IE')).toBe(expected);
  expect(readTypedDate(`5 July 2026${' '.repeat(60)}`, 'en-IE')).toBeUndefined();
});

it('a date without a year needs today', () => expect(readTypedDate('5/7', 'en-IE')).toBeUndefined());

it('reads whatever the locale itself writes', () => {
  const styles = fc.constantFrom<DateStyle>('numeric', 'short');
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), styles, fc.integer({ min: -30_000, max: 90_000 }), (locale, style, day) => {
      expect(readTypedDate(writeDay(day, style, locale), locale)).toBe(dateText(day));
    }),
    { numRuns: 1000 },
  );
});

describe('patterns and weeks', () => {
  const letters = { day: 'DD', month: 'MM', year: 'YYYY' };
  it.each([
    ['en-IE', 'DD/MM/YYYY', 1],
    ['en-US', 'MM/DD/YYYY', 7],
    ['fr-FR', 'DD/MM/YYYY', 1],
    ['de-DE', 'DD.MM.YYYY', 1],
    ['ja-JP', 'YYYY/MM/DD', 7],
    ['ko-KR', 'YYYY. MM. DD.', 7],
    ['ar-EG', 'DD/MM/YYYY', 6],
  ])('%s writes %s and begins its weeks on day %i', (locale, pattern, weekday) => {
    expect(datePattern(letters, locale).replace(/\p{Cf}/gu, '')).toBe(pattern);
    expect(firstWeekday(locale)).toBe(weekday);
  });
});

it('a date that is being typed is taken once no further digit would make it another', () => {
  for (const text of ['5/7/2026', '5 Jul 2026', '2026-07-05', '2026/07/05', '２０２６年０７月０５日']) expect(isTypedOut(text)).toBe(true);
  for (const text of ['5/7/20', '5/7/202', '2026-07-0', '2026/7/5', '5 Jul']) expect(isTypedOut(text)).toBe(false);
});
