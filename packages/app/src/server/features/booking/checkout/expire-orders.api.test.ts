// Payments that come too late, and work that breaks off between two steps: all of it ends booked, or given back.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { retrievePaymentIntent } from '#contract/booking/checkout/payments.endpoints.ts';
import { bookingOrders } from '#server/db/schema/booking.ts';
import { paymentIntents } from '#server/db/schema/gateway.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { mails } from '#server/db/schema/platform.ts';
import { trips } from '#server/db/schema/trips.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import { type Booker, type BookingFixture, getGatewayBooks, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';
import { createTestEvent, sendEvent } from '#server/testing/fixtures/test-gateway.ts';
import { refundOrder } from './expire-orders.service.ts';

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

async function asked(trip = room.trip(parent)) {
  const { status, body, text } = await room.ask(parent, trip);
  if (status !== 200 || body.paymentIntent === null) throw new Error(`no intent: ${status} ${text}`);
  return body.paymentIntent;
}

describe('a payment that comes too late', () => {
  const lateAfter = async (occupied: readonly number[], backup: number | null) => {
    const intent = await asked(room.trip(parent, { backupHostFamilyId: backup }));
    await room.confirm(intent, '4000000000000341');
    await room.app.db.update(bookingOrders).set({ state: 'released', reason: 'expired' }).where(eq(bookingOrders.userId, parent.userId));
    await room.app.db.delete(hostCalendarBlocks);
    for (const hostFamilyId of occupied) {
      await room.app.db
        .insert(hostCalendarBlocks)
        .values({ hostFamilyId, kind: 'own', fromDate: '2026-07-01', toDate: '2026-07-30', heldAt: new Date() });
    }
    return parent.client.ask(retrievePaymentIntent, { body: { paymentIntentId: intent.paymentIntentId } });
  };

  test('books all the same while the beds are free', async () => {
    await lateAfter([], null);
    expect(await room.books(parent.userId)).toEqual({ received: 1, back: 0, trips: 1, orders: ['placed'], held: 1 });
  });

  test('books the backup when that is free', async () => {
    const [first = 0, second = 0] = room.families;
    await lateAfter([first], second);
    expect(await room.books(parent.userId)).toMatchObject({ received: 1, back: 0, trips: 1, orders: ['placed'] });
    expect((await room.app.db.select().from(trips).where(eq(trips.parentId, parent.userId)))[0]).toMatchObject({ hostFamilyId: second });
  });

  test('goes back when nothing is free, and everybody is told', async () => {
    const [first = 0, second = 0] = room.families;
    await lateAfter([first, second], second);
    await room.runJobs();
    expect(await room.books(parent.userId)).toEqual({ received: 1, back: 1, trips: 0, orders: ['refused'], held: 0 });
    const told = await room.app.db.select().from(mails).where(eq(mails.recipient, parent.email));
    expect(told.map(({ subject }) => subject)).toEqual(['Booking not completed: you’ll get a full refund']);
    const intents = await getGatewayBooks(room);
    expect(intents.filter(({ refunded }) => Number(refunded) > 0)).toHaveLength(1);
  });
});

describe('what breaks off in between', () => {
  // Later than all before: what is done every minute was done up to then.
  beforeEach(() => {
    room.time.now = new Date('2026-06-16T10:00:00Z');
  });

  /** A few minutes later somebody looks round. */
  async function lookRound(minutes: number): Promise<void> {
    room.time.now = new Date(Date.parse('2026-06-16T10:00:00Z') + minutes * 60_000);
    await room.runJobs({ scheduled: true });
  }

  const pendingAgain = (orderKey: string) =>
    room.app.db
      .update(paymentIntents)
      .set({ reference: `pending:${orderKey}` })
      .where(eq(paymentIntents.idempotencyKey, orderKey));
  const keyOf = async () => {
    const [found] = await room.app.db.select().from(paymentIntents).where(eq(paymentIntents.payerId, parent.userId));
    return found?.idempotencyKey ?? '';
  };

  test('after the gateway was asked and before its answer was kept: the same intent is found, and placed when it is paid', async () => {
    const intent = await asked();
    await room.confirm(intent);
    await pendingAgain(await keyOf());
    // The event is about nothing that is known yet.
    await room.runJobs();
    expect(await room.books(parent.userId)).toMatchObject({ received: 0, trips: 0, orders: ['open'] });
    await lookRound(5);
    expect(await room.books(parent.userId)).toEqual({ received: 1, back: 0, trips: 1, orders: ['placed'], held: 1 });
  });

  test('after the money was kept and before the trip: the next look round places it', async () => {
    const intent = await asked();
    await sendEvent(
      { client: room.createVisitor(), app: room.app },
      createTestEvent(intent.paymentIntentId, 'intent.succeeded', { amount: '888' }),
    );
    await room.app.db.delete(jobRows).where(eq(jobRows.name, 'booking.settle'));
    expect(await room.books(parent.userId)).toMatchObject({ received: 1, trips: 0, orders: ['open'] });
    await lookRound(10);
    expect(await room.books(parent.userId)).toEqual({ received: 1, back: 0, trips: 1, orders: ['placed'], held: 1 });
  });

  test('after money was given back and before that was kept: it is not given back twice', async () => {
    const intent = await asked();
    await room.confirm(intent, '4000000000000341');
    await parent.client.ask(retrievePaymentIntent, { body: { paymentIntentId: intent.paymentIntentId } });
    const other = await room.booker();
    const late = await room.ask(other, room.trip(other, { hostFamilyId: room.families[1] ?? 0 }));
    await room.confirm(late.body.paymentIntent ?? { paymentIntentId: '', clientSecret: null }, '4000000000000341');
    await room.app.db.update(bookingOrders).set({ state: 'released', reason: 'givenUp' }).where(eq(bookingOrders.userId, other.userId));
    const paymentIntentId = late.body.paymentIntent?.paymentIntentId ?? '';
    await other.client.ask(retrievePaymentIntent, { body: { paymentIntentId } });
    const [order] = await room.app.db.select().from(bookingOrders).where(eq(bookingOrders.userId, other.userId));
    const orderId = order?.id ?? 0;
    await Promise.all([refundOrder(room.app, { orderId }), refundOrder(room.app, { orderId })]);
    await room.runJobs();
    await refundOrder(room.app, { orderId });
    expect(await room.books(other.userId)).toEqual({ received: 1, back: 1, trips: 0, orders: ['refused'], held: 0 });
  });
});
