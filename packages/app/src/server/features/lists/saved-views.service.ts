// Use cases of saved views: everybody's own, for each list.

import type * as z from 'zod';
import { type changeViewBody, MAX_SAVED_VIEWS, type newViewBody, type SavedView } from '#contract/lists/saved-views.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, HttpError, notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import {
  clearDefault,
  countViews,
  deleteViewRow,
  findView,
  insertView,
  isNameTaken,
  listViews,
  lockViewsOf,
  type SavedViewRow,
  updateView,
} from './saved-views.queries.ts';
import { toSavedViewRecord } from './saved-views.records.ts';

function getOwnerId({ caller }: Call): number {
  if (caller === null) throw new HttpError('unauthenticated');
  return caller.id;
}

export async function listSavedViews(call: Call, { list }: { list: string }): Promise<{ data: SavedView[] }> {
  const rows = await listViews(call.db, { userId: getOwnerId(call), list });
  return { data: rows.map(toSavedViewRecord) };
}

/** Writes the change of a view to the audit trail, and answers the view. */
async function recordViewChange(
  tx: Transaction,
  call: Call,
  { verb, row, changes }: { verb: string; row: SavedViewRow | undefined; changes: object },
) {
  if (row === undefined) throw notFound();
  await recordChange(tx, call, { action: `savedViews.${verb}`, subjectType: 'savedView', subjectId: row.id, changes: { ...changes } });
  return toSavedViewRecord(row);
}

export function createView(call: Call, { list, name, query, isDefault }: z.output<typeof newViewBody>): Promise<SavedView> {
  const place = { userId: getOwnerId(call), list };
  return call.db.transaction(async (tx) => {
    await lockViewsOf(tx, place.userId);
    if (await isNameTaken(tx, { ...place, name, except: null })) throw new AppError('savedViewNameTaken', { field: 'name' });
    if ((await countViews(tx, place)) >= MAX_SAVED_VIEWS) throw new AppError('savedViewsFull', { values: { limit: MAX_SAVED_VIEWS } });
    if (isDefault) await clearDefault(tx, place);
    const [row] = await insertView(tx, { ...place, name, query, isDefault, updatedAt: call.app.clock.now() });
    return recordViewChange(tx, call, { verb: 'create', row, changes: findDifferences({}, { list, name, query, isDefault }) });
  });
}

/** The view of the caller's, with all of them locked. */
async function lockView(tx: Transaction, call: Call, id: number): Promise<SavedViewRow> {
  const userId = getOwnerId(call);
  await lockViewsOf(tx, userId);
  const row = await findView(tx, { userId, id });
  if (row === null) throw notFound();
  return row;
}

/** The fields that a change names. */
function toGivenFields({ name, query, isDefault }: z.output<typeof changeViewBody>) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(query === undefined ? {} : { query }),
    ...(isDefault === undefined ? {} : { isDefault }),
  };
}

export function updateSavedView(call: Call, id: number, change: z.output<typeof changeViewBody>): Promise<SavedView> {
  return call.db.transaction(async (tx) => {
    const before = await lockView(tx, call, id);
    const { userId, list } = before;
    const { name } = change;
    if (name !== undefined && (await isNameTaken(tx, { userId, list, name, except: id }))) {
      throw new AppError('savedViewNameTaken', { field: 'name' });
    }
    const changes = findDifferences({ ...before }, toGivenFields(change));
    if (Object.keys(changes).length === 0) return toSavedViewRecord(before);
    if (change.isDefault) await clearDefault(tx, { userId, list });
    const [row] = await updateView(tx, id, { ...toGivenFields(change), updatedAt: call.app.clock.now() });
    return recordViewChange(tx, call, { verb: 'change', row, changes });
  });
}

export function deleteView(call: Call, id: number): Promise<SavedView> {
  return call.db.transaction(async (tx) => {
    const row = await lockView(tx, call, id);
    await deleteViewRow(tx, id);
    const { list, name, query } = row;
    return recordViewChange(tx, call, { verb: 'delete', row, changes: { list, name, query } });
  });
}
