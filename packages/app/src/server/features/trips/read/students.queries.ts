// SQL of the students that a caller may put on a trip: parents their own, agents those they look after, staff all.

import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import type { Call } from '#server/platform/app.ts';

function only({ caller }: Pick<Call, 'caller'>) {
  const id = caller?.id ?? 0;
  const roles = caller?.roles ?? [];
  if (roles.some((role) => role === 'Coordinator' || role === 'Administrator')) return undefined;
  const parents = sql`exists (select 1 from ${studentParents} own where own.student_id = ${students.id} and own.user_id = ${id})`;
  return roles.includes('Agent') ? sql`(${parents} or ${students.agentId} = ${id})` : parents;
}

/** Returns the students among these that the caller may choose, each with the parent who is billed. */
export async function listSeenStudents(call: Pick<Call, 'caller'>, db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select({
      id: students.id,
      firstName: students.firstName,
      lastName: students.lastName,
      dateOfBirth: students.dateOfBirth,
      parentId: studentParents.userId,
    })
    .from(students)
    .leftJoin(studentParents, eq(studentParents.studentId, students.id))
    .where(and(inArray(students.id, [...ids]), isNull(students.deletedAt), only(call)))
    .orderBy(asc(students.id), sql`${studentParents.position} desc`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the children of a parent that the caller may choose. */
export function listChildren(call: Pick<Call, 'caller'>, db: Queryable, parentId: number) {
  return db
    .select({ id: students.id, firstName: students.firstName, lastName: students.lastName, dateOfBirth: students.dateOfBirth })
    .from(students)
    .innerJoin(studentParents, eq(studentParents.studentId, students.id))
    .where(and(eq(studentParents.userId, parentId), isNull(students.deletedAt), only(call)))
    .orderBy(asc(students.id));
}
