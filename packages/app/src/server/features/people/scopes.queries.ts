// Whose students somebody sees: parents their own, agents those that they look after; and of whom they may know how their health is.

import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Grant } from '#server/access/grant.ts';
import { inFull } from '#server/db/in-full.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import type { Call } from '#server/platform/app.ts';

const own = {
  Parent: (userId: number) =>
    sql`exists (select 1 from ${studentParents} where ${inFull(studentParents.studentId)} = ${inFull(students.id)}
      and ${inFull(studentParents.userId)} = ${userId})`,
  Agent: (userId: number) => sql`${inFull(students.agentId)} = ${userId}`,
} as const;

/** The students that somebody reaches through these roles. */
export function studentsOf(userId: number, roles: readonly string[]): SQL {
  const ways = roles.flatMap((role) => (role in own ? [own[role as keyof typeof own](userId)] : []));
  return or(...ways) ?? sql`false`;
}

/** The students that a right reaches; undefined for one that reaches them all. */
function reachedBy(grant: Grant | null, userId: number): SQL | undefined {
  if (grant === null) return sql`false`;
  if (grant.all) return undefined;
  return studentsOf(
    userId,
    grant.ways.map(({ caller }) => caller),
  );
}

/** What a caller's students have in common; undefined for somebody who sees them all. */
export function ownStudents({ grant, caller }: Pick<Call, 'grant' | 'caller'>): SQL | undefined {
  return reachedBy(grant, caller?.id ?? 0);
}

/** Those of them that were not taken out; of these numbers alone, where some are given. */
export function presentStudents(call: Pick<Call, 'grant' | 'caller'>, ids?: readonly number[]): SQL | undefined {
  return and(isNull(students.deletedAt), ownStudents(call), ids && inArray(students.id, [...ids]));
}

/** The same for somebody through these of their roles. */
export function presentStudentsOf(userId: number, roles: readonly string[]): SQL | undefined {
  return and(isNull(students.deletedAt), studentsOf(userId, roles));
}

/** Whether the caller reads what staff note of a row's student among themselves. */
export function seesInternal({ granted, caller }: Pick<Call, 'granted' | 'caller'>): SQL {
  return reachedBy(granted('students.manage'), caller?.id ?? 0) ?? sql`true`;
}

/** Whether the caller may know how the health of a row's student is. */
export function seesHealth({ granted, caller }: Pick<Call, 'granted' | 'caller'>): SQL {
  return reachedBy(granted('students.health'), caller?.id ?? 0) ?? sql`true`;
}
