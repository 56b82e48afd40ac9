// The SQL of what a trip is called where it is told of: by the first names of its students.

import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { students } from '#server/db/schema/people.ts';
import { tripStudents } from '#server/db/schema/trips.ts';

/** The first names of those who travel. */
export async function nameOfTrip(db: Queryable, { id, studentId }: { readonly id: number; readonly studentId: number }): Promise<string> {
  const rows = await db
    .select({ firstName: students.firstName })
    .from(tripStudents)
    .innerJoin(students, eq(students.id, tripStudents.studentId))
    .where(eq(tripStudents.tripId, id))
    .orderBy(asc(tripStudents.position));
  if (rows.length > 0) return rows.map(({ firstName }) => firstName).join(', ');
  const [one] = await db.select({ firstName: students.firstName }).from(students).where(eq(students.id, studentId));
  return one?.firstName ?? '';
}
