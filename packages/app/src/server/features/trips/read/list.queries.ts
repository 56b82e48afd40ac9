// SQL of the trip list of the hub.

import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { tripsList } from '#contract/trips/listed-trips.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { tripOffers } from '#server/db/schema/offers.ts';
import { students } from '#server/db/schema/people.ts';
import { counties } from '#server/db/schema/places.ts';
import { quotes } from '#server/db/schema/price-books.ts';
import { businesses, tripTypes } from '#server/db/schema/pricing.ts';
import { tripGroups, tripStudents, trips } from '#server/db/schema/trips.ts';
import { agents, coordinators, familyName, parents, selectName, studentName } from '#server/features/trips/read/name-columns.queries.ts';
import { whereTasksSeen } from '#server/features/trips/tasks/task-scope.queries.ts';
import { countOpenTasks } from '#server/features/trips/tasks/tasks.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { defineListSql, foldForSort, type ListSql } from '#server/platform/lists/list-sql.ts';

const joined = sql`${trips} join ${students} on ${students.id} = ${trips.studentId}
  left join ${users} ${sql.identifier('parents')} on ${parents.id} = ${trips.parentId}
  left join ${hostFamilies} on ${hostFamilies.id} = ${trips.hostFamilyId}`;

/** Trips from a day on come first, the next one at the beginning; then the earlier ones, the latest first. */
const orderFrom = (today: SQL): readonly SQL[] => [sql`(${trips.fromDate} < ${today})`, sql`abs(${trips.fromDate} - ${today})`];

/** What the trip list of the hub is for every caller; `state` accepts both spellings by `normalizeState`. */
const tripList = {
  key: trips.id,
  from: joined,
  sorts: {
    fromDate: trips.fromDate,
    toDate: trips.toDate,
    createdAt: trips.createdAt,
    student: { needs: 'trips.move', by: foldForSort(studentName) },
    parent: { needs: 'trips.move', by: foldForSort(selectName(parents)) },
    hostFamily: { needs: 'trips.move', by: foldForSort(familyName) },
    state: trips.state,
    id: trips.id,
  },
  // Hosts lack `trips.move`, so that they can't find out names by searching.
  search: [
    students.firstName,
    { needs: 'trips.move', by: students.lastName },
    { needs: 'trips.move', by: selectName(parents) },
    { needs: 'trips.move', by: familyName },
    sql`${trips.id}::text`,
  ],
  filters: {
    state: trips.state,
    fromDate: trips.fromDate,
    toDate: trips.toDate,
    createdAt: trips.createdAt,
    countyId: { needs: 'trips.move', by: sql`${hostFamilies.countyId}` },
    agentId: { needs: 'trips.move', by: trips.agentId },
    coordinatorId: { needs: 'trips.move', by: trips.coordinatorId },
    parentId: { needs: 'trips.move', by: trips.parentId },
    studentId: trips.studentId,
    hostFamilyId: { needs: 'trips.move', by: trips.hostFamilyId },
    groupId: { needs: 'trips.move', by: trips.groupId },
    tripTypeId: trips.tripTypeId,
    businessId: trips.businessId,
  },
} as const;

/** Returns the trip list for a caller: its filter finds those tasks alone that the caller sees, and what comes next depends on the day. */
export function createTripList(call: Pick<Call, 'granted' | 'caller' | 'app'>): ListSql<typeof tripsList> {
  const hasTasks = { needs: 'trips.tasks', by: sql`(${countOpenTasks(whereTasksSeen(call))} > 0)` } as const;
  const sorts = { ...tripList.sorts, nextStart: orderFrom(sql`${call.app.clock.today()}::date`) };
  return defineListSql(tripsList, { ...tripList, sorts, filters: { ...tripList.filters, hasTasks } });
}

/** Accepts both spellings of a state, `in-progress` and `in_progress`. */
export function normalizeState<Query extends { state?: unknown }>(query: Query): Query {
  if (query.state === undefined) return query;
  return { ...query, state: JSON.parse(JSON.stringify(query.state).replaceAll('"in-progress"', '"in_progress"')) };
}

/** Returns trips with these IDs, unordered, with the number of their open tasks of some kinds, or of all. */
export async function findListedTripsByIds(db: Queryable, ids: readonly number[], tasksSeen?: SQL) {
  const count = sql<number>`greatest(1, (select count(*)::int from ${tripStudents} where ${tripStudents.tripId} = ${trips.id}))`;
  const unanswered = sql<number>`(select count(*)::int from ${tripOffers} where ${tripOffers.tripId} = ${trips.id} and ${tripOffers.state} = 'awaiting_review')`;
  return db
    .select({
      id: trips.id,
      state: trips.state,
      fromDate: trips.fromDate,
      toDate: trips.toDate,
      studentId: trips.studentId,
      studentFirstName: students.firstName,
      studentName,
      students: count,
      parentId: trips.parentId,
      parentName: selectName(parents),
      hostFamilyId: trips.hostFamilyId,
      hostFamilyName: familyName,
      hostUserId: hostFamilies.userId,
      countyName: counties.name,
      agentId: trips.agentId,
      agentName: selectName(agents),
      coordinatorName: selectName(coordinators),
      groupName: tripGroups.name,
      tripTypeName: tripTypes.name,
      businessName: businesses.name,
      currency: quotes.currency,
      total: quotes.total,
      unanswered,
      openTasks: countOpenTasks(tasksSeen),
      createdAt: trips.createdAt,
      version: trips.version,
    })
    .from(trips)
    .innerJoin(students, eq(students.id, trips.studentId))
    .innerJoin(tripTypes, eq(tripTypes.id, trips.tripTypeId))
    .innerJoin(businesses, eq(businesses.id, trips.businessId))
    .leftJoin(parents, eq(parents.id, trips.parentId))
    .leftJoin(agents, eq(agents.id, trips.agentId))
    .leftJoin(coordinators, eq(coordinators.id, trips.coordinatorId))
    .leftJoin(hostFamilies, eq(hostFamilies.id, trips.hostFamilyId))
    .leftJoin(counties, eq(counties.id, hostFamilies.countyId))
    .leftJoin(tripGroups, eq(tripGroups.id, trips.groupId))
    .leftJoin(quotes, eq(quotes.fingerprint, trips.quoteFingerprint))
    .where(inArray(trips.id, [...ids]));
}

export type ListedRow = Awaited<ReturnType<typeof findListedTripsByIds>>[number];
