// Whose students somebody sees: parents their own, agents those that they look after; and of whom they may know how their health is.

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

/** The students that somebody reaches through these roles. */
export function whereStudentsOf(userId: number, roles: readonly string[]): SQL {
  const ways = roles.flatMap((role) => (role in whereOwn ? [whereOwn[role as keyof typeof whereOwn](userId)] : []));
  return or(...ways) ?? sql`false`;
}

/** The students that a right reaches; undefined for one that reaches them all. */
function whereReachable(grant: Grant | null, userId: number): SQL | undefined {
  if (grant === null) return sql`false`;
  if (grant.all) return undefined;
  return whereStudentsOf(
    userId,
    grant.ways.map(({ caller }) => caller),
  );
}

/** What a caller's students have in common; undefined for somebody who sees them all. */
export function whereOwnStudents({ grant, caller }: Pick<Call, 'grant' | 'caller'>): SQL | undefined {
  return whereReachable(grant, caller?.id ?? 0);
}

/** Those of them that were not taken out; of these numbers alone, where some are given. */
export function wherePresentStudents(call: Pick<Call, 'grant' | 'caller'>, ids?: readonly number[]): SQL | undefined {
  return and(isNull(students.deletedAt), whereOwnStudents(call), ids && inArray(students.id, [...ids]));
}

/** The same for somebody through these of their roles. */
export function wherePresentStudentsOf(userId: number, roles: readonly string[]): SQL | undefined {
  return and(isNull(students.deletedAt), whereStudentsOf(userId, roles));
}

/** Whether the caller reads what staff note of a row's student among themselves. */
export function canSeeInternal({ granted, caller }: Pick<Call, 'granted' | 'caller'>): SQL {
  return whereReachable(granted('students.manage'), caller?.id ?? 0) ?? sql`true`;
}

/** Whether the caller may know how the health of a row's student is. */
export function canSeeHealth({ granted, caller }: Pick<Call, 'granted' | 'caller'>): SQL {
  return whereReachable(granted('students.health'), caller?.id ?? 0) ?? sql`true`;
}
