// Booking over a real connection: the draft, what is checked, what is paid, and what becomes of it.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getIntent, placeBooking, retrievePaymentIntent } from '#contract/booking/checkout/payments.endpoints.ts';
import { authenticateTestIntent } from '#contract/booking/checkout/test-gateway.endpoints.ts';
import { checkCurrentTrip, clearCurrentTrip, readCurrentTrip, saveCurrentTrip } from '#contract/booking/draft/booking.endpoints.ts';
import { EMPTY_TRIP } from '#contract/booking/draft/current-trip.ts';
import { listOwnInvoices, payOwnInvoice, readOwnInvoice } from '#contract/booking/own-invoices/own-invoices.endpoints.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { students } from '#server/db/schema/people.ts';
import { trips } from '#server/db/schema/trips.ts';
import { type Booker, type BookingFixture, getGatewayBooks, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';

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

const codes = (body: { issues: readonly { field: string; code: string }[] }) => body.issues.map(({ field, code }) => `${field} ${code}`);
const check = async (trip: object) =>
  (await parent.client.ask(checkCurrentTrip, { body: { currentTrip: { ...EMPTY_TRIP, ...trip } } })).body;

async function asked(trip = room.trip(parent)) {
  const { status, body, text } = await room.ask(parent, trip);
  if (status !== 200 || body.paymentIntent === null) throw new Error(`no intent: ${status} ${text}`);
  return body.paymentIntent;
}

describe('the booking in progress', () => {
  test('is the same on every device, and the one saved first is answered to the other', async () => {
    const trip = room.trip(parent);
    const first = await parent.client.ask(saveCurrentTrip, { body: { currentTrip: trip, version: 0 } });
    expect(first.body).toMatchObject({ version: 1, currentTrip: trip, order: null });
    const late = await parent.client.ask(saveCurrentTrip, { body: { currentTrip: EMPTY_TRIP, version: 0 } });
    expect(late).toMatchObject({ status: 409, body: { code: 'changedMeanwhile', current: { version: 1 } } });
    expect((await parent.client.ask(readCurrentTrip, {})).body.currentTrip).toEqual(trip);
  });

  test('is neither checked nor paid if another tab has changed it, and the current one is answered', async () => {
    const trip = room.trip(parent);
    await parent.client.ask(saveCurrentTrip, { body: { currentTrip: trip, version: 0 } });
    const seen = (await parent.client.ask(checkCurrentTrip, { body: { draftVersion: 1 } })).body.payload;
    if (seen === null) throw new Error('it has no price');
    const longer = { ...trip, fromDate: '2026-07-06', toDate: '2026-07-27' };
    await parent.client.ask(saveCurrentTrip, { body: { currentTrip: longer, version: 1 } });
    const current = { version: 2, currentTrip: { toDate: '2026-07-27' } };
    for (const refused of [
      await parent.client.ask(checkCurrentTrip, { body: { draftVersion: 1 } }),
      await parent.client.ask(getIntent, { body: { ...seen, draftVersion: 1 } }),
      // What was shown would have paid for what costs less, too.
      await parent.client.ask(getIntent, { body: { ...seen, amount: 10_000_000, draftVersion: 1 } }),
    ]) {
      expect(refused).toMatchObject({ status: 409, body: { code: 'changedMeanwhile', current } });
    }
    expect(await room.books(parent.userId)).toMatchObject({ orders: [], held: 0 });
    const now = (await parent.client.ask(checkCurrentTrip, { body: { draftVersion: 2 } })).body.payload;
    if (now === null) throw new Error('it has no price');
    const { body } = await parent.client.ask(getIntent, { body: { ...now, draftVersion: 2 } });
    expect(body.paymentIntent?.amount).toBe(now.amount);
  });

  test('does not come back from an outdated device once it is booked; the device is told of the trip', async () => {
    const trip = room.trip(parent);
    await parent.client.ask(saveCurrentTrip, { body: { currentTrip: trip, version: 0 } });
    const { paymentIntentId, clientSecret } = await asked();
    await room.confirm({ paymentIntentId, clientSecret });
    const { body: placed } = await room.indent(parent, paymentIntentId);
    const gone = { currentTrip: EMPTY_TRIP, version: 2, bookedTripId: (placed as { tripId: number }).tripId };
    const late = await parent.client.ask(saveCurrentTrip, { body: { currentTrip: { ...trip, wishes: 'The sea' }, version: 1 } });
    expect(late).toMatchObject({ status: 409, body: { code: 'changedMeanwhile', current: gone } });
    expect((await parent.client.ask(readCurrentTrip, {})).body).toMatchObject(gone);
    const { body: next } = await parent.client.ask(saveCurrentTrip, {
      body: { currentTrip: { ...EMPTY_TRIP, wishes: 'Hills' }, version: 2 },
    });
    expect(next).toMatchObject({ version: 3, bookedTripId: null });
  });

  test('is checked field by field', async () => {
    expect(codes(await check({}))).toEqual(['children childMissing', 'fromDate datesMissing', 'hostFamilyId familyMissing']);
    const [family = 0, other = 0] = room.families;
    await room.app.db.update(students).set({ dateOfBirth: '2008-07-06', gender: '' }).where(eq(students.id, parent.childId));
    const bad = room.trip(parent, { children: [parent.childId, 999_999], backupHostFamilyId: family, fromDate: '2026-07-06' });
    const { issues, quote, payload } = await check(bad);
    expect(codes({ issues })).toEqual([
      'children.0 childAdult',
      'children.0 childIncomplete',
      'children.1 childUnknown',
      'backupHostFamilyId backupIsPrimary',
    ]);
    expect(payload).toBeNull();
    expect(quote).not.toBeNull();
    expect(codes(await check(room.trip(parent, { hostFamilyId: 999_999, backupHostFamilyId: other })))).toContain(
      'hostFamilyId familyNotLive',
    );
  });
});

describe('paying', () => {
  test('holds the beds, charges to the cent, and places the order once', async () => {
    await parent.client.ask(saveCurrentTrip, { body: { currentTrip: room.trip(parent), version: 0 } });
    const intent = await asked();
    expect(intent).toMatchObject({
      amount: 88_800,
      total: '888.00',
      currency: 'EUR',
      numberOfDays: 7,
      status: 'requires_payment',
      gateway: 'test',
    });
    expect(await asked()).toEqual(intent);
    expect((await parent.client.ask(readCurrentTrip, {})).body.order).toMatchObject({
      total: '888.00',
      paymentIntentId: intent.paymentIntentId,
    });
    expect(await room.indent(parent, intent.paymentIntentId)).toMatchObject({ status: 422, body: { code: 'notPaid' } });
    expect((await room.confirm(intent)).body).toEqual({ status: 'succeeded', fault: null });
    const placed = await room.indent(parent, intent.paymentIntentId);
    expect(placed).toMatchObject({ status: 200, body: { fromDate: '2026-07-06', invoiceNumber: expect.any(String) } });
    expect((await room.indent(parent, intent.paymentIntentId)).body).toEqual(placed.body);
    await room.runJobs();
    expect(await room.books(parent.userId)).toEqual({ received: 1, back: 0, trips: 1, orders: ['placed'], held: 1 });
    const { tripId } = placed.body as { tripId: number };
    expect((await room.app.db.select().from(trips).where(eq(trips.id, tripId)))[0]).toMatchObject({ state: 'reserved', origin: 'booking' });
    expect((await parent.client.ask(readCurrentTrip, {})).body).toMatchObject({ currentTrip: EMPTY_TRIP, order: null });
    const { body } = await parent.client.ask(listOwnInvoices, {});
    expect(body).toMatchObject({ data: [{ state: 'paid', total: '888.00', outstanding: '0.00', canPay: false }], due: [] });
    const [invoice] = body.data;
    expect((await parent.client.ask(readOwnInvoice, { params: { id: invoice?.id ?? 0 } })).body.payments).toMatchObject([
      { amount: '888.00' },
    ]);
    const stranger = await room.booker();
    expect((await stranger.client.ask(readOwnInvoice, { params: { id: invoice?.id ?? 0 } })).status).toBe(404);
    expect((await stranger.client.ask(retrievePaymentIntent, { body: { paymentIntentId: intent.paymentIntentId } })).status).toBe(404);
    expect((await stranger.client.ask(payOwnInvoice, { params: { id: invoice?.id ?? 0 }, body: {} })).status).toBe(404);
  });

  test('is placed by the event alone when the browser never comes back, and by asking when the event is lost', async () => {
    await room.confirm(await asked());
    await room.runJobs();
    expect(await room.books(parent.userId)).toMatchObject({ received: 1, trips: 1, orders: ['placed'] });
    const other = await room.booker();
    const { body } = await room.ask(other, room.trip(other));
    await room.confirm(body.paymentIntent ?? { paymentIntentId: '', clientSecret: null }, '4000000000000341');
    await room.runJobs();
    expect(await room.books(other.userId)).toMatchObject({ received: 0, trips: 0, orders: ['open'] });
    room.time.now = new Date('2026-06-15T10:02:00Z');
    await room.runJobs({ scheduled: true });
    expect(await room.books(other.userId)).toMatchObject({ received: 1, trips: 1, orders: ['placed'] });
  });

  test('is tried again after a card that is refused, and with a second step of the bank', async () => {
    const intent = await asked();
    expect((await room.confirm(intent, '4000000000000002')).body).toEqual({ status: 'failed', fault: 'declined' });
    expect((await room.confirm(intent, '4000000000009995')).body).toEqual({ status: 'failed', fault: 'insufficientFunds' });
    expect((await room.confirm(intent, '5555555555554444')).status).toBe(422);
    expect((await room.confirm({ ...intent, clientSecret: 'x'.repeat(30) })).status).toBe(404);
    expect((await room.confirm(intent, '4000002500003155')).body).toEqual({ status: 'requires_action', fault: null });
    const step = (approve: boolean) =>
      parent.client.ask(authenticateTestIntent, {
        params: { reference: intent.paymentIntentId },
        body: { clientSecret: intent.clientSecret ?? '', approve },
      });
    expect((await step(false)).body).toEqual({ status: 'failed', fault: 'notConfirmed' });
    await room.confirm(intent, '4000002500003155');
    expect((await step(true)).body).toMatchObject({ status: 'succeeded' });
    const { body } = await parent.client.ask(retrievePaymentIntent, { body: { paymentIntentId: intent.paymentIntentId } });
    expect(body.paymentIntent).toMatchObject({ status: 'succeeded', tripId: expect.any(Number), clientSecret: null });
    await room.runJobs();
    expect(await room.books(parent.userId)).toEqual({ received: 1, back: 0, trips: 1, orders: ['placed'], held: 1 });
  });

  test('for another booking releases the first one: one payment at a time', async () => {
    const first = await asked();
    const second = await asked(room.trip(parent, { hostFamilyId: room.families[1] ?? 0 }));
    expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
    expect(await room.confirm(first)).toMatchObject({ status: 409, body: { code: 'intentOver' } });
    await room.confirm(second);
    await room.runJobs();
    expect(await room.books(parent.userId)).toEqual({ received: 1, back: 0, trips: 1, orders: ['released', 'placed'], held: 1 });
  });

  test('a booking that was paid is not changed into another: it is placed', async () => {
    const intent = await asked();
    await room.confirm(intent, '4000000000000341');
    const other = await room.ask(parent, room.trip(parent, { hostFamilyId: room.families[1] ?? 0 }));
    expect(other).toMatchObject({ status: 409, body: { code: 'bookingPaid' } });
    expect(await room.books(parent.userId)).toMatchObject({ received: 1, trips: 1, orders: ['placed'] });
  });

  test('for taken beds is refused, with other families to choose from', async () => {
    const full = room.families[0] ?? 0;
    await room.app.db
      .insert(hostCalendarBlocks)
      .values({ hostFamilyId: full, kind: 'own', fromDate: '2026-07-08', toDate: '2026-07-09', heldAt: new Date() });
    const { status, body } = await room.ask(parent, room.trip(parent));
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'bedsTaken' });
    const { issues } = body as unknown as { issues: { hostFamilyId: number }[] };
    expect(issues.map(({ hostFamilyId }) => hostFamilyId)).toEqual(room.families.slice(1));
    expect(await room.books(parent.userId)).toMatchObject({ orders: [] });
  });

  test('is over after half an hour, and begun again by asking again', async () => {
    const intent = await asked();
    room.time.now = new Date('2026-06-15T10:31:00Z');
    await room.runJobs({ scheduled: true });
    expect(await room.books(parent.userId)).toMatchObject({ orders: ['released'], held: 0 });
    expect(await room.confirm(intent)).toMatchObject({ status: 409 });
    expect((await asked()).paymentIntentId).not.toBe(intent.paymentIntentId);
    await parent.client.ask(clearCurrentTrip, {});
    expect(await room.books(parent.userId)).toMatchObject({ orders: ['released', 'released'], held: 0 });
  });
});

