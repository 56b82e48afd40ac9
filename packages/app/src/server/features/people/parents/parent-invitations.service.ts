// Use cases of asking a parent whether a student is their child, and of their answer.

import type * as endpoints from '#contract/people/parent-invitations.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { syncParticipantsOfStudents } from '#server/features/messaging/conversations.public.ts';
import { parentInvitationEmail } from '#server/features/people/people.emails.ts';
import { lockStudents, updateStudentRow } from '#server/features/people/students/students.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { queueEmail } from '#server/platform/email/queue-email.ts';
import { HttpError, notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { deleteInvitation, findLocaleOfAddress, listInvitations, upsertInvitation } from './parent-invitations.queries.ts';
import { insertParent, isUserInRole } from './parents.queries.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

function getCaller({ caller }: Call) {
  if (caller === null) throw new HttpError('unauthenticated');
  return caller;
}

/**
 * Emails an invitation to the owner of an address. Does and returns the same whether or not the address has an account: callers who can't
 * read accounts learn nothing about it, and can't link a child to a parent without the parent's consent.
 */
export async function inviteParent(
  tx: Transaction,
  call: Call,
  { student, email }: { student: { readonly id: number; readonly firstName: string }; email: string },
): Promise<void> {
  const { id: invitedBy, account } = getCaller(call);
  await upsertInvitation(tx, { studentId: student.id, email, invitedBy, at: call.app.clock.now() });
  const inviter = `${account.firstName} ${account.lastName}`.trim();
  const locale = (await findLocaleOfAddress(tx, email)) ?? call.locale;
  const letter = { template: parentInvitationEmail, values: { inviter, child: student.firstName }, anyway: 'asked' } as const;
  await queueEmail(tx, call.app, { to: email, locale, ...letter });
  await recordChange(tx, call, { action: 'student.inviteParent', subjectType: 'student', subjectId: student.id });
}

export async function listParentInvitations(call: Call): Output<'listParentInvitations'> {
  const found = await listInvitations(call.db, getCaller(call).id);
  return { data: found.map(({ createdAt, ...invitation }) => ({ ...invitation, sentAt: createdAt.toISOString() })) };
}

/**
 * Consumes an invitation and returns its student's ID.
 * @throws notFound unless it was sent to the verified address of this parent
 */
async function consumeInvitation(tx: Transaction, { id, userId }: { id: number; userId: number }): Promise<number> {
  const isParent = await isUserInRole(tx, userId, 'Parent');
  const studentId = isParent ? await deleteInvitation(tx, { id, userId }) : null;
  if (studentId === null) throw notFound();
  return studentId;
}

export async function acceptParentInvitation(
  call: Call,
  { params: { id } }: Input<'acceptParentInvitation'>,
): Output<'acceptParentInvitation'> {
  const { id: userId } = getCaller(call);
  return call.db.transaction(async (tx) => {
    const studentId = await consumeInvitation(tx, { id, userId });
    if ((await lockStudents(tx, { ids: [studentId], strength: 'update' })).length === 0) throw notFound();
    if (await insertParent(tx, { studentId, userId })) {
      await updateStudentRow(tx, studentId, {});
      await syncParticipantsOfStudents(tx, call.app, [studentId]);
      const changes = { parentId: { before: null, after: userId } };
      await recordChange(tx, call, { action: 'student.linkParent', subjectType: 'student', subjectId: studentId, changes });
    }
    return { studentId, message: getTranslator(call.locale)('answers.parentLinked') };
  });
}

export async function declineParentInvitation(
  call: Call,
  { params: { id } }: Input<'declineParentInvitation'>,
): Output<'declineParentInvitation'> {
  const { id: userId } = getCaller(call);
  return call.db.transaction(async (tx) => {
    const studentId = await consumeInvitation(tx, { id, userId });
    await recordChange(tx, call, { action: 'student.declineParent', subjectType: 'student', subjectId: studentId });
    return { message: getTranslator(call.locale)('answers.parentDeclined') };
  });
}
