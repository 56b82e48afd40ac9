// Quiet hours and digests by the wall clock of the reader, over midnight and where clocks are changed.

import { describe, expect, test } from 'vitest';
import { findLastDigest, isQuiet, toKnownZone } from './quiet-hours.rules.ts';

const night = { quietFrom: '22:00', quietTo: '07:00' };

describe('quiet hours', () => {
  test.each([
    ['before they begin', '2026-06-15T20:59:59Z', false],
    ['as they begin', '2026-06-15T21:00:00Z', true],
    ['at midnight', '2026-06-15T23:00:00Z', true],
    ['in their last minute', '2026-06-16T05:59:59Z', true],
    ['as they end', '2026-06-16T06:00:00Z', false],
  ])('over midnight in Dublin: %s', (_, at, quiet) => {
    expect(isQuiet(night, new Date(at), 'Europe/Dublin')).toBe(quiet);
  });

  test.each([
    ['12:59', '2026-06-15T12:59:00Z', false],
    ['13:00', '2026-06-15T13:00:00Z', true],
    ['14:29', '2026-06-15T14:29:00Z', true],
    ['14:30', '2026-06-15T14:30:00Z', false],
  ])('within a day: %s', (_, at, quiet) => {
    expect(isQuiet({ quietFrom: '13:00', quietTo: '14:30' }, new Date(at), 'UTC')).toBe(quiet);
  });

  test('follow the zone of the reader', () => {
    const at = new Date('2026-06-15T14:00:00Z');
    expect(isQuiet(night, at, 'Asia/Tokyo')).toBe(true);
    expect(isQuiet(night, at, 'Asia/Kathmandu')).toBe(false);
    expect(isQuiet(night, at, 'America/New_York')).toBe(false);
  });

  test.each([
    // Clocks go from 01:00 to 02:00: 06:59 comes an hour earlier than the day before.
    ['2026-03-29T05:59:00Z', true],
    ['2026-03-29T06:00:00Z', false],
    // They go back from 02:00 to 01:00.
    ['2026-10-25T06:59:00Z', true],
    ['2026-10-25T07:00:00Z', false],
  ])('end at the same wall time when clocks were changed: %s', (at, quiet) => {
    expect(isQuiet(night, new Date(at), 'Europe/Dublin')).toBe(quiet);
  });

  test('ending within the hour that is left out end with it, and those in the repeated hour hold twice', () => {
    const early = { quietFrom: '00:00', quietTo: '01:30' };
    expect(isQuiet(early, new Date('2026-03-29T00:59:00Z'), 'Europe/Dublin')).toBe(true);
    expect(isQuiet(early, new Date('2026-03-29T01:00:00Z'), 'Europe/Dublin')).toBe(false);
    expect(isQuiet(early, new Date('2026-10-25T00:15:00Z'), 'Europe/Dublin')).toBe(true);
    expect(isQuiet(early, new Date('2026-10-25T00:45:00Z'), 'Europe/Dublin')).toBe(false);
    expect(isQuiet(early, new Date('2026-10-25T01:15:00Z'), 'Europe/Dublin')).toBe(true);
  });

  test('are none when they are off, or as long as nothing', () => {
    const at = new Date('2026-06-15T23:00:00Z');
    expect(isQuiet({ quietFrom: null, quietTo: null }, at, 'UTC')).toBe(false);
    expect(isQuiet({ quietFrom: '22:00', quietTo: null }, at, 'UTC')).toBe(false);
    expect(isQuiet({ quietFrom: '23:00', quietTo: '23:00' }, at, 'UTC')).toBe(false);
  });
});

describe('digests', () => {
  test.each([
    ['Europe/Dublin', '2026-06-15T07:00:00Z', '2026-06-15T07:00:00Z'],
    ['Europe/Dublin', '2026-06-15T06:59:59Z', '2026-06-14T07:00:00Z'],
    ['Asia/Tokyo', '2026-06-15T10:20:30Z', '2026-06-14T23:00:00Z'],
    ['Asia/Kathmandu', '2026-06-15T10:20:30Z', '2026-06-15T02:15:00Z'],
    ['America/Los_Angeles', '2026-06-15T10:20:30Z', '2026-06-14T15:00:00Z'],
    // The clock is changed between the digest and now, or between yesterday’s digest and now.
    ['Europe/Dublin', '2026-03-29T06:30:00Z', '2026-03-28T08:00:00Z'],
    ['Europe/Dublin', '2026-03-29T07:30:00Z', '2026-03-29T07:00:00Z'],
    ['Europe/Dublin', '2026-10-25T07:30:00Z', '2026-10-24T07:00:00Z'],
    ['Europe/Dublin', '2026-10-25T08:00:00Z', '2026-10-25T08:00:00Z'],
  ])('in %s at %s were last due at %s', (zone, now, due) => {
    expect(findLastDigest(new Date(now), zone).toISOString()).toBe(new Date(due).toISOString());
  });
});

test('a zone that is not known is that of the platform', () => {
  expect(toKnownZone('Mars/Olympus', 'Europe/Dublin')).toBe('Europe/Dublin');
  expect(toKnownZone(null, 'Europe/Dublin')).toBe('Europe/Dublin');
  expect(toKnownZone('Asia/Seoul', 'Europe/Dublin')).toBe('Asia/Seoul');
});
