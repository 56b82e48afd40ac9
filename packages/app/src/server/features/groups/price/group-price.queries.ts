// Queries of a group's price: its trips with what they cost depends on.

import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { trips } from '#server/db/schema/trips.ts';
import { studentNames } from '#server/features/groups/members.queries.ts';
import { whereOwnTrips } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';

/** Returns the trips of a group that the caller may see, by number; cancelled ones only if asked for. */
export function listTripsToPrice(
  db: Queryable,
  reader: Pick<Call, 'grant' | 'caller'>,
  groupId: number,
  { cancelled = false }: { cancelled?: boolean } = {},
) {
  return db
    .select({ trip: trips, names: studentNames, family: sql<string>`coalesce(${hostFamilies.parentGuardianOneLastName}, '')` })
    .from(trips)
    .leftJoin(hostFamilies, eq(hostFamilies.id, trips.hostFamilyId))
    .where(and(eq(trips.groupId, groupId), cancelled ? undefined : ne(trips.state, 'cancelled'), whereOwnTrips(reader)))
    .orderBy(asc(trips.id));
}

export type TripToPrice = Awaited<ReturnType<typeof listTripsToPrice>>[number];

/** Locks all trips of a group until the transaction ends, in the order of their IDs, so that two who lock them wait for each other. */
export function lockTripsOfGroup(tx: Transaction, groupId: number) {
  return tx.select().from(trips).where(eq(trips.groupId, groupId)).orderBy(asc(trips.id)).for('no key update');
}
