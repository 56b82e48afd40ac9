// Times on the wall and the moments they mean.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMoment } from './wall-time.ts';

const ZONES = ['Europe/Dublin', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe', 'Pacific/Chatham', 'America/St_Johns', 'UTC'];

function wallIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment).replace(' ', 'T');
}

test.each([
  ['2026-07-02T09:30', 'Europe/Dublin', '2026-07-02T08:30:00.000Z'],
  ['2026-12-02T09:30', 'Europe/Dublin', '2026-12-02T09:30:00.000Z'],
  // Never shown: the clocks go from 01:00 to 02:00.
  ['2026-03-29T01:30', 'Europe/Dublin', '2026-03-29T01:30:00.000Z'],
  // Shown twice: the first time.
  ['2026-10-25T01:30', 'Europe/Dublin', '2026-10-25T00:30:00.000Z'],
  ['2026-07-02T09:30', 'Asia/Tokyo', '2026-07-02T00:30:00.000Z'],
])('%s in %s is %s', (wall, zone, moment) => {
  expect(toMoment(wall, zone)?.toISOString()).toBe(moment);
});

test('a day that does not exist is no time', () => {
  expect(toMoment('2026-02-30T10:00', 'Europe/Dublin')).toBeNull();
});

test('the time shown at a moment is read as a moment that shows the same time, never as a later one', () => {
  const minutes = fc.integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2035, 0, 1) / 60_000 });
  fc.assert(
    fc.property(minutes, fc.constantFrom(...ZONES), (minute, zone) => {
      const moment = new Date(minute * 60_000);
      const wall = wallIn(zone, moment);
      const found = toMoment(wall, zone);
      expect(found && wallIn(zone, found)).toBe(wall);
      expect(found?.getTime()).toBeLessThanOrEqual(moment.getTime());
    }),
  );
});
