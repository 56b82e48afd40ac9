// A stay as a file for calendars (RFC 5545): days without a time or a zone, so that it is on the same days wherever it is read.
// The package `ics` folds after 75 characters instead of 75 bytes, keeps control characters, and is 23 times as large.

import { addDays } from '#contract/platform/days.ts';

/** Something at a time of its place, in no zone: it is at that time wherever the calendar is read. Without a time it takes the day. */
export interface CalendarMoment {
  /** Tells moments of a stay apart, and stays the same. */
  readonly key: string;
  readonly day: string;
  readonly time: string | null;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
}

export interface CalendarStay {
  /** Stays the same, so that a calendar replaces what it has. */
  readonly uid: string;
  readonly fromDate: string;
  /** The last day, which is part of it. */
  readonly toDate: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  /** The journeys to it and from it. */
  readonly moments?: readonly CalendarMoment[];
  /** When the file is made. */
  readonly madeAt: Date;
}

const LINE_BYTES = 75;
const encoder = new TextEncoder();

/** A text in which nothing can be taken for the end of a value. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A line of at most 75 bytes; what is longer goes on after a line break and a space, never within a character. */
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

/** Whole days: the end of such an event is the day after its last one. */
const wholeDays = (from: string, to: string) => [`DTSTART;VALUE=DATE:${compact(from)}`, `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`];

const whenOf = ({ day, time }: CalendarMoment) =>
  time === null ? wholeDays(day, day) : [`DTSTART:${compact(day)}T${time.replace(':', '')}00`];

/** The stay as one event of whole days, and each journey as one of its own. */
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
