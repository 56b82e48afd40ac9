// Public functions of students for other features.

import type { Transaction } from '#server/db/database.ts';
import type { DeletionPart } from '#server/platform/account-deletion.ts';
import type { Call } from '#server/platform/app.ts';
import type { AttachmentSubject } from '#server/platform/files/attachment-subject.ts';
import { DOCUMENT_SUBJECT } from './documents/documents.queries.ts';
import { eraseInvitations } from './erasure.queries.ts';
import { isHostOfStudent } from './hosting.queries.ts';
import { whereOwnStudents, wherePresentStudentsOf } from './scopes.queries.ts';
import { isStudentAmong, listStudentFacts, lockStudents, type StudentFacts } from './students/students.queries.ts';

export { isAdultOn } from '#contract/people/age.ts';
export { computeCompleteness, listMissingParts } from '#contract/people/completeness.ts';
export { deleteParentEverywhere, eraseStudents } from './erasure.queries.ts';
export { isUserInRole } from './parents/parents.queries.ts';
export { canSeeHealth, whereOwnStudents, wherePresentStudents, whereStudentsOf } from './scopes.queries.ts';
export { insertStudentWithParents, type StudentFields } from './students/create-student.service.ts';
export { saveCellsOfStudent } from './students/student-cells.service.ts';
export { isStudentComplete, listStudentFacts as studentsByIds, type StudentFacts } from './students/students.queries.ts';
export { STUDENT_CHANGED_JOB } from './students/update-student.service.ts';

/**
 * Returns the caller's students that aren't deleted, and locks them against deletion until the transaction ends. Leaves out those that
 * don't exist or aren't the caller's; the scope is that of the requested permission.
 */
export async function lockStudentFacts(
  tx: Transaction,
  call: Pick<Call, 'grant' | 'caller'>,
  ids: readonly number[],
): Promise<readonly StudentFacts[]> {
  const held = await lockStudents(tx, { ids, only: whereOwnStudents(call), strength: 'share' });
  return held.length === 0 ? [] : listStudentFacts(tx, held);
}

/** Returns whether none of these students is deleted; locks them against deletion until the transaction ends. */
export async function areStudentsThere(tx: Transaction, ids: readonly number[]): Promise<boolean> {
  return (await lockStudents(tx, { ids, strength: 'share' })).length === new Set(ids).size;
}

/** A photo is visible to everyone who can see the student, and to the host family that was asked to host or hosts the student. */
export const studentPictures: AttachmentSubject = {
  type: 'student',
  async mayRead({ db, caller, may }, subjectId) {
    if (caller === null) return false;
    const studentId = Number(subjectId);
    if (may('students.read') && (await isStudentAmong(db, studentId, wherePresentStudentsOf(caller.id, caller.roles)))) return true;
    return caller.roles.includes('Host family') && isHostOfStudent(db, { userId: caller.id, studentId });
  },
};

/** Documents are read only through their student, where access is checked. */
export const studentPapers: AttachmentSubject = { type: DOCUMENT_SUBJECT, isConfidential: true, mayRead: async () => false };

/** Deletes the parent invitations to a deleted account; the children themselves are deleted with their trips. */
export const parentInvitationDeletion: DeletionPart = { erase: eraseInvitations };
