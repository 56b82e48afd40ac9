// Many at once on PostgreSQL: one family hosts, one step is one row of the past, and what clashes is refused and not half done.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { acceptOffer, declineOffer, listOffers, makeOffers, stepOffer } from '#contract/trips/offers.endpoints.ts';
import { moveTrip, readTrip } from '#contract/trips/trip.endpoints.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { tripHistory } from '#server/db/schema/trips.ts';
import { getTestEngine, testOnPostgresql } from '#server/testing/database.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';
import { retry } from '#server/testing/retry.ts';
import { runDueTransitions } from './due-transitions.service.ts';

let room: TripFixture;
const isOn = getTestEngine() === 'postgresql';
beforeAll(async () => {
  if (isOn) room = await startTripFixture({ count: 2, beds: 1 });
});
afterAll(() => (isOn ? room.stop() : undefined));
beforeEach(async () => {
  if (isOn) await room.app.db.delete(hostCalendarBlocks);
});

const params = (id: number) => ({ params: { id } });
const cancel = (id: number) => room.coordinator.ask(moveTrip, { ...params(id), body: { step: 'cancel', reason: 'Ill' } });
const stateOf = async (id: number) => (await room.coordinator.ask(readTrip, params(id))).body;
const offersOf = async (id: number) => (await room.coordinator.ask(listOffers, params(id))).body.data;

/** A reserved trip for which both families were asked. */
async function askedTwice(): Promise<number> {
  const id = await room.newTrip();
  const hostFamilyIds = room.hosts.map(({ familyId }) => familyId);
  await room.coordinator.ask(makeOffers, { ...params(id), body: { hostFamilyIds, state: 'awaiting_review' } });
  await room.coordinator.ask(moveTrip, { ...params(id), body: { step: 'reserve', reason: 'By telephone' } });
  return id;
}

testOnPostgresql('two families accept: one hosts, the other hears of it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await askedTwice();
    const offers = await offersOf(id);
    const answers = await Promise.all(
      room.hosts.map(({ client, familyId }) => {
        const offer = offers.find(({ hostFamily }) => hostFamily.id === familyId);
        return client.ask(acceptOffer, { ...params(offer?.id ?? 0), body: {} });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await offersOf(id)).map(({ state }) => state).sort()).toEqual(['accepted', 'rejected']);
    expect((await room.app.db.select().from(payouts).where(eq(payouts.tripId, id))).filter(({ state }) => state !== 'void')).toHaveLength(
      1,
    );
    await cancel(id);
  }
});

testOnPostgresql('accepted or cancelled, never both', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await room.reserved();
    const [offer] = await offersOf(id);
    const accept = room.hosts[0]?.client.ask(acceptOffer, { ...params(offer?.id ?? 0), body: {} });
    const [accepted, cancelled] = await Promise.all([
      accept,
      room.parent.ask(moveTrip, { ...params(id), body: { step: 'cancel', reason: 'Ill' } }),
    ]);
    const { state } = await stateOf(id);
    // A parent cancels before it is booked, and no more afterwards.
    expect([accepted?.status, cancelled.status, state]).toEqual(state === 'booked' ? [200, 403, 'booked'] : [409, 200, 'cancelled']);
    const held = await room.app.db.select().from(hostCalendarBlocks).where(eq(hostCalendarBlocks.tripId, id));
    expect(held.map(({ kind }) => kind)).toEqual(state === 'booked' ? ['firm'] : []);
    await cancel(id);
  }
});

