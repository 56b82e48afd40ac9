// Booking for others: what agents and coordinators enter is theirs to look after, and nobody books for whom they may not.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getIntent, placeBooking } from '#contract/booking/checkout/payments.endpoints.ts';
import { checkCurrentTrip } from '#contract/booking/draft/booking.endpoints.ts';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { deleteStudent, mergeStudents } from '#contract/people/students.endpoints.ts';
import { editTrip, readTrip } from '#contract/trips/trip.endpoints.ts';
import { users } from '#server/db/schema/identity.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { tripTypes } from '#server/db/schema/pricing.ts';
import { trips } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { toEmail } from '#server/testing/fixtures/accounts.ts';
import { type Booker, type BookingFixture, startBookingFixture } from '#server/testing/fixtures/booking-fixture.ts';

let room: BookingFixture;
let parent: Booker;
let agent: TestClient;
let coordinator: TestClient;
let agentId: number;
beforeAll(async () => {
  room = await startBookingFixture();
  agent = await room.signInAs('Agent');
  coordinator = await room.signInAs('Coordinator');
  agentId =
    (
      await room.app.db
        .select()
        .from(users)
        .where(eq(users.email, toEmail('Agent')))
    )[0]?.id ?? 0;
  await room.app.db.insert(tripTypes).values([
    { id: 11, name: 'Internship', active: true },
    { id: 12, name: 'Given up', active: false },
  ]);
});
afterAll(() => room.stop());
beforeEach(async () => {
  await room.app.db.delete(hostCalendarBlocks);
  parent = await room.booker();
});

const looksAfter = (studentId: number) => room.app.db.update(students).set({ agentId }).where(eq(students.id, studentId));

async function another(about: Partial<typeof students.$inferInsert> = {}): Promise<number> {
  const [like] = await room.app.db.select().from(students).where(eq(students.id, parent.childId));
  if (like === undefined) throw new Error('no such child');
  const { id: _, ...known } = like;
  const [made] = await room.app.db
    .insert(students)
    .values({ ...known, ...about })
    .returning({ id: students.id });
  const studentId = made?.id ?? 0;
  await room.app.db.insert(studentParents).values({ studentId, userId: parent.userId });
  return studentId;
}

async function ask(client: TestClient, currentTrip: CurrentTrip, more: object = {}) {
  const whose = { parentId: parent.userId, currentTrip };
  const { payload, issues } = (await client.ask(checkCurrentTrip, { body: whose })).body;
  const nothing = { amount: 88_800, numberOfDays: 7, fullImmersionDays: 7, businessId: room.businessId, pricings: [] };
  const answer = await client.ask(getIntent, { body: { ...(payload ?? nothing), ...whose, byInvoice: true, ...more } });
  return { ...answer, issues };
}
const place = async (client: TestClient, orderId: number | undefined) =>
  client.ask(placeBooking, { body: { parentId: parent.userId, orderId: orderId ?? 0 } });
const tripOf = async (tripId: number) => (await room.app.db.select().from(trips).where(eq(trips.id, tripId)))[0];

