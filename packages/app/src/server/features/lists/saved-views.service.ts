// Use cases of saved views: everybody's own, for each list.

import type * as z from 'zod';
import { type changeViewBody, MAX_SAVED_VIEWS, type newViewBody, type SavedView } from '#contract/lists/saved-views.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { differences } from '#server/platform/differences.ts';
import { recordChange } from '#server/platform/record.ts';
import { HttpRefusal, notFound, Refusal } from '#server/platform/refusal.ts';
import {
  clearDefault,
  countViews,
  deleteViewRow,
  insertView,
  isNameTaken,
  lockViewsOf,
  type SavedViewRow,
  updateView,
  viewOf,
  viewsAt,
} from './saved-views.queries.ts';
import { savedViewRecord } from './saved-views.records.ts';

function ownerOf({ caller }: Call): number {
  if (caller === null) throw new HttpRefusal('unauthenticated');
  return caller.id;
}

export async function listSavedViews(call: Call, { list }: { list: string }): Promise<{ data: SavedView[] }> {
  const rows = await viewsAt(call.db, { userId: ownerOf(call), list });
  return { data: rows.map(savedViewRecord) };
}

/** Writes the change of a view to the audit trail, and answers the view. */
async function recorded(
  tx: Transaction,
  call: Call,
  { verb, row, changes }: { verb: string; row: SavedViewRow | undefined; changes: object },
) {
  if (row === undefined) throw notFound();
  await recordChange(tx, call, { action: `savedViews.${verb}`, subjectType: 'savedView', subjectId: row.id, changes: { ...changes } });
  return savedViewRecord(row);
}

export function saveView(call: Call, { list, name, query, isDefault }: z.output<typeof newViewBody>): Promise<SavedView> {
  const place = { userId: ownerOf(call), list };
  return call.db.transaction(async (tx) => {
    await lockViewsOf(tx, place.userId);
    if (await isNameTaken(tx, { ...place, name, except: null })) throw new Refusal('savedViewNameTaken', { field: 'name' });
    if ((await countViews(tx, place)) >= MAX_SAVED_VIEWS) throw new Refusal('savedViewsFull', { values: { limit: MAX_SAVED_VIEWS } });
    if (isDefault) await clearDefault(tx, place);
    const [row] = await insertView(tx, { ...place, name, query, isDefault, updatedAt: call.app.clock.now() });
    return recorded(tx, call, { verb: 'create', row, changes: differences({}, { list, name, query, isDefault }) });
  });
}

/** The view of the caller's, with all of them locked. */
async function lockedView(tx: Transaction, call: Call, id: number): Promise<SavedViewRow> {
  const userId = ownerOf(call);
  await lockViewsOf(tx, userId);
  const row = await viewOf(tx, { userId, id });
  if (row === null) throw notFound();
  return row;
}

/** The fields that a change names. */
function namedFields({ name, query, isDefault }: z.output<typeof changeViewBody>) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(query === undefined ? {} : { query }),
    ...(isDefault === undefined ? {} : { isDefault }),
  };
}

export function changeView(call: Call, id: number, change: z.output<typeof changeViewBody>): Promise<SavedView> {
  return call.db.transaction(async (tx) => {
    const before = await lockedView(tx, call, id);
    const { userId, list } = before;
    const { name } = change;
    if (name !== undefined && (await isNameTaken(tx, { userId, list, name, except: id }))) {
      throw new Refusal('savedViewNameTaken', { field: 'name' });
    }
    const changes = differences({ ...before }, namedFields(change));
    if (Object.keys(changes).length === 0) return savedViewRecord(before);
    if (change.isDefault) await clearDefault(tx, { userId, list });
    const [row] = await updateView(tx, id, { ...namedFields(change), updatedAt: call.app.clock.now() });
    return recorded(tx, call, { verb: 'change', row, changes });
  });
}

export function deleteView(call: Call, id: number): Promise<SavedView> {
  return call.db.transaction(async (tx) => {
    const row = await lockedView(tx, call, id);
    await deleteViewRow(tx, id);
    const { list, name, query } = row;
    return recorded(tx, call, { verb: 'delete', row, changes: { list, name, query } });
  });
}
