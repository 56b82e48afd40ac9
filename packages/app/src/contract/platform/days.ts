// Days of a calendar: civil dates as text, counted by the pricing engine's calendar, in no time zone.

import { dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';

/** @example addDays('2026-12-31', 1) // '2027-01-01' */
export function addDays(day: string, days: number): string {
  const number = dayNumber(day);
  return number === undefined ? day : dateText(number + days);
}

/** Nights from one day to another; negative when it is earlier. */
export function countNightsBetween(from: string, to: string): number {
  return (dayNumber(to) ?? 0) - (dayNumber(from) ?? 0);
}

/** Whether text names a day of the calendar. */
export function isDay(text: string | null | undefined): text is string {
  return typeof text === 'string' && dayNumber(text) !== undefined;
}