describe('the price', () => {
  const intentAt = (amount: number, more: object = {}) =>
    parent.client.ask(getIntent, {
      body: {
        amount,
        numberOfDays: 7,
        fullImmersionDays: 7,
        businessId: room.businessId,
        pricings: [],
        currentTrip: room.trip(parent),
        ...more,
      },
    });

  test('is made again: the same, lower, or refused with the new one and nothing charged', async () => {
    expect((await intentAt(88_800)).body).toMatchObject({ priceLowered: false, paymentIntent: { amount: 88_800 } });
    expect((await intentAt(99_900)).body).toMatchObject({ priceLowered: true, paymentIntent: { amount: 88_800 } });
    const before = (await getGatewayBooks(room)).length;
    for (const body of [{ amount: 88_799 }, { amount: 88_800, currency: 'USD' }]) {
      const answer = await intentAt(body.amount, body);
      expect(answer).toMatchObject({ status: 422, body: { code: 'priceChanged' } });
      expect((answer.body as unknown as { issues: object[] }).issues).toMatchObject([{ amount: 88_800, total: '888.00', currency: 'EUR' }]);
    }
    expect(await getGatewayBooks(room)).toHaveLength(before);
    expect(await intentAt(88_800, { vatExempt: true })).toMatchObject({ status: 422, body: { errors: { vatExempt: expect.anything() } } });
  });

  test('needs consent again once a new book is published; a payment begun before stays valid', async () => {
    const intent = await asked();
    await room.price('110');
    try {
      expect(await intentAt(88_800)).toMatchObject({ status: 422, body: { code: 'priceChanged' } });
      // What was agreed before stands: its beds are held, and it can be paid.
      await room.confirm(intent);
      await room.runJobs();
      expect(await room.books(parent.userId)).toMatchObject({ received: 1, trips: 1 });
    } finally {
      await room.price('100');
    }
  });
});

