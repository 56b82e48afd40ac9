// Reminds staff of requests to support that wait for longer than their target: who handles one, or else all coordinators.

import { notify } from '#server/features/notifications/notifications.public.ts';
import type { App } from '#server/platform/app.ts';
import { listWaitingSupport, lockWaitingSupport, updateWaitingReminded } from './support-reminders.queries.ts';

const MINUTE = 60_000;

/** Tells once of each time that a user waits; an answer ends it, and the next message begins another. */
export async function remindOfSupport(app: App): Promise<void> {
  const now = app.clock.now();
  const due = new Date(now.getTime() - app.config.SUPPORT_TARGET_MINUTES * MINUTE);
  const waiting = await listWaitingSupport(app.db, due);
  if (waiting.length === 0) return;
  await app.db.transaction(async (tx) => {
    const locked = await lockWaitingSupport(tx, waiting, due);
    for (const { id: conversationId, assigneeId } of locked) {
      const to = assigneeId === null ? ({ roles: ['Coordinator'] } as const) : { userIds: [assigneeId] };
      await notify(tx, app, { to, kind: 'supportWaiting', data: { conversationId } });
    }
    await updateWaitingReminded(
      tx,
      locked.map(({ id }) => id),
      now,
    );
  });
}
