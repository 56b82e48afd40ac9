// SQL of the price changes of trips.

import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { tripPriceChanges } from '#server/db/schema/trips.ts';

export type PriceChangeRow = typeof tripPriceChanges.$inferSelect;

export async function insertPriceChange(tx: Transaction, fields: typeof tripPriceChanges.$inferInsert): Promise<void> {
  await tx.insert(tripPriceChanges).values(fields);
}

/** Returns the price changes of a trip, oldest first. */
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

/** Withdraws open requests for consent to former prices of a trip. */
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
