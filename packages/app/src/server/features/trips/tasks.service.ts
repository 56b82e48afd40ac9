// What staff have to do because of what happened to a trip.

import type { TripTaskKind } from '#contract/trips/tasks.ts';
import type { Transaction } from '#server/db/database.ts';
import { type Actor, recordChange } from '#server/platform/record.ts';
import { insertTask } from './tasks.queries.ts';

interface Task {
  readonly tripId: number;
  readonly kind: TripTaskKind;
  /** Tells two tasks of a kind apart: the same one is never opened twice. */
  readonly key?: string;
  readonly currency?: string;
  /** Below 0 it is to be given back. */
  readonly amount?: string;
  readonly note?: string;
}

/** Opens a task; one that was opened before, done or not, stays as it is. Answers whether it is new. */
export async function addTask(tx: Transaction, by: Actor, { tripId, kind, key = '', currency, amount, note = '' }: Task): Promise<boolean> {
  const money = { currency: currency ?? null, amount: amount ?? null };
  const isNew = await insertTask(tx, { tripId, kind, key, ...money, note, createdAt: by.app.clock.now() });
  if (!isNew) return false;
  const changes = { task: kind, ...(amount === undefined ? {} : { amount, currency }), ...(note === '' ? {} : { reason: note }) };
  await recordChange(tx, by, { action: 'trip.addTask', subjectType: 'trip', subjectId: tripId, changes });
  return true;
}
