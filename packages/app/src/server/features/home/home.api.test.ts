// The hub's home: counters that equal the lists they lead to, for each role; alarms; and the arrangement of the cards.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listContentItems } from '#contract/content/content-items.endpoints.ts';
import { listBrokenLinks } from '#contract/content/menus.endpoints.ts';
import { listExpenses } from '#contract/finance/expenses/expenses.endpoints.ts';
import { listInvoices } from '#contract/finance/invoices/invoices.endpoints.ts';
import { listPayouts } from '#contract/finance/payouts/payouts.endpoints.ts';
import { arrangeHome, readHome } from '#contract/home/home.endpoints.ts';
import { HOME_CARDS } from '#contract/home/home.shapes.ts';
import { type CountedList, HOME_COUNTERS } from '#contract/home/home-counters.ts';
import { STAFF_ROLES } from '#contract/identity/roles.ts';
import { listConversations } from '#contract/messaging/conversations.endpoints.ts';
import { listReports } from '#contract/messaging/reports.endpoints.ts';
import { addDays } from '#contract/platform/days.ts';
import type { EndpointDefinition } from '#contract/platform/endpoint.ts';
import { listLeads } from '#contract/scouting/leads.endpoints.ts';
import { listTrackedTrips } from '#contract/trips/tracker.endpoints.ts';
import { listTrips, listTripTasks, readTrip } from '#contract/trips/trip.endpoints.ts';
import { listUnansweredOffers } from '#contract/trips/unanswered.endpoints.ts';
import { listVettings } from '#contract/vetting/vetting.endpoints.ts';
import { users } from '#server/db/schema/identity.ts';
import { scoutingLeads } from '#server/db/schema/leads.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { audit } from '#server/db/schema/platform.ts';
import { tripFollowUps } from '#server/db/schema/trip-follow-ups.ts';
import { trips, tripTasks } from '#server/db/schema/trips.ts';
import { toEmail } from '#server/testing/fixtures/accounts.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';
import { createPayoutTo } from '#server/testing/samples/payouts.ts';
import { createSupportRequest } from '#server/testing/samples/support.ts';

const ENDPOINTS: Readonly<Record<CountedList, EndpointDefinition>> = {
  trips: listTrips,
  trackedTrips: listTrackedTrips,
  unansweredOffers: listUnansweredOffers,
  invoices: listInvoices,
  payouts: listPayouts,
  expenses: listExpenses,
  vettings: listVettings,
  leads: listLeads,
  messageReports: listReports,
  brokenLinks: listBrokenLinks,
  contentItems: listContentItems,
  conversations: listConversations,
};

let room: TripFixture;
let today: string;
beforeAll(async () => {
  room = await startTripFixture({ count: 2, beds: 4 });
  today = room.app.clock.today();
});
afterAll(() => room.stop());
beforeEach(async () => {
  await room.app.db.update(trips).set({ state: 'cancelled' });
});

const idOf = async (email: string) => {
  const [user] = await room.app.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? 0;
};

/** Creates something of everything that is counted: trips of an agent and of nobody, an invoice, a payout, a lead, a follow-up. */
async function fill(): Promise<void> {
  const { db, clock } = room.app;
  const [own] = [await room.newTrip({ hostFamilyId: null }), await room.newTrip({ hostFamilyId: null })];
  await room.signInAs('Agent');
  const dates = { fromDate: addDays(today, 3), toDate: addDays(today, 9) };
  await db
    .update(trips)
    .set({ agentId: await idOf(toEmail('Agent')), ...dates, state: 'enquiry' })
    .where(eq(trips.id, own));
  const reserved = await room.reserved();
  await db
    .update(tripOffers)
    .set({ askedAt: new Date(clock.now().getTime() - 100 * 3600 * 1000) })
    .where(eq(tripOffers.tripId, reserved));
  await db.insert(tripFollowUps).values({ tripId: own, day: today, at: clock.now() }).onConflictDoNothing();
  await createPayoutTo(room.app, { payeeId: room.hosts[0]?.familyId ?? 0 });
  await createSupportRequest(room.app, await idOf(toEmail('Agent')));
  await db.insert(scoutingLeads).values({ lastName: 'Byrne', nextFollowUp: today, stageAt: clock.now(), createdAt: clock.now() });
}

