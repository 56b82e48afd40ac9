// Tells users of new notifications while they have a page open.

// The compiler's parallel checkers only see a file's additions to the maps where the file is imported.
import type {} from '#contract/notifications/realtime.ts';
import type { Transaction } from '#server/db/database.ts';
import { publishEvent } from '#server/platform/realtime/events.ts';
import type { RealtimeFeature } from '#server/platform/realtime/feature.ts';
import { toUserRoom } from '#server/platform/realtime/sockets.ts';

declare module '#server/platform/realtime/events.ts' {
  interface RealtimeEvents {
    'notifications.changed': { readonly userIds: readonly number[] };
  }
}

/** As many IDs as an event has room for. */
const BATCH = 300;

/** Publishes that users have a new notification. */
export async function publishNotifications(tx: Transaction, userIds: readonly number[]): Promise<void> {
  for (let from = 0; from < userIds.length; from += BATCH) {
    await publishEvent(tx, { kind: 'notifications.changed', userIds: userIds.slice(from, from + BATCH) });
  }
}

export const notificationEvents: RealtimeFeature = {
  relays: {
    'notifications.changed': async (live, { userIds }) => {
      for (const id of userIds) live.emitTo(toUserRoom(id), 'notifications.changed', {});
    },
  },
};
