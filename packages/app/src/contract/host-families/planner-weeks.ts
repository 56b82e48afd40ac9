// The weeks of the yearly planner: which there are, and what each letter of a family's weeks says.

import { dayNumber } from '@hosted-stay/pricing-core/calendar';
import { addDays } from '#contract/platform/days.ts';

/** How many weeks the planner shows: a year, whatever day it begins on. */
export const PLANNER_WEEKS = 53;

/**
 * What a week of a family is: `f` all beds are free on every night · `p` some beds are free on some night · `h` no bed is free on any night,
 * some only because they are held for a booking that isn't agreed · `b` no bed is free on any night, all because of agreed stays ·
 * `a` the family is away on every night · `-` the family isn't live, and nobody stays with it.
 */
export const WEEK_LETTERS = ['f', 'p', 'h', 'b', 'a', '-'] as const;
export type WeekLetter = (typeof WEEK_LETTERS)[number];

/** The name of each letter, which selects its text. */
export const WEEK_NAMES = {
  f: 'free',
  p: 'partly',
  h: 'held',
  b: 'booked',
  a: 'away',
  '-': 'notLive',
} as const satisfies Record<WeekLetter, string>;

const MONDAY = dayNumber('2024-01-01') ?? 0;

/** Returns the Monday of a day's week. */
export function toMonday(day: string): string {
  const number = dayNumber(day) ?? MONDAY;
  return addDays(day, -((((number - MONDAY) % 7) + 7) % 7));
}

/** Returns the Mondays of the weeks from one on. */
export function listWeekStarts(monday: string): readonly string[] {
  return Array.from({ length: PLANNER_WEEKS }, (_, week) => addDays(monday, 7 * week));
}

/** How many families of a county are in each state, in one week. */
export type WeekTotal = Readonly<Record<WeekLetter, number>>;

/** Returns the totals of each week of several families. */
export function sumWeeks(families: readonly { readonly weeks: string }[]): readonly WeekTotal[] {
  const totals = Array.from({ length: PLANNER_WEEKS }, () => ({ f: 0, p: 0, h: 0, b: 0, a: 0, '-': 0 }));
  for (const { weeks } of families) {
    for (let week = 0; week < weeks.length; week++) {
      const total = totals[week];
      if (total !== undefined) total[weeks[week] as WeekLetter] += 1;
    }
  }
  return totals;
}
