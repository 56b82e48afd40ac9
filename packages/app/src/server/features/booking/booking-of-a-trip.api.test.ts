// Booking a trip that is there already: the enquiry becomes the booking, with all that was known of it and whoever was asked for it.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getIntent, placeBooking } from '#contract/booking/checkout/payments.endpoints.ts';
import { checkCurrentTrip, clearCurrentTrip, readCurrentTrip, saveCurrentTrip } from '#contract/booking/draft/booking.endpoints.ts';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { makeOffers } from '#contract/trips/offers.endpoints.ts';
import { createTrip, editTrip, moveTrip, readTrip } from '#contract/trips/trip.endpoints.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { hostCalendarBlocks, tripOffers } from '#server/db/schema/offers.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { tripTypes } from '#server/db/schema/pricing.ts';
import { tripGroups, trips, tripTasks } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { type Booker, type BookingFixture, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';

const NOW = new Date('2026-06-15T10:00:00Z');

let room: BookingFixture;
let coordinator: TestClient;
let administrator: TestClient;
let parent: Booker;
let siblingId: number;
let families: readonly [number, number, number];
beforeAll(async () => {
  room = await startBookingFixture({ count: 3, beds: 4 });
  coordinator = await room.signInAs('Coordinator');
  administrator = await room.signInAs('Administrator');
  const [first = 0, second = 0, third = 0] = room.families;
  families = [first, second, third];
});
afterAll(() => room.stop());
beforeEach(async () => {
  room.time.now = NOW;
  await room.app.db.delete(hostCalendarBlocks);
  parent = await room.booker();
  const about = {
    dateOfBirth: '2015-05-05',
    gender: 'male',
    countryId: 372,
    hobbies: 'Judo',
    allergies: 'None',
    anyMedicalCondition: 'None',
  };
  const [made] = await room.app.db
    .insert(students)
    .values({ firstName: 'Paul', lastName: 'Petit', ...about, createdAt: NOW })
    .returning({ id: students.id });
  siblingId = made?.id ?? 0;
  await room.app.db.insert(studentParents).values({ studentId: siblingId, userId: parent.userId });
});

/** What staff have typed for both children, with two families asked and one in waiting. */
async function enquiry(): Promise<number> {
  const [first, second, third] = families;
  const made = await administrator.ask(createTrip, {
    body: {
      ...{ fromDate: '2026-07-06', toDate: '2026-07-12', studentIds: [parent.childId, siblingId], parentId: parent.userId },
      ...{
        tripTypeId: 1,
        hostFamilyId: first,
        backupHostFamilyId: third,
        vatExempt: true,
        wishes: 'Near the sea',
        notes: 'Called on Monday',
      },
    },
  });
  if (made.status !== 200) throw new Error(`no trip: ${made.text}`);
  const { id } = made.body;
  const ask = (hostFamilyIds: number[], state: 'awaiting_review' | 'waiting_list') =>
    coordinator.ask(makeOffers, { params: { id }, body: { hostFamilyIds, state } });
  expect((await ask([first, second], 'awaiting_review')).status).toBe(200);
  expect((await ask([third], 'waiting_list')).status).toBe(200);
  const { state, version } = (await coordinator.ask(readTrip, { params: { id }, query: {} })).body;
  if (state === 'new') await coordinator.ask(moveTrip, { params: { id }, body: { step: 'enquire', version } });
  return id;
}

const booking = (tripId: number, more: Partial<CurrentTrip> = {}) =>
  room.trip(parent, { tripId, children: [parent.childId, siblingId], backupHostFamilyId: families[2], wishes: 'Near the sea', ...more });
const issuesOf = async (currentTrip: CurrentTrip) => {
  const { body } = await parent.client.ask(checkCurrentTrip, { body: { currentTrip } });
  return body.issues.filter(({ blocks }) => blocks).map(({ field, code }) => `${field} ${code}`);
};
const offersOf = async (tripId: number) => {
  const rows = await room.app.db.select().from(tripOffers).where(eq(tripOffers.tripId, tripId));
  return families.map((family) => rows.filter(({ hostFamilyId }) => hostFamilyId === family).map(({ state }) => state));
};
const conversationsOf = async (tripId: number) => {
  const { offers } = (await coordinator.ask(readTrip, { params: { id: tripId }, query: {} })).body;
  return offers.map(({ conversationId }) => conversationId);
};

async function intentFor(currentTrip: CurrentTrip) {
  const { status, body, text } = await room.ask(parent, currentTrip);
  if (status !== 200 || body.paymentIntent === null) throw new Error(`no intent: ${status} ${text}`);
  return body.paymentIntent;
}

test('paying for an enquiry reserves that trip at its own terms, and families that were asked stay asked', async () => {
  const tripId = await enquiry();
  const talks = await conversationsOf(tripId);
  expect(await issuesOf(booking(tripId))).toEqual([]);
  const { body: unbound } = await parent.client.ask(checkCurrentTrip, { body: { currentTrip: { ...booking(tripId), tripId: null } } });
  const intent = await intentFor(booking(tripId));
  // Staff have said that no tax is owed; of a booking of their own a parent can't say so.
  expect(intent.amount).toBeLessThan(unbound.payload?.amount ?? 0);
  await room.confirm(intent);
  const placed = await room.indent(parent, intent.paymentIntentId);
  expect(placed).toMatchObject({ status: 200, body: { tripId, invoiceId: expect.any(Number) } });
  expect((await room.indent(parent, intent.paymentIntentId)).body).toEqual(placed.body);
  expect(await room.books(parent.userId)).toMatchObject({ received: 1, back: 0, trips: 1, orders: ['placed'], held: 1 });
  const { body: trip } = await coordinator.ask(readTrip, { params: { id: tripId }, query: {} });
  expect(trip).toMatchObject({ state: 'reserved', vatExempt: true, notes: 'Called on Monday', wishes: 'Near the sea' });
  expect(trip.students.map(({ id }) => id)).toEqual([parent.childId, siblingId]);
  expect(await offersOf(tripId)).toEqual([['awaiting_review'], ['awaiting_review'], ['waiting_list']]);
  expect(await conversationsOf(tripId)).toEqual(talks);
  // Until a family has accepted its parent names another one to step in, and changes nothing else.
  const { body: own } = await parent.client.ask(readTrip, { params: { id: tripId }, query: {} });
  expect(own).toMatchObject({ mayEdit: false, mayNameBackup: true });
  const edit = (body: object) => parent.client.ask(editTrip, { params: { id: tripId }, body: { ...body, version: own.version } });
  expect(await edit({ wishes: 'By the lake' })).toMatchObject({ status: 409, body: { code: 'tripMoved' } });
  expect((await edit({ backupHostFamilyId: families[1] })).body).toMatchObject({ backupHostFamily: { id: families[1] } });
  expect(await offersOf(tripId)).toEqual([['awaiting_review'], ['waiting_list'], ['rejected']]);
});

test.each([
  ['a parent books at the price shown is billed at once', 1],
  ['staff reserve is left to the invoices of the group', 0],
] as const)('a trip of a group that %s', async (_, invoiced) => {
  const tripId = await enquiry();
  const [group] = await room.app.db
    .insert(tripGroups)
    .values({ name: `Class ${tripId}`, createdAt: NOW })
    .returning();
  await room.app.db
    .update(trips)
    .set({ groupId: group?.id ?? null })
    .where(eq(trips.id, tripId));
  if (invoiced === 1) {
    const intent = await intentFor(booking(tripId));
    await room.confirm(intent);
    expect((await room.indent(parent, intent.paymentIntentId)).body).toMatchObject({ tripId });
  } else {
    const moved = await administrator.ask(moveTrip, { params: { id: tripId }, body: { step: 'reserve', reason: 'By telephone' } });
    expect(moved.status, moved.text).toBe(200);
  }
  expect(await room.app.db.select().from(invoices).where(eq(invoices.tripId, tripId))).toHaveLength(invoiced);
});

test('a trip takes over what was changed while booking it; its students stay the same', async () => {
  const tripId = await enquiry();
  const [, second] = families;
  const changed = booking(tripId, {
    children: [siblingId, parent.childId],
    toDate: '2026-07-13',
    hostFamilyId: second,
    backupHostFamilyId: null,
  });
  expect(await issuesOf({ ...changed, children: [siblingId] })).toEqual(['tripId tripOver']);
  await room.app.db.insert(tripTypes).values({ id: 2, name: 'Base hosting', active: true });
  await room.app.db.update(trips).set({ tripTypeId: 2 }).where(eq(trips.id, tripId));
  const intent = await intentFor(changed);
  await room.confirm(intent);
  expect(await room.indent(parent, intent.paymentIntentId)).toMatchObject({ status: 200, body: { tripId, toDate: '2026-07-13' } });
  const [row] = await room.app.db.select().from(trips).where(eq(trips.id, tripId));
  expect(row).toMatchObject({
    studentId: siblingId,
    tripTypeId: 1,
    toDate: '2026-07-13',
    hostFamilyId: second,
    state: 'reserved',
    parentId: parent.userId,
  });
});

test('a trip that is no draft any more, of other children or somebody else’s, and a family that is out can’t be booked', async () => {
  const tripId = await enquiry();
  const other = await room.booker();
  expect(await issuesOf(room.trip(parent, { tripId: 99_999_999 }))).toEqual(['tripId tripOver']);
  const foreign = await other.client.ask(checkCurrentTrip, { body: { currentTrip: room.trip(other, { tripId }) } });
  expect(foreign.body.issues).toMatchObject([{ field: 'tripId', code: 'tripOver' }]);
  await room.app.db.update(tripOffers).set({ state: 'declined' }).where(eq(tripOffers.hostFamilyId, families[0]));
  expect(await issuesOf(booking(tripId))).toEqual(['hostFamilyId familySaidNo']);
  const intent = await intentFor(booking(tripId, { hostFamilyId: families[1] }));
  await room.app.db.update(trips).set({ state: 'cancelled' }).where(eq(trips.id, tripId));
  expect(await issuesOf(booking(tripId, { hostFamilyId: families[1] }))).toEqual(['tripId tripOver']);
  // Paid all the same: it is booked beside it, with who looks after it, and staff are asked whether both are meant.
  await room.confirm(intent);
  const placed = await room.indent(parent, intent.paymentIntentId);
  expect(placed.status).toBe(200);
  await room.runJobs();
  expect(await room.books(parent.userId)).toMatchObject({ received: 1, back: 0, trips: 2, orders: ['placed'], held: 1 });
  const tasks = await room.app.db.select().from(tripTasks).where(eq(tripTasks.kind, 'bookedBeside'));
  expect(tasks).toMatchObject([{ tripId: (placed.body as { tripId: number }).tripId, note: `#${tripId}` }]);
});

test('a draft says whether what is held is of its choices, and placing names the order that is meant', async () => {
  const save = async (currentTrip: CurrentTrip, version: number) =>
    (await parent.client.ask(saveCurrentTrip, { body: { currentTrip, version } })).body;
  const { version } = await save(room.trip(parent), 0);
  await intentFor(room.trip(parent));
  expect((await parent.client.ask(readCurrentTrip, {})).body.order).toMatchObject({ isCurrent: true });
  expect((await save(room.trip(parent, { hostFamilyId: families[1] }), version)).order).toMatchObject({ isCurrent: false });
  await parent.client.ask(clearCurrentTrip, {});

  const whose = { parentId: parent.userId, currentTrip: room.trip(parent) };
  const { payload } = (await coordinator.ask(checkCurrentTrip, { body: whose })).body;
  if (payload === null) throw new Error('it can not be booked');
  const bill = () => coordinator.ask(getIntent, { body: { ...payload, ...whose, byInvoice: true } });
  const place = (orderId?: number) =>
    coordinator.ask(placeBooking, { body: { parentId: parent.userId, ...(orderId === undefined ? {} : { orderId }) } });
  const first = (await bill()).body.order?.id ?? 0;
  const placed = (await place(first)).body;
  expect((await place(first)).body).toEqual(placed);
  const second = (await bill()).body.order?.id ?? 0;
  expect(second).not.toBe(first);
  room.time.now = new Date('2026-06-15T10:31:00Z');
  await room.runJobs({ scheduled: true });
  for (const answer of [await place(second), await place()]) expect(answer).toMatchObject({ status: 409, body: { code: 'orderOver' } });
  expect((await place(first)).body).toMatchObject({ tripId: placed.tripId });
  const stranger = await room.booker();
  expect((await stranger.client.ask(placeBooking, { body: { orderId: first } })).status).toBe(404);
});
