// The SQL of the students that somebody may put on a trip: parents their own, agents those that they look after, staff all.

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

/** Those of these students that somebody may choose, each with the parent who is billed. */
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

/** The children of a parent, as far as somebody may choose them. */
export function listChildren(call: Pick<Call, 'caller'>, db: Queryable, parentId: number) {
  return db
    .select({ id: students.id, firstName: students.firstName, lastName: students.lastName, dateOfBirth: students.dateOfBirth })
    .from(students)
    .innerJoin(studentParents, eq(studentParents.studentId, students.id))
    .where(and(eq(studentParents.userId, parentId), isNull(students.deletedAt), only(call)))
    .orderBy(asc(students.id));
}
