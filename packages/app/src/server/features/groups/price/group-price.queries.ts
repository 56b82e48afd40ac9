// Queries of a group's price: its trips with what they cost depends on.

import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { trips } from '#server/db/schema/trips.ts';
import { studentNames } from '#server/features/groups/members.queries.ts';
import { whereOwnTrips } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';

/** Returns the trips of a group that count and that the caller may see, by number. */
export function listTripsToPrice(db: Queryable, reader: Pick<Call, 'grant' | 'caller'>, groupId: number) {
  return db
    .select({ trip: trips, names: studentNames, family: sql<string>`coalesce(${hostFamilies.parentGuardianOneLastName}, '')` })
    .from(trips)
    .leftJoin(hostFamilies, eq(hostFamilies.id, trips.hostFamilyId))
    .where(and(eq(trips.groupId, groupId), ne(trips.state, 'cancelled'), whereOwnTrips(reader)))
    .orderBy(asc(trips.id));
}

export type TripToPrice = Awaited<ReturnType<typeof listTripsToPrice>>[number];
