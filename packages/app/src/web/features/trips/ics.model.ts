// A stay as a calendar file (RFC 5545): all-day events without a time zone, so that the days are the same everywhere. The package `ics`
// folds after 75 characters instead of 75 bytes, keeps control characters, and is 23 times as large.

import { addDays } from '#contract/platform/days.ts';

/** An event at a local time without a time zone, which is the same wherever the calendar is read. Without a time it lasts all day. */
export interface CalendarMoment {
  /** A stable key, unique within the stay. */
  readonly key: string;
  readonly day: string;
  readonly time: string | null;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
}

export interface CalendarStay {
  /** A stable ID, so that calendars update the existing event. */
  readonly uid: string;
  readonly fromDate: string;
  /** The last day, included. */
  readonly toDate: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  /** The arrivals and departures. */
  readonly moments?: readonly CalendarMoment[];
  /** When the file is created. */
  readonly madeAt: Date;
}

const LINE_BYTES = 75;
const encoder = new TextEncoder();

/** Escapes the characters that would end a value. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds a line after at most 75 bytes with a line break and a space, never within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (bytes + size > LINE_BYTES) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += sign;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}

const compact = (day: string) => day.replaceAll('-', '');

interface CalendarEvent extends Pick<CalendarMoment, 'summary' | 'description' | 'location'> {
  readonly uid: string;
  readonly stamp: string;
  readonly when: readonly string[];
}

function eventOf({ uid, stamp, when, summary, description, location }: CalendarEvent): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp}`,
    ...when,
    `SUMMARY:${escaped(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(location === '' ? [] : [`LOCATION:${escaped(location)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** All-day events end on the day after their last day. */
const wholeDays = (from: string, to: string) => [`DTSTART;VALUE=DATE:${compact(from)}`, `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`];

const whenOf = ({ day, time }: CalendarMoment) =>
  time === null ? wholeDays(day, day) : [`DTSTART:${compact(day)}T${time.replace(':', '')}00`];

/** Returns the stay as an all-day event, and each journey as an event of its own. */
export function formatCalendarFile(stay: CalendarStay): string {
  const stamp = stay.madeAt.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hosted Stay//Trips//EN',
    'CALSCALE:GREGORIAN',
    ...eventOf({ ...stay, stamp, when: wholeDays(stay.fromDate, stay.toDate) }),
    ...(stay.moments ?? []).flatMap((one) => eventOf({ ...one, uid: `${one.key}-${stay.uid}`, stamp, when: whenOf(one) })),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
