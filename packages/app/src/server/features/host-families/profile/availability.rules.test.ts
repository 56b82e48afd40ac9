// Free nights against counting every night on its own; and when a family is live.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listNotLiveReasons } from '../live/live.rules.ts';
import { listFreeNights, type TakenStretch } from './availability.rules.ts';

const dayAt = (index: number) => new Date(Date.UTC(2026, 6, 1 + index)).toISOString().slice(0, 10);

const block = fc
  .tuple(
    fc.constantFrom('own', 'firm', 'tentative'),
    fc.integer({ min: -5, max: 30 }),
    fc.integer({ min: 0, max: 12 }),
    fc.integer({ min: 1, max: 3 }),
  )
  .map(
    ([kind, from, length, beds]): TakenStretch => ({
      kind: kind as TakenStretch['kind'],
      fromDate: dayAt(from),
      toDate: dayAt(from + length),
      beds: kind === 'own' ? null : beds,
    }),
  );

test('every night has the beds that nobody takes on it', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), fc.integer({ min: 1, max: 5 }), (blocks, guests) => {
      const parts = listFreeNights({ fromDate: dayAt(0), toDate: dayAt(25) }, { guests, blocks });
      const nights = Array.from({ length: 26 }, (_, index) => dayAt(index));
      const told = nights.map((night) => parts.filter(({ fromDate, toDate }) => fromDate <= night && night <= toDate));
      const counted = nights.map((night) => {
        const here = blocks.filter(
          ({ kind, fromDate, toDate }) => fromDate <= night && (kind === 'own' ? night <= toDate : night < toDate),
        );
        return here.some(({ kind }) => kind === 'own') ? 0 : Math.max(0, guests - here.reduce((sum, { beds }) => sum + (beds ?? 0), 0));
      });
      expect(told.map((found) => found.map(({ freeBeds }) => freeBeds))).toEqual(counted.map((beds) => [beds]));
    }),
  );
});

test('a family is live when nothing is missing, and each thing that is missing is named', () => {
  const live = { vettingState: 'approved', addressLine1: '1 Mill Road', photoCount: 3, paused: false, accountActive: true };
  expect(listNotLiveReasons(live)).toEqual([]);
  expect(listNotLiveReasons({ ...live, vettingState: 'in_review' })).toEqual(['not_approved']);
  expect(listNotLiveReasons({ ...live, addressLine1: ' ' })).toEqual(['no_address']);
  expect(listNotLiveReasons({ ...live, photoCount: 2 })).toEqual(['too_few_photos']);
  expect(listNotLiveReasons({ ...live, paused: true })).toEqual(['paused']);
  expect(listNotLiveReasons({ ...live, accountActive: false })).toEqual(['account_inactive']);
  const nothing = { vettingState: 'in_review', addressLine1: '', photoCount: 0, paused: true, accountActive: false };
  expect(listNotLiveReasons(nothing)).toEqual(['not_approved', 'no_address', 'too_few_photos', 'paused', 'account_inactive']);
});
