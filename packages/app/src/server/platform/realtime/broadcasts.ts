// How several processes broadcast to each other what is not stored, such as who is typing: through Redis or PostgreSQL. A single process
// needs neither, and loads the code of neither.

import type { BroadcastApp, Broadcasts } from './broadcast-types.ts';

/** Opens the broadcasts that the settings ask for. Close them after the server that uses them. */
export async function openBroadcasts(app: BroadcastApp): Promise<Broadcasts> {
  const { REDIS_URL, DATABASE_URL } = app.config;
  if (REDIS_URL !== undefined) return (await import('./redis-broadcasts.ts')).openRedisBroadcasts(REDIS_URL, app);
  if (DATABASE_URL !== undefined) return (await import('./postgresql-broadcasts.ts')).openPostgresqlBroadcasts(DATABASE_URL, app);
  return { adapter: undefined, close: async () => {} };
}
