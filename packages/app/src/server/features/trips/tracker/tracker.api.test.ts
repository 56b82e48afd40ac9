// The trips tracker: lights as the rules say, filters that agree with them, and scopes.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#contract/platform/days.ts';
import { makeOffers } from '#contract/trips/offers.endpoints.ts';
import { LIGHTS, READINESS_CHECKS } from '#contract/trips/readiness.ts';
import * as tracker from '#contract/trips/tracker.endpoints.ts';
import type { TrackedTrip } from '#contract/trips/tracker.shapes.ts';
import { moveTrip } from '#contract/trips/trip.endpoints.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { users } from '#server/db/schema/identity.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { studentDocuments, students } from '#server/db/schema/people.ts';
import { trips, tripTransfers } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { toEmail } from '#server/testing/fixtures/accounts.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';
import { createStoredFile } from '#server/testing/samples/attachments.ts';

const HOUR = 3600 * 1000;

let room: TripFixture;
let start: Date;
let today: string;
beforeAll(async () => {
  room = await startTripFixture({ count: 2, beds: 4 });
  start = room.time.now;
  today = room.app.clock.today();
});
afterAll(() => room.stop());
beforeEach(async () => {
  room.time.now = start;
  await room.app.db.update(trips).set({ state: 'cancelled' });
});

