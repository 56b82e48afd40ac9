// Many who want the same: one gets it, and nobody pays for what they do not get.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOrders } from '#server/db/schema/booking.ts';
import { paymentIntents } from '#server/db/schema/gateway.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { type Booker, type BookingRoom, startBookingRoom } from '#server/testing/booking-room.ts';
import { onPostgresql } from '#server/testing/database.ts';
import { eventOf, sendEvent } from '#server/testing/gateway.ts';

let room: BookingRoom;
beforeAll(async () => {
  room = await startBookingRoom({ count: 8, beds: 1 });
});
afterAll(() => room.stop());

async function bookers(count: number): Promise<Booker[]> {
  const first = await room.booker();
  const made = [first];
  while (made.length < count) made.push(await room.booker());
  return made;
}

onPostgresql(
  'two hundred requests of forty parents for one bed on the same nights: one order, and other families for all the others',
  async () => {
    const parents = await bookers(40);
    const wishes = Array.from({ length: 200 }, (_, index) => parents[index % parents.length] as Booker);
    const answers = await Promise.all(wishes.map(async (parent) => ({ parent, ...(await room.ask(parent, room.trip(parent))) })));
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(new Set(won.map(({ parent }) => parent.userId)).size).toBe(1);
    expect(new Set(won.map(({ body }) => body.paymentIntent?.paymentIntentId)).size).toBe(1);
    expect(new Set(lost.map(({ status, body }) => `${status} ${(body as unknown as { code: string }).code}`))).toEqual(
      new Set(['409 bedsTaken']),
    );
    for (const { body } of lost) expect((body as unknown as { issues: object[] }).issues).toHaveLength(6);
    expect(await room.app.db.select().from(hostCalendarBlocks)).toHaveLength(1);
    expect(await room.app.db.select().from(bookingOrders)).toHaveLength(1);
  },
  180_000,
);

test('events shuffled and repeated, clicks and questions all at once: one charge, one booking', async () => {
  await room.app.db.delete(hostCalendarBlocks);
  const parent = await room.booker();
  const { body } = await room.ask(parent, room.trip(parent, { hostFamilyId: room.families[1] ?? 0 }));
  const intent = body.paymentIntent ?? { paymentIntentId: '', clientSecret: null };
  const told = (['intent.processing', 'intent.failed', 'intent.succeeded', 'intent.succeeded'] as const).map((type, index) =>
    eventOf(intent.paymentIntentId, type, { amount: '888', created: `2026-06-15T08:1${index}:00Z` }),
  );
  const events = Array.from({ length: 60 }, (_, index) => told[(index * 7) % told.length]);
  const client = room.visitor();
  const deliver = async (event: object | undefined, tries = 20): Promise<number> => {
    const { status } = await sendEvent({ client, app: room.app }, event ?? {});
    return status === 503 && tries > 1 ? deliver(event, tries - 1) : status;
  };
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
