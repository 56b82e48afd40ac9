// The SQL of whether no tax is owed for a trip, as staff have said of it.

import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { studentParents } from '#server/db/schema/people.ts';
import { tripStudents, trips } from '#server/db/schema/trips.ts';

/** Whether a trip of a parent, their own or of their children, is exempt; of anybody else's nothing is told. */
export async function isExemptFor(db: Queryable, { tripId, parentId }: { tripId: number; parentId: number }): Promise<boolean> {
  const isTheirs = sql`(${inFull(trips.parentId)} = ${parentId} or exists (select 1 from ${tripStudents}
    join ${studentParents} on ${inFull(studentParents.studentId)} = ${inFull(tripStudents.studentId)}
    where ${inFull(tripStudents.tripId)} = ${inFull(trips.id)} and ${inFull(studentParents.userId)} = ${parentId}))`;
  const found = await db
    .select({ id: trips.id })
    .from(trips)
    .where(and(eq(trips.id, tripId), eq(trips.vatExempt, true), isTheirs));
  return found.length > 0;
}
