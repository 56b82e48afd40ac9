// Use cases of asking a parent whether a student is their child, and of their answer.

import type * as endpoints from '#contract/people/parent-invitations.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { writeMail } from '#server/platform/mail/write.ts';
import { recordChange } from '#server/platform/record.ts';
import { HttpRefusal, notFound } from '#server/platform/refusal.ts';
import { wordsIn } from '#server/platform/words.ts';
import { deleteInvitation, listInvitations, localeOfAddress, upsertInvitation } from './parent-invitations.queries.ts';
import { holdsRole, insertParent } from './parents.queries.ts';
import { parentInvitationMail } from './people.emails.ts';
import { lockStudents, saveStudent } from './students.queries.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

function callerOf({ caller }: Call) {
  if (caller === null) throw new HttpRefusal('unauthenticated');
  return caller;
}

/**
 * Asks the owner of an address by mail. The same is done, and answered, whether or not the address has an account: whoever may not read
 * accounts learns nothing about it, and gets nobody's child or parent linked without their consent.
 */
export async function inviteParent(
  tx: Transaction,
  call: Call,
  { student, email }: { student: { readonly id: number; readonly firstName: string }; email: string },
): Promise<void> {
  const { id: invitedBy, account } = callerOf(call);
  await upsertInvitation(tx, { studentId: student.id, email, invitedBy, at: call.app.clock.now() });
  const inviter = `${account.firstName} ${account.lastName}`.trim();
  const locale = (await localeOfAddress(tx, email)) ?? call.locale;
  const letter = { template: parentInvitationMail, values: { inviter, child: student.firstName }, anyway: 'asked' } as const;
  await writeMail(tx, call.app, { to: email, locale, ...letter });
  await recordChange(tx, call, { action: 'student.inviteParent', subjectType: 'student', subjectId: student.id });
}

export async function listParentInvitations(call: Call): Answered<'listParentInvitations'> {
  const found = await listInvitations(call.db, callerOf(call).id);
  return { data: found.map(({ createdAt, ...invitation }) => ({ ...invitation, sentAt: createdAt.toISOString() })) };
}

/** The student of an invitation, which is used up. @throws notFound unless it is to the confirmed address of this parent */
async function takeInvitation(tx: Transaction, { id, userId }: { id: number; userId: number }): Promise<number> {
  const isParent = await holdsRole(tx, userId, 'Parent');
  const studentId = isParent ? await deleteInvitation(tx, { id, userId }) : null;
  if (studentId === null) throw notFound();
  return studentId;
}

export async function acceptParentInvitation(
  call: Call,
  { params: { id } }: Asked<'acceptParentInvitation'>,
): Answered<'acceptParentInvitation'> {
  const { id: userId } = callerOf(call);
  return call.db.transaction(async (tx) => {
    const studentId = await takeInvitation(tx, { id, userId });
    if ((await lockStudents(tx, { ids: [studentId], strength: 'update' })).length === 0) throw notFound();
    if (await insertParent(tx, { studentId, userId })) {
      await saveStudent(tx, studentId, {});
      const changes = { parentId: { before: null, after: userId } };
      await recordChange(tx, call, { action: 'student.linkParent', subjectType: 'student', subjectId: studentId, changes });
    }
    return { studentId, message: wordsIn(call.locale)('answers.parentLinked') };
  });
}

export async function declineParentInvitation(
  call: Call,
  { params: { id } }: Asked<'declineParentInvitation'>,
): Answered<'declineParentInvitation'> {
  const { id: userId } = callerOf(call);
  return call.db.transaction(async (tx) => {
    const studentId = await takeInvitation(tx, { id, userId });
    await recordChange(tx, call, { action: 'student.declineParent', subjectType: 'student', subjectId: studentId });
    return { message: wordsIn(call.locale)('answers.parentDeclined') };
  });
}
