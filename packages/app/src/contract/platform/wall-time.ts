// Local times of a time zone, and their conversion to instants.

import * as z from 'zod';

/** A local time in a time zone, `2026-07-02T09:30`. */
export const wallTime = z.string().regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/);

/** A time of day, `09:30`. */
export const wallClock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  FORMATS.set(timeZone, format);
  return format;
}

/** Returns the local time of a zone at an instant, as milliseconds as if it were UTC. */
function shownAt(ms: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * Converts a local time of a zone to an instant. A time that occurs twice (when summer time ends) is the first one;
 * a time that doesn't occur (when it begins) is moved forward by the change of the clocks. Returns null for an invalid day.
 * @example toMoment('2026-07-02T09:30', 'Europe/Dublin') // 2026-07-02T08:30:00Z
 */
export function toMoment(wall: string, timeZone: string): Date | null {
  const asUtc = new Date(`${wall}:00Z`);
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 16) !== wall) return null;
  const wanted = asUtc.getTime();
  // The zone's offsets a day before and a day after, the earlier one first.
  const offsets = [wanted - 86_400_000, wanted + 86_400_000].map((near) => shownAt(near, timeZone) - near);
  const found = offsets.map((offset) => wanted - offset).filter((ms) => shownAt(ms, timeZone) === wanted);
  return new Date(found.length > 0 ? Math.min(...found) : wanted - (offsets[0] ?? 0));
}
