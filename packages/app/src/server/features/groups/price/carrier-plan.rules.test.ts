// Sharing what is priced per booking, on random prices of the engine: the sum is the price of the group, and each set pays it once.

import { compilePriceBook, parsePriceBook } from '@hosted-stay/pricing-core';
import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import { validStayArbitrary } from '@hosted-stay/pricing-core/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { planAlikeTrips, planTakingBack, type ShareableTrip } from './carrier-plan.rules.ts';

const found = amountsIn('EUR');
if (!found.ok) throw new Error('no currency');
const euro = found.value;

const trip = (tripId: number, more: Partial<ShareableTrip> = {}): ShareableTrip => ({
  ...{ tripId, carrierId: null, fixed: null, isAgreedWithout: null, isKept: false, hasShared: true },
  ...{ now: '100.00', alone: '100.00', without: '40.00', ...more },
});

test('the sum of the applied prices is what one trip pays with and the others without; no price rises', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 10 });
  void fc.assert(
    fc.property(validStayArbitrary(), sizes, ({ book: given, request }, students) => {
      const book = parsePriceBook(given);
      if (!book.ok) throw new Error(JSON.stringify(book.issues));
      const pricer = compilePriceBook(book.value);
      const math = amountsIn(book.value.currency);
      if (!math.ok) throw new Error('no currency');
      const { sum, compare } = math.value;
      const total = (countStudents: number, withoutPerBooking: boolean) => {
        const made = pricer.quote({ ...request, countStudents, withoutPerBooking });
        if (!made.ok) throw new Error(JSON.stringify(made.issues));
        return made.value.total;
      };
      const stays = students.map((count, place) => {
        const [alone, without] = [total(count, false), total(count, true)];
        return trip(place + 1, { alone, without, now: alone, hasShared: alone !== without });
      });
      const { planned, leftOut } = planAlikeTrips(stays, math.value);
      const together = sum(stays.map(({ alone, without }, place) => (place === 0 ? alone : without)));
      if (planned.length === 0) {
        expect(leftOut.map(({ why }) => why)).toEqual(stays.map(() => 'nothingShared'));
        expect(sum(stays.map(({ now }) => now))).toBe(together);
        return;
      }
      expect(sum(planned.map(({ after }) => after))).toBe(together);
      expect(planned.filter(({ carrierId }) => carrierId === null)).toHaveLength(1);
      for (const [place, { after }] of planned.entries()) expect(compare(after, stays[place]?.now ?? '')).not.toBe(1);
      // Applied, nothing is left to change; taken back, each pays itself.
      const applied = stays.map((stay, place) => ({ ...stay, carrierId: planned[place]?.carrierId ?? null }));
      expect(planAlikeTrips(applied, math.value).planned.some(({ isChanged }) => isChanged)).toBe(false);
      expect(planTakingBack(applied).planned.map(({ after }) => after)).toEqual(stays.slice(1).map(({ alone }) => alone));
    }),
    { numRuns: 100 },
  );
});

test('the payer is the trip that pays already, then one that is invoiced with everything, then the first', () => {
  const payerOf = (stays: readonly ShareableTrip[]) =>
    planAlikeTrips(stays, euro).planned.find(({ carrierId }) => carrierId !== null)?.carrierId;
  expect(payerOf([trip(1), trip(2)])).toBe(1);
  expect(payerOf([trip(1), trip(2, { fixed: 'billed', isAgreedWithout: false }), trip(3)])).toBe(2);
  expect(payerOf([trip(1), trip(2, { fixed: 'billed', isAgreedWithout: false }), trip(3), trip(4, { carrierId: 3 })])).toBe(3);
  expect(payerOf([trip(1, { fixed: 'billed', isAgreedWithout: true, carrierId: 9 }), trip(2), trip(3)])).toBe(2);
});

test('a trip keeps an agreed price that is lower already; a trip whose payer is lost pays itself, or gets another payer', () => {
  const cheap = planAlikeTrips([trip(1), trip(2, { isAgreedWithout: false, now: '39.00' })], euro);
  expect(cheap.leftOut).toEqual([{ tripId: 2, why: 'notCheaper' }]);
  const lost = { carrierId: 9, isAgreedWithout: true, now: '40.00' };
  expect(planAlikeTrips([trip(1, lost)], euro).planned).toEqual([{ tripId: 1, carrierId: null, isChanged: true, after: '100.00' }]);
  expect(planAlikeTrips([trip(1, lost), trip(2, lost)], euro).planned).toEqual([
    { tripId: 1, carrierId: null, isChanged: true, after: '100.00' },
    { tripId: 2, carrierId: 1, isChanged: true, after: '40.00' },
  ]);
});

test('trips that are fixed keep their price, and are named with the reason', () => {
  const billed = trip(1, { fixed: 'billed', isAgreedWithout: false });
  expect(planAlikeTrips([billed, trip(2, { fixed: 'closed' })], euro)).toEqual({
    planned: [],
    leftOut: [
      { tripId: 2, why: 'closed' },
      { tripId: 1, why: 'billed' },
    ],
  });
  expect(planTakingBack([trip(1), trip(2, { carrierId: 1, fixed: 'billed', isAgreedWithout: true })])).toEqual({
    planned: [],
    leftOut: [{ tripId: 2, why: 'billed' }],
  });
});

test('a trip that is kept stays with its payer, which stays a payer, whoever pays for the others', () => {
  const kept = { carrierId: 4, isAgreedWithout: true, isKept: true, now: '35.00' };
  const { planned } = planAlikeTrips([trip(1), trip(2, { carrierId: 1 }), trip(3, kept), trip(4)], euro);
  expect(planned.map(({ tripId, carrierId, after }) => [tripId, carrierId, after])).toEqual([
    [1, null, '100.00'],
    [2, 1, '40.00'],
    [3, 4, '35.00'],
    [4, null, '100.00'],
  ]);
  // Its payer has no price by the book in force.
  expect(planAlikeTrips([trip(3, kept)], euro).planned).toEqual([{ tripId: 3, carrierId: 4, isChanged: false, after: '35.00' }]);
  expect(planTakingBack([trip(3, kept)]).planned).toEqual([{ tripId: 3, carrierId: null, isChanged: true, after: '100.00' }]);
});
