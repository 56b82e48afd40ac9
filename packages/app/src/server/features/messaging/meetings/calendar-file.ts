// A meeting as a file for calendars: iCalendar, RFC 5545.

import type { MeetingStatus } from '#contract/messaging/meeting.machine.ts';

export interface CalendarEvent {
  /** Stays the same for all versions of the event. */
  readonly uid: string;
  /** Grows with each change. */
  readonly sequence: number;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly status: MeetingStatus;
  readonly url: string;
  /** When this version was written. */
  readonly writtenAt: Date;
  readonly product: string;
}

/** The longest line, in bytes without its end. */
const LINE_BYTES = 75;

const toUtc = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Breaks a line into lines that begin with a space after the first one, and never within a character. */
function foldLine(line: string): string {
  const folded: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > LINE_BYTES) {
      folded.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...folded, current].join('\r\n');
}

/** Returns the file. A cancelled event is removed, or struck through, where the same one was imported before. */
export function createCalendarFile({ uid, sequence, title, startsAt, endsAt, status, url, writtenAt, product }: CalendarEvent): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${escapeText(product)}//Meetings//EN`, 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...['BEGIN:VEVENT', `UID:${uid}`, `SEQUENCE:${sequence}`, `DTSTAMP:${toUtc(writtenAt)}`],
    ...[`DTSTART:${toUtc(startsAt)}`, `DTEND:${toUtc(endsAt)}`],
    ...[`SUMMARY:${escapeText(title)}`, `LOCATION:${escapeText(url)}`, `URL:${url}`],
    ...[`STATUS:${status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`, 'END:VEVENT', 'END:VCALENDAR'],
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
