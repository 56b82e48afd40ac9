// SQL of offers: of a trip, single ones, and other offers to a family.

import { and, asc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { OfferState } from '#contract/trips/offer.machine.ts';
import { OPEN_STATES } from '#contract/trips/trip.machine.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { tripOfferHistory, tripOffers } from '#server/db/schema/offers.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';

export type OfferRow = typeof tripOffers.$inferSelect & {
  /** The user ID of the host. */
  readonly hostUserId: number;
};

const selected = (db: Queryable) =>
  db
    .select({ offer: tripOffers, hostUserId: hostFamilies.userId })
    .from(tripOffers)
    .innerJoin(hostFamilies, eq(hostFamilies.id, tripOffers.hostFamilyId))
    .innerJoin(trips, eq(trips.id, tripOffers.tripId));

/** Returns offers in the order of their creation. */
async function offersWhere(db: Queryable, where: SQL | undefined): Promise<OfferRow[]> {
  const rows = await selected(db).where(where).orderBy(asc(tripOffers.id));
  return rows.map(({ offer, hostUserId }) => ({ ...offer, hostUserId }));
}

export function listOffersOfTrips(db: Queryable, tripIds: readonly number[], only?: SQL): Promise<OfferRow[]> {
  return offersWhere(db, and(inArray(tripOffers.tripId, [...tripIds]), only));
}

export function listAcceptedOffers(db: Queryable, tripId: number): Promise<OfferRow[]> {
  return listOffersOfTrips(db, [tripId], eq(tripOffers.state, 'accepted'));
}

export function findOffersByIds(db: Queryable, ids: readonly number[]): Promise<OfferRow[]> {
  return offersWhere(db, inArray(tripOffers.id, [...ids]));
}

/** Returns the open offers to a family for trips of a parent; only those of the agent if one is given. */
export function listOpenOffersTo(
  db: Queryable,
  { hostFamilyId, parentId, agentId }: { hostFamilyId: number; parentId: number; agentId: number | null },
): Promise<OfferRow[]> {
  return offersWhere(
    db,
    and(
      eq(tripOffers.hostFamilyId, hostFamilyId),
      eq(trips.parentId, parentId),
      inArray(trips.state, [...OPEN_STATES]),
      inArray(tripOffers.state, ['potential', 'pending_submission', 'awaiting_review', 'considering']),
      agentId === null ? undefined : eq(trips.agentId, agentId),
    ),
  );
}

/** Returns the offers of open trips that wait for the answer of a family. */
export function listUnansweredOffersTo(db: Queryable, hostFamilyId: number): Promise<OfferRow[]> {
  const isWaiting = inArray(tripOffers.state, ['awaiting_review', 'considering']);
  return offersWhere(db, and(eq(tripOffers.hostFamilyId, hostFamilyId), inArray(trips.state, [...OPEN_STATES]), isWaiting));
}

export async function findOffer(db: Queryable, id: number, only?: SQL): Promise<OfferRow | null> {
  const [found] = await offersWhere(db, and(eq(tripOffers.id, id), only));
  return found ?? null;
}

/** Inserts an offer; null if the family is already on the trip's list. */
export async function insertOffer(tx: Transaction, fields: typeof tripOffers.$inferInsert): Promise<number | null> {
  const [made] = await tx.insert(tripOffers).values(fields).onConflictDoNothing().returning({ id: tripOffers.id });
  return made?.id ?? null;
}

type OfferFields = Partial<Omit<typeof tripOffers.$inferInsert, 'state'>>;

async function saveOffer(tx: Transaction, id: number, fields: Partial<typeof tripOffers.$inferInsert>): Promise<void> {
  await tx
    .update(tripOffers)
    .set({ ...fields, version: sql`${tripOffers.version} + 1` })
    .where(eq(tripOffers.id, id));
}

/** Updates fields of an offer whose trip is locked. The state is written by transitions only. */
export function updateOffer(tx: Transaction, id: number, fields: OfferFields): Promise<void> {
  return saveOffer(tx, id, fields);
}

/** Writes the state; only for the executor of transitions. */
export function writeOfferState(tx: Transaction, id: number, state: OfferState, fields: OfferFields): Promise<void> {
  return saveOffer(tx, id, { ...fields, state });
}

export async function insertOfferStep(tx: Transaction, step: typeof tripOfferHistory.$inferInsert): Promise<void> {
  await tx.insert(tripOfferHistory).values(step);
}

/** Returns other enquiries for overlapping nights that a family has not answered, with the beds each needs. */
export function listOverlappingOffers(
  db: Queryable,
  { hostFamilyId, tripId, fromDate, toDate }: { hostFamilyId: number; tripId: number; fromDate: string; toDate: string },
) {
  return db
    .select({
      id: tripOffers.id,
      tripId: tripOffers.tripId,
      fromDate: trips.fromDate,
      toDate: trips.toDate,
      coordinatorId: trips.coordinatorId,
      agentId: trips.agentId,
      beds: sql<number>`greatest(1, (select count(*)::int from ${tripStudents} where ${tripStudents.tripId} = ${trips.id}))`,
    })
    .from(tripOffers)
    .innerJoin(trips, eq(trips.id, tripOffers.tripId))
    .where(
      and(
        eq(tripOffers.hostFamilyId, hostFamilyId),
        ne(tripOffers.tripId, tripId),
        inArray(tripOffers.state, ['awaiting_review', 'considering']),
        inArray(trips.state, [...OPEN_STATES]),
        sql`${trips.fromDate} < ${toDate}::date and ${trips.toDate} > ${fromDate}::date`,
      ),
    );
}

/** Returns the trips of a student with a family to ask once the data of all students is complete. */
export async function listPreparedTrips(db: Queryable, studentId: number): Promise<number[]> {
  const travels = sql`(${trips.studentId} = ${studentId} or exists (select 1 from ${tripStudents}
    where ${tripStudents.tripId} = ${trips.id} and ${tripStudents.studentId} = ${studentId}))`;
  const rows = await db
    .selectDistinct({ id: tripOffers.tripId })
    .from(tripOffers)
    .innerJoin(trips, eq(trips.id, tripOffers.tripId))
    .where(and(eq(tripOffers.state, 'pending_submission'), travels))
    .orderBy(asc(tripOffers.tripId));
  return rows.map(({ id }) => id);
}

/** Returns how many students a family can host at once. */
export async function countBeds(db: Queryable, hostFamilyId: number): Promise<number> {
  const [found] = await db.select({ beds: hostFamilies.guestsNumber }).from(hostFamilies).where(eq(hostFamilies.id, hostFamilyId));
  return found?.beds ?? 0;
}

/** Clears a family's request to withdraw. */
export async function clearWithdrawalRequest(tx: Transaction, { tripId, id }: { tripId: number; id: number }): Promise<void> {
  await tx
    .update(tripOffers)
    .set({ withdrawalAskedAt: null, version: sql`${tripOffers.version} + 1` })
    .where(and(eq(tripOffers.tripId, tripId), eq(tripOffers.id, id), isNotNull(tripOffers.withdrawalAskedAt)));
}
