// Days of a calendar: civil dates as text, without a time zone, calculated by the calendar of the pricing engine.

import { type DayNumber, dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';
import { keyTarget, monthGrid, sameDayIn, startOfMonth } from '@hosted-stay/pricing-react/typing';
import { addDays } from '#contract/platform/days.ts';

export { addDays, countNightsBetween, isDay } from '#contract/platform/days.ts';

/** Returns the first day of a day's month, or of a month later; negative numbers are earlier. */
export function getMonth(day: string, later = 0): string {
  const number = dayNumber(day);
  if (number === undefined) return day;
  const year = Number(day.slice(0, 4)) + Math.floor((Number(day.slice(5, 7)) - 1 + later) / 12);
  const month = ((((Number(day.slice(5, 7)) - 1 + later) % 12) + 12) % 12) + 1;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
}

/** Returns the last day of a day's month. */
export function endOfMonth(day: string): string {
  return addDays(getMonth(day, 1), -1);
}

/** Returns the weeks of a month, each with seven days, some of which are in the months around it. */
export function listWeeks(month: string, firstWeekday: number): readonly (readonly string[])[] {
  return monthGrid(startOfMonth(numberOf(month)), firstWeekday).map((week) => week.map(dateText));
}

/** Returns the same day of another month; its last day if that month is shorter. */
export function toSameDay(month: string, day: string): string {
  return dateText(sameDayIn(numberOf(getMonth(month)), numberOf(day)));
}

/** Returns the day that a key moves to, such as `ArrowLeft` to the day before; undefined for other keys. */
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

/** The number of months offered on a side without a bound. */
const MONTHS_BEFORE = 12;
const MONTHS_AFTER = 24;

/** Returns the months to choose from, each by its first day: from bound to bound, always with the current one. */
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
