// Calendars of other places, as the usual services and programs hand them out, and files that mean harm.

import { describe, expect, test } from 'vitest';
import { readFeedInThread } from './feed-thread.ts';
import { joinStretches, readFeed } from './read-feed.rules.ts';

const WINDOW = { fromDate: '2027-01-01', toDate: '2029-12-31' };
const around = { zone: 'Europe/Dublin', window: WINDOW, ownSuffix: '@calendar.stays.example' };
const toFile = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@example.test', 'DTSTAMP:20270101T000000Z', ...lines, 'END:VEVENT'];

function read(text: string, more: Partial<typeof around> = {}): string[] | string {
  const reading = readFeed({ ...around, ...more, text });
  return 'error' in reading ? reading.error : reading.days.map(({ fromDate, toDate }) => `${fromDate}/${toDate}`);
}

const BERLIN = [
  ...['BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time'],
  ...[
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
    'END:STANDARD',
  ],
  ...[
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
    'END:DAYLIGHT',
  ],
  'END:VTIMEZONE',
];

describe('whole days', () => {
  const airbnb = toFile(...event('DTSTART;VALUE=DATE:20270710', 'DTEND;VALUE=DATE:20270715', 'SUMMARY:Reserved'));

  test.each(['Pacific/Auckland', 'Etc/GMT+12', 'Europe/Dublin', 'Pacific/Kiritimati'])(
    'are the same ones in %s, the day of departure free',
    (zone) => {
      expect(read(airbnb, { zone })).toEqual(['2027-07-10/2027-07-14']);
    },
  );

  test('without an end are one day', () => {
    expect(read(toFile(...event('DTSTART;VALUE=DATE:20270710')))).toEqual(['2027-07-10/2027-07-10']);
  });

  test('are joined if they follow each other or overlap, and left out if they are outside of the window', () => {
    const day = (fromDate: string, toDate: string) => ({ fromDate, toDate });
    const days = [
      day('2027-02-03', '2027-02-04'),
      day('2026-12-20', '2027-01-02'),
      day('2027-02-01', '2027-02-02'),
      day('2031-01-01', '2031-01-02'),
    ];
    expect(joinStretches(days, WINDOW)).toEqual([day('2027-01-01', '2027-01-02'), day('2027-02-01', '2027-02-04')]);
  });
});

describe('events with times', () => {
  test('fall on the days of the family', () => {
    const text = toFile(...event('DTSTART:20270710T233000Z', 'DTEND:20270711T003000Z'));
    expect(read(text)).toEqual(['2027-07-11/2027-07-11']);
    expect(read(text, { zone: 'America/New_York' })).toEqual(['2027-07-10/2027-07-10']);
    expect(read(text, { zone: 'Pacific/Auckland' })).toEqual(['2027-07-11/2027-07-11']);
  });

  test('leave the next day free if they end at midnight', () => {
    expect(read(toFile(...event('DTSTART:20270110T200000', 'DTEND:20270111T000000')))).toEqual(['2027-01-10/2027-01-10']);
  });

  test('are local ones without a zone; named zones are known with and without their description', () => {
    const zoned = (zone: string, ...more: string[]) =>
      toFile(...more, ...event(`DTSTART;TZID=${zone}:20270711T003000`, `DTEND;TZID=${zone}:20270711T005000`));
    expect(read(toFile(...event('DTSTART:20270711T003000', 'DURATION:PT20M')))).toEqual(['2027-07-11/2027-07-11']);
    expect(read(zoned('Europe/Berlin'))).toEqual(['2027-07-10/2027-07-10']);
    expect(read(zoned('W. Europe Standard Time', ...BERLIN))).toEqual(['2027-07-10/2027-07-10']);
    expect(read(zoned('Nowhere'))).toEqual(['2027-07-11/2027-07-11']);
  });
});

describe('repeated events', () => {
  test('take the days of each time but those left out, moved or cancelled', () => {
    const text = toFile(
      ...event('DTSTART;VALUE=DATE:20270104', 'DTEND;VALUE=DATE:20270105', 'RRULE:FREQ=WEEKLY;COUNT=5', 'EXDATE;VALUE=DATE:20270111'),
      ...event('RECURRENCE-ID;VALUE=DATE:20270118', 'DTSTART;VALUE=DATE:20270120', 'DTEND;VALUE=DATE:20270121'),
      ...event('RECURRENCE-ID;VALUE=DATE:20270125', 'DTSTART;VALUE=DATE:20270125', 'STATUS:CANCELLED'),
    );
    expect(read(text)).toEqual(['2027-01-04/2027-01-04', '2027-01-20/2027-01-20', '2027-02-01/2027-02-01']);
  });

  test('without an end are read up to the end of the window', () => {
    const days = read(toFile(...event('DTSTART;VALUE=DATE:19990224', 'RRULE:FREQ=YEARLY')));
    expect(days).toEqual(['2027-02-24/2027-02-24', '2028-02-24/2028-02-24', '2029-02-24/2029-02-24']);
  });

  test('keep their local time when the clocks change', () => {
    const text = toFile(...event('DTSTART;TZID=Europe/Berlin:20270320T003000', 'DURATION:PT10M', 'RRULE:FREQ=WEEKLY;COUNT=3'));
    expect(read(text)).toEqual(['2027-03-19/2027-03-19', '2027-03-26/2027-03-26', '2027-04-02/2027-04-02']);
  });
});

describe('days stay free', () => {
  test.each(['STATUS:CANCELLED', 'TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'])('with %s', (line) => {
    expect(read(toFile(...event('DTSTART;VALUE=DATE:20270710', line)))).toEqual([]);
  });

  test('if the event is our own and has come back', () => {
    expect(read(toFile('BEGIN:VEVENT', 'UID:block-7@calendar.stays.example', 'DTSTART;VALUE=DATE:20270710', 'END:VEVENT'))).toEqual([]);
  });
});

describe('a file is refused as a whole', () => {
  test.each(['', '<html></html>', 'BEGIN:VCALENDAR\r\nnonsense', 'BEGIN:VCARD\r\nEND:VCARD', toFile(...event('DTSTART:yesterday'))])(
    'if it is no calendar: %#',
    (text) => {
      expect(read(text)).toBe('notCalendar');
    },
  );

  test('if it has too many events, or too many times of them', () => {
    const many = Array.from({ length: 5001 }, () => event('DTSTART;VALUE=DATE:20270710')).flat();
    expect(read(toFile(...many))).toBe('tooLarge');
    expect(read(toFile(...event('DTSTART:20270101T000000Z', 'RRULE:FREQ=MINUTELY')))).toBe('tooLarge');
  });

  test('if a rule never comes to a time', async () => {
    const text = toFile(...event('DTSTART:20270101T000000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31'));
    expect(await readFeedInThread({ ...around, text }, { timeoutMs: 1500, memoryMb: 128 })).toEqual({ error: 'tooLarge' });
    const good = toFile(...event('DTSTART;VALUE=DATE:20270710'));
    expect(await readFeedInThread({ ...around, text: good })).toEqual({ days: [{ fromDate: '2027-07-10', toDate: '2027-07-10' }] });
  });
});

test('an empty calendar takes no days', () => {
  expect(read(toFile())).toEqual([]);
});
