// Use cases: what staff write of a tracked trip: notes, the follow-up, the checklist, and its coordinator; also for several trips at once.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { TRACKED_STATES } from '#contract/trips/readiness.ts';
import type * as endpoints from '#contract/trips/tracker.endpoints.ts';
import type { Transaction } from '#server/db/database.ts';
import { assertPeopleNameable } from '#server/features/trips/create/trip-people.service.ts';
import { whereVisibleTrips } from '#server/features/trips/read/scopes.queries.ts';
import { findTripRow, lockTrip, type TripRow, updateTripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import * as followUps from './follow-ups.queries.ts';
import { whereTracked } from './readiness.queries.ts';
import { readTrackedRecord } from './tracker.records.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Changes a trip that the caller may see in a transaction, and returns it as it is afterwards. */
function changeTrip(call: Call, id: number, change: (tx: Transaction, trip: TripRow) => Promise<void>) {
  return call.db.transaction(async (tx) => {
    const trip = await lockTrip(tx, id, whereVisibleTrips(call));
    if (trip === null) throw notFound();
    await change(tx, trip);
    return readTrackedRecord(call, tx, id);
  });
}

const TRACKED: readonly TripRow['state'][] = TRACKED_STATES;

/** @throws AppError `tripMoved` if the trip is over, so that it is no longer listed */
function assertTracked({ app }: Call, { state, toDate }: TripRow): void {
  if (!TRACKED.includes(state) || toDate < app.clock.today()) throw new AppError('tripMoved');
}

/** Adds a row to the audit log of a trip; texts stay out of it, so that they can be deleted. */
const record = (tx: Transaction, call: Call, { verb, tripId, changes = {} }: { verb: string; tripId: number; changes?: object }) =>
  recordChange(tx, call, { action: `trip.${verb}`, subjectType: 'trip', subjectId: tripId, changes: { ...changes } });

export function addTripNote(call: Call, { params: { id }, body: { text } }: Input<'addTripNote'>): Output<'addTripNote'> {
  return changeTrip(call, id, async (tx) => {
    await followUps.insertNote(tx, { tripId: id, text, byId: call.caller?.id ?? null, at: call.app.clock.now() });
    await record(tx, call, { verb: 'addNote', tripId: id });
  });
}

async function lockNote(tx: Transaction, call: Call, { id, noteId }: { id: number; noteId: number }) {
  const note = await followUps.lockOwnNote(tx, { id: noteId, tripId: id, userId: call.caller?.id ?? 0 });
  if (note === null) throw notFound();
  return note;
}

export function editTripNote(call: Call, { params, body: { text, version } }: Input<'editTripNote'>): Output<'editTripNote'> {
  return changeTrip(call, params.id, async (tx) => {
    const note = await lockNote(tx, call, params);
    if (note.version !== version) throw new AppError('changedMeanwhile', { current: { text: note.text, version: note.version } });
    if (note.text === text) return;
    await followUps.updateNote(tx, note.id, { text, editedAt: call.app.clock.now() });
    await record(tx, call, { verb: 'editNote', tripId: params.id });
  });
}

export function deleteTripNote(call: Call, { params }: Input<'deleteTripNote'>): Output<'deleteTripNote'> {
  return changeTrip(call, params.id, async (tx) => {
    const note = await lockNote(tx, call, params);
    await followUps.deleteNote(tx, note.id);
    await record(tx, call, { verb: 'deleteNote', tripId: params.id });
  });
}

const toTick = ({ app, caller }: Call, isDone: boolean) => ({
  doneAt: isDone ? app.clock.now() : null,
  doneBy: isDone ? (caller?.id ?? null) : null,
});

export function addChecklistItem(call: Call, { params: { id }, body }: Input<'addChecklistItem'>): Output<'addChecklistItem'> {
  const createdAt = call.app.clock.now();
  return changeTrip(call, id, async (tx) => {
    if (body.kind !== null) {
      // Who ticked it first stays named.
      const stored = (await followUps.listChecklist(tx, id)).find(({ kind }) => kind === body.kind);
      if ((stored?.doneAt != null) === body.isDone) return;
      await followUps.upsertTick(tx, { tripId: id, kind: body.kind, createdAt, ...toTick(call, body.isDone) });
      await record(tx, call, { verb: body.isDone ? 'tickItem' : 'untickItem', tripId: id });
    } else {
      await followUps.insertItem(tx, { tripId: id, text: body.text, createdAt });
      await record(tx, call, { verb: 'addItem', tripId: id });
    }
  });
}

export function tickChecklistItem(call: Call, { params, body: { isDone } }: Input<'tickChecklistItem'>): Output<'tickChecklistItem'> {
  return changeTrip(call, params.id, async (tx) => {
    const item = await followUps.findItem(tx, { id: params.itemId, tripId: params.id, isAdded: false });
    if (item === null) throw notFound();
    if ((item.doneAt !== null) === isDone) return;
    await followUps.updateTick(tx, item.id, toTick(call, isDone));
    await record(tx, call, { verb: isDone ? 'tickItem' : 'untickItem', tripId: params.id });
  });
}

export function deleteChecklistItem(call: Call, { params }: Input<'deleteChecklistItem'>): Output<'deleteChecklistItem'> {
  return changeTrip(call, params.id, async (tx) => {
    const item = await followUps.findItem(tx, { id: params.itemId, tripId: params.id, isAdded: true });
    if (item === null) throw notFound();
    await followUps.deleteItem(tx, item.id);
    await record(tx, call, { verb: 'deleteItem', tripId: params.id });
  });
}

type FollowUp = Omit<Input<'planFollowUp'>['body'], 'seen'>;

/** Sets or removes the follow-up of locked trips, and returns those for which it was another one. */
async function writeFollowUps(tx: Transaction, call: Call, { ids, day, text }: FollowUp & { ids: readonly number[] }): Promise<number[]> {
  const before = await followUps.listFollowUps(tx, ids);
  const changed = ids.filter((id) => {
    const old = before.get(id);
    return old === undefined ? day !== null : old.day !== day || old.text !== text;
  });
  const [byId, at] = [call.caller?.id ?? null, call.app.clock.now()];
  if (day === null) await followUps.deleteFollowUps(tx, changed);
  else
    await followUps.upsertFollowUps(
      tx,
      changed.map((tripId) => ({ tripId, day, text, byId, at })),
    );
  for (const tripId of changed) {
    const changes = { nextFollowUp: { before: before.get(tripId)?.day ?? null, after: day } };
    await record(tx, call, { verb: 'planFollowUp', tripId, changes });
  }
  return changed;
}

export function planFollowUp(call: Call, { params: { id }, body }: Input<'planFollowUp'>): Output<'planFollowUp'> {
  const { seen, ...followUp } = body;
  return changeTrip(call, id, async (tx, trip) => {
    assertTracked(call, trip);
    const stored = (await followUps.listFollowUps(tx, [id])).get(id);
    const isSeen = (stored?.at.getTime() ?? null) === (seen === null ? null : Date.parse(seen));
    // What is already as wanted is no conflict: an answer may have been lost.
    const isSame = (stored?.day ?? null) === followUp.day && (stored === undefined || stored.text === followUp.text);
    if (!isSeen && !isSame) throw new AppError('changedMeanwhile', { current: { ...(await readTrackedRecord(call, tx, id)) } });
    await writeFollowUps(tx, call, { ids: [id], ...followUp });
  });
}

/** Gives a locked trip its coordinator, and returns whether it was another one. */
async function writeCoordinator(tx: Transaction, call: Call, trip: TripRow, coordinatorId: number | null): Promise<boolean> {
  if (trip.coordinatorId === coordinatorId) return false;
  await assertPeopleNameable(call, tx, { named: { coordinatorId }, before: trip, studentIds: [] });
  await updateTripRow(tx, trip.id, { coordinatorId });
  const changes = { coordinatorId: { before: trip.coordinatorId, after: coordinatorId } };
  await record(tx, call, { verb: 'edit', tripId: trip.id, changes });
  return true;
}

/** Gives a locked trip its coordinator, or none, unless the trip is over. */
export async function assignLockedTrip(
  tx: Transaction,
  call: Call,
  { trip, coordinatorId }: { trip: TripRow; coordinatorId: number | null },
) {
  assertTracked(call, trip);
  await writeCoordinator(tx, call, trip, coordinatorId);
}

export function assignTrackedTrip(call: Call, { params: { id }, body }: Input<'assignTrackedTrip'>): Output<'assignTrackedTrip'> {
  return changeTrip(call, id, async (tx, trip) => {
    assertTracked(call, trip);
    if (trip.version !== body.version) throw new AppError('changedMeanwhile', { current: { ...(await readTrackedRecord(call, tx, id)) } });
    await writeCoordinator(tx, call, trip, body.coordinatorId);
  });
}

/** Locks those of several trips that are tracked and that the caller may see. */
async function lockTracked(tx: Transaction, call: Call, ids: readonly number[]): Promise<number[]> {
  return followUps.lockTrips(tx, ids, whereTracked(call.app.clock.today(), whereVisibleTrips(call)));
}

export function planFollowUps(call: Call, { body: { tripIds, ...followUp } }: Input<'planFollowUps'>): Output<'planFollowUps'> {
  return call.db.transaction(async (tx) => ({
    changed: await writeFollowUps(tx, call, { ids: await lockTracked(tx, call, tripIds), ...followUp }),
  }));
}

export function assignTrackedTrips(
  call: Call,
  { body: { tripIds, coordinatorId } }: Input<'assignTrackedTrips'>,
): Output<'assignTrackedTrips'> {
  return call.db.transaction(async (tx) => {
    const changed: number[] = [];
    for (const id of await lockTracked(tx, call, tripIds)) {
      const trip = await findTripRow(tx, id);
      if (trip !== null && (await writeCoordinator(tx, call, trip, coordinatorId))) changed.push(id);
    }
    return { changed };
  });
}
