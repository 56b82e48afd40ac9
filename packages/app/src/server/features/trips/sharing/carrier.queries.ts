// Queries of the trips whose prices per booking another trip pays.

import { and, asc, eq, exists, ne, notInArray, or, sql } from 'drizzle-orm';
import { OVER_STATES } from '#contract/trips/states.ts';
import type { TripTaskKind } from '#contract/trips/tasks.ts';
import type { Queryable } from '#server/db/database.ts';
import { quotes } from '#server/db/schema/price-books.ts';
import { trips, tripTasks } from '#server/db/schema/trips.ts';

/** Returns the trips that a trip pays for, by number; cancelled ones don't count. */
export function listCarriedTrips(db: Queryable, carrierId: number) {
  return db
    .select({ id: trips.id, studentId: trips.studentId })
    .from(trips)
    .where(and(eq(trips.perBookingPaidBy, carrierId), ne(trips.state, 'cancelled')))
    .orderBy(asc(trips.id));
}

/** Returns the IDs of trips whose agreed price leaves out what another one pays, and of those with an open task of a kind. */
export async function listTripsPaidByOthers(db: Queryable, kind: TripTaskKind): Promise<number[]> {
  const isOfTrip = and(eq(tripTasks.tripId, trips.id), eq(tripTasks.kind, kind), eq(tripTasks.state, 'open'));
  const task = db.select({ id: tripTasks.id }).from(tripTasks).where(isOfTrip);
  const isAgreed = and(notInArray(trips.state, [...OVER_STATES]), sql`${quotes.request} ->> 'withoutPerBooking' = 'true'`);
  const found = await db
    .select({ id: trips.id })
    .from(trips)
    .leftJoin(quotes, eq(quotes.fingerprint, trips.quoteFingerprint))
    .where(or(isAgreed, exists(task)))
    .orderBy(asc(trips.id));
  return found.map(({ id }) => id);
}
