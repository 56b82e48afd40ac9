// One booking, one payment: what is asked for anew calls off what was asked for before, what was begun elsewhere goes on, and what is shown is billed.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placeBooking } from '#contract/booking/checkout/payments.endpoints.ts';
import { checkCurrentTrip } from '#contract/booking/draft/booking.endpoints.ts';
import { readOwnInvoice } from '#contract/booking/own-invoices/own-invoices.endpoints.ts';
import { sendExperience } from '#contract/booking/wizard/experience.endpoints.ts';
import { makeQuote } from '#contract/pricing/quotes.endpoints.ts';
import { createTrip, moveTrip, readTrip } from '#contract/trips/trip.endpoints.ts';
import { bookingOrders } from '#server/db/schema/booking.ts';
import { conversations } from '#server/db/schema/conversations.ts';
import { experienceRequests } from '#server/db/schema/enquiries.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { paymentIntents, testGatewayIntents } from '#server/db/schema/gateway.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks, tripOffers } from '#server/db/schema/offers.ts';
import { studentParents } from '#server/db/schema/people.ts';
import { businesses } from '#server/db/schema/pricing.ts';
import { trips } from '#server/db/schema/trips.ts';
import { type Booker, type BookingFixture, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';
import { createTestEvent, sendEvent } from '#server/testing/fixtures/test-gateway.ts';

const NOW = new Date('2026-06-15T10:00:00Z');

let room: BookingFixture;
let parent: Booker;
beforeAll(async () => {
  room = await startBookingFixture();
});
afterAll(() => room.stop());
beforeEach(async () => {
  room.time.now = NOW;
  await room.app.db.delete(hostCalendarBlocks);
  parent = await room.booker();
});

async function asked(trip = room.trip(parent), more: object = {}) {
  const { status, body, text } = await room.ask(parent, trip, more);
  if (status !== 200 || body.paymentIntent === null) throw new Error(`no intent: ${status} ${text}`);
  return body.paymentIntent;
}

const statesOf = async () => {
  const rows = await room.app.db
    .select({ state: paymentIntents.state })
    .from(paymentIntents)
    .where(eq(paymentIntents.payerId, parent.userId))
    .orderBy(paymentIntents.id);
  return rows.map(({ state }) => state);
};

test('a payment that is named is called off for another price, and its late success goes back', async () => {
  const before = await asked();
  await room.price('90');
  const { paymentIntentId } = before;
  const now = await asked(undefined, { paymentIntentId });
  await room.price('100');
  expect(now.paymentIntentId).not.toBe(paymentIntentId);
  await room.runJobs();
  expect(await statesOf()).toEqual(['cancelled', 'requires_payment']);
  expect(await room.confirm(before)).toMatchObject({ status: 409, body: { code: 'intentOver' } });
  // A bank that was asked before it was called off says yes after all.
  await room.app.db.update(testGatewayIntents).set({ state: 'succeeded' }).where(eq(testGatewayIntents.reference, paymentIntentId));
  const late = createTestEvent(paymentIntentId, 'intent.succeeded', { amount: before.total, created: '2026-06-15T10:01:00Z' });
  expect((await sendEvent({ client: room.createVisitor(), app: room.app }, late)).status).toBe(200);
  await room.confirm(now);
  await room.indent(parent, now.paymentIntentId);
  await room.runJobs({ scheduled: true });
  expect(await room.books(parent.userId)).toMatchObject({ received: 2, back: 1, trips: 1, orders: ['refused', 'placed'] });
});

test('the payment of a booked trip, and that of somebody else, are no payment of another booking', async () => {
  const { paymentIntentId, ...intent } = await asked();
  await room.confirm({ paymentIntentId, ...intent });
  expect((await room.indent(parent, paymentIntentId)).status).toBe(200);
  const later = { fromDate: '2026-08-03', toDate: '2026-08-09' };
  expect(await room.ask(parent, room.trip(parent, later), { paymentIntentId })).toMatchObject({
    status: 409,
    body: { code: 'bookingPaid' },
  });
  const stranger = await room.booker();
  expect((await room.ask(stranger, room.trip(stranger, later), { paymentIntentId })).status).toBe(404);
  expect(await room.books(stranger.userId)).toMatchObject({ orders: [] });
});

const enquiry = async (more: object = {}) => {
  const coordinator = await room.signInAs('Coordinator');
  const stay = { fromDate: '2026-07-06', toDate: '2026-07-12', studentIds: [parent.childId], parentId: parent.userId, tripTypeId: 1 };
  const administrator = await room.signInAs('Administrator');
  const { body } = await administrator.ask(createTrip, { body: { ...stay, hostFamilyId: room.families[0] ?? 0, ...more } });
  await coordinator.ask(moveTrip, { params: { id: body.id }, body: { step: 'enquire', reason: '' } });
  return body.id;
};

test('an exempt trip has the same total in quote, payment and invoice; other customers see the plain total', async () => {
  const tripId = await enquiry({ vatExempt: true });
  const trip = room.trip(parent, { tripId });
  const request = { hostFamilyId: room.families[0], fromDate: trip.fromDate, toDate: trip.toDate, countStudents: 1 };
  const quoted = async (booker: Booker, more: object) => {
    const { text } = await booker.client.ask(makeQuote, { body: { ...request, ...more } });
    return JSON.parse(text) as { total: string; vatExempt?: boolean };
  };
  const shown = await quoted(parent, { tripId });
  const { body } = await parent.client.ask(checkCurrentTrip, { body: { currentTrip: trip } });
  expect(body.quote?.['total']).toBe(shown.total);
  const intent = await asked(trip);
  expect(intent.total).toBe(shown.total);
  const plain = (await quoted(parent, {})).total;
  expect(plain).not.toBe(shown.total);
  expect((await quoted(await room.booker(), { tripId })).total).toBe(plain);
  await room.confirm(intent);
  expect((await room.indent(parent, intent.paymentIntentId)).status).toBe(200);
  const [invoice] = (await parent.client.ask(readTrip, { params: { id: tripId } })).body.invoices;
  expect(invoice?.total).toBe(shown.total);
});

test('a stay of a business with a rate of its own is shown, asked for and billed by that business at that rate, whatever it is later', async () => {
  const { db } = room.app;
  const hostFamilyId = room.families[1] ?? 0;
  const [seller] = await db.select().from(businesses).where(eq(businesses.id, room.businessId));
  if (seller === undefined) throw new TypeError('nobody sells');
  const other = { ...seller, id: seller.id + 1000, name: 'Other', invoicePrefix: 'OTHER', isDefault: false, vatRate: '0.135' };
  await db.insert(businesses).overridingSystemValue().values(other);
  await db.update(hostFamilies).set({ businessId: other.id }).where(eq(hostFamilies.id, hostFamilyId));
  // What is shown is at most a second old.
  room.time.now = new Date(NOW.getTime() + 2000);
  const trip = room.trip(parent, { hostFamilyId });
  const request = { hostFamilyId, fromDate: trip.fromDate, toDate: trip.toDate, countStudents: 1 };
  const finance = await room.signInAs('Finance');
  const { vat, amountSupplyVAT, total } = JSON.parse((await finance.ask(makeQuote, { body: request })).text);
  expect(Number(vat)).toBeCloseTo(Number(amountSupplyVAT) * 0.135, 2);
  const intent = await asked(trip);
  expect(intent.total).toBe(total);
  // What is asked for is agreed: another rate is the rate of the next booking.
  await db.update(businesses).set({ vatRate: '0.21' }).where(eq(businesses.id, other.id));
  await room.confirm(intent);
  expect((await room.indent(parent, intent.paymentIntentId)).status).toBe(200);
  const [booked] = await db.select().from(trips).where(eq(trips.parentId, parent.userId));
  const [row] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.tripId, booked?.id ?? 0));
  expect(row).toMatchObject({ businessId: other.id, total });
  expect(JSON.parse(row?.document ?? '')).toMatchObject({ totals: { vat }, quote: { fingerprint: booked?.quoteFingerprint } });
});

