// Creates a student, from the form or from elsewhere: a booking, an enquiry.

import type { Transaction } from '#server/db/database.ts';
import type { students } from '#server/db/schema/people.ts';
import { insertParent } from '#server/features/people/parents/parents.queries.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { redactChanges } from './student-fields.rules.ts';
import { insertStudent } from './students.queries.ts';

/** Columns of a student that callers set; omitted ones have their defaults. */
export type StudentFields = Omit<typeof students.$inferInsert, 'id' | 'createdAt' | 'deletedAt' | 'version'>;

/**
 * Creates a student with their parents in the caller's transaction; returns the ID. The fields must be validated before.
 * @example await insertStudentWithParents(tx, call, { fields: { firstName, lastName, dateOfBirth }, parentIds: [parentId] })
 */
export async function insertStudentWithParents(
  tx: Transaction,
  actor: Actor,
  { fields, parentIds }: { fields: StudentFields; parentIds: readonly number[] },
): Promise<number> {
  const id = await insertStudent(tx, { ...fields, createdAt: actor.app.clock.now() });
  for (const userId of parentIds) await insertParent(tx, { studentId: id, userId });
  const changes = redactChanges(findDifferences({}, { ...fields, ...(parentIds.length === 0 ? {} : { parents: parentIds.map(String) }) }));
  await recordChange(tx, actor, { action: 'student.create', subjectType: 'student', subjectId: id, changes });
  return id;
}
