// Use cases of whose children students are: linking a parent by e-mail address, and taking one away.

import type * as endpoints from '#contract/people/students.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { inviteAs } from '#server/features/identity/identity.public.ts';
import type { Call } from '#server/platform/app.ts';
import { countRecipient } from '#server/platform/mail/recipient-limit.ts';
import { recordChange } from '#server/platform/record.ts';
import { FieldFaults, notFound, Refusal } from '#server/platform/refusal.ts';
import { withdrawInvitation } from './parent-invitations.queries.ts';
import { inviteParent } from './parent-invitations.service.ts';
import { accountOf, holdsRole, insertParent, removeParent } from './parents.queries.ts';
import { saveStudent } from './students.queries.ts';
import { studentAnswer } from './students.records.ts';
import { tellLinked } from './telling.service.ts';
import { heldStudent } from './writing.service.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

interface Named {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Makes an account of a parent and mails the invitation. */
async function invited(tx: Transaction, call: Call, person: Named): Promise<number> {
  const missing = (['firstName', 'lastName'] as const).filter((field) => person[field] === '');
  if (missing.length > 0) throw new FieldFaults(missing.map((field) => ({ field, rule: 'required' })));
  const userId = await inviteAs(tx, call.app, { ...person, role: 'Parent', locale: call.locale, inviterId: call.caller?.id });
  // Another request has just made it.
  if (userId === null) throw new Refusal('notAParent', { field: 'email' });
  const changes = { ...person, roleNames: ['Parent'] };
  await recordChange(tx, call, { action: 'users.invite', subjectType: 'user', subjectId: userId, changes });
  return userId;
}

/** Links the account of an address at once, or makes one and invites its owner. */
async function linkAtOnce(
  tx: Transaction,
  call: Call,
  { student, person }: { student: { readonly id: number; readonly firstName: string }; person: Named },
): Promise<'linked' | 'invited'> {
  const known = await accountOf(tx, person.email);
  if (known !== null && !(await holdsRole(tx, known, 'Parent'))) throw new Refusal('notAParent', { field: 'email' });
  const userId = known ?? (await invited(tx, call, person));
  if (await insertParent(tx, { studentId: student.id, userId })) {
    await saveStudent(tx, student.id, {});
    const changes = { parentId: { before: null, after: userId } };
    await recordChange(tx, call, { action: 'student.linkParent', subjectType: 'student', subjectId: student.id, changes });
    // Whoever has no account yet is told by the invitation.
    if (known !== null) await tellLinked(tx, call, { userId, student });
  }
  return known === null ? 'invited' : 'linked';
}

/** Links a parent; whoever may not read accounts, such as an agent, has the parent asked instead. */
export async function linkParent(call: Call, { params: { id }, body }: Asked<'linkParent'>): Answered<'linkParent'> {
  return call.db.transaction(async (tx) => {
    const student = await heldStudent(tx, call, { id });
    await countRecipient(tx, call, body.email);
    if (!call.may('users.read')) {
      await inviteParent(tx, call, { student, email: body.email });
      return { item: await studentAnswer(call, tx, id), outcome: 'asked' };
    }
    const outcome = await linkAtOnce(tx, call, { student, person: body });
    return { item: await studentAnswer(call, tx, id), outcome };
  });
}

export async function unlinkParent(call: Call, { params: { id, userId } }: Asked<'unlinkParent'>): Answered<'unlinkParent'> {
  return call.db.transaction(async (tx) => {
    await heldStudent(tx, call, { id });
    if (!(await removeParent(tx, { studentId: id, userId }))) throw notFound();
    await withdrawInvitation(tx, { studentId: id, userId });
    await saveStudent(tx, id, {});
    const changes = { parentId: { before: userId, after: null } };
    await recordChange(tx, call, { action: 'student.unlinkParent', subjectType: 'student', subjectId: id, changes });
    return { item: await studentAnswer(call, tx, id) };
  });
}
