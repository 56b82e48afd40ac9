// The time of a conversation in a list: how long ago if today, the day otherwise; in the reader's time zone. Pure.

import { writeDay } from '#web/ui/text/day-text.ts';
import { writeRelative } from '#web/ui/text/relative-text.ts';
import { getDayIn } from '#web/ui/text/zones.ts';

interface Where {
  readonly tag: string;
  readonly timeZone: string;
  readonly now: Date;
}

/** @example writeItemTime('2026-07-02T13:05:00Z', { tag: 'en-IE', timeZone: 'Europe/Dublin', now }) // '2 Jul 2026', or '7mins ago' */
export function writeItemTime(at: string, { tag, timeZone, now }: Where): string {
  const day = getDayIn(timeZone, new Date(at));
  return day === getDayIn(timeZone, now) ? writeRelative(at, { tag, now }) : writeDay(day, { tag });
}

/** @example writeWeekday('2026-07-02T13:05:00Z', { tag: 'en-IE', timeZone: 'Europe/Dublin' }) // 'Thu' */
export function writeWeekday(at: string, { tag, timeZone }: Omit<Where, 'now'>): string {
  return new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone }).format(new Date(at));
}

/** How long somebody has been waiting, in whole minutes; never below 0. */
export function countMinutesSince(at: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(at).getTime()) / 60_000));
}
