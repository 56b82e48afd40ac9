// Civil dates against dayjs in UTC, and Monday-to-Friday runs against a walk from day to day.

import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../test/support/runs.ts';
import { countMondayToFriday, dateText, dayNumber } from './civil-date.ts';

dayjs.extend(utc);

const FIRST = -719_162; // 0001-01-01
const LAST = 2_932_896; // 9999-12-31
const anyDay = fc.oneof(fc.integer({ min: FIRST, max: LAST }), fc.integer({ min: 10_000, max: 30_000 }));

/** The text of a day as dayjs has it. */
function dayjsText(day: number): string {
  return dayjs.utc(0).add(day, 'day').toISOString().slice(0, 10);
}

/** Mondays that have their Friday in the stay, found by looking at every day. */
function walk(from: number, to: number): number {
  let weeks = 0;
  for (let day = from; day <= to; day += 1) if (dayjs.utc(day * 86_400_000).day() === 1 && day + 4 <= to) weeks += 1;
  return weeks;
}

describe('dayNumber and dateText', () => {
  it('agree with dayjs on every day of four thousand', () => {
    holds(
      fc.property(anyDay, (day) => {
        expect(dateText(day)).toBe(dayjsText(day));
        expect(dayNumber(dayjsText(day))).toBe(day);
      }),
      1000,
    );
  });

  it('are each other’s inverse over four hundred years of days', () => {
    for (let day = -10_957; day < 135_140; day += 1) if (dayNumber(dateText(day)) !== day) expect(dateText(day)).toBe(`day ${day}`);
  });

  it.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['0001-01-01', FIRST],
    ['9999-12-31', LAST],
    ['2000-02-29', 11_016],
    ['2024-02-29', 19_782],
    ['2026-12-31', 20_818],
  ])('%s is day %i', (text, day) => {
    expect(dayNumber(text)).toBe(day);
    expect(dateText(day)).toBe(text);
  });

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2100-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '2026-1-01',
    '2026-01-1',
    '02026-01-01',
    '-2026-01-01',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '2026/01/01',
    '٢٠٢٦-٠١-٠١',
    '',
  ])('%j is no day', (text) => {
    expect(dayNumber(text)).toBeUndefined();
  });

  it('take no text for a day that dayjs would move to another', () => {
    const two = (max: number) => fc.nat({ max }).map((value) => String(value).padStart(2, '0'));
    holds(
      fc.property(fc.integer({ min: 1900, max: 2100 }), two(14), two(33), (year, month, day) => {
        const text = `${year}-${month}-${day}`;
        const moved = dayjs.utc(Date.UTC(year, Number(month) - 1, Number(day))).toISOString();
        expect(dayNumber(text) !== undefined).toBe(moved.slice(0, 10) === text);
      }),
      1000,
    );
  });
});

describe('countMondayToFriday', () => {
  it('agrees with a walk from day to day', () => {
    const stay = fc.tuple(anyDay, fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 366 })));
    holds(
      fc.property(stay, ([from, days]) => {
        expect(countMondayToFriday(from, from + days - 1)).toBe(walk(from, from + days - 1));
      }),
      200,
    );
  });

  it('agrees with it for every start in a week and every length up to four weeks, on both sides of 1970', () => {
    for (const monday of [-3, 4, 20_640])
      for (let start = 0; start < 7; start += 1)
        for (let days = 1; days <= 28; days += 1) {
          const [from, to] = [monday + start, monday + start + days - 1];
          expect([from, to, countMondayToFriday(from, to)]).toEqual([from, to, walk(from, to)]);
        }
  });

  it.each([
    ['2026-07-06', '2026-07-10', 1],
    ['2026-07-06', '2026-07-09', 0],
    ['2026-07-07', '2026-07-13', 0],
    ['2026-07-07', '2026-07-17', 1],
    ['2026-01-01', '2027-01-01', 52],
  ])('%s to %s has room for %i', (from, to, weeks) => {
    expect(countMondayToFriday(dayNumber(from) ?? 0, dayNumber(to) ?? 0)).toBe(weeks);
  });
});
