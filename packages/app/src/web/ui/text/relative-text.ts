// Formats the distance to an instant: `3hrs ago` with our own short forms in English; other languages by `Intl`.

import { tidySpaces } from './tidy-spaces.ts';

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';

/** A count of one unit; `0 second` means a few seconds. */
interface Distance {
  readonly unit: Unit;
  readonly count: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The limit in seconds below which a distance is counted in a unit, and the length of the unit. */
const STEPS: readonly { readonly below: number; readonly unit: Unit; readonly length: number }[] = [
  { below: 45, unit: 'second', length: Number.POSITIVE_INFINITY },
  { below: 45 * MINUTE, unit: 'minute', length: MINUTE },
  { below: 22 * HOUR, unit: 'hour', length: HOUR },
  { below: 26 * DAY, unit: 'day', length: DAY },
  { below: 320 * DAY, unit: 'month', length: 30.44 * DAY },
  { below: Number.POSITIVE_INFINITY, unit: 'year', length: 365.25 * DAY },
];

const ENGLISH: Readonly<Record<Unit, readonly [one: string, several: string]>> = {
  second: ['a few secs', 'a few secs'],
  minute: ['1min', '%dmins'],
  hour: ['1hr', '%dhrs'],
  day: ['1day', '%ddays'],
  month: ['1mth', '%dmths'],
  year: ['1yr', '%dyrs'],
};

function distanceOf(seconds: number): Distance {
  const away = Math.abs(seconds);
  const { unit, length } = STEPS.find(({ below }) => away < below) ?? { unit: 'year', length: 365.25 * DAY };
  return { unit, count: unit === 'second' ? 0 : Math.max(1, Math.round(away / length)) };
}

function inEnglish({ unit, count }: Distance, ahead: boolean): string {
  const [one, several] = ENGLISH[unit];
  const text = count > 1 ? several.replace('%d', String(count)) : one;
  return ahead ? `in ${text}` : `${text} ago`;
}

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** @example writeRelative('2026-07-02T12:00:00Z', { tag: 'en-IE', now: new Date('2026-07-02T12:07:00Z') }) // '7mins ago' */
export function writeRelative(instant: string, { tag, now }: { tag: string; now: Date }): string {
  const seconds = (new Date(instant).getTime() - now.getTime()) / 1000;
  const distance = distanceOf(seconds);
  if (tag.startsWith('en')) return inEnglish(distance, seconds > 0);
  const format = formats.get(tag) ?? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  formats.set(tag, format);
  const signed = seconds > 0 ? distance.count : -distance.count;
  return tidySpaces(format.format(signed, distance.unit));
}

/** Returns the milliseconds until the text may change. */
export function findNextChange(instant: string, now: Date): number {
  const away = Math.abs(new Date(instant).getTime() - now.getTime()) / 1000;
  if (away < HOUR) return 20_000;
  return (away < DAY ? 5 * MINUTE : HOUR) * 1000;
}