test('a booking that was begun from a conversation becomes the trip that was spoken of there, for who takes part in it alone', async () => {
  const tripId = await enquiry();
  const [offer] = await room.app.db.select().from(tripOffers).where(eq(tripOffers.tripId, tripId));
  const [spoken] = await room.app.db
    .select()
    .from(conversations)
    .where(eq(conversations.offerId, offer?.id ?? 0));
  const intent = await asked(room.trip(parent, { conversationRef: spoken?.id ?? 0 }));
  const [order] = await room.app.db.select().from(bookingOrders).where(eq(bookingOrders.userId, parent.userId));
  expect(order?.document.tripId).toBe(tripId);
  await room.confirm(intent);
  const placed = await parent.client.ask(placeBooking, { body: { paymentIntentId: intent.paymentIntentId } });
  expect(placed.body).toMatchObject({ tripId });
  parent = await room.booker();
  await asked(room.trip(parent, { conversationRef: spoken?.id ?? 0, hostFamilyId: room.families[1] ?? 0 }));
  const [theirs] = await room.app.db.select().from(bookingOrders).where(eq(bookingOrders.userId, parent.userId));
  expect(theirs?.document.tripId).toBeNull();
});

test('bills the payer, and shows the other parent the status without the invoice', async () => {
  const tripId = await enquiry();
  const other = await room.booker();
  await room.app.db.insert(studentParents).values({ studentId: parent.childId, userId: other.userId });
  const first = parent;
  parent = { ...other, childId: first.childId };
  const intent = await asked(room.trip(parent, { tripId }));
  await room.confirm(intent);
  expect((await room.indent(parent, intent.paymentIntentId)).status).toBe(200);
  const invoicesOf = async ({ client }: Booker) => (await client.ask(readTrip, { params: { id: tripId } })).body.invoices;
  const [own] = await invoicesOf(parent);
  const [seen] = await invoicesOf(first);
  expect([own, seen]).toMatchObject([
    { isOwn: true, state: 'paid' },
    { isOwn: false, state: 'paid', total: own?.total, id: own?.id },
  ]);
  expect((await first.client.ask(readOwnInvoice, { params: { id: own?.id ?? 0 } })).status).toBe(404);
  expect((await parent.client.ask(readOwnInvoice, { params: { id: own?.id ?? 0 } })).status).toBe(200);
});

test('a request with the confirmed address of an account stays nobody’s, however often the jobs run', async () => {
  const wish = {
    ...{ experienceType: 1, experienceLength: 1, activityWeeks: 0, dateRange: { start: '2026-07-06', end: '2026-07-12' }, activities: [] },
    ...{ firstName: 'Léa', lastName: 'Petit', gender: 'female' as const, dateOfBirth: '2014-05-05', parentName: 'Jeanne Petit' },
    ...{ emailParent: parent.email, phone: '+33 1 23 45 67 89' },
  };
  const { body } = await room.createVisitor().ask(sendExperience, { body: wish });
  room.time.now = new Date('2026-06-15T10:02:00Z');
  await room.runJobs({ scheduled: true });
  const [request] = await room.app.db.select().from(experienceRequests).where(eq(experienceRequests.reference, body.reference));
  expect(request).toMatchObject({ userId: null, tripId: expect.any(Number) });
  const [trip] = await room.app.db
    .select()
    .from(trips)
    .where(eq(trips.id, request?.tripId ?? 0));
  expect(trip).toMatchObject({ parentId: null });
});
