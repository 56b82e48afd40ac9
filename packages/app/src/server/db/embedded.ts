// The embedded engine: PostgreSQL inside this process, with one connection and its own folder.

import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as giveWay } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { prepareDataFolder } from '#server/platform/files/data-folder.ts';
import type { OpenDatabase, RawQuery } from './database.ts';
import { type Engine, startEngine } from './embedded-engine.ts';
import { DatabaseFault } from './fault.ts';
import { lockFolder } from './folder-lock.ts';
import { MIGRATIONS, migrateDatabase } from './migrations.ts';
import * as schema from './schema.ts';

function rawOf(client: PGlite): RawQuery {
  /** A failed text of statements may leave its transaction open, which the next user of the connection would be in. */
  const rollBack = async (error: unknown) => {
    await client.query('rollback').catch(() => {});
    throw error;
  };
  return {
    async query<Row>(text: string, values: unknown[] = []) {
      const results = values.length > 0 ? [await client.query(text, values)] : await client.exec(text).catch(rollBack);
      const rows = results.flatMap((result) => result.rows as Row[]);
      return { rows, rowCount: rows.length > 0 ? rows.length : (results.at(-1)?.affectedRows ?? 0) };
    },
  };
}

/** Closes the engine, unless it is broken: then closing fails too. */
async function closeEngine({ client, broken }: Engine): Promise<void> {
  if (broken() === null) await client.close();
}

/**
 * Lets what else this process has to do in between transactions. The engine answers without waiting for anything outside, so that work of
 * many transactions would otherwise keep all requests waiting until its end.
 */
function giveWayBetweenTransactions(client: PGlite): PGlite {
  const begin = client.transaction.bind(client) as PGlite['transaction'];
  return Object.assign(client, {
    async transaction(work: Parameters<PGlite['transaction']>[0]) {
      await giveWay();
      return begin(work);
    },
  });
}

function databaseOf(engine: Engine): OpenDatabase {
  const client = giveWayBetweenTransactions(engine.client);
  const db = drizzle({ client, schema });
  return {
    db,
    engine: 'pglite',
    raw: rawOf(client),
    listen: (channel, { heard }) => client.listen(channel, heard),
    connections: () => ({ total: 1, idle: 0, waiting: 0 }),
    withConnection: (work) => work(db),
    close: () => closeEngine(engine),
  };
}

function bringClientUpToDate(client: PGlite, place: string): Promise<void> {
  const db = drizzle({ client, schema });
  return migrateDatabase({ raw: rawOf(client), place, migrate: () => migrate(db, { migrationsFolder: MIGRATIONS }) });
}

/** Creates the folder of a new database atomically, so that a killed process leaves nothing that looks like one. */
async function makeFolder(folder: string): Promise<void> {
  const half = `${folder}.new`;
  rmSync(half, { recursive: true, force: true });
  const { client } = await startEngine({ dataDir: half }, half);
  await client.close();
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  renameSync(half, folder);
}

/** Refuses the remains of a broken database, which the engine would overwrite with a new one. */
function refuseRemains(folder: string): void {
  if (readdirSync(folder).length === 0) return;
  throw new DatabaseFault(`${folder} is not the folder of a database, or of one that lost its first file (PG_VERSION).`, {
    todo: 'Move it away and put a copy in its place, or start with an empty folder (DATA_DIR).',
  });
}

async function openFolder(folder: string, onBroken?: (fault: DatabaseFault) => void): Promise<OpenDatabase> {
  prepareDataFolder(dirname(folder));
  const unlock = lockFolder(folder);
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) {
      if (existsSync(folder)) refuseRemains(folder);
      await makeFolder(folder);
    }
    const place = `The database in ${folder}`;
    const engine = await startEngine({ dataDir: folder }, place, onBroken);
    await bringClientUpToDate(engine.client, place).catch(async (error) => {
      await closeEngine(engine);
      throw error;
    });
    const database = databaseOf(engine);
    return {
      ...database,
      async close() {
        await closeEngine(engine);
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens the database of a folder and migrates it; without a folder, an empty one in memory.
 * @param onBroken called when the engine breaks later: the process can only exit and start again
 * @throws DatabaseFault when it can't be used
 */
export async function openEmbedded(folder?: string, onBroken?: (fault: DatabaseFault) => void): Promise<OpenDatabase> {
  if (folder !== undefined) return openFolder(folder, onBroken);
  const engine = await startEngine({}, 'The database in memory');
  await bringClientUpToDate(engine.client, 'The database in memory');
  return databaseOf(engine);
}

/** Opens a copy in memory of a dumped database; it is as up to date as the dump. */
export async function openDump(dump: Blob): Promise<OpenDatabase> {
  return databaseOf(await startEngine({ loadDataDir: dump }, 'The dumped database'));
}

/** Returns an empty, up-to-date database as bytes, from which any number of copies can be opened. */
export async function emptyDump(): Promise<Blob> {
  const { client } = await startEngine({}, 'The database in memory');
  try {
    await bringClientUpToDate(client, 'The database in memory');
    return await client.dumpDataDir('none');
  } finally {
    await client.close();
  }
}
