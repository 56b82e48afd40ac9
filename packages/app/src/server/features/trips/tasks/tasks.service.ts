// Opens and finishes the tasks of staff caused by events of a trip.

import type { TripTaskKind } from '#contract/trips/tasks.ts';
import type { Transaction } from '#server/db/database.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { closeTask, countFinishedTasks, insertTask, listOpenTasks } from './tasks.queries.ts';

interface Task {
  readonly tripId: number;
  readonly kind: TripTaskKind;
  /** Identifies a task among others of its kind; the same task is never opened twice. */
  readonly key?: string;
  /** Whether the task can be opened again after it is done, for repeated requests. */
  readonly again?: boolean;
  readonly currency?: string;
  /** Negative for a refund. */
  readonly amount?: string;
  readonly note?: string;
}

/** Returns the task key of an offer. */
export const toOfferKey = (offerId: number) => `offer:${offerId}`;

/** Returns the offer ID of a task key, reopened or not; null for other keys. */
export function toOfferId(key: string): number | null {
  const [, id] = /^offer:(\d+)(?:#\d+)?$/.exec(key) ?? [];
  return id === undefined ? null : Number(id);
}

/** Opens a task. One that was opened before stays as it is, done or not, unless it can be opened again. Returns whether it is new. */
export async function addTask(
  tx: Transaction,
  by: Actor,
  { tripId, kind, again = false, currency, amount, note = '', ...task }: Task,
): Promise<boolean> {
  const base = task.key ?? '';
  const turn = again ? await countFinishedTasks(tx, { tripId, kind, key: base }) : 0;
  const key = turn === 0 ? base : `${base}#${turn}`;
  const money = { currency: currency ?? null, amount: amount ?? null };
  const isNew = await insertTask(tx, { tripId, kind, key, ...money, note, createdAt: by.app.clock.now() });
  if (!isNew) return false;
  const changes = { task: kind, ...(amount === undefined ? {} : { amount, currency }), ...(note === '' ? {} : { reason: note }) };
  await recordChange(tx, by, { action: 'trip.addTask', subjectType: 'trip', subjectId: tripId, changes });
  return true;
}

/** Finishes the open tasks of these kinds of a locked trip, because they are settled or no longer needed. */
export async function finishTasks(
  tx: Transaction,
  by: Actor,
  { tripId, kinds, key, state }: { tripId: number; kinds: readonly TripTaskKind[]; key?: string; state: 'done' | 'dropped' },
): Promise<void> {
  for (const { id, kind } of await listOpenTasks(tx, { tripId, kinds, key })) {
    await closeTask(tx, id, { state, doneAt: by.app.clock.now(), doneBy: by.caller?.id ?? null });
    const changes = { task: kind, taskState: { before: 'open', after: state } };
    await recordChange(tx, by, { action: 'trip.finishTask', subjectType: 'trip', subjectId: tripId, changes });
  }
}
