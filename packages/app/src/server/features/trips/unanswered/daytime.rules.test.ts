// When reminders by night are sent.

import { expect, test } from 'vitest';
import { findDaytime } from './daytime.rules.ts';

test.each([
  ['2026-06-18T10:10:00.000Z', 'Europe/Dublin', '2026-06-18T10:10:00.000Z'],
  ['2026-06-18T19:59:00.000Z', 'Europe/Dublin', '2026-06-18T19:59:00.000Z'],
  ['2026-06-18T20:05:00.000Z', 'Europe/Dublin', '2026-06-19T07:00:00.000Z'],
  ['2026-06-19T03:17:00.000Z', 'Europe/Dublin', '2026-06-19T07:00:00.000Z'],
  // The night in which clocks go back.
  ['2026-10-24T22:30:00.000Z', 'Europe/Dublin', '2026-10-25T08:00:00.000Z'],
  ['2026-06-18T20:05:00.000Z', 'Asia/Kathmandu', '2026-06-19T02:15:00.000Z'],
])('a reminder at %s in %s is sent at %s', (now, zone, expected) => {
  expect(findDaytime(new Date(now), zone).toISOString()).toBe(expected);
});