testOnPostgresql('fifty times the same step is one row of the past', async () => {
  const id = await room.reserved();
  const answers = await Promise.all(Array.from({ length: 50 }, () => retry(() => cancel(id))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const steps = await room.app.db.select().from(tripHistory).where(eq(tripHistory.tripId, id));
  expect(steps.filter(({ toState }) => toState === 'cancelled')).toHaveLength(1);
});

testOnPostgresql('one bed for ten trips: one is reserved', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => room.newTrip()));
  const answers = await Promise.all(
    ids.map((id) => room.coordinator.ask(moveTrip, { ...params(id), body: { step: 'reserve', reason: 'By telephone' } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
});

const past = async (id: number) =>
  (await room.app.db.select().from(tripHistory).where(eq(tripHistory.tripId, id)).orderBy(tripHistory.id)).map(({ toState }) => toState);
const bedsOf = async (id: number) =>
  (await room.app.db.select().from(hostCalendarBlocks).where(eq(hostCalendarBlocks.tripId, id))).map(({ kind }) => kind);
const scheduled = async (id: number) =>
  (await room.app.db.select().from(payouts).where(eq(payouts.tripId, id))).filter(({ state }) => state === 'scheduled').length;

testOnPostgresql('the same family accepts and declines on two devices: one of them counts', async () => {
  for (let round = 0; round < 2; round += 1) {
    const id = await room.reserved();
    const [offer] = await offersOf(id);
    const answer = (endpoint: typeof acceptOffer | typeof declineOffer) =>
      room.hosts[0]?.client.ask(endpoint, { ...params(offer?.id ?? 0), body: { reason: 'Both' } });
    const answers = await Promise.all(
      round % 2 === 0 ? [answer(acceptOffer), answer(declineOffer)] : [answer(declineOffer), answer(acceptOffer)],
    );
    expect(answers.map((one) => one?.status).sort()).toEqual([200, 409]);
    const { state } = await stateOf(id);
    expect(await bedsOf(id)).toEqual(state === 'booked' ? ['firm'] : []);
    expect([state, await scheduled(id)]).toEqual(state === 'booked' ? ['booked', 1] : ['enquiry', 0]);
    await cancel(id);
  }
});

testOnPostgresql(
  'accepted while staff let the family go, out of the reservation or of the stay: never a bed nor a payout without a stay',
  async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await room.reserved();
      const [offer] = await offersOf(id);
      const body = { reason: 'Flooded' };
      const accept = room.hosts[0]?.client.ask(acceptOffer, { ...params(offer?.id ?? 0), body: {} });
      const letGo =
        round % 2 === 0
          ? room.coordinator.ask(moveTrip, { ...params(id), body: { ...body, step: 'release' } })
          : room.coordinator.ask(stepOffer, { ...params(offer?.id ?? 0), body: { ...body, step: 'withdraw' } });
      const [accepted, out] = await Promise.all([accept, letGo]);
      const { state } = await stateOf(id);
      const [now] = await offersOf(id);
      const whole = `${accepted?.status} ${out.status} ${state} ${now?.state} ${(await bedsOf(id)).join()} ${await scheduled(id)}`;
      // Whoever came first; one who is withdrawn was accepted before.
      const either =
        round % 2 === 0
          ? ['200 409 booked accepted firm 1', '409 200 enquiry awaiting_review  0']
          : ['200 409 booked accepted firm 1', '200 200 customer_service withdrawn  0'];
      expect(either).toContain(whole);
      await cancel(id);
    }
  },
);

testOnPostgresql('accepted on its first day while two servers look at the calendar: booked, and begun once', async () => {
  const id = await room.reserved();
  const [offer] = await offersOf(id);
  const before = room.time.now;
  room.time.now = new Date('2026-07-06T00:10:00Z');
  await Promise.all([
    runDueTransitions(room.app),
    room.hosts[0]?.client.ask(acceptOffer, { ...params(offer?.id ?? 0), body: {} }),
    runDueTransitions(room.app),
    runDueTransitions(room.app),
  ]);
  await Promise.all([runDueTransitions(room.app), runDueTransitions(room.app)]);
  expect(await past(id)).toEqual(['new', 'reserved', 'booked', 'in_progress']);
  expect([await bedsOf(id), await scheduled(id)]).toEqual([['firm'], 1]);
  room.time.now = before;
});
