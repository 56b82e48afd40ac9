// What staff keep of a tracked trip: notes, its follow-up, a checklist, and who coordinates it.

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#contract/platform/days.ts';
import * as tracker from '#contract/trips/tracker.endpoints.ts';
import type { TrackedTrip } from '#contract/trips/tracker.shapes.ts';
import { moveTrip } from '#contract/trips/trip.endpoints.ts';
import { users } from '#server/db/schema/identity.ts';
import { audit } from '#server/db/schema/platform.ts';
import { tripFollowUps, tripNotes } from '#server/db/schema/trip-follow-ups.ts';
import { trips } from '#server/db/schema/trips.ts';
import type { TestClient } from '#server/testing/client.ts';
import { toEmail } from '#server/testing/fixtures/accounts.ts';
import { startTripFixture, type TripFixture } from '#server/testing/fixtures/trip-fixture.ts';

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

describe('what staff keep of a trip', () => {
  test('notes are read by all, changed and deleted by their author alone', async () => {
    const id = await tripIn(5);
    const added = (await room.coordinator.ask(tracker.addTripNote, { ...params(id), body: { text: ' Likes horses ' } })).body;
    const [note] = added.notes;
    expect(note).toMatchObject({ text: 'Likes horses', isOwn: true, editedAt: null, version: 1 });
    const noteId = note?.id ?? 0;
    const seen = (await room.administrator.ask(tracker.readTrackedTrip, params(id))).body.notes[0];
    expect(seen).toMatchObject({ id: noteId, isOwn: false });
    const change = { params: { id, noteId }, body: { text: 'Likes ponies', version: 1 } };
    expect((await room.administrator.ask(tracker.editTripNote, change)).status).toBe(404);
    expect((await room.administrator.ask(tracker.deleteTripNote, { params: { id, noteId } })).status).toBe(404);
    expect((await room.coordinator.ask(tracker.editTripNote, change)).body.notes[0]).toMatchObject({ text: 'Likes ponies', version: 2 });
    expect((await room.coordinator.ask(tracker.editTripNote, { ...change, body: { text: 'Later', version: 1 } })).status).toBe(409);
    expect((await room.coordinator.ask(tracker.deleteTripNote, { params: { id, noteId } })).body.notes).toEqual([]);
    const empty = await room.coordinator.ask(tracker.addTripNote, { ...params(id), body: { text: ' ' } });
    expect(empty.status).toBe(422);
    expect(Object.keys((empty.body as unknown as { errors: object }).errors)).toEqual(['text']);
  });

  test('the audit log has neither notes nor the text of a follow-up', async () => {
    const id = await tripIn(5);
    await room.coordinator.ask(tracker.addTripNote, { ...params(id), body: { text: 'Geheimnis' } });
    await room.coordinator.ask(tracker.planFollowUp, { ...params(id), body: { day: today, text: 'Geheimnis', seen: null } });
    const rows = await room.app.db
      .select()
      .from(audit)
      .where(eq(audit.subjectId, String(id)));
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['trip.addNote', 'trip.planFollowUp']));
    expect(JSON.stringify(rows)).not.toContain('Geheimnis');
  });

  test('the follow-up is set, found when due, replaced, and removed', async () => {
    const [due, later] = [await tripIn(5), await tripIn(6)];
    const plan = async (id: number, body: { day: string | null; text: string }) =>
      room.coordinator.ask(tracker.planFollowUp, { ...params(id), body: { ...body, seen: (await find(id))?.followUp?.at ?? null } });
    const call = { day: today, text: 'Call the parents' };
    expect((await plan(due, call)).body.followUp).toEqual({ ...call, at: start.toISOString() });
    await plan(later, { day: addDays(today, 3), text: '' });
    expect((await list({ followUp: `..${today}` })).data.map(({ id }) => id)).toEqual([due]);
    expect((await list({ sort: 'followUp' })).data.map(({ id }) => id)).toEqual([due, later]);
    await plan(due, { day: null, text: '' });
    expect(await room.app.db.$count(tripFollowUps, eq(tripFollowUps.tripId, due))).toBe(0);
    const wrong = await room.coordinator.ask(tracker.planFollowUp, { ...params(due), body: { day: '2026-02-30', text: '', seen: null } });
    expect(wrong.status).toBe(422);
    expect(Object.keys((wrong.body as unknown as { errors: object }).errors)).toEqual(['day']);
  });

  test('a follow-up that somebody else has written meanwhile is not replaced', async () => {
    const id = await tripIn(5);
    const plan = (body: { day: string | null; text: string; seen: string | null }, client = room.coordinator) =>
      client.ask(tracker.planFollowUp, { ...params(id), body });
    const first = (await plan({ day: today, text: 'Call', seen: null })).body.followUp;
    room.time.now = new Date(start.getTime() + HOUR);
    const wanted = { day: today, text: 'Write', seen: first?.at ?? null };
    expect((await plan(wanted, room.administrator)).body.followUp).toMatchObject({ text: 'Write' });
    // A repeated request whose answer was lost is no conflict.
    expect((await plan(wanted, room.administrator)).status).toBe(200);
    for (const seen of [null, first?.at ?? null]) {
      expect((await plan({ day: today, text: 'Visit', seen })).status).toBe(409);
      expect((await plan({ day: null, text: '', seen })).status).toBe(409);
    }
    expect((await find(id))?.followUp).toMatchObject({ text: 'Write' });
  });

  test('a trip that is over gets neither a follow-up nor another coordinator', async () => {
    const coordinatorId = await idOf(toEmail('Coordinator'));
    const cancelled = await tripIn(5);
    await room.coordinator.ask(moveTrip, { ...params(cancelled), body: { step: 'cancel', reason: 'Ill' } });
    for (const id of [await tripIn(-20, { toDays: -1 }), cancelled]) {
      const { version } = (await room.coordinator.ask(tracker.readTrackedTrip, params(id))).body;
      const followUp = { ...params(id), body: { day: today, text: '', seen: null } };
      const planned = await room.coordinator.ask(tracker.planFollowUp, followUp);
      const assigned = await room.coordinator.ask(tracker.assignTrackedTrip, { ...params(id), body: { coordinatorId, version } });
      for (const { status, body } of [planned, assigned])
        expect([status, body]).toEqual([409, expect.objectContaining({ code: 'tripMoved' })]);
    }
  });

  test('a tick stays that of whoever ticked first', async () => {
    const id = await tripIn(5);
    const tick = (client: TestClient) =>
      client.ask(tracker.addChecklistItem, { ...params(id), body: { kind: 'familyBriefed', isDone: true } });
    const [first] = (await tick(room.coordinator)).body.items.filter(({ isDone }) => isDone);
    room.time.now = new Date(start.getTime() + HOUR);
    expect((await tick(room.administrator)).body.items.filter(({ isDone }) => isDone)).toEqual([first]);
    expect(
      await room.app.db
        .select()
        .from(audit)
        .where(and(eq(audit.subjectId, String(id)), eq(audit.action, 'trip.tickItem'))),
    ).toHaveLength(1);
  });

  test('the checklist has items of every trip and its own; only these can be deleted', async () => {
    const id = await tripIn(5);
    const add = (body: object) => room.coordinator.ask(tracker.addChecklistItem, { ...params(id), body: body as never });
    const ticked = (await add({ kind: 'parentsCalled', isDone: true })).body;
    expect(ticked.checklist).toEqual({ done: 1, total: 5 });
    expect(ticked.items[0]).toMatchObject({ kind: 'parentsCalled', isDone: true });
    const withOwn = (await add({ text: 'Bring a cake' })).body;
    const own = withOwn.items.find(({ kind }) => kind === null);
    expect(own).toMatchObject({ text: 'Bring a cake', isDone: false });
    const itemParams = { params: { id, itemId: own?.id ?? 0 } };
    const done = (await room.coordinator.ask(tracker.tickChecklistItem, { ...itemParams, body: { isDone: true } })).body;
    expect(done.checklist).toEqual({ done: 2, total: 6 });
    const shared = { params: { id, itemId: ticked.items[0]?.id ?? 0 } };
    expect((await room.coordinator.ask(tracker.deleteChecklistItem, shared)).status).toBe(404);
    expect((await room.coordinator.ask(tracker.deleteChecklistItem, itemParams)).body.checklist).toEqual({ done: 1, total: 5 });
    expect((await add({ kind: 'parentsCalled', isDone: false })).body.checklist).toEqual({ done: 0, total: 5 });
    const nothing = await add({});
    expect(nothing.status).toBe(422);
    expect(Object.keys((nothing.body as unknown as { errors: object }).errors)).toEqual(['text']);
  });

  test('a coordinator is assigned once, to one trip or several, and must be one', async () => {
    const [one, other] = [await tripIn(5), await tripIn(6)];
    const coordinatorId = await idOf(toEmail('Coordinator'));
    await room.app.db.update(trips).set({ coordinatorId: null });
    const version = (await find(one))?.version ?? 0;
    const assign = (body: { coordinatorId: number | null; version: number }) =>
      room.coordinator.ask(tracker.assignTrackedTrip, { ...params(one), body });
    expect((await assign({ coordinatorId: room.parentId, version })).status).toBe(422);
    expect((await assign({ coordinatorId, version })).body).toMatchObject({ coordinatorId });
    expect((await assign({ coordinatorId: null, version })).status).toBe(409);
    const many = { body: { tripIds: [one, other, 999_999], coordinatorId } };
    expect((await room.coordinator.ask(tracker.assignTrackedTrips, many)).body).toEqual({ changed: [other] });
    expect((await list({ coordinatorId: String(coordinatorId) })).data.map(({ id }) => id)).toEqual([one, other]);
  });

  test('a note stays without the account of its author', async () => {
    const id = await tripIn(5);
    await room.coordinator.ask(tracker.addTripNote, { ...params(id), body: { text: 'Stays' } });
    await room.app.db.update(tripNotes).set({ byId: null }).where(eq(tripNotes.tripId, id));
    expect((await room.coordinator.ask(tracker.readTrackedTrip, params(id))).body.notes[0]).toMatchObject({ byName: '', isOwn: false });
  });
});
