// Queries of erasing students: the rows stay for the invoices of their stays, without personal data.

import { and, eq, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { inFull } from '#server/db/in-full.ts';
import { users } from '#server/db/schema/identity.ts';
import { parentInvitations, studentParents, students } from '#server/db/schema/people.ts';
import { audit } from '#server/db/schema/platform.ts';
import { tripGroupMembers, tripGroupPairs } from '#server/db/schema/trips.ts';
import { deleteFilesOf } from '#server/features/attachments/attachments.public.ts';
import { eraseStudentNames } from '#server/features/notifications/notifications.public.ts';
import { eraseAuditOf, eraseFromEmails, toFullName } from '#server/platform/erase-traces.ts';
import { DOCUMENT_SUBJECT } from './documents/documents.queries.ts';
import { ERASED_STUDENT } from './students/student-fields.rules.ts';

/** Returns these students and all that were merged into them, directly or indirectly. */
async function withMergedStudents(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  const all = new Set(ids);
  for (let targets = [...ids]; targets.length > 0; ) {
    const merged = await tx
      .select({ id: sql<number>`${audit.subjectId}::bigint`.mapWith(Number) })
      .from(audit)
      .where(
        and(
          eq(audit.subjectType, 'student'),
          eq(audit.action, 'student.delete'),
          inArray(sql`${audit.changes} ->> 'mergedInto'`, targets.map(String)),
        ),
      );
    targets = merged.map(({ id }) => id).filter((id) => !all.has(id));
    for (const id of targets) all.add(id);
  }
  return [...all];
}

const hasNoParent = (tx: Transaction): SQL =>
  notExists(
    tx
      .select({ id: studentParents.studentId })
      .from(studentParents)
      .where(sql`${inFull(studentParents.studentId)} = ${inFull(students.id)}`),
  );

/** Erases those of these students who have no parent, with the rows merged into them; returns the IDs of the erased ones. */
export async function eraseStudents(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const alone = await tx
    .select({ id: students.id })
    .from(students)
    .where(and(inArray(students.id, [...ids]), hasNoParent(tx)));
  const gone = await withMergedStudents(
    tx,
    alone.map(({ id }) => id),
  );
  if (gone.length === 0) return [];
  const known = await tx
    .select({ firstName: students.firstName, lastName: students.lastName })
    .from(students)
    .where(inArray(students.id, gone));
  await eraseFromEmails(tx, known.map(toFullName));
  await tx
    .update(students)
    .set({ ...ERASED_STUDENT, deletedAt: sql`coalesce(${students.deletedAt}, now())` })
    .where(inArray(students.id, gone));
  await tx.delete(parentInvitations).where(inArray(parentInvitations.studentId, gone));
  await tx.delete(tripGroupMembers).where(inArray(tripGroupMembers.studentId, gone));
  await tx.delete(tripGroupPairs).where(or(inArray(tripGroupPairs.studentId, gone), inArray(tripGroupPairs.otherId, gone)));
  await eraseAuditOf(tx, 'student', gone);
  await eraseStudentNames(tx, gone);
  for (const id of gone) {
    for (const type of ['student', DOCUMENT_SUBJECT]) await deleteFilesOf(tx, { type, id: String(id) });
  }
  return gone;
}

/** Removes a parent from all their children; returns the children's IDs. */
export async function deleteParentEverywhere(tx: Transaction, userId: number): Promise<number[]> {
  const own = await tx.delete(studentParents).where(eq(studentParents.userId, userId)).returning({ id: studentParents.studentId });
  return own.map(({ id }) => id);
}

/** Deletes the parent invitations that were sent to the user's verified address. */
export async function eraseInvitations(tx: Transaction, userId: number): Promise<void> {
  const address = tx
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(and(eq(users.id, userId), sql`${users.emailVerifiedAt} is not null`));
  await tx.delete(parentInvitations).where(inArray(sql`lower(${parentInvitations.email})`, address));
}
