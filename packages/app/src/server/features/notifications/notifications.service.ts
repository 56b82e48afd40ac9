// Use cases of somebody's own notifications.

import type { Role } from '#contract/identity/roles.ts';
import { kindsFor, NOTIFICATION_KINDS } from '#contract/notifications/kinds.ts';
import type { NotificationPreference } from '#contract/notifications/notification.shapes.ts';
import type * as endpoints from '#contract/notifications/notifications.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Call, Caller } from '#server/platform/app.ts';
import { recordChange } from '#server/platform/record.ts';
import { FieldFaults, HttpRefusal, notFound } from '#server/platform/refusal.ts';
import {
  countUnreadOf,
  lockNotification,
  markAllRead,
  markRead,
  notificationsOf,
  preferencesOf,
  savePreference,
} from './notifications.queries.ts';
import { markOf, markText, notificationRecord } from './notifications.records.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

function callerOf({ caller }: Call): Caller {
  if (caller === null) throw new HttpRefusal('unauthenticated');
  return caller;
}

export async function listNotifications(call: Call, { query }: Asked<'listNotifications'>): Answered<'listNotifications'> {
  const { id: userId } = callerOf(call);
  const { unreadOnly, after, perPage } = query;
  const rows = await notificationsOf(call.db, { userId, unreadOnly, after: markOf(after), limit: perPage + 1 });
  const shown = rows.slice(0, perPage);
  const last = shown.at(-1);
  return {
    data: shown.flatMap((row) => notificationRecord(row, call.locale) ?? []),
    unread: await countUnreadOf(call.db, userId),
    next: rows.length > perPage && last !== undefined ? markText(last) : null,
  };
}

export async function countUnread(call: Call): Answered<'countUnread'> {
  return { unread: await countUnreadOf(call.db, callerOf(call).id) };
}

export async function markNotification(call: Call, { params: { id }, body }: Asked<'markNotification'>): Answered<'markNotification'> {
  const { id: userId } = callerOf(call);
  return call.db.transaction(async (tx) => {
    const found = await lockNotification(tx, { id, userId });
    if (found === null) throw notFound();
    if ((found.readAt !== null) !== body.isRead) await markRead(tx, { id, readAt: body.isRead ? call.app.clock.now() : null });
    return { unread: await countUnreadOf(tx, userId) };
  });
}

export async function markAllNotifications(call: Call, { body }: Asked<'markAllNotifications'>): Answered<'markAllNotifications'> {
  const { id: userId } = callerOf(call);
  await markAllRead(call.db, { userId, newestId: body.newestId, readAt: call.app.clock.now() });
  return { unread: await countUnreadOf(call.db, userId) };
}

/** Of every kind that may reach somebody with these roles, what they want of it. */
async function wishesOf(db: Queryable, { id, roles }: { id: number; roles: readonly Role[] }): Promise<NotificationPreference[]> {
  const saved = new Map((await preferencesOf(db, id)).map((one) => [one.kind, one]));
  return kindsFor(roles).map((kind) => saved.get(kind) ?? { kind, mail: NOTIFICATION_KINDS[kind].mail, optedOut: false });
}

export async function readPreferences(call: Call): Answered<'readPreferences'> {
  return { data: await wishesOf(call.db, callerOf(call)) };
}

export async function changePreference(call: Call, { body }: Asked<'changePreference'>): Answered<'changePreference'> {
  const caller = callerOf(call);
  return call.db.transaction(async (tx) => {
    const before = (await wishesOf(tx, caller)).find(({ kind }) => kind === body.kind);
    if (before === undefined) throw new FieldFaults([{ field: 'kind', rule: 'invalid' }]);
    // Everything but campaigns has to do with the account itself: it can be kept out of the mailbox, not out of the product.
    if (body.optedOut === true && body.kind !== 'campaign') throw new FieldFaults([{ field: 'optedOut', rule: 'invalid' }]);
    const after = { ...before, mail: body.mail ?? before.mail, optedOut: body.optedOut ?? before.optedOut };
    await savePreference(tx, { userId: caller.id, ...after });
    const changes = { kind: after.kind, mail: after.mail, optedOut: after.optedOut };
    await recordChange(tx, call, { action: 'notifications.changePreference', subjectType: 'user', subjectId: caller.id, changes });
    return { data: await wishesOf(tx, caller) };
  });
}
