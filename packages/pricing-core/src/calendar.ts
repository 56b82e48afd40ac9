// Civil dates for callers: text to whole days and back, with no clock and no time zone.

export { type DayNumber, dateText, dayNumber } from './calendar/civil-date.ts';

/** Monday 1 to Sunday 7, as ISO 8601 counts. */
export function weekday(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}
