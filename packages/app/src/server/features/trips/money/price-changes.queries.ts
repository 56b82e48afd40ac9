// The SQL of what the prices of trips have changed by.

import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { tripPriceChanges } from '#server/db/schema/trips.ts';

export type PriceChangeRow = typeof tripPriceChanges.$inferSelect;

export async function insertPriceChange(tx: Transaction, fields: typeof tripPriceChanges.$inferInsert): Promise<void> {
  await tx.insert(tripPriceChanges).values(fields);
}

/** The changes of a trip's price, the first one first. */
export function listPriceChanges(db: Queryable, tripId: number): Promise<PriceChangeRow[]> {
  return db.select().from(tripPriceChanges).where(eq(tripPriceChanges.tripId, tripId)).orderBy(asc(tripPriceChanges.id));
}

export async function findLastPriceChange(db: Queryable, tripId: number): Promise<PriceChangeRow | null> {
  const [last] = await db
    .select()
    .from(tripPriceChanges)
    .where(eq(tripPriceChanges.tripId, tripId))
    .orderBy(desc(tripPriceChanges.id))
    .limit(1);
  return last ?? null;
}

/** Questions about former prices of a trip are asked no more. */
export async function withdrawPriceQuestions(tx: Transaction, tripId: number): Promise<void> {
  await tx
    .update(tripPriceChanges)
    .set({ consent: 'notNeeded' })
    .where(and(eq(tripPriceChanges.tripId, tripId), eq(tripPriceChanges.consent, 'asked')));
}

export async function answerPriceChange(
  tx: Transaction,
  { id, ...answer }: Pick<PriceChangeRow, 'id' | 'consent' | 'answeredAt' | 'answeredBy'>,
): Promise<void> {
  await tx.update(tripPriceChanges).set(answer).where(eq(tripPriceChanges.id, id));
}
