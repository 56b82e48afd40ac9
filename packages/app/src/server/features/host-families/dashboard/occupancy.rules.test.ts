// How full a year is.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeOccupancy } from './occupancy.rules.ts';

test('counts nights, not days, those of the year alone, and two stays at once only once', () => {
  const stays = [
    { fromDate: '2025-12-30', toDate: '2026-01-03' },
    { fromDate: '2026-01-02', toDate: '2026-01-05' },
    { fromDate: '2026-12-31', toDate: '2027-01-10' },
  ];
  expect(computeOccupancy(2026, stays)).toEqual({ year: 2026, nights: 5, of: 365 });
  expect(computeOccupancy(2028, [{ fromDate: '2020-01-01', toDate: '2030-01-01' }])).toEqual({ year: 2028, nights: 366, of: 366 });
});

test('is never more than the year has, and never less for one stay more', () => {
  const day = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
  const stay = fc.tuple(day, day).map(([a, b]) => (a < b ? { fromDate: a, toDate: b } : { fromDate: b, toDate: a }));
  fc.assert(
    fc.property(fc.array(stay, { minLength: 1, maxLength: 6 }), fc.integer({ min: 2024, max: 2028 }), (stays, year) => {
      const whole = computeOccupancy(year, stays);
      return whole.nights <= whole.of && computeOccupancy(year, stays.slice(1)).nights <= whole.nights;
    }),
  );
});
