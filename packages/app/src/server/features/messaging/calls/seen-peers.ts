// Says again and again which devices of this process are in calls, so that those of a process that has died are noticed.

import type { App } from '#server/platform/app.ts';
import { updateSeen } from './call-peers.queries.ts';

/** How often, in milliseconds. */
export const SEEN_EVERY_MS = 30_000;

interface SeenPeers {
  readonly socketIds: Set<string>;
  timer: NodeJS.Timeout | null;
}

const known = new WeakMap<App, SeenPeers>();

async function writeSeen(app: App, socketIds: readonly string[]): Promise<void> {
  try {
    await updateSeen(app.db, socketIds, app.clock.now());
  } catch (error) {
    app.log.warn({ err: error }, 'who is in calls could not be written');
  }
}

/** Begins to say that a connection is in a call. */
export function keepSeen(app: App, socketId: string): void {
  const peers = known.get(app) ?? { socketIds: new Set<string>(), timer: null };
  known.set(app, peers);
  peers.socketIds.add(socketId);
  peers.timer ??= setInterval(() => void writeSeen(app, [...peers.socketIds]), SEEN_EVERY_MS).unref();
}

/** Stops saying that a connection is in a call. */
export function stopSeen(app: App, socketId: string): void {
  const peers = known.get(app);
  if (peers === undefined) return;
  peers.socketIds.delete(socketId);
  if (peers.socketIds.size > 0 || peers.timer === null) return;
  clearInterval(peers.timer);
  peers.timer = null;
}
