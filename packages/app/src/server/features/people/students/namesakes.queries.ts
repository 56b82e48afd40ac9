// Queries of students who may be the one that is written down.

import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { wherePresentStudents } from '#server/features/people/scopes.queries.ts';
import type { Call } from '#server/platform/app.ts';

type Reader = Pick<Call, 'grant' | 'caller'>;

const hasParent = sql<boolean>`exists (select 1 from ${studentParents} where ${inFull(studentParents.studentId)} = ${inFull(students.id)})`;

/** Returns the students with one of these last names, in any case, whom the caller may see. */
export async function listNamesakes(db: Queryable, reader: Reader, lastNames: readonly string[]) {
  if (lastNames.length === 0) return [];
  const { id, firstName, lastName, dateOfBirth } = students;
  return db
    .select({ id, firstName, lastName, dateOfBirth, hasParent })
    .from(students)
    .where(
      and(
        inArray(
          sql`lower(${lastName})`,
          lastNames.map((name) => name.toLowerCase()),
        ),
        wherePresentStudents(reader),
      ),
    )
    .orderBy(asc(id));
}
