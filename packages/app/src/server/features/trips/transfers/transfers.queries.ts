// SQL of transfers: arrivals and departures.

import { and, asc, countDistinct, desc, eq, gte, inArray, isNotNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { tripStudents, trips, tripTransfers } from '#server/db/schema/trips.ts';

export type TransferRow = typeof tripTransfers.$inferSelect;
type Fields = Omit<typeof tripTransfers.$inferInsert, 'id' | 'tripId' | 'createdAt' | 'version'>;

/** Returns the transfers of trips in the order of their creation. */
export function listTransfers(db: Queryable, tripIds: readonly number[]): Promise<TransferRow[]> {
  return db
    .select()
    .from(tripTransfers)
    .where(inArray(tripTransfers.tripId, [...tripIds]))
    .orderBy(asc(tripTransfers.id));
}

export async function insertTransfer(tx: Transaction, fields: typeof tripTransfers.$inferInsert): Promise<void> {
  await tx.insert(tripTransfers).values(fields);
}

export async function updateTransfer(tx: Transaction, id: number, fields: Fields): Promise<void> {
  await tx
    .update(tripTransfers)
    .set({ ...fields, version: sql`${tripTransfers.version} + 1` })
    .where(eq(tripTransfers.id, id));
}

export async function deleteTransfer(tx: Transaction, id: number): Promise<void> {
  await tx.delete(tripTransfers).where(eq(tripTransfers.id, id));
}

/** Deletes the transfers of students who are no longer on the trip. */
export async function deleteTransfersOfOthers(tx: Transaction, tripId: number, studentIds: readonly number[]): Promise<void> {
  await tx
    .delete(tripTransfers)
    .where(and(eq(tripTransfers.tripId, tripId), isNotNull(tripTransfers.studentId), notInArray(tripTransfers.studentId, [...studentIds])));
}

/** Erases the personal details of transfers. */
export async function eraseTransfers(tx: Transaction, which: SQL): Promise<void> {
  await tx.update(tripTransfers).set({ place: '', carrierNumber: '', meetName: '', meetPhone: '', note: '' }).where(which);
}

/** Erases the personal details of all transfers on trips of these students. */
export async function eraseTransfersOf(tx: Transaction, studentIds: readonly number[]): Promise<void> {
  const theirs = tx
    .select({ id: tripStudents.tripId })
    .from(tripStudents)
    .where(inArray(tripStudents.studentId, [...studentIds]));
  const named = tx
    .select({ id: trips.id })
    .from(trips)
    .where(inArray(trips.studentId, [...studentIds]));
  await eraseTransfers(tx, sql`(${inArray(tripTransfers.tripId, theirs)} or ${inArray(tripTransfers.tripId, named)})`);
}

/** The number of places shown in a menu. */
const PLACES = 20;

/** Returns places used by at least two trips, most used first; what only one family typed stays private. */
export async function listUsedPlaces(db: Queryable, since: string): Promise<string[]> {
  const rows = await db
    .select({ place: tripTransfers.place })
    .from(tripTransfers)
    .where(and(ne(tripTransfers.place, ''), gte(tripTransfers.day, since)))
    .groupBy(tripTransfers.place)
    .having(gte(countDistinct(tripTransfers.tripId), 2))
    .orderBy(desc(countDistinct(tripTransfers.tripId)), asc(tripTransfers.place))
    .limit(PLACES);
  return rows.map(({ place }) => place);
}
