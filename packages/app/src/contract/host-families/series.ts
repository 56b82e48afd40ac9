// Blocks that repeat by week, month or year: on which days each time falls. Civil days only, without a time zone.

import { addDays, countNightsBetween } from '#contract/platform/days.ts';

export const SERIES_EVERY = ['week', 'month', 'year'] as const;
export type SeriesEvery = (typeof SERIES_EVERY)[number];

/** How many months ahead the times of a series are in the calendar; a job adds later ones. */
export const SERIES_MONTHS = 36;

/** The most days that one time may take, so that it is over before the next begins. */
export const LONGEST_TIME: Readonly<Record<SeriesEvery, number>> = { week: 7, month: 31, year: 366 };

export interface DayStretch {
  readonly fromDate: string;
  /** Included. */
  readonly toDate: string;
}

interface Series extends DayStretch {
  readonly every: SeriesEvery;
  readonly until: string | null;
}

const pad = (number: number, length: number) => String(number).padStart(length, '0');

/** Returns the same day some months later; the last day of the month where that is shorter. */
export function addMonths(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const toMonth = (number: number) => `${pad(Math.floor(number / 12), 4)}-${pad((number % 12) + 1, 2)}`;
  const last = addDays(`${toMonth(count + 1)}-01`, -1);
  const same = `${toMonth(count)}-${day.slice(8, 10)}`;
  return same < last ? same : last;
}

/** Whether a stretch is of whole months, from a first day to a last one: August, or February in any year. */
const isWholeMonths = ({ fromDate, toDate }: DayStretch) => fromDate.endsWith('-01') && addDays(toDate, 1).endsWith('-01');

function getTime(series: Series, index: number): DayStretch {
  const { fromDate, toDate, every } = series;
  if (every === 'week') return { fromDate: addDays(fromDate, 7 * index), toDate: addDays(toDate, 7 * index) };
  const months = every === 'year' ? 12 * index : index;
  const last = isWholeMonths(series) ? addDays(addMonths(addDays(toDate, 1), months), -1) : addMonths(toDate, months);
  return { fromDate: addMonths(fromDate, months), toDate: last };
}

/** Returns an index at or before the first time that can reach a day. */
function findStart({ fromDate, every }: Series, day: string): number {
  const days = every === 'week' ? 7 : every === 'month' ? 31 : 366;
  return Math.max(0, Math.floor(countNightsBetween(fromDate, day) / days) - 2);
}

/** Returns the times of a series that have a day within a stretch, in order. */
export function listTimes(series: Series, within: DayStretch): DayStretch[] {
  const times: DayStretch[] = [];
  for (let index = findStart(series, within.fromDate); ; index += 1) {
    const time = getTime(series, index);
    if (time.fromDate > within.toDate || (series.until !== null && time.fromDate > series.until)) return times;
    if (time.toDate >= within.fromDate) times.push(time);
  }
}
