// A parent who is named by number when a student is made or changed: staff link them, and an agent has them asked, child by child.

import type { Transaction } from '#server/db/database.ts';
import { wherePresentStudents } from '#server/features/people/scopes.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { countRecipient } from '#server/platform/email/recipient-limit.ts';
import { ValidationError } from '#server/platform/errors.ts';
import { inviteParent } from './parent-invitations.service.ts';
import { notifyLinkedParent } from './parent-notifications.service.ts';
import { findAddressOfParent, insertParent, isParentAmong, isUserInRole } from './parents.queries.ts';

/** An agent names parents of their own students alone: else numbers would tell them who has an account. */
export async function assertParent(tx: Transaction, call: Call, parentId: number | undefined) {
  if (parentId === undefined || (parentId === call.caller?.id && (await isUserInRole(tx, parentId, 'Parent')))) return;
  if (!call.may('students.manage')) throw new ValidationError([{ field: 'parentId', rule: 'staffOnly' }]);
  const isKnown =
    (await isUserInRole(tx, parentId, 'Parent')) && (call.grant.all || (await isParentAmong(tx, parentId, wherePresentStudents(call))));
  if (!isKnown) throw new ValidationError([{ field: 'parentId', rule: 'unknownNumber' }]);
}

/**
 * Whether a parent is to be asked before a student is their child: that they said so of one child says nothing of another, and whoever
 * may not read accounts puts nobody's child into one.
 */
export const isParentToAsk = (call: Call, parentId: number) => parentId !== call.caller?.id && !call.may('users.read');

interface ParentInput {
  readonly student: { readonly id: number; readonly firstName: string };
  readonly parentId: number;
}

/** Asks the parent whom an agent names, unless the student is their child already. */
export async function askParent(tx: Transaction, call: Call, { student, parentId }: ParentInput): Promise<void> {
  const email = await findAddressOfParent(tx, { studentId: student.id, userId: parentId });
  if (email === null) return;
  await countRecipient(tx, call, email);
  await inviteParent(tx, call, { student, email });
}

/**
 * Links the parent whom somebody names, or asks them; answers whether they are linked by it. The number has been judged by then.
 * @throws ValidationError where somebody names themselves: of a child that is there already others say who its parents are
 */
export async function linkParentById(tx: Transaction, call: Call, { student, parentId }: ParentInput): Promise<boolean> {
  if (isParentToAsk(call, parentId)) {
    await askParent(tx, call, { student, parentId });
    return false;
  }
  const isNew = await insertParent(tx, { studentId: student.id, userId: parentId });
  if (isNew && parentId === call.caller?.id && !call.may('users.read'))
    throw new ValidationError([{ field: 'parentId', rule: 'staffOnly' }]);
  if (isNew) await notifyLinkedParent(tx, call, { userId: parentId, student });
  return isNew;
}
