// Moments before now, so that the demo world is never older than a year and never in the future.

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

/**
 * Returns a time of day on a day before today, in UTC; from one day on it is always in the past.
 * @example daysBefore(new Date('2026-06-15T10:00:00Z'), 1, { hour: 14, minute: 30 }) // 2026-06-14T14:30:00Z
 */
export function daysBefore(now: Date, days: number, { hour, minute }: TimeOfDay): Date {
  const midnight = Math.floor(now.getTime() / DAY) * DAY;
  return new Date(midnight - days * DAY + (hour * 60 + minute) * MINUTE);
}

export function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * MINUTE);
}

/** Returns the date the given years and days ago, `2015-03-09`. */
export function dayBefore(now: Date, { years, days }: { years: number; days: number }): string {
  const then = new Date(now.getTime() - days * DAY);
  // The 29th of February does not exist in most years.
  const day = Math.min(then.getUTCDate(), 28);
  return new Date(Date.UTC(then.getUTCFullYear() - years, then.getUTCMonth(), day)).toISOString().slice(0, 10);
}
