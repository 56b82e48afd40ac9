// Telling a parent that a student is their child now: whoever links them is somebody else.

import type { Transaction } from '#server/db/database.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { Call } from '#server/platform/app.ts';

interface LinkedParent {
  readonly userId: number;
  readonly student: { readonly id: number; readonly firstName: string };
}

/** Tells a parent with an account, in their own language; nobody is told of what they did themselves. */
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
