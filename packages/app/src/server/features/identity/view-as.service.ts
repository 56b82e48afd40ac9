// Use cases of viewing the product as somebody else: begun with a reason, told of, always visible, and over after an hour.

import type { User } from '#contract/identity/user.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import type { Call } from '#server/platform/app.ts';
import { recordChange } from '#server/platform/record.ts';
import { HttpRefusal, notFound, Refusal } from '#server/platform/refusal.ts';
import { beginViewing, endViewing } from '#server/platform/viewing.ts';
import { lockUser, userById } from './account.queries.ts';
import { callerOf, recordOf } from './account.service.ts';

/** Nobody views as themselves, as an administrator, or as somebody who could not sign in either. */
export async function startViewAs(call: Call, { userId, reason }: { userId: number; reason: string }): Promise<User> {
  const caller = callerOf(call);
  const at = call.app.clock.now();
  const name = `${caller.account.firstName} ${caller.account.lastName}`.trim();
  const row = await call.db.transaction(async (tx) => {
    const viewed = await lockUser(tx, userId);
    if (viewed === null || viewed.anonymisedAt !== null) throw notFound();
    if (viewed.id === caller.id || viewed.deactivatedAt !== null || viewed.roles.includes('Administrator')) {
      throw new Refusal('viewAsRefused');
    }
    const begun = await beginViewing(tx, { sessionId: call.session.id, viewerId: caller.id, userId, at });
    if (!begun) throw new HttpRefusal('unauthenticated');
    await recordChange(tx, call, { action: 'viewAs.start', subjectType: 'user', subjectId: userId, changes: { reason } });
    const notice = { to: { userIds: [userId] }, kind: 'accountViewed', data: { name }, aboutId: caller.id, anyway: 'security' } as const;
    await notify(tx, call.app, { ...notice, collapseKey: `viewed by ${caller.id}` });
    return viewed;
  });
  return { ...(await recordOf(call, row)), viewedBy: { id: caller.id, name, since: at.toISOString() } };
}

/** Back to the own account; whoever views nobody stays where they are. */
export async function stopViewAs(call: Call): Promise<User> {
  const { id: userId, viewerId } = callerOf(call);
  const at = call.app.clock.now();
  if (viewerId !== null) {
    await call.db.transaction((tx) => endViewing(tx, { userId, sessionId: call.session.id, at, cause: 'stopped' }));
  }
  const row = await userById(call.db, viewerId ?? userId);
  if (row === null) throw new HttpRefusal('unauthenticated');
  return recordOf(call, row);
}
