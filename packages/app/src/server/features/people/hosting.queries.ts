// Queries of the students that a host family can see: those who stay with it and those it was asked to host.

import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { OFFERS_KNOWING_CHILD } from '#contract/trips/offer.machine.ts';
import { AGREED_STATES, OVER_STATES } from '#contract/trips/states.ts';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';

function isOnTrip(studentId: number): SQL {
  return sql`(${trips.studentId} = ${studentId} or ${trips.id} in
    (select ${tripStudents.tripId} from ${tripStudents} where ${tripStudents.studentId} = ${studentId}))`;
}

/** Returns whether the account's host family was asked to host a student or has agreed to; ended and declined stays don't count. */
export async function isHostOfStudent(db: Queryable, { userId, studentId }: { userId: number; studentId: number }): Promise<boolean> {
  const families = db.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.userId, userId));
  const found = await db
    .select({ id: trips.id })
    .from(trips)
    .leftJoin(tripOffers, and(eq(tripOffers.tripId, trips.id), inArray(tripOffers.hostFamilyId, families)))
    .where(
      and(
        isOnTrip(studentId),
        notInArray(trips.state, [...OVER_STATES]),
        or(
          inArray(tripOffers.state, [...OFFERS_KNOWING_CHILD]),
          and(isNull(tripOffers.id), inArray(trips.state, [...AGREED_STATES]), inArray(trips.hostFamilyId, families)),
        ),
      ),
    )
    .limit(1);
  return found.length > 0;
}
