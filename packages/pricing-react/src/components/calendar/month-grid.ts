// Months as they hang on a wall, each known by its first day.

import { type DayNumber, dateText, weekday } from '@hosted-stay/pricing-core/calendar';

/** The first day of the month of a day, or of a month at most twelve `later`; negative ones are earlier. */
export function startOfMonth(day: DayNumber, later = 0): DayNumber {
  const start = day - Number(dateText(day).slice(-2)) + 1;
  // The middle of a month is far enough from its ends for months of average length to be counted.
  return later === 0 ? start : startOfMonth(start + 14 + Math.round(later * 30.436875));
}

/** The same day of the month that begins with `start`; its last where it has fewer. */
export function sameDayIn(start: DayNumber, day: DayNumber): DayNumber {
  return Math.min(start + day - startOfMonth(day), startOfMonth(start, 1) - 1);
}

/** Days since the week began, when weeks begin on `firstWeekday`. */
export function placeInWeek(day: DayNumber, firstWeekday: number): number {
  return (weekday(day) - firstWeekday + 7) % 7;
}

/** The whole weeks that hold a month, so with days of the months before and after it. */
export function monthGrid(start: DayNumber, firstWeekday: number): readonly (readonly DayNumber[])[] {
  const first = start - placeInWeek(start, firstWeekday);
  const weeks = Math.ceil((startOfMonth(start, 1) - first) / 7);
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_, place) => first + week * 7 + place));
}
