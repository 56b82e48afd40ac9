// Blocks that repeat: which days they fall on, where months and years differ.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, countNightsBetween } from '#contract/platform/days.ts';
import { addMonths, LONGEST_TIME, listTimes, SERIES_EVERY } from './series.ts';

const ALL = { fromDate: '2026-01-01', toDate: '2030-12-31' };
const write = ({ fromDate, toDate }: { fromDate: string; toDate: string }) => (fromDate === toDate ? fromDate : `${fromDate}/${toDate}`);
const times = (fromDate: string, toDate: string, every: (typeof SERIES_EVERY)[number], count: number, until: string | null = null) =>
  listTimes({ fromDate, toDate, every, until }, ALL).slice(0, count).map(write);

describe('a block that repeats', () => {
  test('comes on the same weekday each week', () => {
    expect(times('2026-12-25', '2026-12-27', 'week', 3)).toEqual([
      '2026-12-25/2026-12-27',
      '2027-01-01/2027-01-03',
      '2027-01-08/2027-01-10',
    ]);
  });

  test('on the 31st comes on the last day of shorter months, and on the 31st again after them', () => {
    expect(times('2026-01-31', '2026-01-31', 'month', 5)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  });

  test('on 29 February comes on the 28th in other years, and on the 29th in the next leap year', () => {
    expect(times('2028-02-29', '2028-02-29', 'year', 3)).toEqual(['2028-02-29', '2029-02-28', '2030-02-28']);
    expect(
      listTimes(
        { fromDate: '2028-02-29', toDate: '2028-02-29', every: 'year', until: null },
        { fromDate: '2032-01-01', toDate: '2032-12-31' },
      ),
    ).toEqual([{ fromDate: '2032-02-29', toDate: '2032-02-29' }]);
  });

  test('every August is all of August, and every February all of February', () => {
    expect(times('2026-08-01', '2026-08-31', 'year', 2)).toEqual(['2026-08-01/2026-08-31', '2027-08-01/2027-08-31']);
    expect(times('2027-02-01', '2027-02-28', 'year', 2)).toEqual(['2027-02-01/2027-02-28', '2028-02-01/2028-02-29']);
    expect(times('2026-02-01', '2026-02-28', 'month', 3)).toEqual([
      '2026-02-01/2026-02-28',
      '2026-03-01/2026-03-31',
      '2026-04-01/2026-04-30',
    ]);
  });

  test('over the new year ends in the next year each time', () => {
    expect(times('2026-12-20', '2027-01-03', 'year', 2)).toEqual(['2026-12-20/2027-01-03', '2027-12-20/2028-01-03']);
  });

  test('ends with the last time that begins by its last day', () => {
    expect(times('2026-03-02', '2026-03-03', 'week', 9, '2026-03-16')).toEqual([
      '2026-03-02/2026-03-03',
      '2026-03-09/2026-03-10',
      '2026-03-16/2026-03-17',
    ]);
  });

  test('a time that began before the stretch and reaches into it is among its times', () => {
    const series = { fromDate: '2026-01-05', toDate: '2026-01-09', every: 'week', until: null } as const;
    expect(listTimes(series, { fromDate: '2027-02-04', toDate: '2027-02-04' }).map(write)).toEqual(['2027-02-01/2027-02-05']);
  });

  test('has, in any stretch, the times that a count from its beginning finds there', () => {
    const given = fc.record({
      from: fc.integer({ min: 0, max: 800 }),
      length: fc.integer({ min: 1, max: 366 }),
      every: fc.constantFrom(...SERIES_EVERY),
      at: fc.integer({ min: 0, max: 3000 }),
      long: fc.integer({ min: 0, max: 400 }),
    });
    fc.assert(
      fc.property(given, ({ from, length, every, at, long }) => {
        const fromDate = addDays('2026-01-01', from);
        const toDate = addDays(fromDate, Math.min(length, LONGEST_TIME[every]) - 1);
        const series = { fromDate, toDate, every, until: null };
        const within = { fromDate: addDays('2026-01-01', at), toDate: addDays('2026-01-01', at + long) };
        const all = listTimes(series, { fromDate, toDate: within.toDate < fromDate ? fromDate : within.toDate });
        const expected = all.filter((time) => time.fromDate <= within.toDate && time.toDate >= within.fromDate);
        expect(listTimes(series, within)).toEqual(expected);
        expect(all.every((time, index) => index === 0 || time.fromDate > (all[index - 1]?.fromDate ?? ''))).toBe(true);
        expect(all.every((time) => countNightsBetween(time.fromDate, time.toDate) >= 0)).toBe(true);
      }),
    );
  });
});

test('months are added by the calendar', () => {
  expect([addMonths('2026-11-30', 3), addMonths('2027-12-31', 2), addMonths('2026-01-15', -1)]).toEqual([
    '2027-02-28',
    '2028-02-29',
    '2025-12-15',
  ]);
});
