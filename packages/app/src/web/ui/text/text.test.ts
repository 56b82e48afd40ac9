// Days never shift, whatever the zone; money and moments are written alike everywhere.

import { dateText } from '@hosted-stay/pricing-core/calendar';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { LOCALES } from '#contract/platform/locales.ts';
import { getDayIn } from './civil-day.model.ts';
import { writeDay, writeDayRange } from './day-text.ts';
import { formatLocaleOf, getFormatter } from './format-locale.ts';
import { writeInstant } from './instant-text.ts';
import { writeRelative } from './relative-text.ts';
import { tidySpaces } from './tidy-spaces.ts';

const ZONES = Intl.supportedValuesOf('timeZone');
const days = fc.integer({ min: 0, max: 40_000 }).map(dateText);

describe('a day', () => {
  test('is the same in every zone of the world: nobody flies home a day too early', async () => {
    const before = process.env['TZ'];
    const offsets = new Set<number>();
    try {
      for (const zone of [
        'Pacific/Pago_Pago',
        'America/Los_Angeles',
        'America/Sao_Paulo',
        'Europe/Dublin',
        'Asia/Tokyo',
        'Pacific/Kiritimati',
      ]) {
        process.env['TZ'] = zone;
        offsets.add(new Date('2026-01-01T00:00:00Z').getTimezoneOffset());
        // Read anew, since what writes a day is made once and keeps the zone that it was made in.
        vi.resetModules();
        const fresh = await import('./day-text.ts');
        const written = ['2026-03-29', '2026-10-25', '2026-01-01', '2011-12-30'].map((day) => fresh.writeDay(day, { tag: 'en-IE' }));
        expect(written, zone).toEqual(['29 Mar 2026', '25 Oct 2026', '1 Jan 2026', '30 Dec 2011']);
        expect(fresh.writeDayRange('2026-06-30', '2026-07-01', { tag: 'en-IE' }).replace(/\s/g, ' '), zone).toBe('30 Jun – 1 Jul 2026');
      }
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
    expect(offsets.size).toBe(6);
  });

  test('holds its number and its year in every language', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...LOCALES), (day, locale) => {
        const text = writeDay(day, { tag: formatLocaleOf(locale) });
        expect(text).toContain(String(Number(day.slice(8))));
        expect(text).toContain(day.slice(0, 4));
      }),
    );
  });

  test.each([
    ['en', '2 Jul 2026', '2–9 Jul 2026'],
    ['de', '2. Juli 2026', '2.–9. Juli 2026'],
    ['ja', '2026年7月2日', '2026/07/02～2026/07/09'],
  ])('%s', (locale, one, range) => {
    const tag = formatLocaleOf(locale);
    expect(writeDay('2026-07-02', { tag })).toBe(one);
    expect(writeDayRange('2026-07-02', '2026-07-09', { tag }).replace(/\s/g, ' ').replace(' – ', '–')).toBe(range);
  });

  test('stays as it was typed if it doesn’t exist', () => {
    expect(writeDay('2026-02-30', { tag: 'en-IE' })).toBe('2026-02-30');
  });
});

test('the day of a moment depends on the time zone', () => {
  const moment = new Date('2026-06-30T23:30:00Z');
  expect([getDayIn('Europe/Dublin', moment), getDayIn('UTC', moment), getDayIn('America/New_York', moment)]).toEqual([
    '2026-07-01',
    '2026-06-30',
    '2026-06-30',
  ]);
  for (const zone of ZONES) expect(getDayIn(zone, moment)).toMatch(/^2026-(06-30|07-01)$/);
});

test('a moment is written in the zone of who reads it', () => {
  const at = '2026-07-02T23:05:00Z';
  expect(writeInstant(at, { tag: 'en-IE', timeZone: 'Europe/Dublin' })).toBe('3 Jul 2026, 00:05');
  expect(writeInstant(at, { tag: 'en-IE', timeZone: 'UTC' })).toBe('2 Jul 2026, 23:05');
});

describe('how long ago', () => {
  const now = new Date('2026-07-02T12:00:00Z');
  const ago = (seconds: number, tag = 'en-IE') => writeRelative(new Date(now.getTime() - seconds * 1000).toISOString(), { tag, now });
  const [MIN, HOUR, DAY] = [60, 3600, 86_400];

  test.each([
    [5, 'a few secs ago'],
    [-5, 'in a few secs'],
    [60, '1min ago'],
    [7 * MIN, '7mins ago'],
    [-7 * MIN, 'in 7mins'],
    [HOUR, '1hr ago'],
    [5 * HOUR, '5hrs ago'],
    [DAY, '1day ago'],
    [3 * DAY, '3days ago'],
    [31 * DAY, '1mth ago'],
    [90 * DAY, '3mths ago'],
    [366 * DAY, '1yr ago'],
    [800 * DAY, '2yrs ago'],
  ])('%i seconds: %s', (seconds, text) => expect(ago(seconds)).toBe(text));

  test('other languages have their own words, and none writes a narrow space', () => {
    expect(ago(7 * MIN, 'de-DE')).toBe('vor 7 Minuten');
    for (const locale of LOCALES) expect(ago(3 * DAY, formatLocaleOf(locale))).not.toMatch(/[\u2009\u202f]/);
  });
});

test('money is exact, and the same wherever it is written', () => {
  const write = (locale: string, amount: string, currency = 'EUR') => getFormatter(formatLocaleOf(locale)).money({ amount, currency });
  expect(write('en', '1234567890123456.78')).toBe('€1,234,567,890,123,456.78');
  expect(write('de', '1234.5')).toBe('1.234,50\u00a0€');
  expect(write('ja', '1200', 'JPY')).toBe('￥1,200');
  for (const locale of LOCALES) expect(write(locale, '1234.5')).not.toMatch(/[\u2009\u202f]/);
});

test.each(['2 – 9 Jul', '2\u00a0–\u00a09 Jul', '2\u2009–\u20099 Jul'])('a range has the same spaces wherever it is written: %j', (text) => {
  expect(tidySpaces(text)).toBe('2 – 9 Jul');
  expect(tidySpaces('7월 2일\u2009~\u20099일')).toBe('7월 2일 ~ 9일');
  expect(tidySpaces('2:05\u202fPM')).toBe('2:05\u00a0PM');
});
