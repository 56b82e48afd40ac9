// Weeks of activities: when they end, and which fall into the same week.

import { expect, test } from 'vitest';
import { findClashes, toFriday } from './weeks.rules.ts';

test.each([
  ['2026-07-06', '2026-07-10'],
  ['2026-12-28', '2027-01-01'],
  ['2026-03-30', '2026-04-03'],
  ['2026-07-05', null],
  ['2026-07-07', null],
])('a week that begins on %s ends on %s', (monday, friday) => {
  expect(toFriday(monday)).toBe(friday);
});

test('a week clashes with each other one that begins with it, and not with itself', () => {
  const week = (id: number, startDate: string) => ({ id, startDate });
  const own = [week(1, '2026-07-06'), week(2, '2026-07-13'), week(3, '2026-07-20')];
  const planned = [week(1, '2026-07-06'), week(7, '2026-07-13'), week(8, '2026-07-06'), week(9, '2026-07-06')];
  expect(findClashes(own, planned)).toEqual([
    { scheduleId: 1, withScheduleIds: [8, 9] },
    { scheduleId: 2, withScheduleIds: [7] },
  ]);
  expect(findClashes(own, [])).toEqual([]);
});
