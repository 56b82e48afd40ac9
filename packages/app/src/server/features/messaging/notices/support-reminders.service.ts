// Reminds staff of requests to support that wait for longer than their target: who handles one, or else all coordinators.

import { listKnownNotices, notify } from '#server/features/notifications/notifications.public.ts';
import type { App } from '#server/platform/app.ts';
import { listWaitingSupport, lockWaitingSupport } from './support-reminders.queries.ts';

const MINUTE = 60_000;

/** Tells once of each time that a user waits; an answer ends it, and the next message begins another. */
export async function remindOfSupport(app: App): Promise<void> {
  const due = new Date(app.clock.now().getTime() - app.config.SUPPORT_TARGET_MINUTES * MINUTE);
  const toKey = ({ id, waitingSince }: { id: number; waitingSince: Date | null }) => `support ${id} ${waitingSince?.toISOString()}`;
  const waiting = await listWaitingSupport(app.db, due);
  if (waiting.length === 0) return;
  await app.db.transaction(async (tx) => {
    const locked = await lockWaitingSupport(
      tx,
      waiting.map(({ id }) => id),
    );
    const known = await listKnownNotices(tx, { kind: 'supportWaiting', keys: waiting.map(toKey) });
    for (const request of waiting) {
      const collapseKey = toKey(request);
      if (!locked.includes(request.id) || known.includes(collapseKey)) continue;
      const { assigneeId } = request;
      const to = assigneeId === null ? ({ roles: ['Coordinator'] } as const) : { userIds: [assigneeId] };
      await notify(tx, app, { to, kind: 'supportWaiting', data: { conversationId: request.id }, collapseKey });
    }
  });
}
