// A PostgreSQL server, reached through a pool of connections.

import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { OpenDatabase } from './database.ts';
import { PostgresqlListener } from './postgresql-listener.ts';
import { prepareServer } from './postgresql-start.ts';
import { rawOf } from './raw-query.ts';
import * as schema from './schema.ts';

export interface ServerOptions {
  /** The maximum number of connections of this process. */
  readonly poolSize?: number;
  /** A statement that takes longer is cancelled. */
  readonly statementSeconds?: number;
  /** A statement that waits longer for a lock is cancelled. */
  readonly lockSeconds?: number;
  /** How long to wait at the start for a server that does not answer. */
  readonly waitSeconds?: number;
  /** Receives messages for the operator. */
  readonly tell?: (line: string) => void;
}

/** A request that gets no connection in this time fails, and may be repeated later. */
const CONNECTION_MS = 10_000;

/** A transaction that is idle for longer is ended, and its locks are released. */
const IDLE_TRANSACTION_MS = 60_000;

/** Compiling a statement takes seconds where it is thought to be large, as those of reports are; running it as it is takes less. */
const SESSION_OPTIONS = '-c jit=off';

/**
 * Opens the database of a server and migrates it. Broken connections are replaced, so the server can be restarted meanwhile.
 * @throws DatabaseFault when it can't be used
 */
export async function openServer(url: string, options: ServerOptions = {}): Promise<OpenDatabase> {
  const { poolSize = 10, statementSeconds = 30, lockSeconds = 10, waitSeconds = 0, tell = () => {} } = options;
  const config = { connectionString: url, connectionTimeoutMillis: CONNECTION_MS, keepAlive: true, application_name: 'hosted-stay' };
  await prepareServer(config, { waitMs: waitSeconds * 1000, tell });
  const pool = new Pool({
    ...config,
    options: SESSION_OPTIONS,
    max: poolSize,
    statement_timeout: statementSeconds * 1000,
    lock_timeout: lockSeconds * 1000,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
  });
  pool.on('error', ({ message }) => tell(`A connection to the database was lost: ${message}`));
  // A connection that breaks between two statements of a transaction emits the error here only; unhandled, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const listener = new PostgresqlListener(config);
  return {
    db: drizzle({ client: pool, schema }),
    engine: 'postgresql',
    raw: rawOf(pool),
    listen: (channel, hearing) => listener.listen(channel, hearing),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async withConnection(work) {
      const client = await pool.connect();
      try {
        return await work(drizzle({ client, schema }));
      } finally {
        client.release();
      }
    },
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
