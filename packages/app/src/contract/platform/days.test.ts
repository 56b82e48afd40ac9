// Days of a calendar: counting on, and what is between two of them.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, countNightsBetween } from './days.ts';

test.each([
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 7, '2027-01-07'],
])('%s and %i days is %s, whatever the clocks do', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});

test('nights are what days are apart, forwards and backwards', () => {
  const someDay = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
  fc.assert(
    fc.property(someDay, fc.integer({ min: -400, max: 400 }), (from, nights) => {
      expect(countNightsBetween(from, addDays(from, nights))).toBe(nights);
    }),
  );
});
