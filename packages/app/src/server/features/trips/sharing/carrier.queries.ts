// Queries of the trips whose prices per booking another trip pays.

import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { trips } from '#server/db/schema/trips.ts';

/** Returns the trips that a trip pays for, by number; cancelled ones don't count. */
export function listCarriedTrips(db: Queryable, carrierId: number) {
  return db
    .select({ id: trips.id, studentId: trips.studentId })
    .from(trips)
    .where(and(eq(trips.perBookingPaidBy, carrierId), ne(trips.state, 'cancelled')))
    .orderBy(asc(trips.id));
}
