// Queries of the repeated blocks of host families.

import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { hostCalendarSeries } from '#server/db/schema/host-calendar.ts';

export type SeriesRow = typeof hostCalendarSeries.$inferSelect;

export async function insertSeries(tx: Transaction, fields: typeof hostCalendarSeries.$inferInsert): Promise<SeriesRow> {
  const [made] = await tx.insert(hostCalendarSeries).values(fields).returning();
  if (made === undefined) throw new TypeError('The database has answered an insert without its row.');
  return made;
}

export async function findSeries(db: Queryable, id: number): Promise<SeriesRow | null> {
  const [found] = await db.select().from(hostCalendarSeries).where(eq(hostCalendarSeries.id, id));
  return found ?? null;
}

export function listSeriesOf(db: Queryable, hostFamilyId: number): Promise<SeriesRow[]> {
  return db.select().from(hostCalendarSeries).where(eq(hostCalendarSeries.hostFamilyId, hostFamilyId)).orderBy(asc(hostCalendarSeries.id));
}

/** Returns the next series after an id, in order; empty after the last one. */
export function listSeriesAfter(db: Queryable, id: number, limit: number) {
  return db
    .select({ id: hostCalendarSeries.id, hostFamilyId: hostCalendarSeries.hostFamilyId })
    .from(hostCalendarSeries)
    .where(gt(hostCalendarSeries.id, id))
    .orderBy(asc(hostCalendarSeries.id))
    .limit(limit);
}

export async function updateSeries(tx: Transaction, id: number, fields: Pick<Partial<SeriesRow>, 'skips' | 'until'>): Promise<void> {
  await tx
    .update(hostCalendarSeries)
    .set({ ...fields, version: sql`${hostCalendarSeries.version} + 1` })
    .where(eq(hostCalendarSeries.id, id));
}

/** Deletes a series; blocks that are left of it stay as blocks that don't repeat. */
export async function deleteSeries(tx: Transaction, { id, hostFamilyId }: Pick<SeriesRow, 'id' | 'hostFamilyId'>): Promise<void> {
  await tx.delete(hostCalendarSeries).where(and(eq(hostCalendarSeries.id, id), eq(hostCalendarSeries.hostFamilyId, hostFamilyId)));
}
