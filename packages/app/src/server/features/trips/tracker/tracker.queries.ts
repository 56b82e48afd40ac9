// SQL of the trips tracker: the list and its rows.

import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { CHECK_RIGHTS, READINESS_CHECKS, type ReadinessCheck, type ReadinessRule } from '#contract/trips/readiness.ts';
import { trackedTripsList } from '#contract/trips/tracker.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { counties } from '#server/db/schema/places.ts';
import { tripChecklist, tripFollowUps } from '#server/db/schema/trip-follow-ups.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';
import { agents, coordinators, familyName, parents, selectName, studentName } from '#server/features/trips/read/name-columns.queries.ts';
import { countOpenTasks } from '#server/features/trips/tasks/tasks.queries.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';
import {
  type CheckScopes,
  type Days,
  daysToStart,
  FACTS,
  listFactJoins,
  selectReadiness,
  selectSeenLight,
  selectWorstLight,
  whereTracked,
} from './readiness.queries.ts';

interface TrackerReader extends Days {
  /** The checks whose lights the reader sees, and where: the others must not be learnt by sorting or filtering. */
  readonly scopes: CheckScopes;
}

/** Returns sorting, search and filters of the tracker on a day. */
export function createTrackerList({ scopes, ...days }: TrackerReader) {
  const { today } = days;
  const facts = listFactJoins(whereTracked(today), days).map(({ table, on }) => sql`left join ${table} on ${on}`);
  const lights = Object.fromEntries(
    READINESS_CHECKS.map((check) => {
      const needs = CHECK_RIGHTS[check];
      return [check, { by: selectSeenLight(check, scopes.get(check), today), ...(needs === undefined ? {} : { needs }) }];
    }),
  ) as Record<ReadinessCheck, { readonly by: SQL }>;
  return defineListSql(trackedTripsList, {
    key: trips.id,
    from: sql`${trips} join ${students} on ${students.id} = ${trips.studentId}
      left join ${users} ${sql.identifier('parents')} on ${parents.id} = ${trips.parentId}
      left join ${users} ${sql.identifier('coordinators')} on ${coordinators.id} = ${trips.coordinatorId}
      left join ${hostFamilies} on ${hostFamilies.id} = ${trips.hostFamilyId}
      left join ${tripFollowUps} on ${tripFollowUps.tripId} = ${trips.id}
      ${sql.join(facts, sql` `)}`,
    sorts: {
      fromDate: trips.fromDate,
      readiness: [selectReadiness(scopes, today), inFull(trips.fromDate)],
      toDate: trips.toDate,
      student: foldForSort(studentName),
      hostFamily: foldForSort(familyName),
      coordinator: foldForSort(selectName(coordinators)),
      followUp: tripFollowUps.day,
      id: trips.id,
    },
    search: [students.firstName, students.lastName, selectName(parents), familyName, sql`${trips.id}::text`],
    filters: {
      readiness: selectWorstLight(scopes, today),
      ...lights,
      daysToStart: daysToStart(today),
      fromDate: trips.fromDate,
      state: trips.state,
      coordinatorId: trips.coordinatorId,
      followUp: tripFollowUps.day,
      countyId: hostFamilies.countyId,
      agentId: trips.agentId,
    },
  });
}

interface TrackedReading extends TrackerReader {
  /** The kinds of the tasks that are counted; undefined for all. */
  readonly tasksSeen: SQL | undefined;
}

/** Returns of which checks the reader sees the light of a trip. */
function selectSeen(scopes: CheckScopes): Record<ReadinessCheck, SQL<boolean>> {
  const select = (check: ReadinessCheck) => (scopes.has(check) ? (scopes.get(check) ?? sql`true`) : sql`false`);
  return Object.fromEntries(READINESS_CHECKS.map((check) => [check, sql<boolean>`coalesce(${select(check)}, false)`])) as never;
}

/** Returns trips with these IDs, unordered, also ones that are over. */
export async function listTrackedRows(db: Queryable, ids: readonly number[], { tasksSeen, scopes, ...days }: TrackedReading) {
  const ofTrip = sql`${inFull(tripChecklist.tripId)} = ${inFull(trips.id)}`;
  const [people, unmet, asked, bills] = listFactJoins(inArray(inFull(trips.id), [...ids]), days);
  if (people === undefined || unmet === undefined || asked === undefined || bills === undefined) throw new TypeError('facts are missing');
  return db
    .select({
      id: trips.id,
      state: trips.state,
      fromDate: trips.fromDate,
      toDate: trips.toDate,
      daysToStart: daysToStart(days.today),
      studentId: trips.studentId,
      studentName,
      students: sql<number>`greatest(1, (select count(*)::int from ${tripStudents} where ${tripStudents.tripId} = ${trips.id}))`,
      hostFamilyId: trips.hostFamilyId,
      hostFamilyName: familyName,
      countyName: counties.name,
      agentName: selectName(agents),
      coordinatorId: trips.coordinatorId,
      coordinatorName: selectName(coordinators),
      followUpDay: tripFollowUps.day,
      followUpText: tripFollowUps.text,
      followUpAt: tripFollowUps.at,
      ticked: sql<number>`(select count(*)::int from ${tripChecklist} where ${ofTrip} and ${inFull(tripChecklist.doneAt)} is not null)`,
      added: sql<number>`(select count(*)::int from ${tripChecklist} where ${ofTrip} and ${inFull(tripChecklist.kind)} is null)`,
      openTasks: countOpenTasks(tasksSeen),
      sees: selectSeen(scopes),
      facts: FACTS as Record<ReadinessRule, SQL<number>>,
      version: trips.version,
    })
    .from(trips)
    .innerJoin(students, eq(students.id, trips.studentId))
    .leftJoin(agents, eq(agents.id, trips.agentId))
    .leftJoin(coordinators, eq(coordinators.id, trips.coordinatorId))
    .leftJoin(hostFamilies, eq(hostFamilies.id, trips.hostFamilyId))
    .leftJoin(counties, eq(counties.id, hostFamilies.countyId))
    .leftJoin(tripFollowUps, eq(tripFollowUps.tripId, trips.id))
    .leftJoin(people.table, people.on)
    .leftJoin(unmet.table, unmet.on)
    .leftJoin(asked.table, asked.on)
    .leftJoin(bills.table, bills.on)
    .where(inArray(trips.id, [...ids]));
}

export type TrackedRow = Awaited<ReturnType<typeof listTrackedRows>>[number];
