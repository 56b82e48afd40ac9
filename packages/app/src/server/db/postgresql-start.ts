// The start with a PostgreSQL server: checks that it is reachable, accepts us and is new enough, and migrates its tables.

import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientConfig } from 'pg';
import { DatabaseFault, findCode, findReason, isAway } from './fault.ts';
import { MIGRATIONS, migrateDatabase } from './migrations.ts';
import { rawOf } from './raw-query.ts';
import * as schema from './schema.ts';

/** The key of the advisory lock, the letters "host"; any number that no other program locks would do. */
const MIGRATING = 0x68_6f_73_74;

/** How long to wait for another process that is migrating. */
const MIGRATING_SECONDS = 300;

const OLDEST = 15;

function faultOf(error: unknown, { host, port, user, database }: Client): DatabaseFault {
  const place = `PostgreSQL at ${host}:${port}`;
  const because = `: ${findReason(error)}.`;
  const code = findCode(error) ?? '';
  if (isAway(error))
    return new DatabaseFault(`No ${place} answers${because}`, { todo: 'Start it, or correct DATABASE_URL.', cause: error });
  if (code === '3D000') {
    const todo = 'Create it, or name another one in DATABASE_URL.';
    return new DatabaseFault(`${place} has no database "${database}".`, { todo, cause: error });
  }
  if (code.startsWith('28')) {
    const todo = 'Check the user and the password in DATABASE_URL.';
    return new DatabaseFault(`${place} refuses the user "${user}"${because}`, { todo, cause: error });
  }
  return new DatabaseFault(`${place} can't be used${because}`, { todo: 'Check DATABASE_URL.', cause: error });
}

function newClient(config: ClientConfig): Client {
  try {
    const client = new Client(config);
    client.on('error', () => {});
    return client;
  } catch (error) {
    throw new DatabaseFault('DATABASE_URL is not an address that can be read.', {
      todo: 'It reads postgresql://user:password@host:5432/database; characters such as @ and / in the password are written %40 and %2F.',
      cause: error,
    });
  }
}

/** Connects; waits for a server that is still starting, for example after a reboot. */
async function connected(config: ClientConfig, { waitMs, tell }: { waitMs: number; tell(line: string): void }): Promise<Client> {
  const deadline = Date.now() + waitMs;
  for (let told = false; ; told = true) {
    const client = newClient(config);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      const fault = faultOf(error, client);
      if (!isAway(error) || Date.now() >= deadline) throw fault;
      if (!told) tell(`PostgreSQL at ${client.host}:${client.port} does not answer yet; trying for ${Math.round(waitMs / 1000)} s.`);
      await pause(200);
    }
  }
}

async function refuseOld(client: Client): Promise<void> {
  const { rows } = await client.query<{ number: string; version: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as version`,
  );
  const [{ number, version } = { number: '0', version: 'unknown' }] = rows;
  if (Number(number) >= OLDEST * 10_000) return;
  throw new DatabaseFault(`PostgreSQL at ${client.host}:${client.port} is version ${version}; ${OLDEST} or newer is needed.`, {
    todo: 'Update it, or name another server in DATABASE_URL.',
  });
}

/** Makes sure that only one of several starting processes migrates, while the others wait. */
async function migrateOnce(client: Client): Promise<void> {
  try {
    await client.query(`set lock_timeout = '${MIGRATING_SECONDS}s'; set statement_timeout = 0`);
    await client.query('select pg_advisory_lock($1)', [MIGRATING]);
  } catch (error) {
    throw new DatabaseFault(`Another process has been bringing the database up to date for ${MIGRATING_SECONDS} s: ${findReason(error)}.`, {
      todo: 'See what it waits for, and start this one again when it is done.',
      cause: error,
    });
  }
  const place = `The database "${client.database}" at ${client.host}:${client.port}`;
  const db = drizzle({ client, schema });
  await migrateDatabase({ raw: rawOf(client), place, migrate: () => migrate(db, { migrationsFolder: MIGRATIONS }) });
}

/**
 * Checks that a server can be used, and migrates its tables to this version.
 * @throws DatabaseFault when it can't be used
 */
export async function prepareServer(config: ClientConfig, waiting: { waitMs: number; tell(line: string): void }): Promise<void> {
  const client = await connected(config, waiting);
  try {
    await refuseOld(client);
    await migrateOnce(client);
  } catch (error) {
    throw error instanceof DatabaseFault ? error : faultOf(error, client);
  } finally {
    await client.end().catch(() => {});
  }
}
