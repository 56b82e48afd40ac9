// Formats the days of stays: civil dates, the same in every zone.

import { dayNumber } from '@hosted-stay/pricing-core/calendar';
import { tidySpaces } from './tidy-spaces.ts';

const STYLES = {
  /** `2 Jul 2026` */
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  /** `Thursday 2 July 2026` */
  full: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  /** `Thu 2 Jul` */
  weekday: { weekday: 'short', month: 'short', day: 'numeric' },
  /** `July 2026` */
  month: { year: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayStyle = keyof typeof STYLES;

const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(tag: string, style: DayStyle): Intl.DateTimeFormat {
  const key = `${tag} ${style}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, { ...STYLES[style], timeZone: 'UTC', calendar: 'gregory' });
  formats.set(key, format);
  return format;
}

/**
 * Formats a civil date; returns other text unchanged.
 * @example writeDay('2026-07-02', { tag: 'en-IE' }) // '2 Jul 2026'
 */
export function writeDay(day: string, { tag, style = 'short' }: { tag: string; style?: DayStyle }): string {
  const number = dayNumber(day);
  return number === undefined ? day : tidySpaces(formatIn(tag, style).format(number * DAY_MS));
}

/** Formats a range of civil dates, without repeating common parts: `2 – 9 Jul 2026`. */
export function writeDayRange(from: string, to: string, { tag, style = 'short' }: { tag: string; style?: DayStyle }): string {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  if (first === undefined || last === undefined || last < first) return [from, to].map((day) => writeDay(day, { tag, style })).join(' – ');
  return tidySpaces(formatIn(tag, style).formatRange(first * DAY_MS, last * DAY_MS));
}
