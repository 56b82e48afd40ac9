// Use case of putting two rows of one student together: one stays and has everything, the other one is taken out.

import type * as endpoints from '#contract/people/students.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { moveFiles } from '#server/features/attachments/attachments.public.ts';
import type { Call } from '#server/platform/app.ts';
import { differences } from '#server/platform/differences.ts';
import { announce, recordChange } from '#server/platform/record.ts';
import { FieldFaults, Refusal } from '#server/platform/refusal.ts';
import { DOCUMENT_SUBJECT, moveDocuments } from './documents.queries.ts';
import { NOTHING_TOLD } from './erasure.queries.ts';
import { moveBelongings, travelTogether } from './merging.queries.ts';
import { ownStudents } from './scopes.queries.ts';
import { isBeingBooked, lockStudents, type StudentRow, saveStudent } from './students.queries.ts';
import { studentAnswer } from './students.records.ts';
import { filledFrom, withoutHealth } from './students.rules.ts';
import { heldStudent, STUDENT_TOLD } from './writing.service.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** What one row can tell where the other one says nothing. */
function told({ firstName, lastName, dateOfBirth, gender, countryId, hobbies, agentId, ...row }: StudentRow) {
  const { allergies, anyMedicalCondition, notes, internalNotes } = row;
  return { firstName, lastName, dateOfBirth, gender, countryId, hobbies, agentId, allergies, anyMedicalCondition, notes, internalNotes };
}

/**
 * Whether somebody would become the parent of another parent's child by it, without anybody's yes. Whoever may not read accounts has
 * each parent asked, and joins rows of one family alone: an agent could else show a child, with their passport, to whom they like.
 */
function joinsParents(call: Call, row: StudentRow, other: StudentRow): boolean {
  if (call.may('users.read')) return false;
  const [ids, others] = [row, other].map(({ parents }) => parents.map(({ id }) => id).sort((a, b) => a - b));
  if (ids?.join() === others?.join()) return false;
  // Nor do they make a child their own that way who has no parent yet.
  return (
    (row.parents.length > 0 && other.parents.length > 0) || [...row.parents, ...other.parents].some(({ id }) => id === call.caller?.id)
  );
}

export async function mergeStudents(call: Call, { params: { id }, body }: Asked<'mergeStudents'>): Answered<'mergeStudents'> {
  const { otherId, version } = body;
  if (otherId === id) throw new FieldFaults([{ field: 'otherId', rule: 'invalid' }]);
  return call.db.transaction(async (tx) => {
    // In the order of their numbers, whichever of them stays.
    const held = await lockStudents(tx, { ids: [id, otherId], only: ownStudents(call), strength: 'update' });
    const row = await heldStudent(tx, call, { id, version });
    if (!held.includes(otherId)) throw new FieldFaults([{ field: 'otherId', rule: 'unknownNumber' }]);
    const other = await heldStudent(tx, call, { id: otherId });
    if (joinsParents(call, row, other)) throw new FieldFaults([{ field: 'otherId', rule: 'staffOnly' }]);
    if (await isBeingBooked(tx, otherId)) throw new Refusal('studentBeingBooked', { field: 'otherId' });
    if (await travelTogether(tx, { id, otherId })) throw new Refusal('studentsTravelTogether', { field: 'otherId' });
    const fields = { ...filledFrom(told(row), told(other)), vacinated: Math.max(row.vacinated, other.vacinated) };
    await moveBelongings(tx, { id, otherId });
    await moveDocuments(tx, { id, otherId });
    for (const type of ['student', DOCUMENT_SUBJECT]) {
      await moveFiles(tx, { from: { type, id: String(otherId) }, to: { type, id: String(id) } });
    }
    // What is worth keeping is told by the one that stays; nobody would find the rest again, also not whoever is to be forgotten.
    await saveStudent(tx, otherId, { ...NOTHING_TOLD, deletedAt: call.app.clock.now() });
    await saveStudent(tx, id, fields);
    const changes = { ...withoutHealth(differences(row, fields)), otherId };
    await recordChange(tx, call, { action: 'student.merge', subjectType: 'student', subjectId: id, changes });
    await recordChange(tx, call, { action: 'student.delete', subjectType: 'student', subjectId: otherId, changes: { mergedInto: id } });
    await announce(tx, call.app, { kind: STUDENT_TOLD, payload: { studentId: id } });
    return { item: await studentAnswer(call, tx, id) };
  });
}
