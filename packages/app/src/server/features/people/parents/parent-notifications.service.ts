// Notifies a parent that someone else has linked a student to them.

import type { Transaction } from '#server/db/database.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { Call } from '#server/platform/app.ts';

interface LinkedParent {
  readonly userId: number;
  readonly student: { readonly id: number; readonly firstName: string };
}

/** Notifies a parent with an account in their language; does nothing if the parent is the caller. */
export async function notifyLinkedParent(
  tx: Transaction,
  { app, caller }: Pick<Call, 'app' | 'caller'>,
  { userId, student }: LinkedParent,
) {
  if (caller === null) return;
  const { id, account } = caller;
  const name = `${account.firstName} ${account.lastName}`.trim();
  const data = { studentId: student.id, child: student.firstName, name };
  await notify(tx, app, { to: { userIds: [userId] }, kind: 'childLinked', data, aboutId: id, except: id, anyway: 'security' });
}
