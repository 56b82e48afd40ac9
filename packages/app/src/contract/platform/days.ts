// Calendar days: dates as text without a time zone, computed with the pricing engine's calendar.

import { dateText, dayNumber } from '@hosted-stay/pricing-core/calendar';

/** @example addDays('2026-12-31', 1) // '2027-01-01' */
export function addDays(day: string, days: number): string {
  const number = dayNumber(day);
  return number === undefined ? day : dateText(number + days);
}

/** Returns the nights between two days; negative if the second is earlier. */
export function countNightsBetween(from: string, to: string): number {
  return (dayNumber(to) ?? 0) - (dayNumber(from) ?? 0);
}

/** Returns whether a text is a valid calendar day. */
export function isDay(text: string | null | undefined): text is string {
  return typeof text === 'string' && dayNumber(text) !== undefined;
}
