// Queries of groups: the list, one group, what is written of it, and which of them a caller may see.

import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { GROUP_STATES } from '#contract/groups/group-states.ts';
import { groupsList } from '#contract/groups/groups.shapes.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { users } from '#server/db/schema/identity.ts';
import { students } from '#server/db/schema/people.ts';
import { counties } from '#server/db/schema/places.ts';
import { activities, businesses, tripTypes } from '#server/db/schema/pricing.ts';
import { tripGroupMembers, tripGroups, tripStudents, trips } from '#server/db/schema/trips.ts';
import { wherePresentStudents } from '#server/features/people/people.public.ts';
import { whereOwnTrips } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';
import { defineListSql, foldForSort } from '#server/platform/lists/list-sql.ts';

const agents = alias(users, 'agents');
const agentName = sql<string>`trim(${agents.firstName} || ' ' || ${agents.lastName})`;

const stateOrder = sql`array_position(array[${sql.join(
  GROUP_STATES.map((state) => sql`${state}`),
  sql`, `,
)}]::text[], ${tripGroups.state})`;

/** Sorting, search and filters of the list. */
export const groupListSql = defineListSql(groupsList, {
  key: tripGroups.id,
  from: sql`${tripGroups} left join ${counties} on ${counties.id} = ${tripGroups.countyId}
    left join ${users} ${sql.identifier('agents')} on ${agents.id} = ${tripGroups.agentId}`,
  sorts: {
    name: foldForSort(tripGroups.name),
    state: stateOrder,
    fromDate: tripGroups.fromDate,
    leader: foldForSort(tripGroups.leader),
    agent: foldForSort(agentName),
    county: foldForSort(counties.name),
    createdAt: tripGroups.createdAt,
  },
  search: [tripGroups.name, tripGroups.leader, tripGroups.leaderEmail, agentName, counties.name],
  filters: {
    state: tripGroups.state,
    fromDate: tripGroups.fromDate,
    countyId: tripGroups.countyId,
    agentId: tripGroups.agentId,
  },
});

type Reader = Pick<Call, 'grant' | 'caller'>;

/** Restricts to the groups of an agent; undefined if the caller may see all. */
export function whereOwnGroups({ grant, caller }: Reader): SQL | undefined {
  if (grant.all) return undefined;
  const ways = grant.ways.flatMap(({ caller: role }) => (role === 'Agent' ? [eq(tripGroups.agentId, caller?.id ?? 0)] : []));
  return or(...ways) ?? sql`false`;
}

/** Trips of a group that count, as far as the caller may see them. */
const whereLiveTrips = (reader: Reader) => and(ne(trips.state, 'cancelled'), whereOwnTrips(reader));

/**
 * The students of groups, once each: those who were added, and those of their trips.
 * @param groupIds SQL of the groups to look at
 */
export const selectMemberIds = (groupIds: SQL) => sql`(
  select ${inFull(tripGroupMembers.groupId)} as group_id, ${inFull(tripGroupMembers.studentId)} as student_id from ${tripGroupMembers}
    where ${inFull(tripGroupMembers.groupId)} in (${groupIds})
  union
  select ${inFull(trips.groupId)}, ${inFull(tripStudents.studentId)} from ${trips}
    join ${tripStudents} on ${inFull(tripStudents.tripId)} = ${inFull(trips.id)}
    where ${inFull(trips.groupId)} in (${groupIds}) and ${inFull(trips.state)} <> 'cancelled')`;

function selectGroups(db: Queryable, reader: Reader) {
  const members = sql<number>`(select count(*) from ${selectMemberIds(sql`${inFull(tripGroups.id)}`)} as member
    join ${students} on ${inFull(students.id)} = member.student_id where ${wherePresentStudents(reader)})`;
  const ofTrips = sql<number>`(select count(*) from ${trips} where ${inFull(trips.groupId)} = ${inFull(tripGroups.id)}
    and ${whereLiveTrips(reader)})`;
  return db
    .select({
      id: tripGroups.id,
      group: tripGroups,
      members: members.mapWith(Number),
      trips: ofTrips.mapWith(Number),
      agent: agentName,
      county: counties.name,
      camp: activities.name,
      tripType: tripTypes.name,
      business: businesses.name,
    })
    .from(tripGroups)
    .leftJoin(agents, eq(agents.id, tripGroups.agentId))
    .leftJoin(counties, eq(counties.id, tripGroups.countyId))
    .leftJoin(activities, eq(activities.id, tripGroups.activityId))
    .leftJoin(tripTypes, eq(tripTypes.id, tripGroups.tripTypeId))
    .leftJoin(businesses, eq(businesses.id, tripGroups.businessId));
}

export type GroupRow = Awaited<ReturnType<typeof selectGroups>>[number];
export type StoredGroup = GroupRow['group'];
export type GroupColumns = typeof tripGroups.$inferInsert;

export async function listGroupRows(db: Queryable, reader: Reader, ids: readonly number[]): Promise<GroupRow[]> {
  return ids.length === 0 ? [] : selectGroups(db, reader).where(inArray(tripGroups.id, [...ids]));
}

/** Returns a group that the caller may see. */
export async function findGroupRow(db: Queryable, reader: Reader, id: number): Promise<GroupRow | null> {
  const [found] = await selectGroups(db, reader).where(and(eq(tripGroups.id, id), whereOwnGroups(reader)));
  return found ?? null;
}

/** Locks a group that the caller may see until the transaction ends. */
export async function lockGroupRow(tx: Transaction, reader: Reader, id: number): Promise<StoredGroup | null> {
  const [found] = await tx
    .select()
    .from(tripGroups)
    .where(and(eq(tripGroups.id, id), whereOwnGroups(reader)))
    .for('update');
  return found ?? null;
}

/** Returns whether another group has this name; no group gets it until the transaction ends. */
export async function isGroupNamed(tx: Transaction, name: string, exceptId = 0): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('trip_groups'))`);
  const found = await tx
    .select({ id: tripGroups.id })
    .from(tripGroups)
    .where(and(eq(tripGroups.name, name), ne(tripGroups.id, exceptId)));
  return found.length > 0;
}

export async function insertGroup(tx: Transaction, columns: GroupColumns): Promise<number> {
  const [made] = await tx.insert(tripGroups).values(columns).returning({ id: tripGroups.id });
  return made?.id ?? 0;
}

/** Changes columns of a group, and counts the change. */
export async function updateGroup(tx: Transaction, id: number, columns: Partial<GroupColumns>): Promise<void> {
  await tx
    .update(tripGroups)
    .set({ ...columns, version: sql`${tripGroups.version} + 1` })
    .where(eq(tripGroups.id, id));
}
