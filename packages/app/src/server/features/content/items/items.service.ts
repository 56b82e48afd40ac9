// Use cases that write content items: adding, changing, moving and deleting one, and making a page or an article of it.

import type * as endpoints from '#contract/content/content-items.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { insertDraft } from '../edit-article.service.ts';
import { listAuthorRows } from '../versions.queries.ts';
import { notifyAssignee } from './item-notices.service.ts';
import { type ItemRow, insertItem, lockItem, lockSources, removeItem, replaceItemSources, updateItem } from './items.queries.ts';
import { readClock, readItemRecord, toContentItem } from './items.records.ts';
import { assertUnsent, linkDraft } from './link-draft.service.ts';
import { transitionItem } from './transition-item.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;
type Fields = Input<'createContentItem'>['body'];

/**
 * Returns an item, locked until the transaction ends.
 * @throws HttpError 404; AppError `changedMeanwhile` with the item as it is now, if another version was read
 */
async function lockForChange(tx: Transaction, call: Call, { id, version }: { id: number; version?: number }): Promise<ItemRow> {
  const row = await lockItem(tx, id, readClock(call.app));
  if (row === null) throw notFound();
  if (version !== undefined && version !== row.item.version) {
    throw new AppError('changedMeanwhile', { current: { ...toContentItem(row) } });
  }
  return row;
}

const toIds = (ids: readonly number[]) => [...new Set(ids)].toSorted((a, b) => a - b);

/** @throws ValidationError for a source that there is not, or a new assignee who can't edit content */
async function checkFields(tx: Transaction, { sourceIds, assigneeId }: Fields, before: ItemRow | null): Promise<void> {
  const existing = await lockSources(tx, sourceIds);
  const missing = sourceIds.findIndex((id) => !existing.has(id));
  if (missing >= 0) throw new ValidationError([{ field: `sourceIds.${missing}`, rule: 'unknownNumber' }]);
  // Whose role has changed since may stay.
  if (assigneeId === null || assigneeId === before?.item.assigneeId) return;
  if ((await listAuthorRows(tx, assigneeId)).some(({ isEditor }) => isEditor)) return;
  throw new ValidationError([{ field: 'assigneeId', rule: 'unknownNumber' }]);
}

/** Returns what is kept of the fields, with everything only once. */
const toValues = ({ sourceIds, keywords, ...fields }: Fields) => ({
  columns: { ...fields, keywords: [...new Set(keywords)] },
  sourceIds: toIds(sourceIds),
});

export async function createContentItem(call: Call, { body }: Input<'createContentItem'>): Output<'createContentItem'> {
  const { columns, sourceIds } = toValues(body);
  return call.db.transaction(async (tx) => {
    await checkFields(tx, body, null);
    const now = call.app.clock.now();
    const id = await insertItem(tx, { ...columns, stateAt: now, createdAt: now });
    await replaceItemSources(tx, id, sourceIds);
    await recordChange(tx, call, {
      ...{ action: 'contentItem.create', subjectType: 'contentItem', subjectId: id },
      changes: findDifferences({}, { ...columns, sourceIds }),
    });
    await notifyAssignee(tx, call, { ...columns, id });
    return readItemRecord(call.app, tx, id);
  });
}

export async function changeContentItem(call: Call, { params: { id }, body }: Input<'changeContentItem'>): Output<'changeContentItem'> {
  const { version, ...fields } = body;
  const { columns, sourceIds } = toValues(fields);
  return call.db.transaction(async (tx) => {
    const row = await lockForChange(tx, call, { id, version });
    const before = { ...row.item, sourceIds: toIds(row.sources.map((source) => source.id)) };
    const changes = findDifferences(before, { ...columns, sourceIds });
    if (Object.keys(changes).length === 0) return toContentItem(row);
    await checkFields(tx, fields, row);
    await updateItem(tx, id, columns);
    await replaceItemSources(tx, id, sourceIds);
    await recordChange(tx, call, { action: 'contentItem.edit', subjectType: 'contentItem', subjectId: id, changes });
    if ('assigneeId' in changes) await notifyAssignee(tx, call, { ...columns, id });
    return readItemRecord(call.app, tx, id);
  });
}

export async function deleteContentItem(call: Call, { params: { id } }: Input<'deleteContentItem'>): Output<'deleteContentItem'> {
  await call.db.transaction(async (tx) => {
    const { item } = await lockForChange(tx, call, { id });
    await removeItem(tx, id);
    await recordChange(tx, call, {
      ...{ action: 'contentItem.delete', subjectType: 'contentItem', subjectId: id },
      changes: findDifferences({ title: item.title, state: item.state }, { title: null, state: null }),
    });
  });
  return { message: getTranslator(call.locale)('answers.deleted') };
}

export async function moveContentItem(call: Call, { params: { id }, body }: Input<'moveContentItem'>): Output<'moveContentItem'> {
  const { step, reason, version } = body;
  return call.db.transaction(async (tx) => {
    await transitionItem(tx, call, await lockForChange(tx, call, { id, version }), { step, by: 'editors', reason });
    return readItemRecord(call.app, tx, id);
  });
}

export async function sendContentItem(call: Call, { params: { id }, body }: Input<'sendContentItem'>): Output<'sendContentItem'> {
  const { version, ...article } = body;
  return call.db.transaction(async (tx) => {
    const row = await lockForChange(tx, call, { id, version });
    assertUnsent(row);
    await linkDraft(tx, call, row, await insertDraft(tx, call, article));
    return readItemRecord(call.app, tx, id);
  });
}
