// What is held of a trip: every row of its, not only one.

import { expect, test } from 'vitest';
import { indexSnapshot } from './discrepancies.rules.ts';
import type { Snapshot } from './snapshot.ts';

const invoice = (id: number, more: Partial<Snapshot['invoices'][number]> = {}) =>
  ({ id, state: 'sent', tripId: 1, quoteFingerprint: null, ...more }) as Snapshot['invoices'][number];

const world = {
  trips: [{ id: 1, quoteFingerprint: 'abc' }],
  quotes: [],
  invoices: [
    invoice(1),
    invoice(2),
    invoice(3, { state: 'void' }),
    invoice(4, { tripId: null, quoteFingerprint: 'abc' }),
    invoice(5, { tripId: 2, quoteFingerprint: 'abc' }),
  ],
  payouts: [
    { id: 1, tripId: 1 },
    { id: 2, tripId: 1 },
    { id: 3, tripId: null },
  ],
} as unknown as Snapshot;

const { invoicesOf, payoutsOf } = indexSnapshot(world, () => {
  throw new TypeError('no arithmetic is needed here');
});

test('a trip has all invoices that name it or its quote, and none that is void or another trip’s', () => {
  const [trip] = world.trips;
  expect(trip === undefined ? [] : invoicesOf(trip).map(({ id }) => id)).toEqual([1, 2, 4]);
});

test('a trip has all payouts that name it', () => {
  expect(payoutsOf(1).map(({ id }) => id)).toEqual([1, 2]);
});
