// A stay as a file for calendars (RFC 5545): days without a time or a zone, so that it is on the same days wherever it is read.

import { dayAfter } from './days.model.ts';

export interface CalendarStay {
  /** Stays the same, so that a calendar replaces what it has. */
  readonly uid: string;
  readonly fromDate: string;
  /** The last day, which is part of it. */
  readonly toDate: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
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

/** The stay as one event of whole days; the end of such an event is the day after its last one. */
export function icsOf(stay: CalendarStay): string {
  const stamp = stay.madeAt.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hosted Stay//Trips//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escaped(stay.uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(stay.fromDate)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(stay.toDate))}`,
    `SUMMARY:${escaped(stay.summary)}`,
    ...(stay.description === '' ? [] : [`DESCRIPTION:${escaped(stay.description)}`]),
    ...(stay.location === '' ? [] : [`LOCATION:${escaped(stay.location)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
