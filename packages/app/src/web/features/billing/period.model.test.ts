// Spans of days: of months of every length, across the turn of the year.

import { expect, test } from 'vitest';
import { isPeriod, listPeriods } from './period.model.ts';

test.each([
  ['2026-06-15', ['2026-06-01', '2026-06-30'], ['2026-05-01', '2026-05-31']],
  ['2026-01-31', ['2026-01-01', '2026-01-31'], ['2025-12-01', '2025-12-31']],
  ['2028-03-01', ['2028-03-01', '2028-03-31'], ['2028-02-01', '2028-02-29']],
])('on %s', (today, thisMonth, lastMonth) => {
  const spans = listPeriods(today).map(({ from, to }) => [from, to]);
  expect(spans).toEqual([thisMonth, lastMonth, [`${today.slice(0, 4)}-01-01`, `${today.slice(0, 4)}-12-31`]]);
});

test('is asked for once it is one', () => {
  expect(isPeriod({ from: '2026-01-01', to: '2026-01-01' })).toBe(true);
  expect(isPeriod({ from: '2026-01-02', to: '2026-01-01' })).toBe(false);
  expect(isPeriod({ from: '', to: '2026-01-01' })).toBe(false);
});
