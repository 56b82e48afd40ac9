// Who sells a trip: its invoice is of the business whose rate of VAT its price has, whichever family it comes to.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { editTrip } from '#contract/trips/trip.endpoints.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { quotes } from '#server/db/schema/price-books.ts';
import { businesses } from '#server/db/schema/pricing.ts';
import { trips } from '#server/db/schema/trips.ts';
import { createPriceActions } from '#server/testing/fixtures/price-actions.ts';
import { createTripActions } from '#server/testing/fixtures/trip-actions.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';

let room: TripFixture;
let otherId: number;
/** The second family is of another business, which sells at 13.5 %. */
beforeAll(async () => {
  room = await startTripFixture({ count: 2 });
  const { db } = room.app;
  const [seller] = await db.select().from(businesses).where(eq(businesses.id, room.businessId));
  if (seller === undefined) throw new TypeError('nobody sells');
  otherId = seller.id + 1000;
  const other = { ...seller, id: otherId, name: 'Other', invoicePrefix: 'OTHER', isDefault: false, vatRate: '0.135' };
  await db.insert(businesses).overridingSystemValue().values(other);
  await db
    .update(hostFamilies)
    .set({ businessId: otherId })
    .where(eq(hostFamilies.id, host(1).familyId));
});
afterAll(() => room.stop());
beforeEach(() => room.app.db.delete(hostCalendarBlocks));

const { host, read, move, decline } = createTripActions(() => room);
const { invoicesOf, pay, settle } = createPriceActions(() => room);

/** Who sells a trip, the rate of its price, and of whom each of its invoices is. */
async function soldBy(id: number) {
  const { db } = room.app;
  const [trip] = await db.select().from(trips).where(eq(trips.id, id));
  const [quote] = await db
    .select()
    .from(quotes)
    .where(eq(quotes.fingerprint, trip?.quoteFingerprint ?? ''));
  const billedBy = (await invoicesOf(id)).map(({ businessId }) => businessId);
  return { businessId: trip?.businessId, vatRate: quote?.vatRate, billedBy };
}

test('a family that is chosen later sells by its own business, at that business’s rate', async () => {
  const id = await room.newTrip({ hostFamilyId: null });
  const { version } = await read(id);
  const body = { version, hostFamilyId: host(1).familyId };
  expect((await room.coordinator.ask(editTrip, { params: { id }, body })).status).toBe(200);
  expect((await move(id, 'reserve')).status).toBe(200);
  expect(await soldBy(id)).toEqual({ businessId: otherId, vatRate: '0.135', billedBy: [otherId] });
});

test('a family that is chosen as the trip is reserved sells by its own business', async () => {
  const id = await room.newTrip();
  expect((await move(id, 'reserve', { hostFamilyId: host(1).familyId })).status).toBe(200);
  expect(await soldBy(id)).toEqual({ businessId: otherId, vatRate: '0.135', billedBy: [otherId] });
});

test('a family that steps in once the trip is billed is sold by who has billed it, at their rate', async () => {
  const id = await room.reserved();
  await pay(id);
  await decline(id);
  expect((await move(id, 'reserve', { hostFamilyId: host(1).familyId })).status).toBe(200);
  const { difference } = (await read(id)).billing ?? {};
  expect(await settle(id, { difference, reason: 'Agreed' })).toMatchObject({ status: 200, body: { difference: '0.00' } });
  expect(await soldBy(id)).toEqual({ businessId: room.businessId, vatRate: null, billedBy: [room.businessId, room.businessId] });
});
