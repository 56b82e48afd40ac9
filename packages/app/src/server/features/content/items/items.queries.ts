// Queries of content items: the list, an item with its sources and its article, and what is written of it.

import { and, asc, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { CONTENT_ITEM_STATES, type ContentItemState } from '#contract/content/content-item.machine.ts';
import { type ContentItem, contentItemsList } from '#contract/content/content-items.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { articles } from '#server/db/schema/content.ts';
import { contentItemSources, contentItems } from '#server/db/schema/content-items.ts';
import { users } from '#server/db/schema/identity.ts';
import { articleSources, sources } from '#server/db/schema/sources.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';
import { fullName, isVisibleIn, stateOf } from '../drafts.queries.ts';

const stateOrder = sql`array_position(array[${sql.join(
  CONTENT_ITEM_STATES.map((state) => sql`${state}`),
  sql`, `,
)}]::text[], ${contentItems.state})`;

const isOverdueOn = (today: string) =>
  sql<boolean>`(${contentItems.dueOn} is not null and ${contentItems.dueOn} < ${today} and ${contentItems.state} <> 'published')`;

/** Returns sorting, search and filters of the list; what is overdue depends on the day. */
export function createItemList(today: string) {
  return defineListSql(contentItemsList, {
    key: contentItems.id,
    sorts: {
      title: foldForSort(contentItems.title),
      state: stateOrder,
      dueOn: contentItems.dueOn,
      stateAt: contentItems.stateAt,
      createdAt: contentItems.createdAt,
    },
    search: [contentItems.title, contentItems.brief, sql`${contentItems.keywords}::text`],
    filters: {
      state: contentItems.state,
      assigneeId: contentItems.assigneeId,
      locale: contentItems.locale,
      dueOn: contentItems.dueOn,
      isOverdue: isOverdueOn(today),
    },
  });
}

const sourcesOf = sql<
  ContentItem['sources']
>`coalesce((select json_agg(json_build_object('id', s.id, 'title', s.title, 'url', s.url, 'notes', s.notes) order by s.title, s.id)
  from ${contentItemSources} used join ${sources} s on s.id = used.source_id where used.item_id = ${inFull(contentItems.id)}), '[]'::json)`;

/** The time and the day by which states and due dates are judged. */
export interface ItemClock {
  readonly now: Date;
  readonly today: string;
}

const isVisible = (now: Date) => sql<boolean>`(${articles.id} is not null and ${articles.archivedAt} is null
  and ${isVisibleIn(sql`'en'`, now)} and ${isVisibleIn(sql`${inFull(contentItems.locale)}`, now)})`;

function selectItems(db: Queryable, { now, today }: ItemClock) {
  return db
    .select({
      item: contentItems,
      assignee: fullName(users),
      sources: sourcesOf,
      isOverdue: isOverdueOn(today),
      articleKind: articles.kind,
      articleState: stateOf(now),
      isVisible: isVisible(now),
    })
    .from(contentItems)
    .leftJoin(users, eq(users.id, contentItems.assigneeId))
    .leftJoin(articles, eq(articles.id, contentItems.articleId));
}

export type ItemRow = Awaited<ReturnType<typeof selectItems>>[number] & { readonly id: number };

export async function listItemRows(db: Queryable, ids: readonly number[], clock: ItemClock): Promise<ItemRow[]> {
  const rows = ids.length === 0 ? [] : await selectItems(db, clock).where(inArray(contentItems.id, [...ids]));
  return rows.map((row) => ({ ...row, id: row.item.id }));
}

export async function findItem(db: Queryable, id: number, clock: ItemClock): Promise<ItemRow | null> {
  return (await listItemRows(db, [id], clock))[0] ?? null;
}

async function listIds(db: Queryable, where: SQL | undefined): Promise<number[]> {
  const rows = await db.select({ id: contentItems.id }).from(contentItems).where(where).orderBy(asc(contentItems.id));
  return rows.map(({ id }) => id);
}

/** Returns the item that an article was made of. */
export async function findItemOfArticle(db: Queryable, articleId: number): Promise<number | null> {
  return (await listIds(db, eq(contentItems.articleId, articleId)))[0] ?? null;
}

/** Locks an item until the transaction ends. */
export async function lockItem(tx: Transaction, id: number, clock: ItemClock): Promise<ItemRow | null> {
  await tx.select({ id: contentItems.id }).from(contentItems).where(eq(contentItems.id, id)).for('update');
  return findItem(tx, id, clock);
}

/** Returns the items whose text has become visible since they were published last. */
export async function listItemsToPublish(db: Queryable, now: Date): Promise<number[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isNew = sql`exists (select 1 from article_versions v where v.article_id = ${inFull(articles.id)} and v.locale = ${inFull(contentItems.locale)}
    and v.visible_from <= ${at} and (v.visible_until is null or v.visible_until > ${at})
    and v.visible_from > coalesce(${inFull(contentItems.publishedAt)}, '-infinity'))`;
  const rows = await db
    .select({ id: contentItems.id })
    .from(contentItems)
    .innerJoin(articles, eq(articles.id, contentItems.articleId))
    .where(and(inArray(contentItems.state, ['draft', 'review']), isVisible(now), isNew))
    .orderBy(asc(contentItems.id));
  return rows.map(({ id }) => id);
}

/** An item with the one who is responsible for it. */
export interface AssignedItem {
  readonly id: number;
  readonly title: string;
  readonly dueOn: string | null;
  readonly assigneeId: number;
}

/** Returns the items that somebody is responsible for, that are due on a day, and that aren't published yet. */
export async function listItemsDueOn(db: Queryable, day: string): Promise<AssignedItem[]> {
  const { id, title, dueOn, assigneeId, state } = contentItems;
  const rows = await db
    .select({ id, title, dueOn, assigneeId })
    .from(contentItems)
    .where(and(eq(dueOn, day), ne(state, 'published')))
    .orderBy(asc(id));
  return rows.flatMap(({ assigneeId: by, ...item }) => (by === null ? [] : [{ ...item, assigneeId: by }]));
}

type ItemColumns = typeof contentItems.$inferInsert;

export async function insertItem(tx: Transaction, row: ItemColumns): Promise<number> {
  const [made] = await tx.insert(contentItems).values(row).returning({ id: contentItems.id });
  if (made === undefined) throw new TypeError('The database has answered an insert without its row.');
  return made.id;
}

/** Changes columns of an item, and counts the change; its state is written by the executor only. */
export async function updateItem(tx: Transaction, id: number, columns: Partial<Omit<ItemColumns, 'state'>>): Promise<void> {
  await tx
    .update(contentItems)
    .set({ ...columns, version: sql`${contentItems.version} + 1` })
    .where(eq(contentItems.id, id));
}

/** Writes a state; only the executor calls this. */
export async function writeItemState(
  tx: Transaction,
  id: number,
  change: { readonly state: ContentItemState; readonly stateAt: Date; readonly publishedAt?: Date },
): Promise<void> {
  await tx
    .update(contentItems)
    .set({ ...change, version: sql`${contentItems.version} + 1` })
    .where(eq(contentItems.id, id));
}

export async function removeItem(tx: Transaction, id: number): Promise<void> {
  await tx.delete(contentItems).where(eq(contentItems.id, id));
}

/** Writes the sources that an item rests on. */
export async function replaceItemSources(tx: Transaction, itemId: number, sourceIds: readonly number[]): Promise<void> {
  const isOther = sourceIds.length === 0 ? undefined : notInArray(contentItemSources.sourceId, [...sourceIds]);
  await tx.delete(contentItemSources).where(and(eq(contentItemSources.itemId, itemId), isOther));
  if (sourceIds.length === 0) return;
  await tx
    .insert(contentItemSources)
    .values(sourceIds.map((sourceId) => ({ itemId, sourceId })))
    .onConflictDoNothing();
}

/** Lets an article rest on sources, too. */
export async function addArticleSources(tx: Transaction, articleId: number, sourceIds: readonly number[]): Promise<void> {
  if (sourceIds.length === 0) return;
  await tx
    .insert(articleSources)
    .values(sourceIds.map((sourceId) => ({ articleId, sourceId })))
    .onConflictDoNothing();
}

/** Returns which of these sources there are; they can't be deleted before the transaction ends. */
export async function lockSources(tx: Transaction, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: sources.id })
    .from(sources)
    .where(inArray(sources.id, [...ids]))
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}
