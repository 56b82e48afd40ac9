// Calendar files are read back as calendars read them.

import { describe, expect, test } from 'vitest';
import { type CalendarEvent, createCalendarFile } from './calendar-file.ts';

const EVENT: CalendarEvent = {
  uid: 'meeting-7@stays.example',
  sequence: 3,
  title: 'First call',
  startsAt: new Date('2026-10-25T00:30:00Z'),
  endsAt: new Date('2026-10-25T02:00:00.500Z'),
  status: 'planned',
  url: 'https://stays.example/travel/video?meeting=7',
  writtenAt: new Date('2026-06-15T10:00:00Z'),
  product: 'Hosted Stays',
};

/** Reads the properties of an event, with unfolded lines and escapes undone. */
function parse(text: string): Record<string, string> {
  const lines = text.replace(/\r\n /g, '').split('\r\n');
  const undo = (value: string) => value.replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name = '', value = ''] = /^([A-Z]+):(.*)$/s.exec(line) ?? [];
      return name === '' ? [] : [[name, undo(value)]];
    }),
  );
}

describe('a calendar file', () => {
  test('has times in UTC, a stable UID and the version as its sequence', () => {
    const text = createCalendarFile(EVENT);
    expect(parse(text)).toMatchObject({
      METHOD: 'PUBLISH',
      UID: 'meeting-7@stays.example',
      SEQUENCE: '3',
      DTSTAMP: '20260615T100000Z',
      DTSTART: '20261025T003000Z',
      DTEND: '20261025T020000Z',
      STATUS: 'CONFIRMED',
      URL: EVENT.url,
    });
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  });

  test('is cancelled with its meeting', () => {
    expect(parse(createCalendarFile({ ...EVENT, status: 'cancelled' }))['STATUS']).toBe('CANCELLED');
  });

  test.each(['Tea, cake; and a \\ backslash', 'Two\nlines\r\nBEGIN:VALARM', '東京での面談'.repeat(20), '👩‍👧‍👦'.repeat(30)])(
    'keeps the title %j in lines of 75 bytes',
    (title) => {
      const text = createCalendarFile({ ...EVENT, title });
      expect(parse(text)['SUMMARY']).toBe(title.replace(/\r\n/g, '\n'));
      expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      expect(text.match(/^BEGIN:/gm)).toHaveLength(2);
    },
  );
});
