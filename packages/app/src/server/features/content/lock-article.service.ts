// Locks an article for a change by editors who have read it.

import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { type ArticleRow, lockArticle, type TextRow } from './drafts.queries.ts';
import { readArticleRecord } from './drafts.records.ts';

/**
 * Returns an article, locked until the transaction ends.
 * @throws HttpError 404; AppError `changedMeanwhile` with the article as it is now, if another version was read
 */
export async function lockDraft(tx: Transaction, call: Call, { id, version }: { id: number; version?: number }): Promise<ArticleRow> {
  const row = await lockArticle(tx, id);
  if (row === null) throw notFound();
  if (version !== undefined && version !== row.version) {
    throw new AppError('changedMeanwhile', { current: { ...(await readArticleRecord(call.app, tx, id)) } });
  }
  return row;
}

/**
 * Checks that an editor has read a text as it is now; 0 stands for one that isn't written yet.
 * @throws AppError `changedMeanwhile` with the article as it is now
 */
export async function assertRevision(
  tx: Transaction,
  call: Call,
  { text, revision, id }: { text: Pick<TextRow, 'revision'> | null; revision: number; id: number },
): Promise<void> {
  if ((text?.revision ?? 0) === revision) return;
  throw new AppError('changedMeanwhile', { current: { ...(await readArticleRecord(call.app, tx, id)) } });
}