describe('a counter', () => {
  test('equals the total of the list that it leads to, for each role of staff', async () => {
    await fill();
    const seen = new Map<string, number>();
    for (const role of STAFF_ROLES) {
      const client = await room.signInAs(role);
      const { status, body, text } = await client.ask(readHome, {});
      expect(status, text).toBe(200);
      for (const { name, count } of body.counters) {
        const { list, query } = HOME_COUNTERS[name];
        const answer = await client.ask(ENDPOINTS[list], { query: query(today) } as never);
        expect(answer.status, `${role}: ${name}`).toBe(200);
        expect({ role, name, count }).toEqual({ role, name, count: (answer.body as { total: number }).total });
        seen.set(name, Math.max(count, seen.get(name) ?? 0));
      }
    }
    for (const name of [
      'enquiries',
      'reservations',
      'lateOffers',
      'urgentTrips',
      'startsThisWeek',
      'followUpsDue',
      'leadsDue',
      'openSupport',
    ]) {
      expect(seen.get(name), name).toBeGreaterThan(0);
    }
  });

  test('the trips with tasks are for finance those with tasks about money, as in its list and card', async () => {
    const at = { key: '', createdAt: room.app.clock.now() };
    const [money, other] = [await room.newTrip({ hostFamilyId: null }), await room.newTrip({ hostFamilyId: null })];
    await room.app.db.delete(tripTasks);
    await room.app.db.insert(tripTasks).values([
      { tripId: money, kind: 'refund', ...at },
      { tripId: money, kind: 'changeAsked', ...at },
      { tripId: other, kind: 'changeAsked', ...at },
    ]);
    for (const [client, wanted] of [[room.finance, { [money]: 1 }] as const, [room.coordinator, { [money]: 2, [other]: 1 }] as const]) {
      const { counters } = (await client.ask(readHome, {})).body;
      expect(counters.find(({ name }) => name === 'tripsWithTasks')?.count).toBe(Object.keys(wanted).length);
      const card = (await client.ask(listTripTasks, {})).body.data;
      const listed = (await client.ask(listTrips, { query: { hasTasks: 'yes' } as never })).body.data;
      const tracked = (await client.ask(listTrackedTrips, {})).body.data.filter(({ openTasks }) => openTasks > 0);
      const perTrip = (rows: readonly { id: number; openTasks: number }[]) =>
        Object.fromEntries(rows.map((row) => [row.id, row.openTasks]));
      expect([perTrip(listed), perTrip(tracked)]).toEqual([wanted, wanted]);
      expect(
        Object.fromEntries(
          [money, other].flatMap((id) =>
            card.some((one) => one.tripId === id) ? [[id, card.filter((one) => one.tripId === id).length]] : [],
          ),
        ),
      ).toEqual(wanted);
      for (const id of [money, other]) {
        expect((await client.ask(readTrip, { params: { id } })).body.tasks).toHaveLength((wanted as Record<number, number>)[id] ?? 0);
      }
    }
  });

  test('the tasks on the card are, for coordinators, those of their trips and of trips without a coordinator, by when they are due', async () => {
    const [own, nobodys, others] = [await room.newTrip(), await room.newTrip(), await room.newTrip()];
    await room.signInAs('Finance');
    const coordinatorId = await idOf(toEmail('Coordinator'));
    await room.app.db.delete(tripTasks);
    await room.app.db.update(trips).set({ coordinatorId }).where(eq(trips.id, own));
    await room.app.db.update(trips).set({ coordinatorId: null }).where(eq(trips.id, nobodys));
    await room.app.db
      .update(trips)
      .set({ coordinatorId: await idOf(toEmail('Finance')) })
      .where(eq(trips.id, others));
    const at = { key: '', createdAt: room.app.clock.now() };
    await room.app.db.insert(tripTasks).values([
      { tripId: own, kind: 'changeAsked', ...at },
      { tripId: others, kind: 'noFamily', ...at },
      { tripId: nobodys, kind: 'noFamily', ...at },
    ]);
    const read = async (query: object) => (await room.coordinator.ask(listTripTasks, { query: query as never })).body.data;
    expect((await read({ mine: true })).map(({ tripId, dueOn }) => [tripId, dueOn])).toEqual([
      [nobodys, addDays(today, 1)],
      [own, addDays(today, 2)],
    ]);
    expect(await read({})).toHaveLength(3);
  });

  test('the tasks of somebody who is in finance and an agent are those about money, and all of the trips that they look after', async () => {
    const email = 'both@example.test';
    const agentId = await room.createAccount({ email, roles: ['Finance', 'Agent'] });
    const client = await room.signInWith(email);
    const [own, others] = [await room.newTrip({ hostFamilyId: null }), await room.newTrip({ hostFamilyId: null })];
    await room.app.db.update(trips).set({ agentId }).where(eq(trips.id, own));
    await room.app.db.delete(tripTasks);
    const at = { key: '', createdAt: room.app.clock.now() };
    await room.app.db.insert(tripTasks).values(
      [own, others].flatMap((tripId) => [
        { tripId, kind: 'refund' as const, ...at },
        { tripId, kind: 'changeAsked' as const, ...at },
      ]),
    );
    const wanted = [
      [own, 2],
      [others, 1],
    ];
    const tasks = (await client.ask(listTripTasks, {})).body.data;
    expect([own, others].map((id) => [id, tasks.filter(({ tripId }) => tripId === id).length])).toEqual(wanted);
    const listed = (await client.ask(listTrips, { query: { hasTasks: 'yes' } as never })).body.data;
    expect([own, others].map((id) => [id, listed.find((row) => row.id === id)?.openTasks])).toEqual(wanted);
    const read = async (id: number) => (await client.ask(readTrip, { params: { id } })).body.tasks.length;
    expect([
      [own, await read(own)],
      [others, await read(others)],
    ]).toEqual(wanted);
  });

  test('is shown to nobody who may not act on it', async () => {
    const namesOf = async (role: (typeof STAFF_ROLES)[number]) =>
      (await (await room.signInAs(role)).ask(readHome, {})).body.counters.map(({ name }) => name);
    expect(await namesOf('Page editor')).toEqual(['overdueTexts', 'brokenLinks']);
    expect(await namesOf('Vetting admin')).toEqual(['lateOffers', 'vettingQueue', 'expiringChecks', 'leadsDue']);
    expect(await namesOf('Agent')).not.toContain('lateOffers');
    expect(await namesOf('Finance')).toEqual(expect.arrayContaining(['overdueInvoices', 'duePayouts', 'submittedExpenses']));
    for (const role of ['Parent', 'Host family'] as const) {
      expect((await (await room.signInAs(role)).ask(readHome, {})).status).toBe(403);
    }
  });
});

