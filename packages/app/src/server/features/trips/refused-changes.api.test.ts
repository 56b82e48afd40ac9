// What can't be done with a trip or its offers, at which field and why; and what stands right beside it and can.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askToWithdraw, listOffers, makeOffers, stepOffer } from '#contract/trips/offers.endpoints.ts';
import { askAboutTrip, createTrip, editTrip, exemptTrip, finishTripTask, readTrip } from '#contract/trips/trip.endpoints.ts';
import { activitySchedules } from '#server/db/schema/camps.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks } from '#server/db/schema/offers.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { audit } from '#server/db/schema/platform.ts';
import { activities } from '#server/db/schema/pricing.ts';
import { trips } from '#server/db/schema/trips.ts';
import { createPriceActions } from '#server/testing/fixtures/price-actions.ts';
import { createTripActions } from '#server/testing/fixtures/trip-actions.ts';
import { STAY, startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';

let room: TripFixture;
/** Of two camps; the first two are of one week. */
let weeks: number[];
let unknownChildId: number;
beforeAll(async () => {
  room = await startTripFixture({ count: 3, beds: 2 });
  const { db } = room.app;
  const [family] = await db
    .select({ countyId: hostFamilies.countyId })
    .from(hostFamilies)
    .where(eq(hostFamilies.id, host(0).familyId));
  const camps = await db
    .insert(activities)
    .values(['Sailing', 'Riding'].map((name) => ({ name, countyId: family?.countyId ?? 0 })))
    .returning({ id: activities.id });
  const [sailing = 0, riding = 0] = camps.map(({ id }) => id);
  const week = (activityId: number, startDate: string, endDate: string) => ({ activityId, startDate, endDate, capacity: 5 });
  const made = await db
    .insert(activitySchedules)
    .values([
      week(sailing, '2026-07-06', '2026-07-10'),
      week(riding, '2026-07-06', '2026-07-10'),
      week(sailing, '2026-07-13', '2026-07-17'),
    ])
    .returning({ id: activitySchedules.id });
  weeks = made.map(({ id }) => id);
  const about = { firstName: 'Nina', lastName: 'Petit', gender: '' as const, createdAt: room.app.clock.now() };
  const [child] = await db.insert(students).values(about).returning({ id: students.id });
  unknownChildId = child?.id ?? 0;
  await db.insert(studentParents).values({ studentId: unknownChildId, userId: room.parentId });
});
afterAll(() => room.stop());
beforeEach(async () => {
  room.time.now = new Date('2026-06-15T10:00:00Z');
  await room.app.db.delete(hostCalendarBlocks);
});

const { host, read, move, accept, decline, offerOf, step } = createTripActions(() => room);
const { settle } = createPriceActions(() => room);
const make = (wished: object) => room.coordinator.ask(createTrip, { body: { ...STAY, studentIds: [room.childId], ...wished } });
const edit = async (id: number, changes: object, client = room.coordinator) =>
  client.ask(editTrip, { params: { id }, body: { version: (await read(id)).version, ...changes } as { version: number } });
const faultsOf = ({ body }: { body: { errors?: object | undefined } }) => Object.keys(body.errors ?? {});
const camp = (index: number, backupRank: number | null = null) => ({ scheduleId: weeks[index] ?? 0, backupRank });
const stateOf = async (id: number, index: number) => (await offerOf(id, index))?.state;
const changesOf = async (id: number) =>
  (
    await room.app.db
      .select()
      .from(audit)
      .where(eq(audit.subjectId, String(id)))
      .orderBy(audit.id)
  ).map(({ changes }) => changes as Record<string, unknown>);

describe('a new trip', () => {
  test.each<[string, () => object, string[]]>([
    ['that ends on its first day', () => ({ toDate: STAY.fromDate }), ['toDate']],
    ['of one child twice', () => ({ studentIds: [room.childId, room.childId] }), ['studentIds.1']],
    [
      'whose family steps in for itself',
      () => ({ hostFamilyId: host(0).familyId, backupHostFamilyId: host(0).familyId }),
      ['backupHostFamilyId'],
    ],
    ['with a week that there is not', () => ({ camps: [camp(0), { scheduleId: 999_999 }] }), ['camps.1.scheduleId']],
    ['with two camps in one week', () => ({ camps: [camp(0), camp(1)] }), ['camps.1.scheduleId']],
    ['with two backups of one rank in one week', () => ({ camps: [camp(0, 1), camp(1, 1)] }), ['camps.1.scheduleId']],
    ['with a week that it is too short for', () => ({ camps: [camp(0), camp(2)] }), ['camps.1.scheduleId']],
  ])('%s is refused', async (_, wished, fields) => {
    const answer = await make(wished());
    expect([answer.status, faultsOf(answer)]).toEqual([422, fields]);
  });

  test('has its weeks with those that would take their place, and is its coordinator’s', async () => {
    const { status, body } = await make({ camps: [camp(1, 1), camp(0)], notes: 'Called', currentNoOfWeeks: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'new',
      coordinator: expect.anything(),
      notes: 'Called',
      currentNoOfWeeks: 1,
      parent: { id: room.parentId },
    });
    expect(body.camps.map(({ activityName, backupRank }) => [activityName, backupRank])).toEqual([
      ['Sailing', null],
      ['Riding', 1],
    ]);
    const changed = await edit(body.id, { camps: [camp(1)] });
    expect(changed.body.camps).toMatchObject([{ activityName: 'Riding', backupRank: null, calledOff: false }]);
    expect((await changesOf(body.id)).at(-1)?.['camps']).toEqual({
      before: [`${weeks[0]}`, `${weeks[1]} (1)`],
      after: [`${weeks[1]}`],
    });
    expect((await edit(body.id, { camps: [] })).body.camps).toEqual([]);
  });
});

describe('a change', () => {
  test('is made by who has seen the newest, within the days, and of what is theirs', async () => {
    const id = await room.newTrip();
    const old = await edit(id, { version: 99, wishes: 'Quiet' });
    expect(old).toMatchObject({ status: 409, body: { code: 'changedMeanwhile' } });
    expect(faultsOf(await edit(id, { toDate: STAY.fromDate }))).toEqual(['toDate']);
    expect(faultsOf(await edit(id, { notes: 'x', wishes: 'y' }, room.parent))).toEqual(['notes']);
    expect(faultsOf(await edit(id, { fromDate: '2026-06-14' }, room.parent))).toEqual(['fromDate']);
    expect((await edit(id, { fromDate: '2026-06-15' }, room.parent)).body).toMatchObject({ fromDate: '2026-06-15', state: 'new' });
    expect(faultsOf(await edit(id, { backupHostFamilyId: host(0).familyId }))).toEqual(['backupHostFamilyId']);
    expect(faultsOf(await edit(id, { studentIds: [room.childId, room.childId] }))).toEqual(['studentIds.1']);
  });

  test('to the chosen family needs a step of its own', async () => {
    const id = await room.reserved();
    expect(await edit(id, { hostFamilyId: host(1).familyId })).toMatchObject({ status: 409, body: { code: 'tripMoved' } });
    const same = { hostFamilyId: host(0).familyId, quoteFingerprint: (await read(id)).quoteFingerprint };
    expect((await edit(id, { ...same, wishes: 'Quiet' })).body).toMatchObject({ state: 'reserved', wishes: 'Quiet' });
    await move(id, 'cancel');
    const backup = { backupHostFamilyId: host(1).familyId };
    for (const client of [room.coordinator, room.parent])
      expect((await edit(id, backup, client)).body).toMatchObject({ code: 'tripMoved' });
  });

  test('to the VAT exemption needs the newest version, and a stay that can still change', async () => {
    const id = await room.newTrip();
    const say = async (body: object) =>
      room.finance.ask(exemptTrip, { params: { id }, body: { vatExempt: true, version: (await read(id)).version, reason: '', ...body } });
    expect(await say({ version: 99 })).toMatchObject({ status: 409, body: { code: 'changedMeanwhile' } });
    const { version } = (await say({ reason: 'A school' })).body;
    expect((await changesOf(id)).at(-1)).toMatchObject({ vatExempt: { before: false, after: true }, reason: { after: 'A school' } });
    expect((await say({ reason: 'Again' })).body).toMatchObject({ version, vatExempt: true });
    await move(id, 'cancel');
    expect((await say({ vatExempt: false })).body).toMatchObject({ code: 'tripMoved' });
  });

  test('is asked of staff once somebody is chosen', async () => {
    const id = await room.newTrip();
    const ask = () => room.parent.ask(askAboutTrip, { params: { id }, body: { what: 'change', text: 'Later' } });
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'tripMoved' } });
    expect((await read(id)).tasks).toEqual([]);
    await move(id, 'reserve');
    expect((await ask()).status).toBe(200);
    const [task] = (await read(id)).tasks;
    expect(task).toMatchObject({ kind: 'changeAsked', note: 'Later', state: 'open' });
    const finish = (state: 'done' | 'dropped') =>
      room.coordinator.ask(finishTripTask, { params: { id: task?.id ?? 0 }, body: { state, note: 'Written' } });
    const done = (await finish('done')).body;
    expect(done).toMatchObject({ state: 'done', note: 'Later\nWritten', doneByName: expect.any(String) });
    expect((await finish('done')).body).toEqual(done);
    expect(await finish('dropped')).toMatchObject({ status: 409, body: { code: 'tripMoved' } });
    expect((await room.coordinator.ask(finishTripTask, { params: { id: 999_999 }, body: { state: 'done' } })).status).toBe(404);
  });

  test('to a price difference is refused if there is none to settle, or if the amount is invalid', async () => {
    expect((await settle(999_999, { difference: '1' })).status).toBe(404);
    const draft = await room.newTrip();
    expect((await settle(draft, { difference: '1' })).body).toMatchObject({ code: 'tripMoved' });
    const id = await room.reserved();
    expect(faultsOf(await settle(id, { difference: '1.234' }))).toEqual(['difference']);
    expect((await settle(id, { difference: '1' })).body).toMatchObject({ code: 'differenceMoved' });
    expect((await settle(id, { difference: '0' })).body).toMatchObject({ code: 'nothingToSettle' });
  });
});

