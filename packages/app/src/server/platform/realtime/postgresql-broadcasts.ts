// Broadcasts between processes through PostgreSQL.

import { createAdapter } from '@socket.io/postgres-adapter';
import { Client, type ClientConfig, Pool } from 'pg';
import { BROADCAST_TABLE, installBroadcastTable } from '#server/db/broadcast-table.ts';
import { type BroadcastApp, type Broadcasts, CHANNEL_PREFIX } from './broadcast-types.ts';

/** PostgreSQL refuses 8000 bytes; what is larger goes through the table. */
const MAX_NOTIFICATION_BYTES = 7000;

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

/** Opens the broadcasts through PostgreSQL. */
export async function openPostgresqlBroadcasts(url: string, { database, log }: BroadcastApp): Promise<Broadcasts> {
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
