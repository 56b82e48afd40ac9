// Agreed prices of a group under later price books that price its families differently, over a real connection.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { getAmountMath } from '#server/features/finance/finance.public.ts';
import { createSharedPrice, type SharedPrice } from '#server/testing/fixtures/shared-price-fixture.ts';
import { republishBook } from '#server/testing/fixtures/shared-transfer.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';

let room: TripFixture;
let shared: SharedPrice;
const math = getAmountMath('EUR');
let number = 2;

beforeAll(async () => {
  // The first and the third family ask the same price.
  room = await startTripFixture({ count: 3, beds: 5 });
  shared = await createSharedPrice(room);
});
afterAll(() => room.stop());
beforeEach(async () => {
  await room.app.db.delete(hostCalendarBlocks);
  await shared.startGroup();
});

const familyAt = (place: number) => room.hosts[place]?.familyId ?? 0;

/** Publishes a later book with another price of a family per night, or without the family. */
async function reprice(hostFamilyId: number, amount: string | null): Promise<void> {
  number += 1;
  await republishBook(room.app, number, ({ hostFamilies }) => ({
    hostFamilies: hostFamilies.flatMap((family) => {
      if (family.id !== hostFamilyId) return [family];
      return amount === null ? [] : [{ ...family, pricings: family.pricings?.map((pricing) => ({ ...pricing, amount })) }];
    }),
  }));
}

test('an agreed price stays valid when a later book raises the price of its family alone', async () => {
  const { join, plan, apply, priceOf, read, bill } = shared;
  const [first, second] = [await join(), await join({ hostFamilyId: familyAt(2) })];
  await apply();
  const before = await read();
  const agreed = (await priceOf(second)).price;
  await reprice(familyAt(2), '130');
  expect((await priceOf(second)).carrier).toMatchObject({ tripId: first, problem: null, isUnderpriced: false });
  // The plan reads the book anew, which a process otherwise keeps for a second.
  const { trips: planned, rounding } = await plan();
  const { sets, totals } = await read();
  expect(sets.map(({ trips }) => trips.map(({ tripId }) => tripId))).toEqual([[first, second]]);
  expect(totals).toEqual(before.totals);
  expect(sets[0]?.lines.map(({ name, students }) => [name, students])).toEqual([
    ['Nights', 1],
    ['Airport transfer', 1],
    ['Nights', 1],
  ]);
  expect(planned).toMatchObject([
    { tripId: first, isCarrier: true, isChanged: false },
    { tripId: second, carrier: { tripId: first }, isChanged: false, after: agreed?.amount },
  ]);
  expect(rounding).toBe(before.totals.rounding);
  // Whoever takes it back agrees the price of today.
  const [taken] = (await plan('takeBack')).trips;
  expect(math.compare(math.subtract(taken?.after ?? '0', agreed?.amount ?? '0'), '73.80')).toBe(1);
  const { invoices, skipped } = await bill();
  expect([skipped, invoices.map(({ tripId, total }) => [tripId, total])]).toEqual([
    [],
    [
      [first, (await priceOf(first)).price?.amount],
      [second, agreed?.amount],
    ],
  ]);
});

test('an agreed price stays valid when a later book has no price for its family, or for that of its payer', async () => {
  const { join, plan, apply, priceOf, bill } = shared;
  await reprice(familyAt(2), '100');
  const [first, second] = [await join(), await join({ hostFamilyId: familyAt(2) })];
  await apply();
  const agreed = (await priceOf(second)).price;
  await reprice(familyAt(2), null);
  expect(await priceOf(second)).toMatchObject({ price: agreed, carrier: { tripId: first, problem: null } });
  for (const how of ['apply', 'takeBack'] as const)
    expect((await plan(how)).leftOut).toContainEqual({ tripId: second, name: expect.any(String), why: 'notPriced' });
  await reprice(familyAt(0), null);
  expect((await priceOf(second)).carrier).toMatchObject({ tripId: first, problem: null, isUnderpriced: false });
  const { invoices, skipped } = await bill();
  expect([invoices.map(({ tripId }) => tripId), skipped]).toEqual([[first, second], []]);
});
