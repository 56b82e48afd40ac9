// Overlaps of trip periods: to the day, of the same trip type, of what is active.

import { expect, test } from 'vitest';
import { listOverlaps, type Period } from './overlaps.model.ts';

const summer: Period = { id: 1, name: 'Summer', fromDate: '2026-06-01', toDate: '2026-08-31', tripTypeId: 1, active: true };

test.each<[string, Partial<Period>, boolean]>([
  ['begins on its last day', { fromDate: '2026-08-31', toDate: '2026-09-30' }, true],
  ['begins on the day after', { fromDate: '2026-09-01', toDate: '2026-09-30' }, false],
  ['ends on its first day', { fromDate: '2026-05-01', toDate: '2026-06-01' }, true],
  ['lies within it', { fromDate: '2026-07-01', toDate: '2026-07-02' }, true],
  ['is of another trip type', { tripTypeId: 2 }, false],
  ['is for every trip type', { tripTypeId: null }, false],
  ['is not active', { active: false }, false],
  ['is the same one', { id: 1 }, false],
])('a period that %s', (_, change, overlaps) => {
  const other: Period = { ...summer, id: 2, name: 'Other', ...change };
  expect(listOverlaps(other, [summer])).toEqual(overlaps ? ['Summer'] : []);
});
