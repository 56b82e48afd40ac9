// The times of a meeting: typed in the user's time zone, kept as instants, shown in the zones of everybody. Pure.

import { findTimeFault, type TimeFault } from '#contract/messaging/meeting-times.ts';
import { addDays } from '#contract/platform/days.ts';
import { toMoment } from '#contract/platform/wall-time.ts';
import { getDayIn } from '#web/ui/text/civil-day.model.ts';

/** The usual lengths of a meeting, in minutes. */
export const DURATIONS = [15, 30, 45, 60, 90] as const;

const MINUTE_MS = 60_000;

/** As typed: a day, and two times of the same zone. */
export interface TypedTimes {
  readonly day: string;
  readonly start: string;
  readonly end: string;
}

export interface MeetingTimes {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Returns the time of an instant in a zone, `18:00`. */
function toWallTime(timeZone: string, at: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' });
  const { hour = '', minute = '' } = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${hour}:${minute}`;
}

/** Returns the instants of typed times; null until they are complete. A meeting that ends before it starts ends on the next day. */
export function toMeetingTimes({ day, start, end }: TypedTimes, timeZone: string): MeetingTimes | null {
  const startsAt = toStart({ day, start }, timeZone);
  if (startsAt === null || !/^\d\d:\d\d$/.test(end)) return null;
  const sameDay = toMoment(`${day}T${end}`, timeZone);
  const endsAt = end < start ? toMoment(`${addDays(day, 1)}T${end}`, timeZone) : sameDay;
  return endsAt === null ? null : { startsAt, endsAt };
}

/** Returns when a meeting starts; null until day and time are complete. */
export function toStart({ day, start }: Pick<TypedTimes, 'day' | 'start'>, timeZone: string): Date | null {
  return /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d$/.test(start) ? toMoment(`${day}T${start}`, timeZone) : null;
}

/** Returns the times of a meeting as they would be typed. */
export function toTypedTimes({ startsAt, endsAt }: MeetingTimes, timeZone: string): TypedTimes {
  return { day: getDayIn(timeZone, startsAt), start: toWallTime(timeZone, startsAt), end: toWallTime(timeZone, endsAt) };
}

/** Returns the end after a number of minutes that really pass, also while the clocks change. */
export function addMinutes(startsAt: Date, minutes: number, timeZone: string): string {
  return toWallTime(timeZone, new Date(startsAt.getTime() + minutes * MINUTE_MS));
}

/** Returns the duration in minutes. */
export function countMinutes({ startsAt, endsAt }: MeetingTimes): number {
  return Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS);
}

/** Returns the end that keeps the duration when the start changes; null if there is none that a meeting can have. */
export function moveEnd(typed: TypedTimes, start: string, timeZone: string): string | null {
  const times = toMeetingTimes(typed, timeZone);
  const startsAt = toStart({ day: typed.day, start }, timeZone);
  // An end that was typed first is before the start, which is a day too long.
  if (times === null || startsAt === null || findTimeFault(times, new Date(0)) !== null) return null;
  return addMinutes(startsAt, countMinutes(times), timeZone);
}

/** Returns the field that is wrong, and why; null if the times are fine. An end on the next day is a mistake if the meeting is too long. */
export function findTypedFault(typed: TypedTimes, timeZone: string, now: Date): { field: 'start' | 'end'; fault: TimeFault } | null {
  const times = toMeetingTimes(typed, timeZone);
  if (times === null) return null;
  const fault = findTimeFault(times, now);
  if (fault === null) return null;
  if (fault === 'meetingInPast') return { field: 'start', fault };
  return { field: 'end', fault: typed.end <= typed.start ? 'meetingEndsEarly' : fault };
}

/** The next half hour that is at least an hour away, and 30 minutes: what a new meeting has at first. */
export function suggestTimes(now: Date, timeZone: string): TypedTimes {
  const half = 30 * MINUTE_MS;
  const startsAt = new Date(Math.ceil((now.getTime() + 2 * half) / half) * half);
  return toTypedTimes({ startsAt, endsAt: new Date(startsAt.getTime() + half) }, timeZone);
}

export interface Zone {
  readonly timezone: string;
  /** First names; empty for the user alone. */
  readonly who: string;
}

/** Returns the zones to show: the user’s first, each once, without those that show the same time as one before. */
export function listShownZones(zones: readonly Zone[], own: string, at: Date): Zone[] {
  const shown = new Map<string, Zone>();
  for (const zone of [{ timezone: own, who: '' }, ...zones]) {
    const key = `${getDayIn(zone.timezone, at)} ${toWallTime(zone.timezone, at)}`;
    if (!shown.has(key)) shown.set(key, zone);
  }
  return [...shown.values()];
}

/** Returns the zones of people, with their names: those with the same zone together, joined by `join`. */
export function toZones(
  people: readonly { readonly firstName: string; readonly timezone: string | null }[],
  join: (names: readonly string[]) => string,
): Zone[] {
  const names = new Map<string, string[]>();
  for (const { firstName, timezone } of people) {
    if (timezone !== null) names.set(timezone, [...(names.get(timezone) ?? []), firstName]);
  }
  return [...names].map(([timezone, those]) => ({ timezone, who: join(those) }));
}

/** @example toPlace('America/New_York') // 'New York' */
export function toPlace(timezone: string): string {
  return (timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ');
}
