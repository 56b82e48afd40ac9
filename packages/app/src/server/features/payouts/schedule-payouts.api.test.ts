// What stays bring their hosts: scheduled by their price, owed when they are over, void when they do not take place; each once.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepQuote } from '#contract/pricing/quotes.endpoints.ts';
import type { Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { payoutDetails, payoutHistory, payouts } from '#server/db/schema/payouts.ts';
import { audit } from '#server/db/schema/platform.ts';
import { priceBooks, quotes } from '#server/db/schema/price-books.ts';
import { trips } from '#server/db/schema/trips.ts';
import { systemActor } from '#server/platform/record-change.ts';
import { publishBook } from '#server/testing/fixtures/agreed-trips.ts';
import { readFixtureBook } from '#server/testing/fixtures/price-draft.ts';
import { createPayoutDetails, createPayoutTo } from '#server/testing/samples/payouts.ts';
import { createFamily, createTestTrip } from '#server/testing/samples/trips.ts';
import { startServer, type TestServer } from '#server/testing/start-server.ts';
import { releasePayouts, schedulePayouts, voidPayouts } from './payouts.public.ts';

const STAY = { hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26' };

let server: TestServer;
let fingerprint: string;
let longer: string;
beforeAll(async () => {
  server = await startServer();
  await publishBook(server.app, readFixtureBook('price-books/2026.json'), { number: 1, from: new Date('2026-01-01T00:00:00Z') });
  const finance = await server.signInAs('Finance');
  ({ fingerprint } = (await finance.ask(keepQuote, { body: STAY })).body);
  ({ fingerprint: longer } = (await finance.ask(keepQuote, { body: { ...STAY, toDate: '2026-08-02' } })).body);
});
afterAll(() => server.stop());

const trip = async (wished: object = {}) => {
  const { fromDate, toDate } = STAY;
  return (await createTestTrip(server.app, { quoteFingerprint: fingerprint, fromDate, toDate, ...wished })).tripId;
};
const inTransaction = (work: (tx: Transaction) => Promise<void>) => server.app.db.transaction(work);
const schedule = (tripId: number) => inTransaction((tx) => schedulePayouts(tx, systemActor(server.app), tripId));
const of = (tripId: number) => server.app.db.select().from(payouts).where(eq(payouts.tripId, tripId)).orderBy(payouts.id);
const open = async (tripId: number) => (await of(tripId)).filter(({ state }) => state !== 'void');

/** Runs the jobs of the next day. */
async function nextDay(day: string): Promise<void> {
  server.time.now = new Date(`${day}T09:00:00Z`);
  await server.runJobs({ scheduled: true });
}

test('the payouts of the agreed quote are scheduled once, for the day after the stay', async () => {
  const tripId = await trip();
  await schedule(tripId);
  await schedule(tripId);
  const [quote] = await server.app.db.select().from(quotes).where(eq(quotes.fingerprint, fingerprint));
  const owed = (JSON.parse(quote?.document ?? '{}') as { payouts: { hostableId: number; amount: string }[] }).payouts;
  const made = await of(tripId);
  expect(made.map(({ payeeId, amount }) => [payeeId, Number(amount)])).toEqual(
    owed.map(({ hostableId, amount }) => [hostableId, Number(amount)]),
  );
  expect(made[0]).toMatchObject({ state: 'scheduled', dueDate: '2026-07-27', key: `trip:${tripId}:Host_family:206`, createdBy: null });
});

test('another price or other dates are followed as long as it is scheduled, and not any more when it is owed', async () => {
  const tripId = await trip();
  await schedule(tripId);
  const [before] = await open(tripId);
  await server.app.db.update(trips).set({ quoteFingerprint: longer, toDate: '2026-08-02' }).where(eq(trips.id, tripId));
  await schedule(tripId);
  const [after, ...more] = await open(tripId);
  expect(more).toEqual([]);
  expect(after).toMatchObject({ state: 'scheduled', dueDate: '2026-08-03', quoteFingerprint: longer });
  expect(Number(after?.amount)).toBeGreaterThan(Number(before?.amount));
  await inTransaction((tx) => releasePayouts(tx, systemActor(server.app), tripId));
  await server.app.db.update(trips).set({ quoteFingerprint: fingerprint, toDate: STAY.toDate }).where(eq(trips.id, tripId));
  await schedule(tripId);
  expect(await open(tripId)).toMatchObject([{ id: after?.id, state: 'pending', quoteFingerprint: longer }]);
});

test('a trip without an agreed price owes nothing, also where one was agreed before', async () => {
  const unpriced = await trip({ quoteFingerprint: null });
  await schedule(unpriced);
  expect(await of(unpriced)).toEqual([]);
  const tripId = await trip();
  await schedule(tripId);
  await server.app.db.update(trips).set({ quoteFingerprint: null }).where(eq(trips.id, tripId));
  await schedule(tripId);
  expect((await of(tripId)).map(({ state }) => state)).toEqual(['void']);
});

test('a stay that moved to another family of the same price is owed to that one alone', async () => {
  const tripId = await trip();
  await schedule(tripId);
  await server.app.db
    .update(payouts)
    .set({ key: `trip:${tripId}:Host_family:999` })
    .where(eq(payouts.tripId, tripId));
  await schedule(tripId);
  expect((await open(tripId)).map(({ key }) => key)).toEqual([`trip:${tripId}:Host_family:206`]);
});

test('a stay that does not take place is not owed, and the same stay can be agreed anew', async () => {
  const tripId = await trip();
  await schedule(tripId);
  await inTransaction((tx) => voidPayouts(tx, systemActor(server.app), { tripId, reason: 'Cancelled' }));
  expect(await of(tripId)).toMatchObject([{ state: 'void', key: null, reason: 'Cancelled' }]);
  await schedule(tripId);
  expect(await open(tripId)).toMatchObject([{ state: 'scheduled' }]);
});

test('each day agreed stays are scheduled and those that are over are owed, with nobody as the actor, once', async () => {
  const [booked, cancelled, broken] = [await trip(), await trip({ state: 'cancelled' }), await trip()];
  await server.app.db.update(trips).set({ toDate: '2026-07-20' }).where(eq(trips.id, booked));
  await nextDay('2026-06-16');
  expect(await of(booked)).toMatchObject([{ state: 'scheduled', dueDate: '2026-07-21' }]);
  expect(await of(cancelled)).toEqual([]);
  await nextDay('2026-07-20');
  expect(await of(booked)).toMatchObject([{ state: 'scheduled' }]);
  await nextDay('2026-07-21');
  await nextDay('2026-07-22');
  const [owed, ...more] = await of(booked);
  expect([owed?.state, more]).toEqual(['pending', []]);
  const steps = await server.app.db
    .select()
    .from(payoutHistory)
    .where(eq(payoutHistory.payoutId, owed?.id ?? 0));
  expect(steps.map(({ toState, byId }) => [toState, byId])).toEqual([
    ['scheduled', null],
    ['pending', null],
  ]);
  const told = await server.app.db
    .select()
    .from(audit)
    .where(and(eq(audit.subjectType, 'payout'), eq(audit.subjectId, String(owed?.id))));
  expect(told.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['payout.create', null],
    ['payout.release', null],
  ]);
  await server.app.db.update(trips).set({ state: 'completed' }).where(eq(trips.id, broken));
  await nextDay('2026-07-23');
  expect(await of(broken)).toMatchObject([{ state: 'pending' }]);
  await inTransaction((tx) => voidPayouts(tx, systemActor(server.app), { tripId: broken, reason: 'Agreed otherwise' }));
  await nextDay('2026-07-24');
  expect(await of(broken)).toMatchObject([{ state: 'void' }]);
});

test('a quote that can not be read keeps no other stay from being scheduled', async () => {
  const { db } = server.app;
  const [kept] = await db.select().from(quotes).where(eq(quotes.fingerprint, fingerprint));
  expect(await db.select().from(priceBooks)).toHaveLength(1);
  await db.insert(quotes).values({ ...kept, fingerprint: 'e'.repeat(64), document: '{}' } as typeof quotes.$inferInsert);
  const damaged = await trip({ quoteFingerprint: 'e'.repeat(64) });
  const good = await trip();
  await nextDay('2026-07-25');
  expect([(await of(damaged)).length, (await of(good)).length]).toEqual([0, 1]);
});

test('the account of a deleted family goes once nothing is owed to it any more', async () => {
  const { db } = server.app;
  const userId = await server.createAccount({ email: 'leaver@example.test', roles: ['Host family'] });
  const payeeId = await createFamily(server.app, userId);
  await createPayoutDetails(server.app, { payeeId });
  const id = await createPayoutTo(server.app, { payeeId });
  await db.update(users).set({ anonymisedAt: server.time.now }).where(eq(users.id, userId));
  const accounts = () => db.select().from(payoutDetails).where(eq(payoutDetails.payeeId, payeeId));
  await nextDay('2026-07-28');
  expect(await accounts()).toHaveLength(1);
  await db.update(payouts).set({ state: 'void' }).where(eq(payouts.id, id));
  await nextDay('2026-07-29');
  expect(await accounts()).toEqual([]);
});
