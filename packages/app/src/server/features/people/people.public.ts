// What the rest of the server may ask of students.

import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import type { DeletionPart } from '#server/platform/deletion.ts';
import type { AttachmentSubject } from '#server/platform/files/subjects.ts';
import { DOCUMENT_SUBJECT } from './documents.queries.ts';
import { eraseInvitations } from './erasure.queries.ts';
import { hostsStudent } from './hosting.queries.ts';
import { ownStudents, presentStudentsOf } from './scopes.queries.ts';
import { isAmong, lockStudents, type StudentFacts, studentFacts } from './students.queries.ts';

export { isAdultOn } from '#contract/people/age.ts';
export { completenessOf, missingOf } from '#contract/people/completeness.ts';
export { eraseStudents, removeParentFromAll } from './erasure.queries.ts';
export { createStudent, type StudentFields } from './making.service.ts';
export { holdsRole } from './parents.queries.ts';
export { ownStudents, presentStudents, studentsOf } from './scopes.queries.ts';
export { type StudentFacts, studentFacts as studentsByIds } from './students.queries.ts';
export { STUDENT_TOLD } from './writing.service.ts';

/**
 * Students of the caller that were not taken out, held until the transaction ends: nobody takes them out meanwhile. Those that there
 * are not, or that are others', are left out; the scope is that of the right that was asked for.
 */
export async function holdStudents(
  tx: Transaction,
  call: Pick<Call, 'grant' | 'caller'>,
  ids: readonly number[],
): Promise<readonly StudentFacts[]> {
  const held = await lockStudents(tx, { ids, only: ownStudents(call), strength: 'share' });
  return held.length === 0 ? [] : studentFacts(tx, held);
}

/** Whether none of these students was taken out; nobody takes them out until the transaction ends. */
export async function areStudentsThere(tx: Transaction, ids: readonly number[]): Promise<boolean> {
  return (await lockStudents(tx, { ids, strength: 'share' })).length === new Set(ids).size;
}

/** A photo is seen by whoever sees the student; a host family, by the one that was asked or takes the student in. */
export const studentPictures: AttachmentSubject = {
  type: 'student',
  async mayRead({ db, caller, may }, subjectId) {
    if (caller === null) return false;
    const studentId = Number(subjectId);
    if (may('students.read') && (await isAmong(db, studentId, presentStudentsOf(caller.id, caller.roles)))) return true;
    return caller.roles.includes('Host family') && hostsStudent(db, { userId: caller.id, studentId });
  },
};

/** Papers are read through their student alone, where it is checked who asks. */
export const studentPapers: AttachmentSubject = { type: DOCUMENT_SUBJECT, isConfidential: true, mayRead: async () => false };

/** With an account go the questions whether somebody is its owner's child; the children themselves go with their trips. */
export const parentInvitationDeletion: DeletionPart = { erase: eraseInvitations };
