// Parents given by ID when a student is created or changed: staff link them, agents have them asked for each child.

import type { Transaction } from '#server/db/database.ts';
import { syncParticipantsOfStudents } from '#server/features/messaging/conversations.public.ts';
import { wherePresentStudents } from '#server/features/people/scopes.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { countRecipient } from '#server/platform/email/recipient-limit.ts';
import { ValidationError } from '#server/platform/errors.ts';
import { inviteParent } from './parent-invitations.service.ts';
import { notifyLinkedParent } from './parent-notifications.service.ts';
import { findAddressOfParent, insertParent, isParentAmong, isUserInRole } from './parents.queries.ts';

/** Agents can only name parents of their own students: otherwise IDs would reveal who has an account. */
export async function assertParent(tx: Transaction, call: Call, parentId: number | undefined) {
  if (parentId === undefined || (parentId === call.caller?.id && (await isUserInRole(tx, parentId, 'Parent')))) return;
  if (!call.may('students.manage')) throw new ValidationError([{ field: 'parentId', rule: 'staffOnly' }]);
  const isKnown =
    (await isUserInRole(tx, parentId, 'Parent')) && (call.grant.all || (await isParentAmong(tx, parentId, wherePresentStudents(call))));
  if (!isKnown) throw new ValidationError([{ field: 'parentId', rule: 'unknownNumber' }]);
}

/**
 * Returns whether a parent must be asked before a student is linked to them. Their consent for one child doesn't cover another, and
 * callers who can't read accounts can't assign children to anyone.
 */
export const isParentToAsk = (call: Call, parentId: number) => parentId !== call.caller?.id && !call.may('users.read');

interface ParentInput {
  readonly student: { readonly id: number; readonly firstName: string };
  readonly parentId: number;
}

/** Asks the parent that an agent names, unless the student is already linked to them. */
export async function askParent(tx: Transaction, call: Call, { student, parentId }: ParentInput): Promise<void> {
  const email = await findAddressOfParent(tx, { studentId: student.id, userId: parentId });
  if (email === null) return;
  await countRecipient(tx, call, email);
  await inviteParent(tx, call, { student, email });
}

/**
 * Links the given parent, or asks them; returns whether they are now linked. The ID must be validated before.
 * @throws ValidationError if non-staff callers name themselves: others decide who the parents of an existing student are
 */
export async function linkParentById(tx: Transaction, call: Call, { student, parentId }: ParentInput): Promise<boolean> {
  if (isParentToAsk(call, parentId)) {
    await askParent(tx, call, { student, parentId });
    return false;
  }
  const isNew = await insertParent(tx, { studentId: student.id, userId: parentId });
  if (isNew && parentId === call.caller?.id && !call.may('users.read'))
    throw new ValidationError([{ field: 'parentId', rule: 'staffOnly' }]);
  if (isNew) await syncParticipantsOfStudents(tx, call.app, [student.id]);
  if (isNew) await notifyLinkedParent(tx, call, { userId: parentId, student });
  return isNew;
}
