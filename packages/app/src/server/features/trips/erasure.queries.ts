// The SQL of what becomes of trips and students when an account is deleted.

import { and, count, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { OVER_STATES } from '#contract/trips/states.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { hostFamilies } from '#server/db/schema/host-families.ts';
import { studentParents, students } from '#server/db/schema/people.ts';
import { trips } from '#server/db/schema/trips.ts';
import { eraseFilesOf } from '#server/features/attachments/attachments.public.ts';
import { eraseTransfersOf } from './transfers.queries.ts';

/** How many trips somebody booked, or hosts, are not over. */
export async function countOpenTrips(db: Queryable, userId: number): Promise<number> {
  const hosted = db.select({ id: hostFamilies.id }).from(hostFamilies).where(eq(hostFamilies.userId, userId));
  const [found] = await db
    .select({ open: count() })
    .from(trips)
    .where(and(notInArray(trips.state, [...OVER_STATES]), or(eq(trips.parentId, userId), inArray(trips.hostFamilyId, hosted))));
  return found?.open ?? 0;
}

/** Takes the parent from their children; of a child without another parent, all that tells who it was and how it is. */
export async function eraseChildren(tx: Transaction, userId: number): Promise<void> {
  const own = await tx.delete(studentParents).where(eq(studentParents.userId, userId)).returning({ studentId: studentParents.studentId });
  const ids = own.map(({ studentId }) => studentId);
  if (ids.length === 0) return;
  const nothing = { hobbies: '', allergies: '', anyMedicalCondition: '', notes: '', internalNotes: '', gender: '' };
  const erased = await tx
    .update(students)
    .set({
      ...nothing,
      countryId: null,
      firstName: '',
      lastName: '',
      dateOfBirth: null,
      vacinated: 0,
      deletedAt: sql`coalesce(${students.deletedAt}, now())`,
    })
    .where(
      and(
        inArray(students.id, ids),
        notInArray(
          students.id,
          tx.select({ id: studentParents.studentId }).from(studentParents).where(inArray(studentParents.studentId, ids)),
        ),
      ),
    )
    .returning({ id: students.id });
  if (erased.length > 0)
    await eraseTransfersOf(
      tx,
      erased.map(({ id }) => id),
    );
  for (const { id } of erased) {
    for (const type of ['student', 'studentDocument']) await eraseFilesOf(tx, { type, id: String(id) });
  }
}
