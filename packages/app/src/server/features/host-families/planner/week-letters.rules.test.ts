// The letters of a family's weeks: the same as a model that looks at each night by itself.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listWeekStarts, PLANNER_WEEKS, sumWeeks, toMonday } from '#contract/host-families/planner-weeks.ts';
import { addDays } from '#contract/platform/days.ts';
import type { TakenStretch } from '../profile/availability.rules.ts';
import { toWeekLetters } from './week-letters.rules.ts';

/** A Monday whose year has the end of a year and a leap day. */
const MONDAY = '2027-08-30';

const stretch = fc
  .record({
    kind: fc.constantFrom('own' as const, 'tentative' as const, 'firm' as const),
    from: fc.integer({ min: -20, max: 7 * PLANNER_WEEKS + 5 }),
    days: fc.integer({ min: 0, max: 40 }),
    beds: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ kind, from, days, beds }): TakenStretch => {
    const fromDate = addDays(MONDAY, from);
    return { kind, fromDate, toDate: addDays(fromDate, kind === 'own' ? days : days + 1), beds: kind === 'own' ? null : beds };
  });

function describeNight(night: string, guests: number, blocks: readonly TakenStretch[]) {
  const here = blocks.filter(({ kind, fromDate, toDate }) => fromDate <= night && (kind === 'own' ? night <= toDate : night < toDate));
  const isAway = here.some(({ kind }) => kind === 'own');
  const sum = (kinds: readonly string[]) => here.reduce((beds, block) => beds + (kinds.includes(block.kind) ? (block.beds ?? 0) : 0), 0);
  const [firm, all] = [sum(['firm']), sum(['firm', 'tentative'])];
  return {
    isAway,
    isEmpty: !isAway && all === 0,
    isOpen: !isAway && all < guests,
    isBooked: !isAway && firm >= guests,
    hasStay: !isAway && all > 0,
  };
}

function toModelLetter(nights: readonly ReturnType<typeof describeNight>[], isLive: boolean): string {
  if (!isLive && !nights.some(({ hasStay }) => hasStay)) return '-';
  if (nights.every(({ isAway }) => isAway)) return 'a';
  if (nights.every(({ isEmpty }) => isEmpty)) return 'f';
  if (nights.some(({ isOpen }) => isOpen)) return 'p';
  return nights.every(({ isAway, isBooked }) => isAway || isBooked) ? 'b' : 'h';
}

describe('the letters of a family', () => {
  test('are those of its nights, whatever its calendar', () => {
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 25 }), fc.integer({ min: 1, max: 4 }), fc.boolean(), (blocks, guestsNumber, isLive) => {
        const letters = toWeekLetters(MONDAY, { guestsNumber, isLive, blocks });
        const model = listWeekStarts(MONDAY).map((start) => {
          const nights = Array.from({ length: 7 }, (_, night) => describeNight(addDays(start, night), guestsNumber, blocks));
          return toModelLetter(nights, isLive);
        });
        expect(letters).toBe(model.join(''));
      }),
      { numRuns: 200 },
    );
  });

  test('tell held weeks from booked ones, and weeks away from weeks in part', () => {
    const week = (index: number) => addDays(MONDAY, 7 * index);
    const blocks: TakenStretch[] = [
      { kind: 'firm', fromDate: week(1), toDate: week(2), beds: 2 },
      { kind: 'firm', fromDate: week(2), toDate: week(3), beds: 1 },
      { kind: 'tentative', fromDate: week(2), toDate: week(3), beds: 1 },
      { kind: 'own', fromDate: week(3), toDate: addDays(week(4), -1), beds: null },
      { kind: 'own', fromDate: week(4), toDate: week(4), beds: null },
    ];
    expect(toWeekLetters(MONDAY, { guestsNumber: 2, isLive: true, blocks }).slice(0, 6)).toBe('fbhapf');
    expect(toWeekLetters(MONDAY, { guestsNumber: 2, isLive: false, blocks }).slice(0, 6)).toBe('-bh---');
  });
});

describe('the weeks of the planner', () => {
  test.each([
    ['2027-01-01', '2026-12-28'],
    ['2026-12-28', '2026-12-28'],
    ['2028-02-29', '2028-02-28'],
    ['2026-03-29', '2026-03-23'],
  ])('begin on the Monday of a day: %s', (day, monday) => {
    expect(toMonday(day)).toBe(monday);
  });

  test('have totals of all families', () => {
    const totals = sumWeeks([{ weeks: `fb${'a'.repeat(51)}` }, { weeks: `fp${'-'.repeat(51)}` }]);
    expect(totals).toHaveLength(PLANNER_WEEKS);
    expect(totals.slice(0, 3)).toEqual([
      { f: 2, p: 0, h: 0, b: 0, a: 0, '-': 0 },
      { f: 0, p: 1, h: 0, b: 1, a: 0, '-': 0 },
      { f: 0, p: 0, h: 0, b: 0, a: 1, '-': 1 },
    ]);
  });
});
