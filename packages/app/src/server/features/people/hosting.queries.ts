// The SQL of whom a host family knows: the students who stay with it, or whom it was asked to take in.

import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { OfferState } from '#contract/trips/offer.machine.ts';
import { AGREED_STATES } from '#contract/trips/states.ts';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';

/** Offers that their family is not told of yet. */
const UNTOLD: readonly OfferState[] = ['new', 'potential', 'pending_submission'];

function isOnTrip(studentId: number): SQL {
  return sql`(${trips.studentId} = ${studentId} or ${trips.id} in
    (select ${tripStudents.tripId} from ${tripStudents} where ${tripStudents.studentId} = ${studentId}))`;
}

/** Whether the host family of an account was asked for a student, or has agreed on a stay. */
export async function hostsStudent(db: Queryable, { userId, studentId }: { userId: number; studentId: number }): Promise<boolean> {
  const families = db.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.userId, userId));
  const told = sql`${tripOffers.state} not in (${sql.join(
    UNTOLD.map((state) => sql`${state}`),
    sql`, `,
  )})`;
  const found = await db
    .select({ id: trips.id })
    .from(trips)
    .leftJoin(tripOffers, eq(tripOffers.tripId, trips.id))
    .where(
      and(
        isOnTrip(studentId),
        or(
          and(inArray(trips.state, [...AGREED_STATES]), inArray(trips.hostFamilyId, families)),
          and(told, inArray(tripOffers.hostFamilyId, families)),
        ),
      ),
    )
    .limit(1);
  return found.length > 0;
}
