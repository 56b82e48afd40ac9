// Times of meetings: typed in one zone, meant for several, also when the clocks change.

import { describe, expect, test } from 'vitest';
import {
  addMinutes,
  countMinutes,
  findTypedFault,
  listShownZones,
  moveEnd,
  suggestTimes,
  toMeetingTimes,
  toPlace,
  toTypedTimes,
  toZones,
} from './meeting-times.model.ts';

const DUBLIN = 'Europe/Dublin';
const BERLIN = 'Europe/Berlin';
const NOW = new Date('2026-07-02T10:05:00Z');

const at = (day: string, start: string, end: string) => ({ day, start, end });

describe('typed times', () => {
  test.each([
    [at('2026-07-02', '18:00', '18:30'), '2026-07-02T17:00:00.000Z', 30],
    [at('2026-12-02', '18:00', '19:00'), '2026-12-02T18:00:00.000Z', 60],
    // On the next day.
    [at('2026-07-02', '23:30', '00:15'), '2026-07-02T22:30:00.000Z', 45],
    // Across the end of summer time: the hour from one to two comes twice.
    [at('2026-10-25', '00:30', '02:30'), '2026-10-24T23:30:00.000Z', 180],
  ])('%j mean %s', (typed, start, minutes) => {
    const times = toMeetingTimes(typed, DUBLIN);
    expect(times?.startsAt.toISOString()).toBe(start);
    expect(times === null ? null : countMinutes(times)).toBe(minutes);
    expect(times === null ? null : toTypedTimes(times, DUBLIN)).toEqual(typed);
  });

  test('mean nothing until they are complete', () => {
    for (const typed of [
      at('', '18:00', '19:00'),
      at('2026-07-02', '', '19:00'),
      at('2026-07-02', '18:00', ''),
      at('2/7/2026', '18:00', '19:00'),
    ]) {
      expect(toMeetingTimes(typed, DUBLIN)).toBeNull();
    }
  });

  test('with a duration end after as many minutes as pass', () => {
    expect(addMinutes(new Date('2026-03-29T00:30:00Z'), 60, DUBLIN)).toBe('02:30');
    expect(addMinutes(new Date('2026-07-02T22:45:00Z'), 30, DUBLIN)).toBe('00:15');
  });
});

describe('the end moves with the start', () => {
  test.each([
    [at('2026-07-02', '18:00', '18:45'), '20:30', '21:15'],
    [at('2026-07-02', '18:00', '19:00'), '23:30', '00:30'],
    [at('2026-07-02', '23:30', '00:15'), '10:00', '10:45'],
  ])('%j to %s: %s', (typed, start, end) => {
    expect(moveEnd(typed, start, DUBLIN)).toBe(end);
  });

  test.each([
    [at('2026-07-02', '18:00', ''), '20:30'],
    [at('', '18:00', '19:00'), '20:30'],
    [at('2026-07-02', '18:00', '19:00'), ''],
    [at('2026-07-02', '18:00', '10:30'), '10:00'],
  ])('unless there is no duration: %j to %j', (typed, start) => {
    expect(moveEnd(typed, start, DUBLIN)).toBeNull();
  });
});

describe('a mistake', () => {
  test.each([
    [at('2026-07-02', '11:00', '12:00'), { field: 'start', fault: 'meetingInPast' }],
    [at('2026-07-02', '18:00', '18:00'), { field: 'end', fault: 'meetingEndsEarly' }],
    [at('2026-07-02', '18:00', '17:00'), { field: 'end', fault: 'meetingEndsEarly' }],
    [at('2026-07-02', '12:00', '20:30'), { field: 'end', fault: 'meetingTooLong' }],
    [at('2026-07-02', '11:10', '11:40'), null],
  ])('%j is %j', (typed, expected) => {
    expect(findTypedFault(typed, DUBLIN, NOW)).toEqual(expected);
  });
});

test('a new meeting begins at a half hour, an hour from now at the earliest', () => {
  expect(suggestTimes(NOW, DUBLIN)).toEqual(at('2026-07-02', '12:30', '13:00'));
  expect(suggestTimes(new Date('2026-07-02T22:40:00Z'), DUBLIN)).toEqual(at('2026-07-03', '01:00', '01:30'));
});

describe('the zones', () => {
  test('are those of the people, the user’s first, each time once', () => {
    const people = [
      { firstName: 'Nora', timezone: DUBLIN },
      { firstName: 'Anna', timezone: BERLIN },
      { firstName: 'Max', timezone: BERLIN },
      { firstName: 'Zoe', timezone: null },
      { firstName: 'Tom', timezone: 'Europe/London' },
    ];
    const zones = toZones(people, (names) => names.join(', '));
    expect(zones).toContainEqual({ timezone: BERLIN, who: 'Anna, Max' });
    expect(listShownZones(zones, DUBLIN, NOW)).toEqual([
      { timezone: DUBLIN, who: '' },
      { timezone: BERLIN, who: 'Anna, Max' },
    ]);
  });

  test('are named by their city', () => {
    expect(['America/New_York', 'America/Argentina/Buenos_Aires', 'UTC'].map(toPlace)).toEqual(['New York', 'Buenos Aires', 'UTC']);
  });
});
