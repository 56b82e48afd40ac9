// Paying in the last second, twice, on two devices, and signed out: one bed, one charge, one booking, and all other money went back.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentIntent } from '#contract/booking/booking.shapes.ts';
import { getIntent } from '#contract/booking/checkout/payments.endpoints.ts';
import { authenticateTestIntent, confirmTestIntent } from '#contract/booking/checkout/test-gateway.endpoints.ts';
import { checkCurrentTrip, readCurrentTrip } from '#contract/booking/draft/booking.endpoints.ts';
import { signOut } from '#contract/identity/account.endpoints.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { createCard } from '#server/testing/fixtures/bookable.ts';
import { type Booker, type BookingFixture, getGatewayBooks, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';

const NOW = new Date('2026-06-15T10:00:00Z');
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const BOOKED = { received: 1, back: 0, trips: 1, orders: ['placed'], held: 1 };

let room: BookingFixture;
let parent: Booker;
beforeAll(async () => {
  room = await startBookingFixture({ count: 3, beds: 1 });
});
afterAll(() => room.stop());
beforeEach(async () => {
  room.time.now = NOW;
  await room.app.db.delete(hostCalendarBlocks);
  parent = await room.booker();
});

async function asked(booker = parent, trip = room.trip(booker)): Promise<PaymentIntent> {
  const { status, body, text } = await room.ask(booker, trip);
  if (status !== 200 || body.paymentIntent === null) throw new Error(`no intent: ${status} ${text}`);
  return body.paymentIntent;
}

/** What was charged at the gateway and kept, of these. */
async function chargesOf(intents: readonly (PaymentIntent | null)[]): Promise<number> {
  const references = new Set(intents.map((intent) => intent?.paymentIntentId));
  const rows = (await getGatewayBooks(room)).filter(({ reference }) => references.has(reference));
  return rows.filter(({ state, refunded }) => state === 'succeeded' && Number(refunded) === 0).length;
}

/** What is on its way ends. */
async function settle(): Promise<void> {
  for (const minutes of [32, 64]) {
    room.time.now = minutesLater(minutes);
    await room.runJobs({ scheduled: true });
  }
}

test('a test card pays nothing through a proxy that the settings know nothing of', async () => {
  const { paymentIntentId, clientSecret } = await asked();
  const visitor = room.createVisitor();
  await visitor.send('GET', '/api/user');
  const body = { clientSecret: clientSecret ?? '', card: createCard('4242424242424242') };
  const params = { reference: paymentIntentId };
  const from = { 'X-Forwarded-For': '203.0.113.9' };
  expect(await visitor.ask(confirmTestIntent, { params, body }, from)).toMatchObject({ status: 422, body: { code: 'gatewayUnavailable' } });
  const second = { clientSecret: clientSecret ?? '', approve: true };
  expect(await visitor.ask(authenticateTestIntent, { params, body: second }, from)).toMatchObject({ status: 422 });
  await room.runJobs();
  expect(await room.books(parent.userId)).toMatchObject({ received: 0, trips: 0 });
  expect(await visitor.ask(confirmTestIntent, { params, body })).toMatchObject({ status: 200, body: { status: 'succeeded' } });
  await settle();
});

describe('the last second', () => {
  test.each([0, 2])('paid as the time is over, as others come and as it is swept (%i)', async (turn) => {
    const other = await room.booker();
    const intent = await asked();
    room.time.now = minutesLater(30);
    let theirs: PaymentIntent | null = null;
    const acts = [
      () => room.confirm(intent),
      () => room.runJobs({ scheduled: true }),
      async () => {
        theirs = (await room.ask(other, room.trip(other))).body.paymentIntent ?? null;
        if (theirs !== null) await room.confirm(theirs);
      },
      () => room.indent(parent, intent.paymentIntentId),
    ];
    await Promise.all([...acts.slice(turn), ...acts.slice(0, turn)].map((act) => act()));
    await settle();
    const [own, others] = [await room.books(parent.userId), await room.books(other.userId)];
    for (const { received, back, trips, orders } of [own, others]) {
      expect(received - back).toBe(trips);
      expect(orders).not.toContain('open');
    }
    expect(own.trips + others.trips).toBeLessThanOrEqual(1);
    expect(await chargesOf([intent, theirs])).toBe(own.trips + others.trips);
    expect(await room.app.db.select().from(hostCalendarBlocks)).toHaveLength(own.trips + others.trips);
  });

  test('a second before, it is booked', async () => {
    const intent = await asked();
    room.time.now = new Date(minutesLater(30).getTime() - 1000);
    await room.confirm(intent);
    await settle();
    expect(await room.books(parent.userId)).toEqual(BOOKED);
  });
});

describe('twice', () => {
  test('clicked many times on two devices: one charge, one booking', async () => {
    const [one, same] = await Promise.all([asked(), asked()]);
    expect(same.paymentIntentId).toBe(one.paymentIntentId);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => room.confirm(one)),
      ...Array.from({ length: 5 }, () => room.confirm(same)),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const placed = await Promise.all(Array.from({ length: 6 }, () => room.indent(parent, one.paymentIntentId)));
    expect(new Set(placed.map(({ text }) => text)).size).toBe(1);
    await settle();
    expect(await room.books(parent.userId)).toEqual(BOOKED);
    expect(await chargesOf([one])).toBe(1);
  });

  test('two bookings of one parent in two tabs, both paid at once: one is booked, and nobody is charged for both', async () => {
    const trips = [room.trip(parent), room.trip(parent, { hostFamilyId: room.families[1] ?? 0 })];
    const answers = await Promise.all(trips.map((trip) => room.ask(parent, trip)));
    const intents = answers.map(({ status, body }) => (status === 200 ? body.paymentIntent : null));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    await Promise.all(intents.map((intent) => (intent === null ? null : room.confirm(intent))));
    await settle();
    const { received, back, trips: booked, held } = await room.books(parent.userId);
    expect([received - back, booked, held]).toEqual([1, 1, 1]);
    expect(await chargesOf(intents)).toBe(1);
  });
});

