// SQL that erases personal data of trips and students when an account is deleted.

import { and, count, eq, inArray, notInArray, or, type SQL } from 'drizzle-orm';
import { OVER_STATES } from '#contract/trips/states.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { hostCalendarBlocks, offerContacts, tripOfferHistory, tripOffers } from '#server/db/schema/offers.ts';
import { tripHistory, tripStudents, trips, tripTasks, tripTransfers } from '#server/db/schema/trips.ts';
import { deleteParentEverywhere, eraseStudents } from '#server/features/people/people.public.ts';
import { eraseAuditOf } from '#server/platform/erase-traces.ts';
import { eraseBulkTexts } from './bulk/bulk.queries.ts';
import { eraseRowsOf } from './import/import.queries.ts';
import { eraseTracking } from './tracker/follow-ups.queries.ts';
import { eraseTransfers, eraseTransfersOf } from './transfers/transfers.queries.ts';

/** Counts the open trips that a user booked or hosts. */
export async function countOpenTrips(db: Queryable, userId: number): Promise<number> {
  const hosted = db.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.userId, userId));
  const [found] = await db
    .select({ open: count() })
    .from(trips)
    .where(and(notInArray(trips.state, [...OVER_STATES]), or(eq(trips.parentId, userId), inArray(trips.hostFamilyId, hosted))));
  return found?.open ?? 0;
}

/** Erases texts and reasons of trips. */
async function eraseTrips(tx: Transaction, tripIds: readonly number[]): Promise<void> {
  const ids = [...tripIds];
  await tx.update(trips).set({ wishes: '', notes: '' }).where(inArray(trips.id, ids));
  await tx.update(tripHistory).set({ reason: '' }).where(inArray(tripHistory.tripId, ids));
  await tx.update(tripTasks).set({ note: '' }).where(inArray(tripTasks.tripId, ids));
  await eraseTracking(tx, ids);
  await eraseBulkTexts(tx, ids);
  await eraseOffers(tx, inArray(tripOffers.tripId, ids));
  await eraseTransfers(tx, inArray(tripTransfers.tripId, ids));
  await eraseAuditOf(tx, 'trip', ids);
}

/** Erases the reasons of offers. */
async function eraseOffers(tx: Transaction, which: SQL): Promise<void> {
  const found = await tx.update(tripOffers).set({ reason: '' }).where(which).returning({ id: tripOffers.id });
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.update(tripOfferHistory).set({ reason: '' }).where(inArray(tripOfferHistory.offerId, ids));
  await tx.update(offerContacts).set({ note: '' }).where(inArray(offerContacts.offerId, ids));
}

/** Erases a host's texts: calendar notes and the reasons of offers. */
async function eraseHosting(tx: Transaction, userId: number): Promise<void> {
  const hosted = tx.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.userId, userId));
  await eraseOffers(tx, inArray(tripOffers.hostFamilyId, hosted));
  await tx.update(hostCalendarBlocks).set({ note: '' }).where(inArray(hostCalendarBlocks.hostFamilyId, hosted));
}

/** Returns the students of trips. */
async function travellersOf(tx: Transaction, tripIds: readonly number[]): Promise<number[]> {
  const ids = [...tripIds];
  const first = await tx.select({ id: trips.studentId }).from(trips).where(inArray(trips.id, ids));
  const others = await tx.select({ id: tripStudents.studentId }).from(tripStudents).where(inArray(tripStudents.tripId, ids));
  return [...first, ...others].flatMap(({ id }) => (id === null ? [] : [id]));
}

/** Removes a parent from their children and trips; erases the personal data of children without another parent. */
export async function eraseChildren(tx: Transaction, userId: number): Promise<void> {
  const booked = await tx.select({ id: trips.id }).from(trips).where(eq(trips.parentId, userId));
  const tripIds = booked.map(({ id }) => id);
  const children = [...(await deleteParentEverywhere(tx, userId)), ...(await travellersOf(tx, tripIds))];
  const erased = await eraseStudents(tx, [...new Set(children)]);
  if (erased.length > 0) await eraseTransfersOf(tx, erased);
  await eraseTrips(tx, tripIds);
  await eraseRowsOf(tx, { tripIds, userId });
  await eraseHosting(tx, userId);
}
