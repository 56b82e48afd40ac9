// How several processes broadcast to each other what is not stored, such as who is typing: through Redis or PostgreSQL. A single process
// needs neither.

import { Client, type ClientConfig, Pool } from 'pg';
import type { Server } from 'socket.io';
import { BROADCAST_TABLE, installBroadcastTable } from '#server/db/broadcast-table.ts';
import type { App } from '#server/platform/app.ts';

export interface Broadcasts {
  /** How the server reaches those of other processes; undefined for a single process. */
  readonly adapter: Parameters<Server['adapter']>[0] | undefined;
  close(): Promise<void>;
}

type BroadcastApp = Pick<App, 'config' | 'database' | 'log'>;

/** PostgreSQL refuses 8000 bytes; what is larger goes through the table. */
const MAX_NOTIFICATION_BYTES = 7000;

const CHANNEL_PREFIX = 'hosted-stay';

async function openRedisBroadcasts(url: string, { log }: BroadcastApp): Promise<Broadcasts> {
  const [{ createClient }, { createAdapter }] = await Promise.all([import('redis'), import('@socket.io/redis-streams-adapter')]);
  const client = createClient({ url });
  client.on('error', (error: unknown) => log.warn({ error }, 'Redis does not answer'));
  await client.connect();
  return {
    adapter: createAdapter(client, { streamName: `${CHANNEL_PREFIX}.realtime`, channelPrefix: CHANNEL_PREFIX }) as Broadcasts['adapter'],
    close: async () => client.destroy(),
  };
}

/**
 * What the adapter takes for a pool. It never gives back a connection that breaks while it listens, so each listens on one of its own:
 * a real pool would soon have none left.
 */
function createListeningPool(config: ClientConfig, { onError }: { onError(error: Error): void }) {
  const pool = new Pool({ ...config, max: 1 });
  let isClosed = false;
  pool.on('error', onError);
  return {
    query: (text: string, values?: unknown[]) => pool.query(text, values),
    async connect() {
      // The adapter would try again forever.
      if (isClosed) return new Promise<never>(() => {});
      const client = new Client(config);
      // Unhandled, the loss of the connection would end the process; the adapter reconnects after its end.
      client.on('error', onError);
      await client.connect();
      return Object.assign(client, { release: () => void client.end().catch(() => {}) });
    },
    async end() {
      isClosed = true;
      await pool.end();
    },
  };
}

async function openPostgresqlBroadcasts(url: string, { database, log }: BroadcastApp): Promise<Broadcasts> {
  const { createAdapter } = await import('@socket.io/postgres-adapter');
  await installBroadcastTable(database.raw);
  const onError = (error: Error) => log.warn({ error }, 'the connection for broadcasts to other processes has failed');
  const pool = createListeningPool({ connectionString: url, keepAlive: true, application_name: 'hosted-stay broadcasts' }, { onError });
  return {
    adapter: createAdapter(pool as unknown as Pool, {
      tableName: BROADCAST_TABLE,
      channelPrefix: CHANNEL_PREFIX,
      payloadThreshold: MAX_NOTIFICATION_BYTES,
      errorHandler: onError,
    }),
    close: () => pool.end(),
  };
}

/** Opens the broadcasts that the settings ask for. Close them after the server that uses them. */
export async function openBroadcasts(app: BroadcastApp): Promise<Broadcasts> {
  const { REDIS_URL, DATABASE_URL } = app.config;
  if (REDIS_URL !== undefined) return openRedisBroadcasts(REDIS_URL, app);
  if (DATABASE_URL !== undefined) return openPostgresqlBroadcasts(DATABASE_URL, app);
  return { adapter: undefined, close: async () => {} };
}
