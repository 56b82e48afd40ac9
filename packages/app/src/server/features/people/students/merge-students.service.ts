// Use case of putting two rows of one student together: one stays and has everything, the other one is taken out.

import type * as endpoints from '#contract/people/students.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { moveFiles } from '#server/features/attachments/attachments.public.ts';
import { DOCUMENT_SUBJECT, moveDocuments } from '#server/features/people/documents/documents.queries.ts';
import { whereOwnStudents } from '#server/features/people/scopes.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { findDifferences } from '#server/platform/differences.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { enqueue, recordChange } from '#server/platform/record-change.ts';
import { doTravelTogether, moveBelongings } from './merge-students.queries.ts';
import { ERASED_STUDENT, mergeStudentFields, redactChanges } from './student-fields.rules.ts';
import { isBeingBooked, lockStudents, type StudentRow, updateStudentRow } from './students.queries.ts';
import { getStudentAnswer } from './students.records.ts';
import { lockStudent, STUDENT_CHANGED_JOB } from './update-student.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/**
 * Whether somebody would become the parent of another parent's child by it, without anybody's yes. Whoever may not read accounts has
 * each parent asked, and joins rows of one family alone: an agent could else show a child, with their passport, to whom they like.
 */
function wouldJoinParents(call: Call, row: StudentRow, other: StudentRow): boolean {
  if (call.may('users.read')) return false;
  const [ids, others] = [row, other].map(({ parents }) => parents.map(({ id }) => id).sort((a, b) => a - b));
  if (ids?.join() === others?.join()) return false;
  // Nor do they make a child their own that way who has no parent yet.
  return (
    (row.parents.length > 0 && other.parents.length > 0) || [...row.parents, ...other.parents].some(({ id }) => id === call.caller?.id)
  );
}

export async function mergeStudents(call: Call, { params: { id }, body }: Input<'mergeStudents'>): Output<'mergeStudents'> {
  const { otherId, version } = body;
  if (otherId === id) throw new ValidationError([{ field: 'otherId', rule: 'invalid' }]);
  return call.db.transaction(async (tx) => {
    // In the order of their numbers, whichever of them stays.
    const held = await lockStudents(tx, { ids: [id, otherId], only: whereOwnStudents(call), strength: 'update' });
    const row = await lockStudent(tx, call, { id, version });
    if (!held.includes(otherId)) throw new ValidationError([{ field: 'otherId', rule: 'unknownNumber' }]);
    const other = await lockStudent(tx, call, { id: otherId });
    if (wouldJoinParents(call, row, other)) throw new ValidationError([{ field: 'otherId', rule: 'staffOnly' }]);
    if (await isBeingBooked(tx, otherId)) throw new AppError('studentBeingBooked', { field: 'otherId' });
    if (await doTravelTogether(tx, { id, otherId })) throw new AppError('studentsTravelTogether', { field: 'otherId' });
    const fields = mergeStudentFields(row, other);
    await moveBelongings(tx, { id, otherId });
    await moveDocuments(tx, { id, otherId });
    for (const type of ['student', DOCUMENT_SUBJECT]) {
      await moveFiles(tx, { from: { type, id: String(otherId) }, to: { type, id: String(id) } });
    }
    // What is worth keeping is told by the one that stays; nobody would find the rest again, also not whoever is to be forgotten.
    await updateStudentRow(tx, otherId, { ...ERASED_STUDENT, deletedAt: call.app.clock.now() });
    await updateStudentRow(tx, id, fields);
    const changes = { ...redactChanges(findDifferences(row, fields)), otherId };
    await recordChange(tx, call, { action: 'student.merge', subjectType: 'student', subjectId: id, changes });
    await recordChange(tx, call, { action: 'student.delete', subjectType: 'student', subjectId: otherId, changes: { mergedInto: id } });
    await enqueue(tx, call.app, { kind: STUDENT_CHANGED_JOB, payload: { studentId: id } });
    return { item: await getStudentAnswer(call, tx, id) };
  });
}
