// Use cases of viewing as another user: started with a reason, notified, always visible, and ended after an hour.

import type { User } from '#contract/identity/user.ts';
import { findUserById, lockUser } from '#server/features/identity/account/account.queries.ts';
import { getCaller, getUserRecord } from '#server/features/identity/account/account.service.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { startViewing, stopViewing } from '#server/platform/sessions/view-as.ts';

/** Refuses to view as oneself, as an administrator, or as a user who can't sign in. */
export async function startViewAs(call: Call, { userId, reason }: { userId: number; reason: string }): Promise<User> {
  const caller = getCaller(call);
  const at = call.app.clock.now();
  const name = `${caller.account.firstName} ${caller.account.lastName}`.trim();
  const row = await call.db.transaction(async (tx) => {
    const viewed = await lockUser(tx, userId);
    if (viewed === null || viewed.anonymisedAt !== null) throw notFound();
    if (viewed.id === caller.id || viewed.deactivatedAt !== null || viewed.roles.includes('Administrator')) {
      throw new AppError('viewAsRefused');
    }
    const begun = await startViewing(tx, { sessionId: call.session.id, viewerId: caller.id, userId, at });
    if (!begun) throw new HttpError('unauthenticated');
    await recordChange(tx, call, { action: 'viewAs.start', subjectType: 'user', subjectId: userId, changes: { reason } });
    const notice = { to: { userIds: [userId] }, kind: 'accountViewed', data: { name }, aboutId: caller.id, anyway: 'security' } as const;
    await notify(tx, call.app, { ...notice, collapseKey: `viewed by ${caller.id}` });
    return viewed;
  });
  return { ...(await getUserRecord(call, row)), viewedBy: { id: caller.id, name, since: at.toISOString() } };
}

/** Returns to the administrator's own account; does nothing if the caller isn't viewing as anyone. */
export async function stopViewAs(call: Call): Promise<User> {
  const { id: userId, viewerId } = getCaller(call);
  const at = call.app.clock.now();
  if (viewerId !== null) {
    await call.db.transaction((tx) => stopViewing(tx, { userId, sessionId: call.session.id, at, cause: 'stopped' }));
  }
  const row = await findUserById(call.db, viewerId ?? userId);
  if (row === null) throw new HttpError('unauthenticated');
  return getUserRecord(call, row);
}
