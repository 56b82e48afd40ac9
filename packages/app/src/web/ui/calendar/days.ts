// Days of a calendar: civil dates as text, counted by the pricing engine's calendar, in no time zone.

import { type DayNumber, dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';
import { keyTarget, monthGrid, sameDayIn, startOfMonth } from '@hosted-stay/pricing-react/typing';
import { addDays } from '#contract/platform/days.ts';

export { addDays, countNightsBetween, isDay } from '#contract/platform/days.ts';

/** The first day of the month of a day, or of one some months later; negative ones are earlier. */
export function getMonth(day: string, later = 0): string {
  const number = dayNumber(day);
  if (number === undefined) return day;
  const year = Number(day.slice(0, 4)) + Math.floor((Number(day.slice(5, 7)) - 1 + later) / 12);
  const month = ((((Number(day.slice(5, 7)) - 1 + later) % 12) + 12) % 12) + 1;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
}

/** The last day of the month of a day. */
export function endOfMonth(day: string): string {
  return addDays(getMonth(day, 1), -1);
}

/** The weeks that hold a month, each of seven days, so with days of the months around it. */
export function listWeeks(month: string, firstWeekday: number): readonly (readonly string[])[] {
  return monthGrid(startOfMonth(numberOf(month)), firstWeekday).map((week) => week.map(dateText));
}

/** The same day of another month; its last where that month is shorter. */
export function toSameDay(month: string, day: string): string {
  return dateText(sameDayIn(numberOf(getMonth(month)), numberOf(day)));
}

/** The day a key leads to, `ArrowLeft` to the day before; undefined for keys that lead nowhere. */
export function findDayByKey(day: string, key: { key: string; shift: boolean }, firstWeekday: number): string | undefined {
  const target = keyTarget(numberOf(day), key, firstWeekday);
  return target === undefined ? undefined : dateText(target);
}

export interface DayBounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Days are compared as text: the order is the same. */
export function isWithinBounds(day: string, { min, max }: DayBounds): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

export function clampDay(day: string, { min, max }: DayBounds): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

/** As many months are offered on a side that has no bound. */
const MONTHS_BEFORE = 12;
const MONTHS_AFTER = 24;

/** The months to choose from, each by its first day: from bound to bound, and never without the one that is shown. */
export function listMonths(month: string, { min, max }: DayBounds): readonly string[] {
  const shown = getMonth(month);
  const first = min === undefined ? getMonth(shown, -MONTHS_BEFORE) : getMonth(min);
  const last = max === undefined ? getMonth(shown, MONTHS_AFTER) : getMonth(max);
  const months: string[] = [];
  for (let next = first < shown ? first : shown; next <= last || next <= shown; next = getMonth(next, 1)) months.push(next);
  return months;
}

function numberOf(day: string): DayNumber {
  return dayNumber(day) ?? 0;
}
