// The SQL of saved views.

import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { savedViews } from '#server/db/schema/lists.ts';

export type SavedViewRow = typeof savedViews.$inferSelect;

/** One list of one user. */
export interface ViewPlace {
  readonly userId: number;
  readonly list: string;
}

const isAtPlace = ({ userId, list }: ViewPlace) => and(eq(savedViews.userId, userId), eq(savedViews.list, list));

export function listViews(db: Queryable, place: ViewPlace): Promise<SavedViewRow[]> {
  return db
    .select()
    .from(savedViews)
    .where(isAtPlace(place))
    .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id));
}

/** A view of a user; somebody else's is none. */
export async function findView(db: Queryable, { userId, id }: { userId: number; id: number }): Promise<SavedViewRow | null> {
  const [found] = await db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)));
  return found ?? null;
}

/** Until the transaction ends, nobody else changes this user's views: what is counted and compared stays so. */
export async function lockViewsOf(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function countViews(tx: Transaction, place: ViewPlace): Promise<number> {
  const [found] = await tx.select({ views: count() }).from(savedViews).where(isAtPlace(place));
  return Number(found?.views ?? 0);
}

/** Whether another view there has the name, capitals aside. */
export async function isNameTaken(
  tx: Transaction,
  { name, except, ...place }: ViewPlace & { name: string; except: number | null },
): Promise<boolean> {
  const other = except === null ? undefined : ne(savedViews.id, except);
  const found = await tx
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(and(isAtPlace(place), sql`lower(${savedViews.name}) = lower(${name})`, other))
    .limit(1);
  return found.length > 0;
}

export async function clearDefault(tx: Transaction, place: ViewPlace): Promise<void> {
  await tx
    .update(savedViews)
    .set({ isDefault: false })
    .where(and(isAtPlace(place), savedViews.isDefault));
}

export async function insertView(tx: Transaction, values: typeof savedViews.$inferInsert): Promise<SavedViewRow[]> {
  return tx.insert(savedViews).values(values).returning();
}

export async function updateView(
  tx: Transaction,
  id: number,
  values: Partial<Pick<SavedViewRow, 'name' | 'query' | 'isDefault' | 'updatedAt'>>,
): Promise<SavedViewRow[]> {
  return tx.update(savedViews).set(values).where(eq(savedViews.id, id)).returning();
}

export async function deleteViewRow(tx: Transaction, id: number): Promise<void> {
  await tx.delete(savedViews).where(eq(savedViews.id, id));
}

/** Takes away every view that an account has saved. */
export async function eraseViews(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(savedViews).where(eq(savedViews.userId, userId));
}
