// The camps of a trip week by week, and which changes of a trip have another price.

import { expect, test } from 'vitest';
import { isRepriced, pickTripChanges, toChanges } from '#web/features/trips/hub/edit/changes.model.ts';
import { trip } from '#web/testing/trips.ts';
import { findCamp, listBackups, listWeeksWithin, replaceWeek } from './camp-weeks.model.ts';

const week = (id: number, startDate: string, endDate: string) => ({
  id,
  activityId: id,
  activity: `Camp ${id}`,
  startDate,
  endDate,
  placesLeft: 3,
});
const [first, other, later] = [
  week(1, '2026-07-06', '2026-07-10'),
  week(2, '2026-07-06', '2026-07-10'),
  week(3, '2026-07-13', '2026-07-17'),
];

test('only weeks that lie wholly within a stay are offered, Monday by Monday', () => {
  const weeks = [later, first, other];
  expect(listWeeksWithin(weeks, { fromDate: '2026-07-06', toDate: '2026-07-17' }).map(([monday, own]) => [monday, own.length])).toEqual([
    ['2026-07-06', 2],
    ['2026-07-13', 1],
  ]);
  expect(listWeeksWithin(weeks, { fromDate: '2026-07-07', toDate: '2026-07-16' })).toEqual([]);
});

test('a camp is never its own backup, ranks have no gaps, and without a camp nothing is in reserve', () => {
  const { startDate } = first;
  const planned = replaceWeek([], { startDate, camp: first, backups: [first, other] });
  expect(findCamp(planned, startDate)?.scheduleId).toBe(1);
  expect(listBackups(planned, startDate).map(({ scheduleId, backupRank }) => [scheduleId, backupRank])).toEqual([[2, 1]]);
  const both = replaceWeek(planned, { startDate: later.startDate, camp: later, backups: [] });
  expect(replaceWeek(both, { startDate, camp: undefined, backups: [other] }).map(({ scheduleId }) => scheduleId)).toEqual([3]);
});

test('an unchanged value is no change, and only a priced one asks for another price', () => {
  const one = trip();
  expect(pickTripChanges(one, toChanges(one))).toEqual({});
  expect(isRepriced(one, pickTripChanges(one, { notes: 'Other' }))).toBe(false);
  expect(isRepriced(one, pickTripChanges(one, { toDate: '2026-07-19' }))).toBe(true);
  const enquiry = trip({ state: 'enquiry', price: null });
  expect(isRepriced(enquiry, pickTripChanges(enquiry, { toDate: '2026-07-19' }))).toBe(false);
  expect(isRepriced(one, pickTripChanges(one, { toDate: '2026-07-19', hostFamilyId: null }))).toBe(false);
});
