// Queries of what the model was asked for: rows that set money aside, and are settled once it has answered.

import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { articles } from '#server/db/schema/content.ts';
import { users } from '#server/db/schema/identity.ts';
import { writingPrompts, writingPromptVersions, writings } from '#server/db/schema/language-model.ts';

/** Keeps two texts from being begun with the same rest of a budget. */
export async function lockBudget(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('writing_budget'))`);
}

/** Returns what the texts of a month have cost, and what those that are being written may cost at most. */
export async function sumCosts(db: Queryable, { month, currency }: { month: string; currency: string }): Promise<string> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${writings.cost}), 0)`.mapWith(writings.cost) })
    .from(writings)
    .where(and(eq(writings.month, month), eq(writings.currency, currency)));
  return row?.sum ?? '0';
}

export type WritingColumns = typeof writings.$inferInsert;

export async function insertWriting(tx: Transaction, row: WritingColumns): Promise<number> {
  const [made] = await tx.insert(writings).values(row).returning({ id: writings.id });
  if (made === undefined) throw new TypeError('The database has answered an insert without its row.');
  return made.id;
}

/** Changes a row while it is running; returns false if it has been settled already. */
export async function updateRunning(db: Queryable, id: number, columns: Partial<WritingColumns>): Promise<boolean> {
  const rows = await db
    .update(writings)
    .set(columns)
    .where(and(eq(writings.id, id), eq(writings.state, 'running')))
    .returning({ id: writings.id });
  return rows.length > 0;
}

/** Notes which article was made of an answer. */
export async function linkArticle(tx: Transaction, id: number, articleId: number): Promise<void> {
  await tx.update(writings).set({ articleId }).where(eq(writings.id, id));
}

/** Returns rows of processes that have not been there for a while. */
export function listAbandoned(db: Queryable, before: Date) {
  return db
    .select({ id: writings.id, request: writings.request, sources: writings.sources, answer: writings.answer })
    .from(writings)
    .where(and(eq(writings.state, 'running'), lt(writings.aliveAt, before)));
}

function selectWritings(db: Queryable) {
  return db
    .select({
      writing: writings,
      promptTitle: writingPrompts.title,
      promptNumber: writingPromptVersions.number,
      articleKind: articles.kind,
      isArticleGone: sql<boolean>`${articles.deletedAt} is not null`,
      by: sql<string>`coalesce(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
    })
    .from(writings)
    .leftJoin(writingPromptVersions, eq(writingPromptVersions.id, writings.promptVersionId))
    .leftJoin(writingPrompts, eq(writingPrompts.id, writingPromptVersions.promptId))
    .leftJoin(articles, eq(articles.id, writings.articleId))
    .leftJoin(users, eq(users.id, writings.startedBy));
}

export type WritingRow = Awaited<ReturnType<typeof selectWritings>>[number];

export function listWritingRows(db: Queryable, { limit, offset }: { limit: number; offset: number }): Promise<WritingRow[]> {
  return selectWritings(db).orderBy(desc(writings.id)).limit(limit).offset(offset);
}

export async function countWritings(db: Queryable): Promise<number> {
  const [row] = await db.select({ total: count() }).from(writings);
  return row?.total ?? 0;
}

export async function findWriting(db: Queryable, id: number): Promise<WritingRow | null> {
  const [row] = await selectWritings(db).where(eq(writings.id, id));
  return row ?? null;
}
