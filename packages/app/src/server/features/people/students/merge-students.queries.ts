// Queries of merging two rows of the same student.

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { studentParents, studentPhotos } from '#server/db/schema/people.ts';
import { tripGroupMembers, tripGroupPairs, tripStudents, trips, tripTransfers } from '#server/db/schema/trips.ts';

/** The row that is kept, and the one merged into it. */
interface MergedPair {
  readonly id: number;
  readonly otherId: number;
}

const isOnTrip = (studentId: number) => sql`(${inFull(trips.studentId)} = ${studentId} or exists (select 1 from ${tripStudents}
  where ${inFull(tripStudents.tripId)} = ${inFull(trips.id)} and ${inFull(tripStudents.studentId)} = ${studentId}))`;

/** Returns whether both are on the same trip. */
export async function doTravelTogether(db: Queryable, { id, otherId }: MergedPair): Promise<boolean> {
  const found = await db
    .select({ id: trips.id })
    .from(trips)
    .where(and(isOnTrip(id), isOnTrip(otherId)))
    .limit(1);
  return found.length > 0;
}

/** Returns the first position after the student's existing rows. */
async function findNextPosition(tx: Transaction, table: typeof studentParents | typeof studentPhotos, studentId: number): Promise<number> {
  const [found] = await tx
    .select({ next: sql<number>`coalesce(max(${table.position}) + 1, 0)`.mapWith(Number) })
    .from(table)
    .where(eq(table.studentId, studentId));
  return found?.next ?? 0;
}

/** Moves who wants to share a home with the other student, or must not; what is said of the kept one already stays. */
async function movePairs(tx: Transaction, { id, otherId }: MergedPair): Promise<void> {
  const { groupId, studentId, otherId: second, kind } = tripGroupPairs;
  await tx.execute(sql`insert into ${tripGroupPairs} (group_id, student_id, other_id, kind)
    select ${groupId}, least(partner, ${id}), greatest(partner, ${id}), ${kind} from (
      select *, case when ${studentId} = ${otherId} then ${second} else ${studentId} end as partner from ${tripGroupPairs}
      where ${otherId} in (${studentId}, ${second})) as ${tripGroupPairs}
    where partner <> ${id} on conflict do nothing`);
  await tx.delete(tripGroupPairs).where(sql`${otherId} in (${studentId}, ${second})`);
}

/** Moves the trips, groups, parents and photos of the other student to the kept one, after its own. */
export async function moveBelongings(tx: Transaction, { id, otherId }: MergedPair): Promise<void> {
  await tx.update(trips).set({ studentId: id }).where(eq(trips.studentId, otherId));
  await tx.update(tripStudents).set({ studentId: id }).where(eq(tripStudents.studentId, otherId));
  await tx.update(tripTransfers).set({ studentId: id }).where(eq(tripTransfers.studentId, otherId));
  const groups = tx.select({ groupId: tripGroupMembers.groupId }).from(tripGroupMembers).where(eq(tripGroupMembers.studentId, id));
  await tx.delete(tripGroupMembers).where(and(eq(tripGroupMembers.studentId, otherId), inArray(tripGroupMembers.groupId, groups)));
  await tx.update(tripGroupMembers).set({ studentId: id }).where(eq(tripGroupMembers.studentId, otherId));
  await movePairs(tx, { id, otherId });
  const own = tx.select({ userId: studentParents.userId }).from(studentParents).where(eq(studentParents.studentId, id));
  await tx.delete(studentParents).where(and(eq(studentParents.studentId, otherId), inArray(studentParents.userId, own)));
  const parentsFrom = await findNextPosition(tx, studentParents, id);
  const photosFrom = await findNextPosition(tx, studentPhotos, id);
  await tx
    .update(studentParents)
    .set({ studentId: id, position: sql`${studentParents.position} + ${parentsFrom}::int` })
    .where(eq(studentParents.studentId, otherId));
  await tx
    .update(studentPhotos)
    .set({ studentId: id, position: sql`${studentPhotos.position} + ${photosFrom}::int` })
    .where(eq(studentPhotos.studentId, otherId));
}
