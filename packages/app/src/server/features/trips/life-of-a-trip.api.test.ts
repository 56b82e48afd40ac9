// The life of a trip from the first request to the archive: who may take which step, and all that follows from each.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acceptOffer, considerOffer, declineOffer, leaveWaitingList, makeOffers, stepOffer } from '#contract/trips/offers.endpoints.ts';
import { askAboutTrip, editTrip, listTripTasks, moveTrip, priceTrip, readTrip } from '#contract/trips/trip.endpoints.ts';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { hostCalendarBlocks, tripOffers } from '#server/db/schema/offers.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { purchaseInvoices } from '#server/db/schema/purchases.ts';
import { tripHistory, trips } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { STAY, startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';
import { runDueTransitions } from './lifecycle/due-transitions.service.ts';

let room: TripFixture;
beforeAll(async () => {
  room = await startTripFixture({ count: 3, beds: 1 });
});
afterAll(() => room.stop());
beforeEach(async () => {
  room.time.now = new Date('2026-06-15T10:00:00Z');
  await room.app.db.delete(hostCalendarBlocks);
});

const read = async (id: number, client: TestClient = room.coordinator) => (await client.ask(readTrip, { params: { id } })).body;
const move = (id: number, step: string, more: object = {}, client: TestClient = room.coordinator) =>
  client.ask(moveTrip, { params: { id }, body: { step, reason: 'Because', ...more } as never });
const host = (index: number) => {
  const found = room.hosts[index];
  if (found === undefined) throw new Error('no such host');
  return found;
};
const offerOf = async (id: number, index: number) => {
  const rows = await room.app.db
    .select()
    .from(tripOffers)
    .where(and(eq(tripOffers.tripId, id), eq(tripOffers.hostFamilyId, host(index).familyId)));
  return rows[0] ?? { id: 0, state: 'none' };
};
const accept = async (id: number, index = 0) =>
  host(index).client.ask(acceptOffer, { params: { id: (await offerOf(id, index)).id }, body: { reason: '' } });
const decline = async (id: number, index = 0) =>
  host(index).client.ask(declineOffer, { params: { id: (await offerOf(id, index)).id }, body: { reason: 'We travel' } });
const stateOf = async (id: number) => (await room.app.db.select({ state: trips.state }).from(trips).where(eq(trips.id, id)))[0]?.state;
const blocksOf = (id: number) => room.app.db.select().from(hostCalendarBlocks).where(eq(hostCalendarBlocks.tripId, id));
const payoutsOf = (id: number) => room.app.db.select().from(payouts).where(eq(payouts.tripId, id));
const invoicesOf = (id: number) => room.app.db.select().from(invoices).where(eq(invoices.tripId, id)).orderBy(invoices.id);

test('reserving asks the family, holds its bed, and bills the agreed price', async () => {
  const id = await room.reserved({ backupHostFamilyId: host(1).familyId });
  expect(await read(id)).toMatchObject({ state: 'reserved', price: { currency: 'EUR' } });
  expect([(await offerOf(id, 0)).state, (await offerOf(id, 1)).state]).toEqual(['awaiting_review', 'waiting_list']);
  expect(await blocksOf(id)).toMatchObject([{ kind: 'tentative', beds: 1, hostFamilyId: host(0).familyId }]);
  expect(await invoicesOf(id)).toMatchObject([{ state: 'sent', buyerId: room.parentId }]);
  const again = await move(id, 'reserve');
  expect(again.status).toBe(200);
  expect(await invoicesOf(id)).toHaveLength(1);
});

test('the family accepts: bed firm, payout scheduled, purchase drafted; again is nothing new', async () => {
  const id = await room.reserved();
  expect((await accept(id)).body).toMatchObject({ state: 'accepted', status: 'accepted_hosting' });
  expect((await accept(id)).status).toBe(200);
  expect(await read(id)).toMatchObject({ state: 'booked' });
  expect(await blocksOf(id)).toMatchObject([{ kind: 'firm' }]);
  expect(await payoutsOf(id)).toMatchObject([{ state: 'scheduled' }]);
  expect(await room.app.db.select().from(purchaseInvoices).where(eq(purchaseInvoices.tripId, id))).toMatchObject([{ state: 'draft' }]);
  const steps = await room.app.db.select().from(tripHistory).where(eq(tripHistory.tripId, id)).orderBy(tripHistory.id);
  expect(steps.map(({ toState }) => toState)).toEqual(['new', 'reserved', 'booked']);
});

test('the second family to accept hears that another was first', async () => {
  const id = await room.newTrip();
  await move(id, 'enquire');
  await room.coordinator.ask(makeOffers, { params: { id }, body: { hostFamilyIds: [host(2).familyId], state: 'awaiting_review' } });
  await move(id, 'reserve');
  expect((await accept(id, 2)).status).toBe(200);
  const late = await accept(id, 0);
  expect(late).toMatchObject({ status: 409, body: { message: 'Another family has already accepted this trip.' } });
  expect((await offerOf(id, 0)).state).toBe('rejected');
  expect(await blocksOf(id)).toMatchObject([{ kind: 'firm', hostFamilyId: host(2).familyId }]);
});

describe('after the chosen family declines', () => {
  test('the backup is asked at its own price, and staff check the difference', async () => {
    const id = await room.reserved({ backupHostFamilyId: host(1).familyId });
    expect((await decline(id)).body).toMatchObject({ state: 'declined' });
    const trip = await read(id);
    expect(trip).toMatchObject({ state: 'reserved', hostFamily: { id: host(1).familyId } });
    expect(trip.tasks).toMatchObject([{ kind: 'priceDifference', currency: 'EUR' }]);
    expect(Number(trip.tasks[0]?.amount)).toBeGreaterThan(0);
    expect(await blocksOf(id)).toMatchObject([{ hostFamilyId: host(1).familyId, kind: 'tentative' }]);
    expect((await accept(id, 1)).status).toBe(200);
  });

  test('a backup that was taken meanwhile is skipped, and the trip is an enquiry again', async () => {
    const id = await room.reserved({ backupHostFamilyId: host(1).familyId });
    await room.reserved({ hostFamilyId: host(1).familyId });
    await decline(id);
    const trip = await read(id);
    expect(trip).toMatchObject({ state: 'enquiry', hostFamily: null });
    expect(trip.tasks.map(({ kind }) => kind)).toEqual(['noFamily']);
    expect(await blocksOf(id)).toEqual([]);
  });
});

test('a family is not reserved twice for one bed', async () => {
  await room.reserved();
  const second = await room.newTrip();
  expect(await move(second, 'reserve')).toMatchObject({ status: 409, body: { code: 'bedsTaken' } });
  expect((await read(second)).state).toBe('new');
});

describe('a step is refused', () => {
  test.each([
    ['a step of another state', 409, async (id: number) => move(id, 'start')],
    [
      'a step of another role',
      403,
      async (id: number) => move(id, 'close', {}, room.finance).then(() => move(id, 'cancel', {}, room.finance)),
    ],
    ['a step without its reason', 422, async (id: number) => move(id, 'cancel', { reason: '' })],
    ['reserving by who has to pay', 403, async (id: number) => move(id, 'reserve', {}, room.parent)],
  ] as const)('for %s: %i', async (_, status, run) => {
    const id = await room.newTrip();
    expect((await run(id)).status).toBe(status);
    expect((await read(id)).state).toBe('new');
  });

  test('for accepting before the trip is reserved, and for starting it before its day', async () => {
    const id = await room.newTrip();
    await move(id, 'enquire');
    await room.coordinator.ask(stepOffer, { params: { id: (await offerOf(id, 0)).id }, body: { step: 'ask', reason: '' } });
    expect((await accept(id)).status).toBe(409);
    expect((await host(0).client.ask(considerOffer, { params: { id: (await offerOf(id, 0)).id }, body: { reason: '' } })).status).toBe(200);
    await move(id, 'reserve');
    await accept(id);
    expect(await move(id, 'start')).toMatchObject({ status: 422, body: { code: 'tripNotBegun' } });
  });

  test('for a version that is not the newest', async () => {
    const id = await room.newTrip();
    expect(await move(id, 'enquire', { version: 99 })).toMatchObject({ status: 409, body: { code: 'changedMeanwhile' } });
  });
});

describe('cancelling', () => {
  test('before it is booked gives everything back', async () => {
    const id = await room.reserved();
    expect((await move(id, 'cancel', {}, room.parent)).body).toMatchObject({ state: 'cancelled' });
    expect(await blocksOf(id)).toEqual([]);
    expect(await invoicesOf(id)).toMatchObject([{ state: 'void' }]);
    expect((await offerOf(id, 0)).state).toBe('rejected');
  });

  test('a booked stay is for staff; the parent asks for it', async () => {
    const id = await room.reserved();
    await accept(id);
    expect((await move(id, 'cancel', {}, room.parent)).status).toBe(403);
    const asked = await room.parent.ask(askAboutTrip, { params: { id }, body: { what: 'cancel', text: 'Léa is ill' } });
    expect(asked.status).toBe(200);
    expect((await room.coordinator.ask(listTripTasks, { query: { tripId: id } })).body.data).toMatchObject([
      { kind: 'cancelAsked', note: 'Léa is ill' },
    ]);
    expect((await move(id, 'cancel')).status).toBe(200);
    expect((await payoutsOf(id)).map(({ state }) => state)).toEqual(['void']);
    expect(await room.app.db.select().from(purchaseInvoices).where(eq(purchaseInvoices.tripId, id))).toEqual([]);
  });

  test('a stay under way pays the nights that were spent', async () => {
    const id = await room.reserved();
    await accept(id);
    const [whole] = await payoutsOf(id);
    room.time.now = new Date('2026-07-06T08:00:00Z');
    await move(id, 'start');
    room.time.now = new Date('2026-07-09T08:00:00Z');
    expect((await move(id, 'cancel')).status).toBe(403);
    expect((await move(id, 'cancel', {}, room.administrator)).body).toMatchObject({ state: 'cancelled' });
    const left = (await payoutsOf(id)).filter(({ state }) => state !== 'void');
    expect(left).toMatchObject([{ state: 'pending' }]);
    expect(Number(left[0]?.amount)).toBeCloseTo((Number(whole?.amount) * 3) / 7, 1);
  });
});

test('a family in waiting leaves the list, and the next one is the backup; an agreed stay is not left so', async () => {
  const id = await room.reserved({ backupHostFamilyId: host(1).familyId });
  await room.coordinator.ask(makeOffers, { params: { id }, body: { hostFamilyIds: [host(2).familyId], state: 'waiting_list' } });
  const leave = async (index: number) =>
    host(index).client.ask(leaveWaitingList, { params: { id: (await offerOf(id, index)).id }, body: { reason: '' } });
  expect([(await leave(1)).body.state, (await leave(1)).body.state]).toEqual(['withdrawn', 'withdrawn']);
  expect(await read(id)).toMatchObject({ state: 'reserved', backupHostFamily: { id: host(2).familyId } });
  await accept(id);
  expect((await leave(0)).body.code).toBe('offerMoved');
  expect((await leave(2)).status).toBe(200);
  expect(await read(id)).toMatchObject({ state: 'booked', backupHostFamily: null });
});

test('a family that is let out frees its bed, and another is asked', async () => {
  const id = await room.reserved();
  await accept(id);
  const offer = await offerOf(id, 0);
  const out = await room.coordinator.ask(stepOffer, { params: { id: offer.id }, body: { to: 'host_family_withdrawn', reason: 'Flooded' } });
  expect(out.body).toMatchObject({ state: 'withdrawn' });
  expect(await read(id)).toMatchObject({ state: 'customer_service' });
  expect(await blocksOf(id)).toEqual([]);
  const again = await move(id, 'rehouse', { hostFamilyId: host(2).familyId });
  expect(again.body).toMatchObject({ state: 'reserved', hostFamily: { id: host(2).familyId } });
  expect((await accept(id, 2)).status).toBe(200);
  expect((await payoutsOf(id)).filter(({ state }) => state === 'scheduled')).toMatchObject([{ payeeId: host(2).familyId }]);
});

describe('the calendar', () => {
  test('starts, ends and closes a stay, all that was missed in one night', async () => {
    const id = await room.reserved();
    await accept(id);
    room.time.now = new Date('2026-07-05T23:30:00Z');
    await room.runJobs({ scheduled: true });
    // Half past midnight in Dublin: the first day has begun.
    expect((await read(id)).state).toBe('in_progress');
    await room.app.db.update(invoices).set({ state: 'void' }).where(eq(invoices.tripId, id));
    room.time.now = new Date('2026-08-30T10:00:00Z');
    await runDueTransitions(room.app);
    expect(await stateOf(id)).toBe('closed');
    expect(await payoutsOf(id)).toMatchObject([{ state: 'pending' }]);
    const steps = await room.app.db.select().from(tripHistory).where(eq(tripHistory.tripId, id)).orderBy(tripHistory.id);
    expect(steps.map(({ toState }) => toState)).toEqual(['new', 'reserved', 'booked', 'in_progress', 'completed', 'closed']);
    expect(steps.at(-1)?.byId).toBeNull();
  });

  test('asks staff where a stay that they care for begins, once', async () => {
    const id = await room.reserved();
    await accept(id);
    await move(id, 'needCare');
    for (const now of ['2026-07-06T10:00:00Z', '2026-07-07T10:00:00Z']) {
      room.time.now = new Date(now);
      await runDueTransitions(room.app);
    }
    const trip = await read(id);
    expect(trip.state).toBe('customer_service');
    expect(trip.tasks.map(({ kind }) => kind)).toEqual(['startInDoubt']);
  });
});

test('other dates are priced before they are saved, and only the shown price is kept', async () => {
  const id = await room.reserved();
  const trip = await read(id);
  const changes = { toDate: '2026-07-15' };
  const shown = (await room.coordinator.ask(priceTrip, { params: { id }, body: changes })).body;
  expect(Number(shown.difference)).toBeGreaterThan(0);
  const unseen = await room.coordinator.ask(editTrip, { params: { id }, body: { ...changes, version: trip.version } });
  expect(unseen).toMatchObject({ status: 422, body: { code: 'priceChanged' } });
  const saved = await room.coordinator.ask(editTrip, {
    params: { id },
    body: { ...changes, version: trip.version, quoteFingerprint: shown.fingerprint },
  });
  expect(saved.body).toMatchObject({ toDate: '2026-07-15', quoteFingerprint: shown.fingerprint });
  expect(await blocksOf(id)).toMatchObject([{ toDate: '2026-07-15' }]);
  expect((await room.parent.ask(editTrip, { params: { id }, body: { version: saved.body.version, wishes: 'x' } })).status).toBe(409);
});

test('a parent moves no stay to days that are over, and keeps its own days', async () => {
  const id = await room.newTrip();
  const { version } = await read(id, room.parent);
  const edit = (body: object) => room.parent.ask(editTrip, { params: { id }, body: { version, ...body } });
  const past = await edit({ fromDate: '2026-06-14', toDate: '2026-06-21' });
  expect([past.status, Object.keys(past.body.errors ?? {})]).toEqual([422, ['fromDate']]);
  expect((await read(id)).fromDate).toBe(STAY.fromDate);
  expect((await edit({ fromDate: STAY.fromDate, wishes: 'No cats' })).body).toMatchObject({ wishes: 'No cats', fromDate: STAY.fromDate });
});

test('the conversation tells each audience in its own words', async () => {
  const id = await room.reserved();
  const offer = await offerOf(id, 0);
  const found = await room.app.db
    .select({ content: messages.content, type: messages.messageType })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(conversations.offerId, offer.id))
    .orderBy(messages.id);
  const [first, second] = found;
  expect(first?.content).toMatchObject({
    texts: [
      { sentence: 'enquiryOwn', requireRoles: ['Parent'], values: { name: 'Léa', from: '2026-07-06', to: '2026-07-13' } },
      { sentence: 'enquiryOnBehalf', requireRoles: ['Host family', 'Administrator', 'Coordinator', 'Agent', 'Finance'] },
    ],
  });
  expect(second).toMatchObject({ type: 3, content: { action: 'answerOffer' } });
});

test('a cancelled trip is opened again by administrators alone', async () => {
  const id = await room.newTrip();
  await move(id, 'cancel');
  expect((await move(id, 'reopen')).status).toBe(403);
  expect((await move(id, 'reopen', {}, room.administrator)).body).toMatchObject({ state: 'new', quoteFingerprint: null });
  expect(await stateOf(id)).toBe('new');
});
