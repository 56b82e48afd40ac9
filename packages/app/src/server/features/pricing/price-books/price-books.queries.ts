// SQL of published price books.

import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { type PriceBookState, priceBooksList } from '#contract/pricing/price-books.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { priceBooks, quotes } from '#server/db/schema/price-books.ts';
import { defineListSql } from '#server/platform/lists/list-sql.ts';

/** Returns the number of the book in force at a time: the one that took effect last; of several, the newest. */
export async function findCurrentNumber(db: Queryable, at: Date): Promise<number | null> {
  const [found] = await db
    .select({ number: priceBooks.number })
    .from(priceBooks)
    .where(and(lte(priceBooks.effectiveFrom, at), isNull(priceBooks.withdrawnAt)))
    .orderBy(desc(priceBooks.effectiveFrom), desc(priceBooks.number))
    .limit(1);
  return found?.number ?? null;
}

/** Returns the book in force at a time and those that are scheduled, in the order in which they take effect. */
export async function listBooksToCome(db: Queryable, at: Date): Promise<{ number: number; effectiveFrom: Date }[]> {
  const current = await findCurrentNumber(db, at);
  const { number, effectiveFrom, withdrawnAt } = priceBooks;
  return db
    .select({ number, effectiveFrom })
    .from(priceBooks)
    .where(and(isNull(withdrawnAt), or(gt(effectiveFrom, at), current === null ? undefined : eq(number, current))))
    .orderBy(asc(effectiveFrom), asc(number));
}

/** The state of each row at a time; orders books as `findCurrentNumber` does. */
function toStateAt(at: Date) {
  const now = sql`${at.toISOString()}::timestamptz`;
  return sql<PriceBookState>`case when ${priceBooks.withdrawnAt} is not null then 'withdrawn'
    when ${priceBooks.effectiveFrom} > ${now} then 'scheduled'
    when exists (select 1 from ${priceBooks} as later where later.withdrawn_at is null and later.effective_from <= ${now}
      and (later.effective_from, later.number) > (${priceBooks.effectiveFrom}, ${priceBooks.number})) then 'past'
    else 'inForce' end`;
}

/** Defines the list for a time, because the state depends on it. */
export function buildPriceBookList(at: Date) {
  return defineListSql(priceBooksList, {
    key: priceBooks.number,
    sorts: { number: priceBooks.number, effectiveFrom: priceBooks.effectiveFrom, publishedAt: priceBooks.publishedAt },
    search: [priceBooks.reason],
    filters: { state: toStateAt(at), effectiveFrom: priceBooks.effectiveFrom },
  });
}

const madeFrom = sql<number>`(select count(*) from ${quotes} where ${quotes.bookNumber} = ${priceBooks.number})`.mapWith(Number);

const columns = {
  id: priceBooks.number,
  number: priceBooks.number,
  hash: priceBooks.hash,
  currency: priceBooks.currency,
  effectiveFrom: priceBooks.effectiveFrom,
  publishedAt: priceBooks.publishedAt,
  publishedBy: sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
  reason: priceBooks.reason,
  restores: priceBooks.restores,
  withdrawnAt: priceBooks.withdrawnAt,
  quotes: madeFrom,
};

/** Returns the books with these numbers, each with its state at a time. */
export function listPriceBookRows(db: Queryable, { numbers, at }: { numbers: readonly number[]; at: Date }) {
  return db
    .select({ ...columns, state: toStateAt(at) })
    .from(priceBooks)
    .leftJoin(users, eq(users.id, priceBooks.publishedBy))
    .where(inArray(priceBooks.number, [...numbers]));
}

export type PriceBookRow = Awaited<ReturnType<typeof listPriceBookRows>>[number];

export async function findBookDocument(db: Queryable, number: number): Promise<{ number: number; hash: string; document: string } | null> {
  const { hash, document } = priceBooks;
  const [found] = await db.select({ number: priceBooks.number, hash, document }).from(priceBooks).where(eq(priceBooks.number, number));
  return found ?? null;
}

/** Returns the numbers of books that aren't withdrawn, oldest first. */
export async function listBookNumbers(db: Queryable): Promise<number[]> {
  const found = await db
    .select({ number: priceBooks.number })
    .from(priceBooks)
    .where(isNull(priceBooks.withdrawnAt))
    .orderBy(asc(priceBooks.number));
  return found.map(({ number }) => number);
}

/** Returns the number of the newest book, in force or not, below `below` if given; null if there is none. */
export async function findNewestNumber(db: Queryable, below?: number): Promise<number | null> {
  const older = below === undefined ? undefined : sql`${priceBooks.number} < ${below}`;
  const [found] = await db
    .select({ number: priceBooks.number })
    .from(priceBooks)
    .where(and(isNull(priceBooks.withdrawnAt), older))
    .orderBy(desc(priceBooks.number))
    .limit(1);
  return found?.number ?? null;
}

/** Blocks other publishing and withdrawing until the transaction ends; reads continue. */
export async function lockPublishing(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${priceBooks} in share row exclusive mode`);
}

/** Returns the next number; the table must be locked. */
export async function findNextNumber(tx: Transaction): Promise<number> {
  const [found] = await tx.select({ newest: sql<number>`coalesce(max(${priceBooks.number}), 0)`.mapWith(Number) }).from(priceBooks);
  return (found?.newest ?? 0) + 1;
}

export async function insertPriceBook(tx: Transaction, row: typeof priceBooks.$inferInsert): Promise<void> {
  await tx.insert(priceBooks).values(row);
}

export async function markWithdrawn(tx: Transaction, number: number, at: Date): Promise<void> {
  await tx.update(priceBooks).set({ withdrawnAt: at }).where(eq(priceBooks.number, number));
}