describe('an offer', () => {
  const act = async (id: number, index: number, body: object, client = room.coordinator) =>
    client.ask(stepOffer, {
      params: { id: (await offerOf(id, index))?.id ?? 0 },
      body: { reason: 'Because', ...body } as { step: 'ask'; reason: string },
    });
  const offer = (id: number, indices: number[], state: 'awaiting_review' | 'potential' | 'waiting_list', client = room.coordinator) =>
    client.ask(makeOffers, { params: { id }, body: { hostFamilyIds: indices.map((index) => host(index).familyId), state } });

  test('is stepped by who may, with a reason, and as the newest has it', async () => {
    const id = await room.reserved();
    expect((await act(id, 0, { step: 'decline', version: 99 })).body).toMatchObject({ code: 'changedMeanwhile' });
    expect(faultsOf(await act(id, 0, { step: 'decline', reason: '' }))).toEqual(['reason']);
    expect((await act(id, 0, { step: 'consider' })).status).toBe(403);
    // Over an older version, what can't be done any more is what matters.
    expect((await act(id, 0, { step: 'shortlist', version: 99 })).body).toMatchObject({ code: 'offerMoved' });
    expect((await act(id, 0, { step: 'shortlist' })).body).toMatchObject({ code: 'offerMoved' });
    expect((await act(id, 0, { step: 'wait' })).body).toMatchObject({ code: 'offerMoved' });
    expect(await stateOf(id, 0)).toBe('awaiting_review');
    const leave = await host(0).client.ask(askToWithdraw, { params: { id: (await offerOf(id, 0))?.id ?? 0 }, body: { reason: 'Ill' } });
    expect(leave.body).toMatchObject({ code: 'offerMoved' });
    const { version = 0 } = (await offerOf(id, 0)) ?? {};
    expect((await act(id, 0, { step: 'decline', version })).body).toMatchObject({ state: 'declined', reason: 'Because' });
    expect((await act(id, 0, { step: 'askAgain' })).body).toMatchObject({ state: 'awaiting_review' });
  });

  test('waits behind those that wait already, and moves up when it is its turn', async () => {
    const id = await room.reserved();
    await offer(id, [1, 2], 'potential');
    expect((await act(id, 2, { step: 'wait' })).body).toMatchObject({ state: 'waiting_list', rank: 1 });
    expect((await act(id, 1, { step: 'wait' })).body).toMatchObject({ state: 'waiting_list', rank: 2 });
    await decline(id);
    expect(await read(id)).toMatchObject({
      state: 'reserved',
      hostFamily: { id: host(2).familyId },
      backupHostFamily: { id: host(1).familyId },
    });
    expect(await Promise.all([0, 1, 2].map((index) => stateOf(id, index)))).toEqual(['declined', 'waiting_list', 'awaiting_review']);
    await decline(id, 2);
    expect(await read(id)).toMatchObject({ state: 'reserved', hostFamily: { id: host(1).familyId }, backupHostFamily: null });
    await decline(id, 1);
    expect(await read(id)).toMatchObject({ state: 'enquiry', hostFamily: null });
  });

  test('clears the chosen family of an enquiry only if that family declines', async () => {
    const id = await room.newTrip();
    await offer(id, [0, 1], 'awaiting_review');
    await decline(id, 1);
    expect(await read(id)).toMatchObject({ state: 'enquiry', hostFamily: { id: host(0).familyId } });
    await decline(id, 0);
    expect(await read(id)).toMatchObject({ state: 'enquiry', hostFamily: null });
    expect((await changesOf(id)).at(-1)).toEqual({ hostFamilyId: { before: host(0).familyId, after: null } });
  });

  test('can’t ask a family while details of the child are missing, and is prepared by staff', async () => {
    const id = await room.newTrip({ studentIds: [unknownChildId] });
    expect((await offer(id, [1], 'awaiting_review')).body).toMatchObject({ code: 'studentDataMissing' });
    expect((await offer(id, [1], 'potential', room.parent)).status).toBe(403);
    expect((await room.coordinator.ask(listOffers, { params: { id } })).body.data).toEqual([]);
    const { body } = await offer(id, [1, 1], 'potential');
    expect(body.data).toMatchObject([{ state: 'potential', rank: null, hostFamily: { id: host(1).familyId } }]);
    expect((await act(id, 1, { step: 'ask' })).body).toMatchObject({ code: 'studentDataMissing' });
    expect((await act(id, 1, { step: 'prepare' })).body).toMatchObject({ state: 'pending_submission' });
    expect(await stateOf(id, 1)).toBe('pending_submission');
  });

  test('can’t be made once the trip has begun', async () => {
    const id = await room.reserved();
    await accept(id);
    expect((await offer(id, [1], 'awaiting_review')).body).toMatchObject({ code: 'tripMoved' });
    expect((await offer(id, [1], 'waiting_list')).body).toMatchObject({ code: 'tripMoved' });
    expect((await offer(id, [1], 'potential')).status).toBe(200);
    await room.app.db.update(trips).set({ state: 'in_progress' }).where(eq(trips.id, id));
    expect((await offer(id, [2], 'potential')).body).toMatchObject({ code: 'tripMoved' });
    expect((await step(id, 1, 'rejected')).body).toMatchObject({ state: 'rejected' });
  });
});

test('a trip is found under the address of its own students alone', async () => {
  const id = await room.newTrip();
  const under = (studentId: number) => room.coordinator.ask(readTrip, { params: { id }, query: { studentId } });
  expect([(await under(room.childId)).status, (await under(unknownChildId)).status]).toEqual([200, 404]);
});