describe('an alarm', () => {
  test('tells of a child with two families in the same nights, to agents only of their own trips', async () => {
    const dates = { fromDate: addDays(today, 30), toDate: addDays(today, 37) };
    const [one, other] = [await room.newTrip(), await room.newTrip({ hostFamilyId: room.hosts[1]?.familyId ?? 0 })];
    const state = { state: 'booked' as const };
    await room.app.db
      .update(trips)
      .set({ ...dates, ...state })
      .where(eq(trips.id, one));
    const after = { fromDate: dates.toDate, toDate: addDays(dates.toDate, 7) };
    await room.app.db
      .update(trips)
      .set({ ...after, ...state })
      .where(eq(trips.id, other));
    const alarms = async (client = room.coordinator) =>
      (await client.ask(readHome, {})).body.alarms.map(({ kind, tripId }) => `${kind} ${tripId}`);
    // They meet on a day, and share no night.
    expect(await alarms()).toEqual([]);
    await room.app.db
      .update(trips)
      .set({ fromDate: addDays(after.fromDate, -1) })
      .where(eq(trips.id, other));
    expect(await alarms()).toEqual([`doubleStay ${one}`, `doubleStay ${other}`]);
    const agent = await room.signInAs('Agent');
    expect(await alarms(agent)).toEqual([]);
    await room.app.db
      .update(trips)
      .set({ agentId: await idOf(toEmail('Agent')) })
      .where(eq(trips.id, other));
    expect(await alarms(agent)).toEqual([`doubleStay ${other}`]);
  });
});

describe('the cards', () => {
  const arrange = (cards: object) => room.coordinator.ask(arrangeHome, { body: { cards } as never });

  test('stand in the order of the product until somebody arranges them, for that person alone', async () => {
    expect((await room.coordinator.ask(readHome, {})).body.cards.map(({ card }) => card)).toEqual(HOME_CARDS);
    const moved = [
      { card: 'tasks', isHidden: false },
      { card: 'counters', isHidden: true },
    ];
    const { body } = await arrange(moved);
    expect(body.cards.slice(0, 2)).toEqual(moved);
    expect(body.cards.map(({ card }) => card).toSorted()).toEqual([...HOME_CARDS].toSorted());
    expect((await room.coordinator.ask(readHome, {})).body.cards).toEqual(body.cards);
    expect((await room.administrator.ask(readHome, {})).body.cards.map(({ card }) => card)).toEqual(HOME_CARDS);
    const rows = await room.app.db.select().from(audit).where(eq(audit.action, 'home.arrange'));
    // Nothing of the account has changed.
    expect(rows.map(({ subjectType }) => subjectType)).toEqual(['homeCards']);
  });

  test('have a known name, each once', async () => {
    const wrong = await arrange([{ card: 'weather', isHidden: false }]);
    expect(wrong.status).toBe(422);
    expect(Object.keys((wrong.body as unknown as { errors: object }).errors)).toEqual(['cards.0.card']);
    const twice = await arrange([
      { card: 'tasks', isHidden: false },
      { card: 'tasks', isHidden: true },
    ]);
    expect(twice.body.cards.filter(({ card }) => card === 'tasks')).toEqual([{ card: 'tasks', isHidden: false }]);
  });
});
