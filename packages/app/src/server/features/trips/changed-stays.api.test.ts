// Stays that are changed, left and taken up again: what was billed counts, whoever agreed is told, and nobody is asked who takes nobody in.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askToWithdraw, listHostings, makeOffers } from '#contract/trips/offers.endpoints.ts';
import { askAboutTrip, editTrip, finishTripTask, priceTrip } from '#contract/trips/trip.endpoints.ts';
import { conversations, messages } from '#server/db/schema/conversations.ts';
import { invoices } from '#server/db/schema/finance.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { trips } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createTripActions } from '#server/testing/fixtures/trip-actions.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';

let room: TripFixture;
beforeAll(async () => {
  room = await startTripFixture({ count: 3, beds: 1 });
});
afterAll(() => room.stop());
beforeEach(async () => {
  room.time.now = new Date('2026-06-15T10:00:00Z');
  await room.app.db.delete(hostCalendarBlocks);
  await room.app.db.update(hostFamilies).set({ vettingState: 'approved' });
});

const { host, offerOf, read, move, accept, decline, step } = createTripActions(() => room);
const ask = (id: number, state: 'potential' | 'waiting_list' | 'awaiting_review' | 'new', index = 1) =>
  room.coordinator.ask(makeOffers, { params: { id }, body: { hostFamilyIds: [host(index).familyId], state } });
const openTasks = async (id: number) =>
  (await read(id)).tasks.filter(({ state }) => state === 'open').map(({ kind, amount }) => (amount === null ? kind : `${kind} ${amount}`));
const invoicesOf = (id: number) => room.app.db.select().from(invoices).where(eq(invoices.tripId, id)).orderBy(invoices.id);
const blocksOf = (id: number) => room.app.db.select().from(hostCalendarBlocks).where(eq(hostCalendarBlocks.tripId, id));
const eventsFor = async (userId: number, tripId: number) =>
  (await room.app.db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(notifications.id)).flatMap(({ data }) => {
    const told = data as { tripId?: number; event?: string };
    return told.tripId === tripId && told.event !== undefined ? [told.event] : [];
  });
const sentencesOf = async (tripId: number, index: number) => {
  const offer = await offerOf(tripId, index);
  const found = await room.app.db
    .select({ content: messages.content })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(conversations.offerId, offer?.id ?? 0))
    .orderBy(messages.id);
  return found.map(({ content }) => (content as { texts: { sentence: string }[] }).texts[0]?.sentence);
};
async function edit(id: number, changes: object, client: TestClient = room.coordinator) {
  const { version } = await read(id);
  const shown = await client.ask(priceTrip, { params: { id }, body: changes });
  const agreed = shown.status === 200 ? { quoteFingerprint: shown.body.fingerprint } : {};
  return client.ask(editTrip, { params: { id }, body: { reason: 'Asked by phone', ...changes, ...agreed, version } });
}
async function booked(): Promise<number> {
  const id = await room.reserved();
  expect((await accept(id)).status).toBe(200);
  return id;
}

