// The time of a conversation in a list: how long ago if today, the day otherwise, in the reader’s time zone.

import { getDayIn } from '#web/ui/text/civil-day.model.ts';
import { writeRelative } from '#web/ui/text/relative-text.ts';

interface Where {
  readonly tag: string;
  readonly timeZone: string;
  readonly now: Date;
}

interface Style {
  /** Also names the weekday. */
  readonly withWeekday: boolean;
}

/**
 * @example writeItemTime('2026-07-02T13:05:00Z', { tag: 'en-IE', timeZone: 'Europe/Dublin', now }, { withWeekday: true }) // 'Thu, 2 Jul', or
 * 'Thu 7mins ago'
 */
export function writeItemTime(at: string, { tag, timeZone, now }: Where, { withWeekday }: Style): string {
  const [day, today] = [getDayIn(timeZone, new Date(at)), getDayIn(timeZone, now)];
  const weekday = withWeekday ? ({ weekday: 'short' } as const) : {};
  if (day === today) {
    // The list looks at the clock now and then only: nothing in it is ahead.
    const relative = writeRelative(at, { tag, now: new Date(Math.max(now.getTime(), new Date(at).getTime())) });
    return withWeekday ? `${new Intl.DateTimeFormat(tag, { timeZone, ...weekday }).format(new Date(at))} ${relative}` : relative;
  }
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(tag, { timeZone, day: 'numeric', month: 'short', ...weekday, ...year }).format(new Date(at));
}

/** How long somebody has been waiting, in whole minutes; never below 0. */
export function countMinutesSince(at: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(at).getTime()) / 60_000));
}