describe('staff', () => {
  test('book for a parent by invoice', async () => {
    const coordinator = await room.signInAs('Coordinator');
    const currentTrip = room.trip(parent);
    const whose = { parentId: parent.userId, currentTrip };
    const { payload } = (await coordinator.ask(checkCurrentTrip, { body: whose })).body;
    const body = {
      ...(payload ?? { amount: 0, numberOfDays: 1, fullImmersionDays: 0, businessId: 1, pricings: [] }),
      ...whose,
      byInvoice: true,
    };
    expect((await coordinator.ask(getIntent, { body })).body).toMatchObject({
      paymentIntent: null,
      reason: 'byInvoice',
      order: { total: '888.00' },
    });
    expect(await room.indent(parent)).toMatchObject({ status: 403, body: { code: 'bookingByInvoiceStaffOnly' } });
    const placed = await coordinator.ask(placeBooking, { body: { parentId: parent.userId } });
    expect(placed.status).toBe(200);
    const { data, due } = (await parent.client.ask(listOwnInvoices, {})).body;
    expect(due).toEqual([{ currency: 'EUR', amount: '888.00' }]);
    const { paymentIntent } = (await parent.client.ask(payOwnInvoice, { params: { id: data[0]?.id ?? 0 }, body: {} })).body;
    expect(paymentIntent).toMatchObject({ total: '888.00', invoiceId: data[0]?.id });
    // A page that shows another amount than is due pays nothing.
    const old = await parent.client.ask(payOwnInvoice, { params: { id: data[0]?.id ?? 0 }, body: { amount: '999.00' } });
    expect(old).toMatchObject({ status: 409, body: { code: 'invoiceMoved' } });
    await room.confirm(paymentIntent);
    await room.runJobs();
    expect((await parent.client.ask(listOwnInvoices, {})).body).toMatchObject({ data: [{ state: 'paid' }], due: [] });
    const agent = await room.signInAs('Agent');
    expect((await agent.ask(getIntent, { body })).status).toBe(404);
  });
});