describe('a stay that is reserved again', () => {
  test('counts what was billed before, at another family and with other dates', async () => {
    const id = await room.reserved();
    const [billed] = await invoicesOf(id);
    await decline(id);
    expect(await read(id)).toMatchObject({ state: 'enquiry', hostFamily: null });
    expect((await edit(id, { toDate: '2026-07-20' })).status).toBe(200);
    const again = await move(id, 'reserve', { hostFamilyId: host(1).familyId });
    expect(again.status).toBe(200);
    expect(await invoicesOf(id)).toHaveLength(1);
    const due = Number(again.body.price?.amount) - Number(billed?.total);
    expect(due).toBeGreaterThan(0);
    expect(await openTasks(id)).toEqual(['noFamily', `priceDifference ${due.toFixed(2)}`]);
  });

  test('includes a price difference that was not settled before', async () => {
    const id = await room.reserved({ backupHostFamilyId: host(1).familyId });
    await decline(id);
    expect(await openTasks(id)).toHaveLength(1);
    await decline(id, 1);
    const again = await move(id, 'reserve', { hostFamilyId: host(2).familyId });
    expect(again.status).toBe(200);
    // The third family costs what the first did: there is nothing left to be settled.
    expect(await openTasks(id)).toEqual(['noFamily']);
  });

  test('is billed anew if the first invoice was credited in full', async () => {
    const id = await room.reserved();
    const [billed] = await invoicesOf(id);
    await room.app.db
      .update(invoices)
      .set({ state: 'paid', paid: billed?.total ?? '' })
      .where(eq(invoices.tripId, id));
    await move(id, 'cancel');
    await move(id, 'reopen', {}, room.administrator);
    expect((await move(id, 'reserve', { hostFamilyId: host(1).familyId })).status).toBe(200);
    const sales = (await invoicesOf(id)).filter(({ kind }) => kind === 'sales');
    expect(sales).toMatchObject([
      { id: billed?.id, credited: billed?.total },
      { state: 'sent', credited: '0' },
    ]);
    // What was paid for the first one goes back, and nothing else is to be settled.
    expect(await openTasks(id)).toEqual([`refund ${billed?.total}`]);
  });

  test('an invoice that finance left standing is compared after the trip was opened again', async () => {
    const id = await booked();
    await room.app.db.update(invoices).set({ state: 'paid', paid: '888' }).where(eq(invoices.tripId, id));
    await move(id, 'cancel');
    await move(id, 'reopen', {}, room.administrator);
    expect((await move(id, 'reserve', { hostFamilyId: host(1).familyId })).status).toBe(200);
    expect(await invoicesOf(id)).toHaveLength(1);
    expect((await openTasks(id)).filter((task) => task.startsWith('priceDifference'))).toHaveLength(1);
  });

  test('the same change a second time is a difference again', async () => {
    const id = await room.reserved();
    for (const toDate of ['2026-07-15', '2026-07-13', '2026-07-15']) expect((await edit(id, { toDate })).status).toBe(200);
    const amounts = (await openTasks(id)).map((task) => Number(task.split(' ')[1]));
    expect(amounts).toHaveLength(3);
    expect(amounts[0]).toBe(amounts[2]);
    expect(amounts[0]).toBe(-(amounts[1] ?? 0));
  });
});

describe('a family that takes nobody in', () => {
  test('is neither put on the list, asked, reserved, nor moved to', async () => {
    const id = await room.newTrip();
    await ask(id, 'potential', 1);
    await room.app.db
      .update(hostFamilies)
      .set({ vettingState: 'suspended' })
      .where(eq(hostFamilies.id, host(1).familyId));
    const refusal = { status: 422, body: { code: 'familyNotLive' } };
    expect(await step(id, 1, 'awaiting_review')).toMatchObject(refusal);
    expect(await move(id, 'reserve', { hostFamilyId: host(1).familyId })).toMatchObject(refusal);
    const other = await room.newTrip({ hostFamilyId: host(2).familyId });
    for (const state of ['new', 'potential', 'waiting_list', 'awaiting_review'] as const)
      expect(await ask(other, state)).toMatchObject(refusal);
    const cared = await booked();
    await move(cared, 'needCare');
    expect(await move(cared, 'rehouse', { hostFamilyId: host(1).familyId })).toMatchObject(refusal);
    expect(await read(cared)).toMatchObject({ state: 'customer_service', hostFamily: { id: host(0).familyId } });
    expect(
      (await room.coordinator.ask(makeOffers, { params: { id }, body: { hostFamilyIds: [999_999], state: 'waiting_list' } })).status,
    ).toBe(422);
  });

  test('does not accept once it was suspended', async () => {
    const id = await room.reserved();
    await room.app.db
      .update(hostFamilies)
      .set({ vettingState: 'suspended' })
      .where(eq(hostFamilies.id, host(0).familyId));
    expect(await accept(id)).toMatchObject({ status: 422, body: { code: 'familyNotLive' } });
    expect((await decline(id)).status).toBe(200);
  });
});

