// Use cases of a user's own notifications and preferences.

import type { Role } from '#contract/identity/roles.ts';
import type { NotificationPreference } from '#contract/notifications/notification.shapes.ts';
import { listKindsFor, NOTIFICATION_KINDS } from '#contract/notifications/notification-kinds.ts';
import type * as endpoints from '#contract/notifications/notifications.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Call, Caller } from '#server/platform/app.ts';
import { HttpError, notFound, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import {
  countUnreadRows,
  listNotificationRows,
  listPreferences,
  lockNotification,
  markAllRowsRead,
  markRead,
  upsertPreference,
} from './notifications.queries.ts';
import { parseCursor, toCursorText, toNotificationRecord } from './notifications.records.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

function getCaller({ caller }: Call): Caller {
  if (caller === null) throw new HttpError('unauthenticated');
  return caller;
}

export async function listNotifications(call: Call, { query }: Input<'listNotifications'>): Output<'listNotifications'> {
  const { id: userId } = getCaller(call);
  const { unreadOnly, after, perPage } = query;
  const rows = await listNotificationRows(call.db, { userId, unreadOnly, after: parseCursor(after), limit: perPage + 1 });
  const shown = rows.slice(0, perPage);
  const last = shown.at(-1);
  return {
    data: shown.flatMap((row) => toNotificationRecord(row, call.locale) ?? []),
    unread: await countUnreadRows(call.db, userId),
    next: rows.length > perPage && last !== undefined ? toCursorText(last) : null,
  };
}

export async function countUnread(call: Call): Output<'countUnread'> {
  return { unread: await countUnreadRows(call.db, getCaller(call).id) };
}

export async function markNotification(call: Call, { params: { id }, body }: Input<'markNotification'>): Output<'markNotification'> {
  const { id: userId } = getCaller(call);
  return call.db.transaction(async (tx) => {
    const found = await lockNotification(tx, { id, userId });
    if (found === null) throw notFound();
    if ((found.readAt !== null) !== body.isRead) await markRead(tx, { id, readAt: body.isRead ? call.app.clock.now() : null });
    return { unread: await countUnreadRows(tx, userId) };
  });
}

export async function markAllNotifications(call: Call, { body }: Input<'markAllNotifications'>): Output<'markAllNotifications'> {
  const { id: userId } = getCaller(call);
  await markAllRowsRead(call.db, { userId, newestId: body.newestId, readAt: call.app.clock.now() });
  return { unread: await countUnreadRows(call.db, userId) };
}

/** Returns the preferences for every kind that users with these roles can receive. */
async function listEffectivePreferences(
  db: Queryable,
  { id, roles }: { id: number; roles: readonly Role[] },
): Promise<NotificationPreference[]> {
  const saved = new Map((await listPreferences(db, id)).map((one) => [one.kind, one]));
  return listKindsFor(roles).map((kind) => saved.get(kind) ?? { kind, mail: NOTIFICATION_KINDS[kind].mail, optedOut: false });
}

export async function getPreferences(call: Call): Output<'readPreferences'> {
  return { data: await listEffectivePreferences(call.db, getCaller(call)) };
}

export async function updatePreference(call: Call, { body }: Input<'changePreference'>): Output<'changePreference'> {
  const caller = getCaller(call);
  return call.db.transaction(async (tx) => {
    const before = (await listEffectivePreferences(tx, caller)).find(({ kind }) => kind === body.kind);
    if (before === undefined) throw new ValidationError([{ field: 'kind', rule: 'invalid' }]);
    // Only campaigns can be opted out of: all other kinds concern the account itself, so only their emails can be turned off.
    if (body.optedOut === true && body.kind !== 'campaign') throw new ValidationError([{ field: 'optedOut', rule: 'invalid' }]);
    const after = { ...before, mail: body.mail ?? before.mail, optedOut: body.optedOut ?? before.optedOut };
    await upsertPreference(tx, { userId: caller.id, ...after });
    const changes = { kind: after.kind, mail: after.mail, optedOut: after.optedOut };
    await recordChange(tx, call, { action: 'notifications.changePreference', subjectType: 'user', subjectId: caller.id, changes });
    return { data: await listEffectivePreferences(tx, caller) };
  });
}