const params = (id: number) => ({ params: { id } });
const list = async (query: object = {}, client: TestClient = room.coordinator) => {
  const answer = await client.ask(tracker.listTrackedTrips, { query: query as never });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const find = async (id: number, client?: TestClient): Promise<TrackedTrip | undefined> =>
  (await list({ perPage: 100 }, client)).data.find((trip) => trip.id === id);
const lightsOf = async (id: number) =>
  Object.fromEntries(((await find(id))?.lights ?? []).map(({ check, light, rule }) => [check, rule === null ? light : `${light} ${rule}`]));

/** Creates a trip that starts in so many days. */
async function tripIn(days: number, { toDays = days + 7 } = {}): Promise<number> {
  const id = await room.newTrip({ hostFamilyId: null });
  await room.app.db
    .update(trips)
    .set({ fromDate: addDays(today, days), toDate: addDays(today, toDays) })
    .where(eq(trips.id, id));
  return id;
}

const idOf = async (email: string) => {
  const [user] = await room.app.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? 0;
};

describe('the lights', () => {
  test('tell what is missing of a trip for which nothing is done', async () => {
    const id = await tripIn(10);
    expect(await lightsOf(id)).toEqual({
      data: 'red incompleteStudents',
      family: 'red nobodyAsked',
      payment: 'green',
      transfer: 'amber missingArrivals',
      documents: 'red missingPassports',
    });
    expect(await find(id)).toMatchObject({ daysToStart: 10, students: 1, state: 'new', followUp: null, checklist: { done: 0, total: 5 } });
  });

  test('turn green as the data, the family, the payment, the journeys and the documents are there', async () => {
    const { db, clock } = room.app;
    const id = await tripIn(10);
    const child = { countryId: 372, hobbies: 'Chess', anyMedicalCondition: 'None' };
    const before = { countryId: null, hobbies: '', anyMedicalCondition: '' };
    await db.update(students).set(child).where(eq(students.id, room.childId));
    expect((await lightsOf(id))['data']).toBe('green');
    await room.coordinator.ask(makeOffers, {
      ...params(id),
      body: { hostFamilyIds: [room.hosts[0]?.familyId ?? 0], state: 'awaiting_review' },
    });
    expect((await lightsOf(id))['family']).toBe('red openAnswers');
    room.time.now = new Date(start.getTime() + 50 * HOUR);
    expect((await lightsOf(id))['family']).toBe('red lateAnswers');
    room.time.now = start;
    await db.update(tripOffers).set({ state: 'accepted' }).where(eq(tripOffers.tripId, id));
    await db.update(trips).set({ state: 'booked' }).where(eq(trips.id, id));
    expect(await lightsOf(id)).toMatchObject({ family: 'green', payment: 'red unbilledStays' });
    const journey = { tripId: id, createdAt: clock.now() };
    await db.insert(tripTransfers).values({ ...journey, direction: 'arrival', day: addDays(today, 10) });
    expect((await lightsOf(id))['transfer']).toBe('amber unmetArrivals');
    await db.update(tripTransfers).set({ metBy: 'family' }).where(eq(tripTransfers.tripId, id));
    expect((await lightsOf(id))['transfer']).toBe('amber missingDepartures');
    await db.insert(tripTransfers).values({ ...journey, direction: 'departure', studentId: room.childId, day: addDays(today, 17) });
    expect((await lightsOf(id))['transfer']).toBe('green');
    for (const kind of ['passport', 'consent'] as const) {
      const ref = await createStoredFile(room.app, { ownerId: room.parentId });
      await db.insert(studentDocuments).values({ studentId: room.childId, ref, kind, name: kind, createdAt: clock.now() });
      expect((await lightsOf(id))['documents']).toBe(kind === 'passport' ? 'red missingConsents' : 'green');
    }
    await db.delete(studentDocuments);
    await db.update(students).set(before).where(eq(students.id, room.childId));
  });

  test('follow the due date of an invoice', async () => {
    const { db } = room.app;
    const id = await room.reserved();
    const [bill] = await db.select().from(invoices).where(eq(invoices.tripId, id));
    const dueDate = bill?.dueDate ?? '';
    await db
      .update(trips)
      .set({ fromDate: addDays(dueDate, 20), toDate: addDays(dueDate, 27) })
      .where(eq(trips.id, id));
    room.time.now = new Date(`${dueDate}T10:00:00Z`);
    expect((await lightsOf(id))['payment']).toBe('amber unpaidInvoices');
    room.time.now = new Date(room.time.now.getTime() + 24 * HOUR);
    expect((await lightsOf(id))['payment']).toBe('red overdueInvoices');
    await db.update(invoices).set({ state: 'paid' }).where(eq(invoices.tripId, id));
    expect((await lightsOf(id))['payment']).toBe('green');
  });

  test('are filtered and sorted by the database as the contract computes them', async () => {
    for (const days of [-3, 0, 2, 8, 20, 40, 70, 200]) await tripIn(days);
    const { data } = await list({ perPage: 100 });
    expect(data.length).toBe(8);
    for (const check of READINESS_CHECKS) {
      for (const light of LIGHTS) {
        const wanted = data.filter(({ lights }) => lights.some((one) => one.check === check && one.light === light)).map(({ id }) => id);
        expect(
          (await list({ [check]: light, perPage: 100 })).data.map(({ id }) => id),
          `${check} ${light}`,
        ).toEqual(wanted);
      }
    }
    const worst = ({ lights }: TrackedTrip) => LIGHTS.find((light) => lights.some((one) => one.light === light));
    for (const light of LIGHTS) {
      const wanted = data.filter((trip) => worst(trip) === light).map(({ id }) => id);
      expect((await list({ readiness: light, perPage: 100 })).data.map(({ id }) => id)).toEqual(wanted);
    }
    const score = ({ lights }: TrackedTrip) => lights.reduce((sum, { light }) => sum + { red: 10, amber: 1, green: 0 }[light], 0);
    const sorted = (await list({ sort: 'readiness', perPage: 100 })).data.map(score);
    expect(sorted).toEqual([...sorted].sort((one, other) => other - one));
    expect((await list({ daysToStart: '0..7' })).data.map(({ daysToStart }) => daysToStart)).toEqual([0, 2]);
  });
});

describe('the list', () => {
  test('has neither trips that are over nor cancelled ones', async () => {
    const [ended, current, cancelled] = [await tripIn(-20, { toDays: -1 }), await tripIn(-3, { toDays: 0 }), await tripIn(5)];
    await room.coordinator.ask(moveTrip, { ...params(cancelled), body: { step: 'cancel', reason: 'Ill' } });
    expect((await list()).data.map(({ id }) => id)).toEqual([current]);
    expect((await room.coordinator.ask(tracker.readTrackedTrip, params(current))).body.lights).not.toEqual([]);
    expect((await room.coordinator.ask(tracker.readTrackedTrip, params(cancelled))).body).toMatchObject({ state: 'cancelled', lights: [] });
    expect([ended, cancelled].some((id) => id === current)).toBe(false);
  });

  test('shows agents their own trips alone, and nobody else of the customers', async () => {
    const [own, other] = [await tripIn(5), await tripIn(6)];
    const agent = await room.signInAs('Agent');
    await room.app.db
      .update(trips)
      .set({ agentId: await idOf(toEmail('Agent')) })
      .where(eq(trips.id, own));
    expect((await list({}, agent)).data.map(({ id }) => id)).toEqual([own]);
    expect((await agent.ask(tracker.readTrackedTrip, params(other))).status).toBe(404);
    expect((await agent.ask(tracker.addTripNote, { ...params(other), body: { text: 'Hello' } })).status).toBe(404);
    const bulk = { body: { tripIds: [own, other], day: today, text: '' } };
    expect((await agent.ask(tracker.planFollowUps, bulk)).body).toEqual({ changed: [own] });
    expect((await agent.ask(tracker.assignTrackedTrips, { body: { tripIds: [own], coordinatorId: null } })).status).toBe(403);
    const text = (await agent.ask(tracker.exportTrackedTrips, { query: { columns: 'id' } })).text;
    expect(text.trim().split('\r\n').slice(1)).toEqual([String(own)]);
    for (const role of ['Parent', 'Host family', 'Vetting admin', 'Page editor'] as const) {
      expect((await (await room.signInAs(role)).ask(tracker.listTrackedTrips, {})).status, role).toBe(403);
    }
  });

  test('tells finance nothing that is made of health data or documents, and lets it write nothing', async () => {
    const id = await tripIn(5);
    expect((await find(id, room.finance))?.lights.map(({ check }) => check)).toEqual(['family', 'payment', 'transfer']);
    for (const check of ['data', 'documents']) {
      expect((await room.finance.ask(tracker.listTrackedTrips, { query: { [check]: 'red' } as never })).status, check).toBe(422);
    }
    expect((await room.finance.ask(tracker.addTripNote, { ...params(id), body: { text: 'Hello' } })).status).toBe(403);
    expect((await room.finance.ask(tracker.planFollowUp, { ...params(id), body: { day: today, text: '', seen: null } })).status).toBe(403);
    const { text } = await room.finance.ask(tracker.exportTrackedTrips, { query: {} });
    expect(text).not.toContain('Student data');
  });

  test('tells finance no more of others if it is a parent, too: that right covers its own children alone', async () => {
    const id = await tripIn(5);
    const email = 'finance-parent@example.test';
    await room.createAccount({ email, roles: ['Finance', 'Parent'] });
    const both = await room.signInWith(email);
    expect((await find(id, both))?.lights.map(({ check }) => check)).toEqual(['family', 'payment', 'transfer']);
    expect((await both.ask(tracker.readTrackedTrip, params(id))).body.lights.map(({ check }) => check)).not.toContain('data');
    for (const check of ['data', 'documents']) {
      expect((await both.ask(tracker.listTrackedTrips, { query: { [check]: 'red' } as never })).body.data, check).toEqual([]);
      const { text } = await both.ask(tracker.exportTrackedTrips, { query: { columns: check } });
      expect(text.trim().split('\r\n').slice(1), check).toEqual(['""']);
    }
  });
});