test('a draft for which a family is asked is an enquiry, told once; proposing one says nothing to the parent', async () => {
  const id = await room.newTrip({ hostFamilyId: null });
  await ask(id, 'potential', 1);
  expect([(await read(id)).state, await sentencesOf(id, 1)]).toEqual(['new', []]);
  await ask(id, 'awaiting_review', 2);
  expect((await read(id)).state).toBe('enquiry');
  expect(await step(id, 1, 'awaiting_review')).toMatchObject({ status: 200 });
  expect([await sentencesOf(id, 1), await sentencesOf(id, 2)]).toEqual([['enquiryOwn'], ['enquiryOwn']]);
  expect((await read(id)).history.map(({ toState }) => toState)).toEqual(['new', 'enquiry']);
});

describe('a stay that is changed', () => {
  test('tells parent and family; a booked one waits for staff, with the reason', async () => {
    const id = await booked();
    const unsaid = await edit(id, { toDate: '2026-07-15', reason: '' });
    expect([unsaid.status, Object.keys((unsaid.body as { errors?: object }).errors ?? {})]).toEqual([422, ['reason']]);
    expect((await edit(id, { toDate: '2026-07-15' })).status).toBe(200);
    const trip = await read(id);
    expect(trip).toMatchObject({ state: 'customer_service', toDate: '2026-07-15' });
    expect(trip.history.at(-1)).toMatchObject({ toState: 'customer_service', reason: 'Asked by phone' });
    expect(await eventsFor(room.parentId, id)).toContain('changed');
    expect(await eventsFor(host(0).userId, id)).toContain('changed');
    expect((await sentencesOf(id, 0)).at(-1)).toBe('changed');
    expect(await move(id, 'resume')).toMatchObject({ status: 200, body: { state: 'booked' } });
    expect(await blocksOf(id)).toMatchObject([{ kind: 'firm', toDate: '2026-07-15' }]);
  });

  test('says nothing where nobody has agreed to what changed', async () => {
    const id = await booked();
    expect((await edit(id, { notes: 'Calls at noon', reason: '' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'booked' });
    expect(await eventsFor(room.parentId, id)).not.toContain('changed');
  });

  test('asks the chosen family anew while it has not answered', async () => {
    const id = await room.reserved();
    room.time.now = new Date('2026-06-16T10:00:00Z');
    await edit(id, { toDate: '2026-07-15' });
    expect(await read(id)).toMatchObject({ state: 'reserved' });
    expect((await offerOf(id, 0))?.askedAt).toEqual(room.time.now);
    expect(await eventsFor(host(0).userId, id)).toContain('changed');
  });

  test('pays and bills nobody who was let out', async () => {
    const id = await booked();
    await step(id, 0, 'withdrawn');
    expect((await edit(id, { toDate: '2026-07-15' })).status).toBe(200);
    const owed = await room.app.db.select().from(payouts).where(eq(payouts.tripId, id));
    expect(owed.map(({ state }) => state)).toEqual(['void']);
  });
});

describe('the backup of a reserved stay', () => {
  test('is the one chosen last, and is asked when the family declines', async () => {
    const id = await room.reserved({ backupHostFamilyId: host(1).familyId });
    expect((await edit(id, { backupHostFamilyId: host(2).familyId })).status).toBe(200);
    expect([(await offerOf(id, 1))?.state, (await offerOf(id, 2))?.state]).toEqual(['rejected', 'waiting_list']);
    await edit(id, { backupHostFamilyId: host(1).familyId });
    expect([(await offerOf(id, 1))?.state, (await offerOf(id, 2))?.state]).toEqual(['waiting_list', 'rejected']);
    await decline(id);
    expect(await read(id)).toMatchObject({ state: 'reserved', hostFamily: { id: host(1).familyId }, backupHostFamily: null });
  });

  test('is another family, which has not said no', async () => {
    const id = await room.reserved();
    const faults = async (index: number) =>
      Object.keys(((await edit(id, { backupHostFamilyId: host(index).familyId })).body as { errors?: object }).errors ?? {});
    expect(await faults(0)).toEqual(['backupHostFamilyId']);
    await ask(id, 'awaiting_review', 2);
    await decline(id, 2);
    expect(await faults(2)).toEqual(['backupHostFamilyId']);
    expect((await read(id)).backupHostFamily).toBeNull();
  });
});

test('a family in waiting finds the stay among what is to come, and not in the past', async () => {
  const id = await room.reserved({ backupHostFamilyId: host(1).familyId });
  const onTab = async (tab: 'upcoming' | 'past') =>
    (await host(1).client.ask(listHostings, { query: { tab, perPage: 100 } })).body.data.filter(({ tripId }) => tripId === id).length;
  expect([await onTab('upcoming'), await onTab('past')]).toEqual([1, 0]);
  await move(id, 'cancel');
  expect([await onTab('upcoming'), await onTab('past')]).toEqual([0, 1]);
});

describe('a request to staff', () => {
  test('by a family to withdraw can be repeated once staff have answered', async () => {
    const id = await booked();
    const offerId = (await offerOf(id, 0))?.id ?? 0;
    const wish = () => host(0).client.ask(askToWithdraw, { params: { id: offerId }, body: { reason: 'We move' } });
    await wish();
    await wish();
    const [task] = (await read(id)).tasks;
    expect(await openTasks(id)).toEqual(['withdrawalAsked']);
    await room.coordinator.ask(finishTripTask, { params: { id: task?.id ?? 0 }, body: { state: 'dropped', note: 'They stay' } });
    expect((await offerOf(id, 0))?.withdrawalAskedAt).toBeNull();
    await wish();
    expect(await openTasks(id)).toEqual(['withdrawalAsked']);
    await step(id, 0, 'withdrawn');
    expect([await openTasks(id), (await offerOf(id, 0))?.withdrawalAskedAt]).toEqual([[], null]);
  });

  test('for a change can be repeated in the same words', async () => {
    const id = await booked();
    const wish = () => room.parent.ask(askAboutTrip, { params: { id }, body: { what: 'change', text: 'A day more' } });
    await wish();
    await wish();
    const [task] = (await read(id)).tasks;
    expect(await openTasks(id)).toEqual(['changeAsked']);
    await room.coordinator.ask(finishTripTask, { params: { id: task?.id ?? 0 }, body: {} });
    await wish();
    expect(await openTasks(id)).toEqual(['changeAsked']);
  });
});

test('a stay goes on: the day is asked for, its nights are taken, and what they cost is settled', async () => {
  const id = await booked();
  await room.app.db.update(trips).set({ state: 'completed' }).where(eq(trips.id, id));
  room.time.now = new Date('2026-07-13T10:00:00Z');
  const longer = { toDate: '2026-07-16' };
  expect((await move(id, 'prolong', {}, room.administrator)).status).toBe(422);
  const over = await move(id, 'prolong', { toDate: '2026-07-12' }, room.administrator);
  expect(over).toMatchObject({ status: 422, body: { errors: { toDate: expect.anything() } } });
  expect((await room.coordinator.ask(priceTrip, { params: { id }, body: longer })).status).toBe(409);
  const shown = (await room.administrator.ask(priceTrip, { params: { id }, body: longer })).body;
  expect(await move(id, 'prolong', { ...longer, quoteFingerprint: 'other' }, room.administrator)).toMatchObject({
    status: 422,
    body: { code: 'priceChanged' },
  });
  const gone = await move(id, 'prolong', { ...longer, quoteFingerprint: shown.fingerprint }, room.administrator);
  expect(gone.body).toMatchObject({ state: 'in_progress', toDate: '2026-07-16', quoteFingerprint: shown.fingerprint });
  expect(await openTasks(id)).toEqual([`priceDifference ${shown.difference}`]);
  expect(await blocksOf(id)).toMatchObject([{ kind: 'firm', toDate: '2026-07-16' }]);
  const owed = (await room.app.db.select().from(payouts).where(eq(payouts.tripId, id))).filter(({ state }) => state === 'scheduled');
  expect(owed).toMatchObject([{ dueDate: '2026-07-17', quoteFingerprint: shown.fingerprint }]);
  // Nobody else sleeps there meanwhile.
  const other = await room.newTrip({ fromDate: '2026-07-14', toDate: '2026-07-20' });
  expect(await move(other, 'reserve')).toMatchObject({ status: 409, body: { code: 'bedsTaken' } });
});