describe('what is booked', () => {
  test('by an agent is theirs to the end', async () => {
    await looksAfter(parent.childId);
    const { body } = await ask(agent, room.trip(parent));
    const placed = await place(agent, body.order?.id);
    expect(placed.status).toBe(200);
    const read = await agent.ask(readTrip, { params: { id: placed.body.tripId } });
    expect(read).toMatchObject({ status: 200, body: { agent: { id: agentId }, coordinator: null, state: 'reserved', origin: 'staff' } });
    const note = { params: { id: placed.body.tripId }, body: { notes: 'Arrives late', version: read.body.version } };
    expect(await agent.ask(editTrip, note)).toMatchObject({ status: 200, body: { notes: 'Arrives late' } });
  });

  test('by the parents of an agent’s student is theirs too, and of another student nobody’s', async () => {
    await looksAfter(parent.childId);
    for (const expected of [agentId, null]) {
      const booker = expected === null ? await room.booker() : parent;
      const { body } = await room.ask(booker, room.trip(booker));
      await room.confirm(body.paymentIntent ?? { paymentIntentId: '', clientSecret: null });
      await room.runJobs();
      const [trip] = await room.app.db.select().from(trips).where(eq(trips.parentId, booker.userId));
      expect(trip).toMatchObject({ agentId: expected, coordinatorId: null, origin: 'booking' });
      await room.app.db.delete(hostCalendarBlocks);
    }
  });

  test('by a coordinator has one whom the parents can turn to', async () => {
    const { body } = await ask(coordinator, room.trip(parent));
    const { tripId } = (await place(coordinator, body.order?.id)).body;
    expect((await tripOf(tripId))?.coordinatorId).not.toBeNull();
  });

  test.each([
    { roles: ['Agent', 'Coordinator'] as const, isCoordinators: true },
    { roles: ['Agent', 'Administrator'] as const, isCoordinators: false },
    { roles: ['Administrator'] as const, isCoordinators: false },
  ])('by an account with the roles $roles has no agent, and a coordinator if it is one', async ({ roles, isCoordinators }) => {
    const email = `books-as-${roles.join('-').toLowerCase()}@example.test`;
    const id = await room.createAccount({ email, roles: [...roles] });
    const client = await room.signInWith(email);
    const { body } = await ask(client, room.trip(parent));
    const { tripId } = (await place(client, body.order?.id)).body;
    expect(await tripOf(tripId)).toMatchObject({ agentId: null, coordinatorId: isCoordinators ? id : null });
  });

  test('is of the type that staff have chosen, if it is sold', async () => {
    const { body } = await ask(coordinator, room.trip(parent), { tripTypeId: 11 });
    expect((await tripOf((await place(coordinator, body.order?.id)).body.tripId))?.tripTypeId).toBe(11);
    const other = await room.booker();
    const refused = await ask(coordinator, room.trip(parent), { tripTypeId: 12 });
    expect(refused).toMatchObject({ status: 422, body: { errors: { tripTypeId: expect.anything() } } });
    expect(await room.ask(other, room.trip(other), { tripTypeId: 11 })).toMatchObject({
      status: 422,
      body: { errors: { tripTypeId: expect.anything() } },
    });
  });

  test('for who is grown up is booked by staff alone', async () => {
    await room.app.db.update(students).set({ dateOfBirth: '2005-05-05' }).where(eq(students.id, parent.childId));
    expect(await room.ask(parent, room.trip(parent))).toMatchObject({ status: 422, body: { code: 'bookingIncomplete' } });
    const { body, issues } = await ask(coordinator, room.trip(parent));
    expect(issues).toMatchObject([{ code: 'childAdult', blocks: false }]);
    expect((await place(coordinator, body.order?.id)).status).toBe(200);
  });

  test('is without VAT when finance or an administrator say so', async () => {
    expect(await ask(coordinator, room.trip(parent), { vatExempt: true })).toMatchObject({
      status: 422,
      body: { errors: { vatExempt: expect.anything() } },
    });
    expect(await ask(await room.signInAs('Administrator'), room.trip(parent), { vatExempt: true })).toMatchObject({ status: 200 });
  });
});

describe('an agent', () => {
  test('books of a parent’s children those that they look after', async () => {
    await looksAfter(parent.childId);
    const sibling = await another({ agentId: null });
    const { status, issues } = await ask(agent, room.trip(parent, { children: [parent.childId, sibling] }));
    expect([status, issues.map(({ field, code }) => `${field} ${code}`)]).toEqual([422, ['children.1 childUnknown']]);
  });

  test('does not learn what a parent has booked without them', async () => {
    await looksAfter(parent.childId);
    await room.app.db.update(students).set({ agentId: null }).where(eq(students.id, parent.childId));
    const { body } = await ask(coordinator, room.trip(parent));
    await place(coordinator, body.order?.id);
    await another({ agentId });
    expect(await agent.ask(placeBooking, { body: { parentId: parent.userId } })).toMatchObject({
      status: 409,
      body: { code: 'orderOver' },
    });
    expect(await place(agent, body.order?.id)).toMatchObject({ status: 409, body: { code: 'orderOver' } });
  });
});

describe('while a parent is paying', () => {
  test('staff do not call it off', async () => {
    expect((await room.ask(parent, room.trip(parent))).status).toBe(200);
    const refused = await ask(coordinator, room.trip(parent));
    expect(refused).toMatchObject({ status: 409, body: { code: 'parentPaying' } });
    expect(refused.text).toContain('30 minutes');
    expect(await room.books(parent.userId)).toMatchObject({ orders: ['open'] });
  });

  test('the child is neither taken out nor merged away', async () => {
    const other = await another();
    const { body } = await room.ask(parent, room.trip(parent));
    const remove = () => parent.client.ask(deleteStudent, { params: { id: parent.childId } });
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'studentBeingBooked' } });
    const [row] = await room.app.db.select().from(students).where(eq(students.id, other));
    const merge = { params: { id: other }, body: { otherId: parent.childId, version: row?.version ?? 1 } };
    expect(await coordinator.ask(mergeStudents, merge)).toMatchObject({ status: 409, body: { code: 'studentBeingBooked' } });
    await room.confirm(body.paymentIntent ?? { paymentIntentId: '', clientSecret: null });
    await room.runJobs();
    expect(await room.books(parent.userId)).toMatchObject({ trips: 1, orders: ['placed'] });
  });

  test('money that comes for a child who was taken out goes back', async () => {
    const { body } = await room.ask(parent, room.trip(parent));
    await room.app.db.update(students).set({ deletedAt: room.app.clock.now() }).where(eq(students.id, parent.childId));
    await room.confirm(body.paymentIntent ?? { paymentIntentId: '', clientSecret: null });
    await room.runJobs();
    expect(await room.books(parent.userId)).toEqual({ received: 1, back: 1, trips: 0, orders: ['refused'], held: 0 });
  });
});
