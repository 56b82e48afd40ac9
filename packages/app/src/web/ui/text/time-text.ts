// Formats a local time without a time zone.

import { tidySpaces } from './tidy-spaces.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** @example writeTime('14:05', 'en-US') // '2:05 PM' */
export function writeTime(time: string, tag: string): string {
  const format = formats.get(tag) ?? new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' });
  formats.set(tag, format);
  return tidySpaces(format.format(new Date(`1970-01-01T${time}:00Z`)));
}
