// Queries of the stays that a host family was asked for.

import { count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { students } from '#server/db/schema/people.ts';
import { trips } from '#server/db/schema/trips.ts';

export async function countOffersOf(db: Queryable, hostFamilyId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(tripOffers).where(eq(tripOffers.hostFamilyId, hostFamilyId));
  return row?.total ?? 0;
}

/** Returns a part of the offers to a family, the latest stay first. */
export function listOffersOf(db: Queryable, hostFamilyId: number, { offset, limit }: { offset: number; limit: number }) {
  return db
    .select({
      offerId: tripOffers.id,
      tripId: trips.id,
      state: tripOffers.state,
      tripState: trips.state,
      fromDate: trips.fromDate,
      toDate: sql<string>`coalesce(${tripOffers.toDate}, ${trips.toDate})::text`,
      studentLastName: students.lastName,
      askedAt: tripOffers.askedAt,
      answeredAt: tripOffers.answeredAt,
    })
    .from(tripOffers)
    .innerJoin(trips, eq(trips.id, tripOffers.tripId))
    .innerJoin(students, eq(students.id, trips.studentId))
    .where(eq(tripOffers.hostFamilyId, hostFamilyId))
    .orderBy(desc(trips.fromDate), desc(tripOffers.id))
    .offset(offset)
    .limit(limit);
}
