// The time, handed in so that tests can set it.

/** What time it is, and what day it is where the product works. */
export interface Clock {
  now(): Date;
  /** The day of the platform's time zone, `2026-07-02`. */
  today(): string;
  /** The day of a moment in the platform's time zone. */
  dayOf(moment: Date): string;
}

/** A clock of the machine's time; days change at midnight of the zone. */
export function createClock(timeZone: string, now: () => Date = () => new Date()): Clock {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return { now, today: () => day.format(now()), dayOf: (moment) => day.format(moment) };
}
