// Beds of a stay: only its own nights count.

import { expect, test } from 'vitest';
import { countFreeBeds } from './free-beds.ts';

const nights = {
  guestsNumber: 3,
  data: [
    { fromDate: '2026-07-05', toDate: '2026-07-09', freeBeds: 1 },
    { fromDate: '2026-07-10', toDate: '2026-07-11', freeBeds: 0 },
  ],
};

test.each([
  ['2026-07-01', '2026-07-05', 3],
  ['2026-07-01', '2026-07-06', 1],
  ['2026-07-09', '2026-07-10', 1],
  ['2026-07-09', '2026-07-11', 0],
  ['2026-07-11', '2026-07-12', 0],
  ['2026-07-12', '2026-07-20', 3],
])('from %s to %s there are %i', (fromDate, toDate, beds) => {
  expect(countFreeBeds(nights, { fromDate, toDate })).toBe(beds);
});
