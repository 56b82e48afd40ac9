// Content items follow their pages and articles: published with them, and without one once it is deleted.

import type { Transaction } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { type Actor, recordChange, systemActor } from '#server/platform/record-change.ts';
import { findItemOfArticle, listItemsToPublish, lockItem, updateItem } from './items.queries.ts';
import { readClock, toFacts } from './items.records.ts';
import { transitionItem } from './transition-item.service.ts';

async function publishItem(tx: Transaction, actor: Actor, id: number): Promise<void> {
  const row = await lockItem(tx, id, readClock(actor.app));
  // Somebody may have moved it since it was found.
  if (row === null || !toFacts(row).isVisible || (row.item.state !== 'draft' && row.item.state !== 'review')) return;
  await transitionItem(tx, actor, row, { step: 'publish', by: 'product' });
}

/** Publishes the item of an article whose text visitors read from now on. */
export async function publishItemOfArticle(tx: Transaction, actor: Actor, articleId: number): Promise<void> {
  const id = await findItemOfArticle(tx, articleId);
  if (id !== null && (await listItemsToPublish(tx, actor.app.clock.now())).includes(id)) await publishItem(tx, actor, id);
}

/** Publishes the items whose scheduled texts have appeared. */
export async function publishDueItems(app: App): Promise<void> {
  for (const id of await listItemsToPublish(app.db, app.clock.now())) {
    await app.db.transaction((tx) => publishItem(tx, systemActor(app), id));
  }
}

/** Frees the item of an article that is deleted, so that another can be made of it. */
export async function releaseItem(tx: Transaction, actor: Actor, articleId: number): Promise<void> {
  const id = await findItemOfArticle(tx, articleId);
  if (id === null) return;
  await updateItem(tx, id, { articleId: null });
  await recordChange(tx, actor, {
    ...{ action: 'contentItem.release', subjectType: 'contentItem', subjectId: id },
    changes: { articleId: { before: articleId, after: null } },
  });
}
