// Which camp each week of a stay gets when some are full.

import { expect, test } from 'vitest';
import { chooseCampsWithPlaces, type PlannedCamp, replaceByTaken } from './camp-plan.rules.ts';

const FIRST = '2026-07-06';
const SECOND = '2026-07-13';
const camp = (scheduleId: number, startDate: string, backupRank: number | null = null): PlannedCamp => ({
  scheduleId,
  startDate,
  backupRank,
});
const plan = [camp(1, FIRST), camp(2, SECOND), camp(22, FIRST, 2), camp(21, FIRST, 1), camp(31, SECOND, 1)];
const taken = (full: readonly number[], planned = plan) =>
  chooseCampsWithPlaces(planned, ({ scheduleId }) => !full.includes(scheduleId))?.map(({ scheduleId }) => scheduleId) ?? null;

test.each([
  [[], [1, 2]],
  [[1], [21, 2]],
  [
    [1, 21],
    [22, 2],
  ],
  [[2], [1, 31]],
  [[1, 21, 22], null],
  [[2, 31], null],
])('with %j full, each week has its camp, or the first of its own backups that is free', (full, expected) => {
  expect(taken(full)).toEqual(expected);
});

test('a backup of a week without a camp gets no place', () => {
  expect(taken([], [camp(1, FIRST), camp(31, SECOND, 1)])).toEqual([1]);
});

test('a backup that took over is the camp of its week, and the full camp waits in its place', () => {
  const now = replaceByTaken(plan, [camp(22, FIRST, 2), camp(2, SECOND)]);
  expect(now).toEqual([camp(1, FIRST, 2), camp(2, SECOND), camp(22, FIRST), camp(21, FIRST, 1), camp(31, SECOND, 1)]);
  expect(replaceByTaken(plan, [camp(1, FIRST), camp(2, SECOND)])).toEqual(plan);
});
