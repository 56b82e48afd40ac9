// SQL of the timeline of trips: the bars, and the nights for which beds of families are taken.

import { and, eq, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { ACTIVE_STATES } from '#contract/trips/states.ts';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { counties } from '#server/db/schema/places.ts';
import { tripGroups, tripStudents, trips } from '#server/db/schema/trips.ts';

export interface Days {
  readonly fromDate: string;
  readonly toDate: string;
}

/** Returns the condition for trips with a day in a range. */
function whereWithin({ fromDate, toDate }: Days): SQL | undefined {
  return and(lte(trips.fromDate, toDate), gte(trips.toDate, fromDate));
}

/** Returns the condition for trips of a range that the caller may see; cancelled ones only if they are asked for. */
export function whereOnTimeline(days: Days, { scope, withCancelled }: { scope: SQL | undefined; withCancelled: boolean }): SQL | undefined {
  return and(scope, whereWithin(days), withCancelled ? undefined : ne(trips.state, 'cancelled'));
}

const studentCount = sql<number>`greatest(1, (select count(*)::int from ${tripStudents} where ${tripStudents.tripId} = ${trips.id}))`;

/** Returns the bars of these trips, by their first day. */
export function listTimelineTrips(db: Queryable, ids: readonly number[]) {
  return db
    .select({
      id: trips.id,
      state: trips.state,
      fromDate: trips.fromDate,
      toDate: trips.toDate,
      studentName: sql<string>`trim(${students.firstName} || ' ' || ${students.lastName})`,
      students: studentCount,
      hostFamilyId: trips.hostFamilyId,
      /** The last name identifies a family to users, although it is not unique. */
      hostFamilyName: sql<string | null>`${hostFamilies.parentGuardianOneLastName}`,
      countyId: counties.id,
      countyName: counties.name,
      coordinatorId: trips.coordinatorId,
      coordinatorName: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      groupId: trips.groupId,
      groupName: tripGroups.name,
    })
    .from(trips)
    .innerJoin(students, eq(students.id, trips.studentId))
    .leftJoin(users, eq(users.id, trips.coordinatorId))
    .leftJoin(hostFamilies, eq(hostFamilies.id, trips.hostFamilyId))
    .leftJoin(counties, eq(counties.id, hostFamilies.countyId))
    .leftJoin(tripGroups, eq(tripGroups.id, trips.groupId))
    .where(inArray(trips.id, [...ids]))
    .orderBy(trips.fromDate, trips.id);
}

/** Stays that take beds: reserved ones, and those that are agreed or over. */
const TAKING_STATES = [...ACTIVE_STATES, 'completed', 'closed'] as const;

/** Returns how many students families can host. */
export function listFamilyBeds(db: Queryable, ids: readonly number[]) {
  return db
    .select({ id: hostFamilies.id, beds: hostFamilies.guestsNumber })
    .from(hostFamilies)
    .where(inArray(hostFamilies.id, [...ids]));
}

/** Returns the stays of families in a range that take beds, if the caller may see them. */
export async function listTakenBeds(
  db: Queryable,
  { ids, days, only }: { ids: readonly number[]; days: Days; only: SQL | undefined },
): Promise<{ hostFamilyId: number; fromDate: string; toDate: string; beds: number }[]> {
  const rows = await db
    .select({ hostFamilyId: trips.hostFamilyId, fromDate: trips.fromDate, toDate: trips.toDate, beds: studentCount })
    .from(trips)
    .where(and(inArray(trips.hostFamilyId, [...ids]), inArray(trips.state, [...TAKING_STATES]), whereWithin(days), only))
    .orderBy(trips.fromDate, trips.id);
  return rows.flatMap(({ hostFamilyId, ...row }) => (hostFamilyId === null ? [] : [{ hostFamilyId, ...row }]));
}
