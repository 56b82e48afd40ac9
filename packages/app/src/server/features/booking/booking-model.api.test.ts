// Whatever happens in whatever order: the money that is kept is that of what is booked, and all other money went back.

import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentIntent } from '#contract/booking/booking.shapes.ts';
import { retrievePaymentIntent } from '#contract/booking/checkout/payments.endpoints.ts';
import { clearCurrentTrip } from '#contract/booking/draft/booking.endpoints.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { trips } from '#server/db/schema/trips.ts';
import { type Booker, type BookingFixture, getGatewayBooks, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';

let room: BookingFixture;
beforeAll(async () => {
  room = await startBookingFixture({ count: 2, beds: 1 });
});
afterAll(() => room.stop());

const MOVES = [
  'ask',
  'askOther',
  'pay',
  'payLost',
  'payLater',
  'decline',
  'indent',
  'retrieve',
  'jobs',
  'wait',
  'clear',
  'taken',
  'free',
] as const;
type Move = (typeof MOVES)[number];

interface World {
  readonly parent: Booker;
  intent: PaymentIntent | null;
  readonly asked: PaymentIntent[];
}

const [FIRST, SECOND] = [0, 1];

async function ask(world: World, at: number): Promise<void> {
  const { parent } = world;
  const { status, body } = await room.ask(
    parent,
    room.trip(parent, { hostFamilyId: room.families[at] ?? 0, backupHostFamilyId: room.families[1 - at] ?? 0 }),
  );
  // 429: beds that were held for an hour without being paid are let go of.
  expect([200, 409, 422, 429]).toContain(status);
  if (status !== 200 || body.paymentIntent === null) return;
  world.intent = body.paymentIntent;
  world.asked.push(body.paymentIntent);
}

async function pay({ intent }: World, card: string): Promise<void> {
  // What has been paid, or is being paid, has nothing to confirm.
  if (intent !== null && intent.clientSecret !== null) expect([200, 404, 409]).toContain((await room.confirm(intent, card)).status);
}

const moves: Readonly<Record<Move, (world: World) => Promise<unknown>>> = {
  ask: (world) => ask(world, FIRST),
  askOther: (world) => ask(world, SECOND),
  pay: (world) => pay(world, '4242424242424242'),
  payLost: (world) => pay(world, '4000000000000341'),
  payLater: (world) => pay(world, '4000000000000259'),
  decline: (world) => pay(world, '4000000000000002'),
  async indent({ parent, intent }) {
    if (intent !== null) expect([200, 409, 422]).toContain((await room.indent(parent, intent.paymentIntentId)).status);
  },
  async retrieve({ parent, intent }) {
    if (intent === null) return;
    const { status } = await parent.client.ask(retrievePaymentIntent, { body: { paymentIntentId: intent.paymentIntentId } });
    expect(status).toBe(200);
  },
  jobs: () => room.runJobs({ scheduled: true }),
  async wait() {
    room.time.now = new Date(room.time.now.getTime() + 16 * 60_000);
  },
  clear: ({ parent }) => parent.client.ask(clearCurrentTrip, {}),
  async taken() {
    // Somebody else comes first, wherever there is room.
    const away = { kind: 'own', fromDate: '2026-07-01', toDate: '2026-07-30', heldAt: room.time.now } as const;
    for (const hostFamilyId of room.families)
      await room.app.db
        .insert(hostCalendarBlocks)
        .values({ hostFamilyId, ...away })
        .catch(() => null);
  },
  free: () => room.app.db.delete(hostCalendarBlocks).where(eq(hostCalendarBlocks.kind, 'own')),
};

/** What is to come comes: late cards, events, refunds. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    room.time.now = new Date(room.time.now.getTime() + 31 * 60_000);
    await room.runJobs({ scheduled: true });
  }
}

test('money taken is either booked or given back; one charge, one booking', async () => {
  const order = fc.array(fc.constantFrom(...MOVES), { minLength: 4, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(order, async (list) => {
      // Never back: what is done once a minute is not due again before its time.
      room.time.now = new Date(room.time.now.getTime() + 60_000);
      await room.app.db.delete(hostCalendarBlocks);
      const parent = await room.booker();
      const world: World = { parent, intent: null, asked: [] };
      for (const move of ['ask', ...list] as const) await moves[move](world);
      await settle();
      const { received, back, trips: booked, orders } = await room.books(parent.userId);
      const references = new Set(world.asked.map(({ paymentIntentId }) => paymentIntentId));
      const gateway = (await getGatewayBooks(room)).filter(({ reference }) => references.has(reference));
      const charged = gateway.filter(({ state }) => state === 'succeeded');
      const refunded = gateway.filter(({ refunded: money }) => Number(money) > 0);
      expect(received).toBe(charged.length);
      expect(back).toBe(refunded.length);
      expect(received - back).toBe(booked);
      expect(orders.filter((state) => state === 'placed')).toHaveLength(booked);
      expect(orders.filter((state) => state === 'refused')).toHaveLength(back);
      expect(orders).not.toContain('open');
      const own = await room.app.db.select().from(trips).where(eq(trips.parentId, parent.userId));
      for (const { state } of own) expect(state).toBe('reserved');
    }),
    { numRuns: 6, endOnFailure: true },
  );
}, 240_000);
