// The clock, passed in so that tests can set the time.

/** The current time, and the current day in the platform's time zone. */
export interface Clock {
  now(): Date;
  /** Returns the current day in the platform's time zone: `2026-07-02`. */
  today(): string;
  /** Returns the day of a moment in the platform's time zone. */
  dayOf(moment: Date): string;
}

/** Creates a clock of the machine's time; days change at midnight of the time zone. */
export function createClock(timeZone: string, now: () => Date = () => new Date()): Clock {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return { now, today: () => day.format(now()), dayOf: (moment) => day.format(moment) };
}
