// The SQL of offers: those of a trip, one that is worked on, and what a family is offered besides.

import { and, asc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { OfferState } from '#contract/trips/offer.machine.ts';
import { OPEN_STATES } from '#contract/trips/trip.machine.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { tripOfferHistory, tripOffers } from '#server/db/schema/offers.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';

export type OfferRow = typeof tripOffers.$inferSelect & {
  /** The account of its family. */
  readonly hostUserId: number;
};

const selected = (db: Queryable) =>
  db
    .select({ offer: tripOffers, hostUserId: hostFamilies.userId })
    .from(tripOffers)
    .innerJoin(hostFamilies, eq(hostFamilies.id, tripOffers.hostFamilyId))
    .innerJoin(trips, eq(trips.id, tripOffers.tripId));

/** Offers in the order in which they were made. */
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

/** The offers to a family of trips of a parent that are still open; with an agent, those alone that the agent looks after. */
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

export async function findOffer(db: Queryable, id: number, only?: SQL): Promise<OfferRow | null> {
  const [found] = await offersWhere(db, and(eq(tripOffers.id, id), only));
  return found ?? null;
}

/** Makes an offer; null when the family is on the trip's list already. */
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

/** Saves fields of an offer whose trip is held. Its state is written by a transition alone. */
export function updateOffer(tx: Transaction, id: number, fields: OfferFields): Promise<void> {
  return saveOffer(tx, id, fields);
}

/** For the executor of transitions alone. */
export function writeOfferState(tx: Transaction, id: number, state: OfferState, fields: OfferFields): Promise<void> {
  return saveOffer(tx, id, { ...fields, state });
}

export async function insertOfferStep(tx: Transaction, step: typeof tripOfferHistory.$inferInsert): Promise<void> {
  await tx.insert(tripOfferHistory).values(step);
}

/** Other trips for which a family is still thinking about the same nights, with how many beds each needs. */
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

/** The trips of a student for which a family is to be asked once all is said of its students. */
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

/** How many a family can take in at once. */
export async function countBeds(db: Queryable, hostFamilyId: number): Promise<number> {
  const [found] = await db.select({ beds: hostFamilies.guestsNumber }).from(hostFamilies).where(eq(hostFamilies.id, hostFamilyId));
  return found?.beds ?? 0;
}

/** A family of a trip does not ask to be let out any more. */
export async function clearWithdrawalRequest(tx: Transaction, { tripId, id }: { tripId: number; id: number }): Promise<void> {
  await tx
    .update(tripOffers)
    .set({ withdrawalAskedAt: null, version: sql`${tripOffers.version} + 1` })
    .where(and(eq(tripOffers.tripId, tripId), eq(tripOffers.id, id), isNotNull(tripOffers.withdrawalAskedAt)));
}
