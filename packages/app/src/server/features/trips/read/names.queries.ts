// SQL of the names of trips and families in notifications.

import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { students } from '#server/db/schema/people.ts';
import { tripStudents } from '#server/db/schema/trips.ts';

/** Returns the first names of the students of a trip. */
export async function findTripName(db: Queryable, { id, studentId }: { readonly id: number; readonly studentId: number }): Promise<string> {
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

/** Returns the last name of a family, and the user who manages it, for emails. */
export async function findFamilyName(db: Queryable, hostFamilyId: number): Promise<{ name: string; userId: number | null } | null> {
  const [found] = await db
    .select({ name: hostFamilies.parentGuardianOneLastName, userId: hostFamilies.userId })
    .from(hostFamilies)
    .where(eq(hostFamilies.id, hostFamilyId));
  return found ?? null;
}
