// Queries of the members of groups and their trips.

import { and, asc, count, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { activitySchedules } from '#server/db/schema/camps.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { users } from '#server/db/schema/identity.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { tripGroupMembers, tripStudents, trips } from '#server/db/schema/trips.ts';
import { wherePresentStudents } from '#server/features/people/people.public.ts';
import { whereOwnTrips } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';
import { foldForSort } from '#server/platform/lists/list-sql.ts';
import { selectMemberIds } from './groups.queries.ts';

type Reader = Pick<Call, 'grant' | 'caller'>;

const whereMembers = (groupId: number): SQL =>
  sql`${students.id} in (select member.student_id from ${selectMemberIds(sql`${groupId}::bigint`)} as member)`;

const parentNames = sql<string[]>`(select coalesce(json_agg(trim(${inFull(users.firstName)} || ' ' || ${inFull(users.lastName)})
    order by ${inFull(studentParents.position)}, ${inFull(users.id)}), '[]'::json)
  from ${studentParents} join ${users} on ${inFull(users.id)} = ${inFull(studentParents.userId)}
  where ${inFull(studentParents.studentId)} = ${inFull(students.id)})`;

/** The students of a trip by name, in one text; empty for a trip of earlier times that lists none. */
export const studentNames = sql<string>`(select coalesce(string_agg(trim(${inFull(students.firstName)} || ' ' || ${inFull(students.lastName)}), ', '
    order by ${inFull(students.id)}), '')
  from ${tripStudents} join ${students} on ${inFull(students.id)} = ${inFull(tripStudents.studentId)}
  where ${inFull(tripStudents.tripId)} = ${inFull(trips.id)})`;

/** Returns the members of a group whom the caller may see, by name. */
export function listMembers(db: Queryable, reader: Reader, groupId: number) {
  const { id, firstName, lastName, dateOfBirth, gender } = students;
  return db
    .select({ studentId: id, firstName, lastName, dateOfBirth, gender, parents: parentNames })
    .from(students)
    .where(and(whereMembers(groupId), wherePresentStudents(reader)))
    .orderBy(foldForSort(lastName), foldForSort(firstName), asc(id));
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

/** Returns the trips of a group that count, one row for each student; those that the caller may see, unless all are needed. */
export function listTripsOfGroup(db: Queryable, groupId: number, only: SQL | undefined) {
  return db
    .select({
      studentId: tripStudents.studentId,
      id: trips.id,
      state: trips.state,
      fromDate: trips.fromDate,
      toDate: trips.toDate,
      hostFamilyId: trips.hostFamilyId,
      hostFamilyName: sql<string>`coalesce(${hostFamilies.parentGuardianOneLastName}, '')`,
    })
    .from(trips)
    .innerJoin(tripStudents, eq(tripStudents.tripId, trips.id))
    .leftJoin(hostFamilies, eq(hostFamilies.id, trips.hostFamilyId))
    .where(and(eq(trips.groupId, groupId), ne(trips.state, 'cancelled'), only))
    .orderBy(asc(trips.id));
}

/** Returns the trips of a group that the caller may see. */
export const listVisibleTrips = (db: Queryable, reader: Reader, groupId: number) => listTripsOfGroup(db, groupId, whereOwnTrips(reader));

/** Adds students who aren't members yet; returns those who were added. */
export async function insertMembers(
  tx: Transaction,
  { groupId, studentIds, at }: { groupId: number; studentIds: readonly number[]; at: Date },
): Promise<number[]> {
  if (studentIds.length === 0) return [];
  const rows = studentIds.map((studentId) => ({ groupId, studentId, createdAt: at }));
  const added = await tx.insert(tripGroupMembers).values(rows).onConflictDoNothing().returning({ id: tripGroupMembers.studentId });
  return added.map(({ id }) => id);
}

/** Returns the number of all members of a group. */
export async function countMembers(db: Queryable, groupId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(students).where(whereMembers(groupId));
  return row?.count ?? 0;
}

/** Copies the members whom the caller may see to another group; returns how many there are. */
export async function copyMembers(
  tx: Transaction,
  reader: Reader,
  { from, to, at }: { from: number; to: number; at: Date },
): Promise<number> {
  const members = await listMembers(tx, reader, from);
  const studentIds = members.map(({ studentId }) => studentId);
  return (await insertMembers(tx, { groupId: to, studentIds, at })).length;
}

/** Returns whether the student was a member. */
export async function deleteMember(tx: Transaction, { groupId, studentId }: { groupId: number; studentId: number }): Promise<boolean> {
  const found = await tx
    .delete(tripGroupMembers)
    .where(and(eq(tripGroupMembers.groupId, groupId), eq(tripGroupMembers.studentId, studentId)))
    .returning({ id: tripGroupMembers.studentId });
  return found.length > 0;
}

/** Returns the weeks of a camp that take place within these days. */
export function listCampWeeks(db: Queryable, { activityId, fromDate, toDate }: { activityId: number; fromDate: string; toDate: string }) {
  const { id, startDate, endDate, state } = activitySchedules;
  return db
    .select({ id })
    .from(activitySchedules)
    .where(
      and(
        eq(activitySchedules.activityId, activityId),
        eq(state, 'open'),
        sql`${startDate} >= ${fromDate}::date and ${endDate} <= ${toDate}::date`,
      ),
    )
    .orderBy(asc(startDate));
}
