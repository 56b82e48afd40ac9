// Use cases of a student's parents: linking one by email address, and removing one.

import type * as endpoints from '#contract/people/students.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { inviteWithRole } from '#server/features/identity/identity.public.ts';
import { syncParticipantsOfStudents } from '#server/features/messaging/conversations.public.ts';
import { updateStudentRow } from '#server/features/people/students/students.queries.ts';
import { getStudentAnswer } from '#server/features/people/students/students.records.ts';
import { lockStudent } from '#server/features/people/students/update-student.service.ts';
import type { Call } from '#server/platform/app.ts';
import { countRecipient } from '#server/platform/email/recipient-limit.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { deleteInvitationsOf } from './parent-invitations.queries.ts';
import { inviteParent } from './parent-invitations.service.ts';
import { notifyLinkedParent } from './parent-notifications.service.ts';
import { deleteParent, findAccount, insertParent, isUserInRole } from './parents.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

export interface ParentPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Creates a parent's account and emails the invitation. */
async function inviteAccount(tx: Transaction, call: Call, person: ParentPerson): Promise<number> {
  const missing = (['firstName', 'lastName'] as const).filter((field) => person[field] === '');
  if (missing.length > 0) throw new ValidationError(missing.map((field) => ({ field, rule: 'required' })));
  const userId = await inviteWithRole(tx, call.app, { ...person, role: 'Parent', locale: call.locale, inviterId: call.caller?.id });
  // Another request has just created it.
  if (userId === null) throw new AppError('notAParent', { field: 'email' });
  const changes = { ...person, roleNames: ['Parent'] };
  await recordChange(tx, call, { action: 'users.invite', subjectType: 'user', subjectId: userId, changes });
  return userId;
}

/** Links the account of an address immediately, or creates one and invites its owner. */
async function linkAtOnce(
  tx: Transaction,
  call: Call,
  { student, person }: { student: { readonly id: number; readonly firstName: string }; person: ParentPerson },
): Promise<'linked' | 'invited'> {
  const known = await findAccount(tx, person.email);
  if (known !== null && !(await isUserInRole(tx, known, 'Parent'))) throw new AppError('notAParent', { field: 'email' });
  const userId = known ?? (await inviteAccount(tx, call, person));
  if (await insertParent(tx, { studentId: student.id, userId })) {
    await updateStudentRow(tx, student.id, {});
    await syncParticipantsOfStudents(tx, call.app, [student.id]);
    const changes = { parentId: { before: null, after: userId } };
    await recordChange(tx, call, { action: 'student.linkParent', subjectType: 'student', subjectId: student.id, changes });
    // A person without an account learns it from the invitation.
    if (known !== null) await notifyLinkedParent(tx, call, { userId, student });
  }
  return known === null ? 'invited' : 'linked';
}

/**
 * Links a parent whose address the caller has counted. If the caller can't read accounts (an agent, for example), asks the parent instead.
 * @param call with the grant of `students.manage`
 */
export async function linkCountedParent(
  tx: Transaction,
  call: Call,
  { studentId, person }: { studentId: number; person: ParentPerson },
): Promise<'linked' | 'invited' | 'asked'> {
  const student = await lockStudent(tx, call, { id: studentId });
  if (call.may('users.read')) return linkAtOnce(tx, call, { student, person });
  await inviteParent(tx, call, { student, email: person.email });
  return 'asked';
}

export async function linkParent(call: Call, { params: { id }, body }: Input<'linkParent'>): Output<'linkParent'> {
  return call.db.transaction(async (tx) => {
    await lockStudent(tx, call, { id });
    await countRecipient(tx, call, body.email);
    const outcome = await linkCountedParent(tx, call, { studentId: id, person: body });
    return { item: await getStudentAnswer(call, tx, id), outcome };
  });
}

export async function unlinkParent(call: Call, { params: { id, userId } }: Input<'unlinkParent'>): Output<'unlinkParent'> {
  return call.db.transaction(async (tx) => {
    await lockStudent(tx, call, { id });
    if (!(await deleteParent(tx, { studentId: id, userId }))) throw notFound();
    await deleteInvitationsOf(tx, { studentId: id, userId });
    await updateStudentRow(tx, id, {});
    await syncParticipantsOfStudents(tx, call.app, [id]);
    const changes = { parentId: { before: userId, after: null } };
    await recordChange(tx, call, { action: 'student.unlinkParent', subjectType: 'student', subjectId: id, changes });
    return { item: await getStudentAnswer(call, tx, id) };
  });
}
