// What has moved between order and payment: a backup that takes nobody in any more, an enquiry that staff work on, and money that is settled.

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { retrievePaymentIntent } from '#contract/booking/checkout/payments.endpoints.ts';
import { createTrip } from '#contract/trips/trip.endpoints.ts';
import { bookingOrders } from '#server/db/schema/booking.ts';
import { payments } from '#server/db/schema/finance.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { trips } from '#server/db/schema/trips.ts';
import { testOnPostgresql, waitForLock } from '#server/testing/database.ts';
import { type Booker, type BookingFixture, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';
import { besideTransaction } from '#server/testing/one-connection.ts';
import { listOrdersToRefund } from './orders.queries.ts';

let room: BookingFixture;
let parent: Booker;
beforeAll(async () => {
  room = await startBookingFixture();
});
afterAll(() => room.stop());
beforeEach(async () => {
  room.time.now = new Date('2026-06-15T10:00:00Z');
  await room.app.db.delete(hostCalendarBlocks);
  parent = await room.booker();
});

async function paid(trip = room.trip(parent), card?: string) {
  const { status, body, text } = await room.ask(parent, trip);
  if (status !== 200 || body.paymentIntent === null) throw new Error(`no intent: ${status} ${text}`);
  await room.confirm(body.paymentIntent, card);
  return body.paymentIntent.paymentIntentId;
}

test('a backup that takes nobody in any more keeps nobody from the chosen family; whoever named it hears of it', async () => {
  const [first = 0, second = 0] = room.families;
  const reference = await paid(room.trip(parent, { backupHostFamilyId: second }));
  await room.app.db.update(hostFamilies).set({ vettingState: 'suspended' }).where(eq(hostFamilies.id, second));
  const placed = await room.indent(parent, reference);
  await room.app.db.update(hostFamilies).set({ vettingState: 'approved' }).where(eq(hostFamilies.id, second));
  expect(placed.status, placed.text).toBe(200);
  expect(await room.books(parent.userId)).toMatchObject({ received: 1, back: 0, trips: 1, orders: ['placed'] });
  const [trip] = await room.app.db.select().from(trips).where(eq(trips.parentId, parent.userId));
  expect(trip).toMatchObject({ state: 'reserved', hostFamilyId: first, backupHostFamilyId: null });
  const told = await room.app.db.select().from(notifications).where(eq(notifications.userId, parent.userId));
  expect(told.map(({ data }) => (data as { event?: string }).event)).toContain('backupOut');
});

test('money of a refused order that finance gave back is not looked for any more', async () => {
  const reference = await paid(undefined, '4000000000000341');
  await room.app.db.update(bookingOrders).set({ state: 'released', reason: 'givenUp' }).where(eq(bookingOrders.userId, parent.userId));
  await parent.client.ask(retrievePaymentIntent, { body: { paymentIntentId: reference } });
  const [order] = await room.app.db.select().from(bookingOrders).where(eq(bookingOrders.userId, parent.userId));
  expect(order?.state).toBe('refused');
  expect(await listOrdersToRefund(room.app.db, 100)).toEqual([order?.id]);
  const [came] = await room.app.db
    .select()
    .from(payments)
    .where(eq(payments.key, `gateway:test:${reference}`));
  if (came === undefined) throw new Error('no payment');
  const { id, version: _, ...rest } = came;
  await room.app.db.insert(payments).values({ ...rest, kind: 'refund', key: `by hand ${id}`, refundsId: id });
  expect(await listOrdersToRefund(room.app.db, 100)).toEqual([]);
});

testOnPostgresql('paid while staff hold the enquiry and take the beds: one waits for the other, and neither is given up', async () => {
  const coordinator = await room.signInAs('Coordinator');
  const [familyId = 0] = room.families;
  const stay = { fromDate: '2026-07-06', toDate: '2026-07-12', studentIds: [parent.childId], parentId: parent.userId, tripTypeId: 1 };
  const made = await coordinator.ask(createTrip, { body: { ...stay, hostFamilyId: familyId } });
  const reference = await paid(room.trip(parent, { tripId: made.body.id }));
  const placing = await room.app.db.transaction(async (tx) => {
    await tx.execute(sql`select id from trips where id = ${made.body.id} for no key update`);
    const waiting = besideTransaction(() => room.indent(parent, reference));
    await waitForLock(room.app.db);
    await tx.execute(sql`select id from host_families where id = ${familyId} for update`);
    return { waiting };
  });
  expect(await placing.waiting).toMatchObject({ status: 200, body: { tripId: made.body.id } });
});