describe('signed out', () => {
  test('the payment goes on, and the booking is there after signing in again', async () => {
    const intent = await asked();
    expect((await parent.client.ask(signOut, {})).status).toBe(200);
    await room.confirm(intent);
    expect((await room.indent(parent, intent.paymentIntentId)).status).toBe(401);
    await room.runJobs();
    expect(await room.books(parent.userId)).toEqual(BOOKED);
    const again = await room.signInWith(parent.email);
    expect((await again.ask(readCurrentTrip, {})).body.order).toBeNull();
    expect((await room.indent({ ...parent, client: again }, intent.paymentIntentId)).status).toBe(200);
  });
});

describe('a new price during payment', () => {
  const at = (amount: number) =>
    parent.client.ask(getIntent, {
      body: {
        ...{ amount, numberOfDays: 7, fullImmersionDays: 7, businessId: room.businessId, pricings: [] },
        currentTrip: room.trip(parent),
      },
    });

  test('is passed on if it is lower, and the former intent can’t be paid any more', async () => {
    const before = await asked();
    await room.price('90');
    try {
      const { body } = await at(before.amount);
      expect(body).toMatchObject({ priceLowered: true });
      expect(body.paymentIntent?.amount).toBeLessThan(before.amount);
      expect(await room.confirm(before)).toMatchObject({ status: 409, body: { code: 'intentOver' } });
      await room.confirm(body.paymentIntent ?? before);
      await settle();
      expect(await room.books(parent.userId)).toEqual({ ...BOOKED, orders: ['released', 'placed'] });
    } finally {
      await room.price('100');
    }
  });

  test('needs consent if it is higher, is shown beside the agreed one, and can then be paid', async () => {
    const before = await asked();
    await room.price('110');
    try {
      const refused = await at(before.amount);
      expect(refused).toMatchObject({ status: 422, body: { code: 'priceChanged' } });
      const [now] = (refused.body as unknown as { issues: { agreed: number; amount: number; total: string }[] }).issues;
      expect(now?.agreed).toBe(before.amount);
      expect(now?.amount).toBeGreaterThan(before.amount);
      const { body } = await at(now?.amount ?? 0);
      expect(body).toMatchObject({ priceLowered: false, paymentIntent: { amount: now?.amount, total: now?.total } });
      expect(await room.confirm(before)).toMatchObject({ status: 409, body: { code: 'intentOver' } });
      await room.confirm(body.paymentIntent ?? before);
      await settle();
      expect(await room.books(parent.userId)).toEqual({ ...BOOKED, orders: ['released', 'placed'] });
    } finally {
      await room.price('100');
    }
  });
});

test('a child is on one stay at a time: nobody pays for the same nights twice, and staff are only told', async () => {
  const [, second = 0, third = 0] = room.families;
  const intent = await asked();
  await room.confirm(intent);
  expect(await room.indent(parent, intent.paymentIntentId)).toMatchObject({ status: 200 });
  const { toDate } = room.trip(parent);
  const again = room.trip(parent, { hostFamilyId: second });
  expect(await room.ask(parent, again)).toMatchObject({ status: 422, body: { code: 'bookingIncomplete' } });
  const coordinator = await room.signInAs('Coordinator');
  const { body } = await coordinator.ask(checkCurrentTrip, { body: { currentTrip: again, parentId: parent.userId } });
  expect(body.issues).toMatchObject([{ field: 'children.0', code: 'childAway', blocks: false }]);
  // From the day on which one stay ends, the next can begin.
  await asked(parent, room.trip(parent, { hostFamilyId: third, fromDate: toDate, toDate: '2026-07-19' }));
});
