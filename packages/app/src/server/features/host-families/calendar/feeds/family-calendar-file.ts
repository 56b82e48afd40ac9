// A family's calendar as others read it: when it is booked or away, without names.

import { addDays } from '#contract/platform/days.ts';
import { escapeCalendarText, toCalendarMoment, toCalendarText } from '#server/platform/calendar-text.ts';

export interface FileEntry {
  readonly id: number;
  readonly kind: 'own' | 'tentative' | 'firm';
  readonly fromDate: string;
  /** Of a stay: the day of departure, which is free. */
  readonly toDate: string;
  readonly heldAt: Date;
}

interface FileWords {
  readonly product: string;
  readonly name: string;
  readonly booked: string;
  readonly notAvailable: string;
}

/** Returns how the names of our own events end, by which they are known when they come back from another calendar. */
export const toEventSuffix = (publicUrl: string) => `@calendar.${new URL(publicUrl).hostname}`;

const toDate = (day: string) => day.replaceAll('-', '');

/** Returns the file. It is the same as long as the entries are. */
export function createFamilyCalendarFile(
  entries: readonly FileEntry[],
  { publicUrl, words }: { publicUrl: string; words: FileWords },
): string {
  const events = entries.flatMap(({ id, kind, fromDate, toDate: lastDay, heldAt }) => [
    ...['BEGIN:VEVENT', `UID:block-${id}${toEventSuffix(publicUrl)}`, `DTSTAMP:${toCalendarMoment(heldAt)}`],
    // The end of all-day events is the day after them.
    ...[`DTSTART;VALUE=DATE:${toDate(fromDate)}`, `DTEND;VALUE=DATE:${toDate(kind === 'own' ? addDays(lastDay, 1) : lastDay)}`],
    ...[`SUMMARY:${escapeCalendarText(kind === 'own' ? words.notAvailable : words.booked)}`, 'TRANSP:OPAQUE', 'END:VEVENT'],
  ]);
  return toCalendarText([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${escapeCalendarText(words.product)}//Host families//EN`],
    ...['CALSCALE:GREGORIAN', 'METHOD:PUBLISH', `X-WR-CALNAME:${escapeCalendarText(words.name)}`],
    ...events,
    'END:VCALENDAR',
  ]);
}
