// Scopes of students: parents see their own, agents those they look after; and whose health data a caller can read.

import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Grant } from '#server/access/grant.ts';
import { inFull } from '#server/db/in-full.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import type { Call } from '#server/platform/app.ts';

const whereOwn = {
  Parent: (userId: number) =>
    sql`exists (select 1 from ${studentParents} where ${inFull(studentParents.studentId)} = ${inFull(students.id)}
      and ${inFull(studentParents.userId)} = ${userId})`,
  Agent: (userId: number) => sql`${inFull(students.agentId)} = ${userId}`,
} as const;

/** Matches the students that a user can access through these roles. */
export function whereStudentsOf(userId: number, roles: readonly string[]): SQL {
  const ways = roles.flatMap((role) => (role in whereOwn ? [whereOwn[role as keyof typeof whereOwn](userId)] : []));
  return or(...ways) ?? sql`false`;
}

/** Matches the students in the scope of a grant; undefined if it covers all of them. */
function whereReachable(grant: Grant | null, userId: number): SQL | undefined {
  if (grant === null) return sql`false`;
  if (grant.all) return undefined;
  return whereStudentsOf(
    userId,
    grant.ways.map(({ caller }) => caller),
  );
}

/** Matches the caller's students; undefined if the caller can see all of them. */
export function whereOwnStudents({ grant, caller }: Pick<Call, 'grant' | 'caller'>): SQL | undefined {
  return whereReachable(grant, caller?.id ?? 0);
}

/** Matches the caller's students that aren't deleted; limited to these IDs if given. */
export function wherePresentStudents(call: Pick<Call, 'grant' | 'caller'>, ids?: readonly number[]): SQL | undefined {
  return and(isNull(students.deletedAt), whereOwnStudents(call), ids && inArray(students.id, [...ids]));
}

/** Like `wherePresentStudents`, for a user and some of their roles. */
export function wherePresentStudentsOf(userId: number, roles: readonly string[]): SQL | undefined {
  return and(isNull(students.deletedAt), whereStudentsOf(userId, roles));
}

/** Whether the caller can read the internal notes on the student of a row. */
export function canSeeInternal({ granted, caller }: Pick<Call, 'granted' | 'caller'>): SQL {
  return whereReachable(granted('students.manage'), caller?.id ?? 0) ?? sql`true`;
}

/** Whether the caller can read the health data of the student of a row. */
export function canSeeHealth({ granted, caller }: Pick<Call, 'granted' | 'caller'>): SQL {
  return whereReachable(granted('students.health'), caller?.id ?? 0) ?? sql`true`;
}
