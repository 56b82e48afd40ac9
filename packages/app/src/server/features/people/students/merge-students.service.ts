// Use case of merging two rows of the same student: one is kept with all data, the other one is deleted.

import type * as endpoints from '#contract/people/students.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { moveFiles } from '#server/features/attachments/attachments.public.ts';
import { publishStudentChange, syncParticipantsOfStudents } from '#server/features/messaging/conversations.public.ts';
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
 * Returns whether a merge would make someone a parent of another parent's child without consent. Callers who can't read accounts can only
 * merge rows of the same family: otherwise an agent could expose a child, including the passport, to anyone.
 */
function wouldJoinParents(call: Call, row: StudentRow, other: StudentRow): boolean {
  if (call.may('users.read')) return false;
  const [ids, others] = [row, other].map(({ parents }) => parents.map(({ id }) => id).sort((a, b) => a - b));
  if (ids?.join() === others?.join()) return false;
  // Nor can callers become the parent of a child without parents this way.
  return (
    (row.parents.length > 0 && other.parents.length > 0) || [...row.parents, ...other.parents].some(({ id }) => id === call.caller?.id)
  );
}

export async function mergeStudents(call: Call, { params: { id }, body }: Input<'mergeStudents'>): Output<'mergeStudents'> {
  const { otherId, version } = body;
  if (otherId === id) throw new ValidationError([{ field: 'otherId', rule: 'invalid' }]);
  return call.db.transaction(async (tx) => {
    // Locks in the order of the IDs, whichever one is kept.
    const held = await lockStudents(tx, { ids: [id, otherId], only: whereOwnStudents(call), strength: 'update' });
    const row = await lockStudent(tx, call, { id, version });
    if (!held.includes(otherId)) throw new ValidationError([{ field: 'otherId', rule: 'unknownNumber' }]);
    const other = await lockStudent(tx, call, { id: otherId });
    if (wouldJoinParents(call, row, other)) throw new ValidationError([{ field: 'otherId', rule: 'staffOnly' }]);
    if (await isBeingBooked(tx, otherId)) throw new AppError('studentBeingBooked', { field: 'otherId' });
    if (await doTravelTogether(tx, { id, otherId })) throw new AppError('studentsTravelTogether', { field: 'otherId' });
    const fields = mergeStudentFields(row, other);
    await moveBelongings(tx, { id, otherId });
    await syncParticipantsOfStudents(tx, call.app, [id]);
    await moveDocuments(tx, { id, otherId });
    for (const type of ['student', DOCUMENT_SUBJECT]) {
      await moveFiles(tx, { from: { type, id: String(otherId) }, to: { type, id: String(id) } });
    }
    // The kept row has all relevant data. The rest is erased, because a later erasure of the student wouldn't find it.
    await updateStudentRow(tx, otherId, { ...ERASED_STUDENT, deletedAt: call.app.clock.now() });
    await updateStudentRow(tx, id, fields);
    await publishStudentChange(tx, [id]);
    const changes = { ...redactChanges(findDifferences(row, fields)), otherId };
    await recordChange(tx, call, { action: 'student.merge', subjectType: 'student', subjectId: id, changes });
    await recordChange(tx, call, { action: 'student.delete', subjectType: 'student', subjectId: otherId, changes: { mergedInto: id } });
    await enqueue(tx, call.app, { kind: STUDENT_CHANGED_JOB, payload: { studentId: id } });
    return { item: await getStudentAnswer(call, tx, id) };
  });
}
