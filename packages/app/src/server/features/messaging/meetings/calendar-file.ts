// A meeting as a file for calendars: iCalendar, RFC 5545.

import type { MeetingStatus } from '#contract/messaging/meeting.machine.ts';
import { escapeCalendarText, toCalendarMoment, toCalendarText } from '#server/platform/calendar-text.ts';

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

/** Returns the file. A cancelled event is removed, or struck through, where the same one was imported before. */
export function createCalendarFile({ uid, sequence, title, startsAt, endsAt, status, url, writtenAt, product }: CalendarEvent): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${escapeCalendarText(product)}//Meetings//EN`, 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...['BEGIN:VEVENT', `UID:${uid}`, `SEQUENCE:${sequence}`, `DTSTAMP:${toCalendarMoment(writtenAt)}`],
    ...[`DTSTART:${toCalendarMoment(startsAt)}`, `DTEND:${toCalendarMoment(endsAt)}`],
    ...[`SUMMARY:${escapeCalendarText(title)}`, `LOCATION:${escapeCalendarText(url)}`, `URL:${url}`],
    ...[`STATUS:${status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`, 'END:VEVENT', 'END:VCALENDAR'],
  ];
  return toCalendarText(lines);
}
