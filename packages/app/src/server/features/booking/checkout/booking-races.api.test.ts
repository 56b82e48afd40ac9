// Many who want the same: one gets it, and nobody pays for what they do not get.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getIntent } from '#contract/booking/checkout/payments.endpoints.ts';
import { bookingOrders } from '#server/db/schema/booking.ts';
import { paymentIntents } from '#server/db/schema/gateway.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { getTestEngine, testOnPostgresql } from '#server/testing/database.ts';
import { type Booker, type BookingFixture, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';
import { createTestEvent, sendEvent } from '#server/testing/fixtures/test-gateway.ts';
import { retry } from '#server/testing/retry.ts';

let room: BookingFixture;
beforeAll(async () => {
  room = await startBookingFixture({ count: 8, beds: 1 });
});
afterAll(() => room.stop());

/** With one connection they wait for each other anyway. */
const MANY = getTestEngine() === 'pglite' ? 25 : 100;

interface Lost {
  readonly code: string;
  readonly issues: readonly object[];
}

/** Asks at the price that was shown before. */
function ask({ client, childId }: Booker) {
  const shown = { amount: 88_800, numberOfDays: 7, fullImmersionDays: 7, businessId: room.businessId, pricings: [] };
  return retry(() => client.ask(getIntent, { body: { ...shown, currentTrip: room.trip({ childId }) } }));
}

const deliver = (event: object) => retry(() => sendEvent({ client: room.createVisitor(), app: room.app }, event));

testOnPostgresql(
  'two hundred parents reserve the same home and dates at once: one order, and other families for all the others',
  async () => {
    const parents = await room.bookers(200);
    await Promise.all(parents.map(({ client }) => client.send('GET', '/api/user')));
    const answers = await Promise.all(parents.map((parent) => ask(parent)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = answers.filter(({ status }) => status !== 200).map(({ status, body }) => ({ ...(body as unknown as Lost), status }));
    expect(new Set(lost.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['409 bedsTaken']));
    for (const { issues } of lost) expect(issues).toHaveLength(6);
    expect(await room.app.db.select().from(hostCalendarBlocks)).toHaveLength(1);
    expect(await room.app.db.select().from(bookingOrders)).toHaveLength(1);
    expect(await room.app.db.select().from(paymentIntents)).toHaveLength(1);
  },
  180_000,
);

test('events shuffled and repeated, clicks and questions all at once: one charge, one booking', async () => {
  await room.app.db.delete(hostCalendarBlocks);
  const parent = await room.booker();
  const { body } = await room.ask(parent, room.trip(parent, { hostFamilyId: room.families[1] ?? 0 }));
  const intent = body.paymentIntent ?? { paymentIntentId: '', clientSecret: null };
  const told = (['intent.processing', 'intent.failed', 'intent.succeeded', 'intent.succeeded'] as const).map((type, index) =>
    createTestEvent(intent.paymentIntentId, type, { amount: '888', created: `2026-06-15T08:1${index}:00Z` }),
  );
  const events = Array.from({ length: MANY }, (_, index) => told[(index * 7) % told.length] ?? {});
  await Promise.all([
    ...Array.from({ length: 4 }, () => room.confirm(intent)),
    ...events.map((event) => deliver(event)),
    ...Array.from({ length: 20 }, () => room.indent(parent, intent.paymentIntentId)),
  ]);
  await room.runJobs();
  const last = await room.indent(parent, intent.paymentIntentId);
  expect(last.status).toBe(200);
  expect(await room.books(parent.userId)).toEqual({ received: 1, back: 0, trips: 1, orders: ['placed'], held: 1 });
  const intents = await room.app.db.select().from(paymentIntents).where(eq(paymentIntents.payerId, parent.userId));
  expect(intents).toMatchObject([{ state: 'succeeded', tripId: expect.any(Number), invoiceId: expect.any(Number) }]);
}, 120_000);

test('a hundred events, and the one that tells of the money is lost: the product asks for it, and hears of it late for nothing', async () => {
  await room.app.db.delete(hostCalendarBlocks);
  const parent = await room.booker();
  const { body } = await room.ask(parent, room.trip(parent, { hostFamilyId: room.families[2] ?? 0 }));
  const intent = body.paymentIntent ?? { paymentIntentId: '', clientSecret: null };
  // Charged, and nobody is told.
  await room.confirm(intent, '4000000000000341');
  const told = (['intent.failed', 'intent.processing', 'intent.failed', 'intent.processing'] as const).map((type, index) =>
    createTestEvent(intent.paymentIntentId, type, { amount: '888', created: `2026-06-15T09:1${index}:00Z` }),
  );
  await Promise.all(Array.from({ length: MANY }, (_, index) => deliver(told[(index * 7 + Math.floor(index / 9)) % told.length] ?? {})));
  await room.runJobs();
  expect(await room.books(parent.userId)).toMatchObject({ received: 0, trips: 0, orders: ['open'] });
  room.time.now = new Date('2026-06-15T10:02:00Z');
  await room.runJobs({ scheduled: true });
  const booked = { received: 1, back: 0, trips: 1, orders: ['placed'], held: 1 };
  expect(await room.books(parent.userId)).toEqual(booked);
  const late = createTestEvent(intent.paymentIntentId, 'intent.succeeded', { amount: '888', created: '2026-06-15T09:20:00Z' });
  await Promise.all([late, late, ...told, late].map((event) => deliver(event)));
  await room.runJobs({ scheduled: true });
  expect(await room.books(parent.userId)).toEqual(booked);
}, 120_000);
