// The hours in which reminders don't wake anybody.

const [FIRST_HOUR, LAST_HOUR] = [8, 20];

/** Zones are apart by whole quarters of an hour. */
const QUARTER_MS = 15 * 60 * 1000;

/** Returns whether it is between 8:00 and 21:00 in a time zone. */
export function isDaytime(at: Date, timeZone: string): boolean {
  const hour = Number(new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at));
  return hour >= FIRST_HOUR && hour <= LAST_HOUR;
}

/** Returns the next moment at which a reminder wakes nobody: now, or when the day begins. */
export function findDaytime(now: Date, timeZone: string): Date {
  if (isDaytime(now, timeZone)) return now;
  let at = new Date(Math.ceil(now.getTime() / QUARTER_MS) * QUARTER_MS);
  while (!isDaytime(at, timeZone)) at = new Date(at.getTime() + QUARTER_MS);
  return at;
}
