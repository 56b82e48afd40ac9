// Laws of days and ranges.

import { dateText } from '@hosted-stay/pricing-core/calendar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, countNightsBetween, endOfMonth, getMonth, listMonths, listWeeks, toSameDay } from './days.ts';
import { assignLanes, type CalendarEntry, listEntriesOn } from './entries.ts';
import { canChoose, canSpan, chooseDay, placeIn } from './range.ts';

const days = fc.integer({ min: -20_000, max: 60_000 }).map(dateText);

describe('months', () => {
  test('turned forwards and back are where they were', () => {
    fc.assert(fc.property(days, fc.integer({ min: -500, max: 500 }), (day, by) => getMonth(getMonth(day, by), -by) === getMonth(day)));
  });

  test('end before the next begins', () => {
    fc.assert(fc.property(days, (day) => addDays(endOfMonth(day), 1) === getMonth(day, 1) && day <= endOfMonth(day)));
  });

  test('hang in whole weeks, every day once', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 7 }), (day, first) => {
        const shown = listWeeks(getMonth(day), first).flat();
        expect(shown.length % 7).toBe(0);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown).toContain(day);
        expect(shown).toContain(endOfMonth(day));
      }),
    );
  });

  test('the same day of a shorter one is its last', () => {
    expect(toSameDay('2026-02-01', '2026-01-31')).toBe('2026-02-28');
  });
});

describe('a range that is picked', () => {
  test('has its ends in order, within its length, over no night that is taken', () => {
    const near = fc.integer({ min: 20_600, max: 20_660 }).map(dateText);
    fc.assert(
      fc.property(
        fc.array(near, { maxLength: 8 }),
        fc.uniqueArray(near, { maxLength: 5 }),
        fc.integer({ min: 1, max: 30 }),
        (picks, closed, longestDays) => {
          const rules = { blocked: (day: string) => closed.includes(day), longestDays };
          const range = picks.reduce((before, day) => chooseDay(before, day, rules), { from: null, to: null } as ReturnType<
            typeof chooseDay
          >);
          if (range.from === null || range.to === null) return;
          const nights = countNightsBetween(range.from, range.to);
          expect(nights).toBeGreaterThanOrEqual(0);
          expect(nights).toBeLessThan(longestDays);
          const { from } = range;
          expect(Array.from({ length: Math.max(1, nights) }, (_, index) => addDays(from, index)).filter(rules.blocked)).toEqual([]);
        },
      ),
    );
  });

  test('may end on the day before a taken night, but neither begin there nor go on', () => {
    const rules = { blocked: (day: string) => day === '2026-07-10' };
    const begun = { from: '2026-07-08', to: null };
    expect(chooseDay(begun, '2026-07-10', rules)).toEqual({ from: '2026-07-08', to: '2026-07-10' });
    expect(chooseDay(begun, '2026-07-11', rules)).toEqual({ from: '2026-07-11', to: null });
    expect(chooseDay({ from: null, to: null }, '2026-07-10', rules)).toEqual({ from: null, to: null });
    expect(chooseDay({ from: '2026-07-12', to: null }, '2026-07-10', rules)).toEqual({ from: '2026-07-12', to: null });
    expect(canChoose({ from: '2026-07-08', to: '2026-07-09' }, '2026-07-10', rules)).toBe(false);
    expect(canSpan('2026-07-10', '2026-07-10', rules)).toBe(false);
  });

  test('knows the place of a day', () => {
    const range = { from: '2026-07-01', to: '2026-07-03' };
    expect(['2026-06-30', '2026-07-01', '2026-07-02', '2026-07-03'].map((day) => placeIn(range, day))).toEqual([
      null,
      'start',
      'inside',
      'end',
    ]);
  });
});

test('entries that share a day never share a lane', () => {
  const layers = [{ key: 'a', label: 'A', look: 'own' as const }];
  const entry = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 12 }));
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 15 }), (stretches) => {
      const entries: CalendarEntry[] = stretches.map(([from, nights], id) => ({
        id: String(id),
        layer: 'a',
        label: '',
        from: dateText(20_600 + from),
        to: dateText(20_600 + from + nights),
      }));
      const lanes = assignLanes(entries, layers);
      for (let offset = 0; offset <= 72; offset += 1) {
        const taken = listEntriesOn(dateText(20_600 + offset), entries, layers).map(({ id }) => lanes.get(id));
        expect(new Set(taken).size).toBe(taken.length);
      }
    }),
  );
});

test('the months to choose from reach from bound to bound, and hold the one that is shown', () => {
  expect(listMonths('2026-11-22', { min: '2026-11-22', max: '2027-02-01' })).toEqual([
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
  ]);
  expect(listMonths('2026-10-03', { min: '2026-11-22', max: '2026-12-01' })[0]).toBe('2026-10-01');
  const open = listMonths('2026-11-22', {});
  expect([open[0], open.at(-1), open.length]).toEqual(['2025-11-01', '2028-11-01', 37]);
});
