// Formats an instant in a time zone.

import { tidySpaces } from './tidy-spaces.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

interface Where {
  readonly tag: string;
  readonly timeZone: string;
  /** Adds the zone after the time. */
  readonly withZone?: boolean;
}

/** Equals `dateStyle: 'medium'` with `timeStyle: 'short'`, which can't be combined with a zone name. */
const WITH_ZONE = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

function formatIn({ tag, timeZone, withZone = false }: Where): Intl.DateTimeFormat {
  const key = `${tag} ${timeZone} ${withZone}`;
  const options = { timeZone, ...(withZone ? WITH_ZONE : ({ dateStyle: 'medium', timeStyle: 'short' } as const)) };
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formats.set(key, format);
  return format;
}

/** @example writeInstant('2026-07-02T13:05:00Z', { tag: 'en-IE', timeZone: 'Europe/Dublin' }) // '2 Jul 2026, 14:05' */
export function writeInstant(instant: string, where: Where): string {
  return tidySpaces(formatIn(where).format(new Date(instant)));
}

/** @example writeInstants(['2026-07-02T13:05:00Z', '2026-07-02T14:00:00Z'], { tag: 'en-IE', timeZone: 'Europe/Dublin' }) // '2 Jul 2026, 14:05–15:00' */
export function writeInstants([first, last]: readonly [string, string], where: Where): string {
  return tidySpaces(formatIn(where).formatRange(new Date(first), new Date(last)));
}

/** Formats an instant with weekday and zone name, as the full form. */
export function writeInstantFully(instant: string, { tag, timeZone }: { tag: string; timeZone: string }): string {
  const options = { timeZone, dateStyle: 'full', timeStyle: 'long' } as const;
  return tidySpaces(new Intl.DateTimeFormat(tag, options).format(new Date(instant)));
}

const times = new Map<string, Intl.DateTimeFormat>();

/** @example writeClockTime('2026-07-02T13:05:00Z', { tag: 'en-IE', timeZone: 'Europe/Dublin' }) // '14:05' */
export function writeClockTime(instant: string, { tag, timeZone }: { tag: string; timeZone: string }): string {
  const key = `${tag} ${timeZone}`;
  const format = times.get(key) ?? new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone });
  times.set(key, format);
  return tidySpaces(format.format(new Date(instant)));
}
