// Links the draft of a page or an article with the content item that it is made of.

import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { findText, updateArticle } from '../drafts.queries.ts';
import { writeText } from '../edit-text.service.ts';
import { addArticleSources, type ItemRow, lockItem, updateItem } from './items.queries.ts';
import { readClock } from './items.records.ts';
import { transitionItem } from './transition-item.service.ts';

/** @throws AppError `contentItemSent` if a page or an article was made of the item already */
export function assertUnsent({ item }: ItemRow): void {
  if (item.articleId !== null) throw new AppError('contentItemSent');
}

/**
 * Returns an item of which nothing was made yet, locked until the transaction ends.
 * @throws HttpError 404; AppError `contentItemSent`
 */
export async function lockUnsentItem(tx: Transaction, call: Call, id: number): Promise<ItemRow> {
  const row = await lockItem(tx, id, readClock(call.app));
  if (row === null) throw notFound();
  assertUnsent(row);
  return row;
}

/** Begins the text in the language of the item, where that isn't English, in which every article begins. */
async function beginTranslation(tx: Transaction, call: Call, { item: { locale, title } }: ItemRow, articleId: number): Promise<void> {
  if (locale === 'en' || (await findText(tx, articleId, locale)) !== null) return;
  await writeText(tx, call, { id: articleId, locale, before: null, said: { title, description: '', imageAlt: '', body: [] } });
}

/** Gives a new draft the keywords, writer, sources and language of a locked item, which is in draft from then on. */
export async function linkDraft(tx: Transaction, call: Call, row: ItemRow, articleId: number): Promise<void> {
  const { item, sources } = row;
  await updateArticle(tx, articleId, { tags: item.keywords, ...(item.assigneeId === null ? {} : { authorId: item.assigneeId }) });
  await beginTranslation(tx, call, row, articleId);
  const sourceIds = sources.map((source) => source.id);
  await addArticleSources(tx, articleId, sourceIds);
  await updateItem(tx, item.id, { articleId });
  await transitionItem(tx, call, row, { step: 'send', by: 'product' });
}
