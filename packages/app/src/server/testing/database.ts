// A separate database for each test file, on the engine under test.

import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { sql } from 'drizzle-orm';
import { CLOCK_OVERRIDE_SETTING } from 'pg-boss';
import { expect, inject, test } from 'vitest';
import type { Database, OpenDatabase } from '#server/db/database.ts';
import { openDump, openEmbedded } from '#server/db/embedded.ts';
import { openServer } from '#server/db/postgresql.ts';
import { runStatement, toDatabaseUrl } from './engines/administer.ts';
import './engines/databases.ts';
import { besideTransaction, refuseSecondConnections } from './one-connection.ts';

/** Returns the engine of this test run. */
export function getTestEngine(): OpenDatabase['engine'] {
  return inject('databases')?.engine ?? 'pglite';
}

/** Makes every connection use the time that a test sets for the job queue, if it sets one. */
function withTestTime(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', `-c ${CLOCK_OVERRIDE_SETTING}=on`);
  return address.href.replaceAll('+', '%20');
}

/** Creates a database on PostgreSQL for tests that open it more than once; returns its URL and how to drop it. */
export async function createPostgresqlDatabase({ empty = false } = {}): Promise<{ url: string; drop(): Promise<void> }> {
  const databases = inject('databases');
  if (databases?.engine !== 'postgresql') throw new Error('This test needs PostgreSQL: write it with onPostgresql().');
  const name = `hosted_stay_test_${randomBytes(6).toString('hex')}`;
  await runStatement(
    databases.url,
    `create database ${name}${empty ? '' : ` template ${databases.template} strategy ${databases.strategy}`}`,
  );
  return {
    url: withTestTime(toDatabaseUrl(databases.url, name)),
    drop: () => runStatement(databases.url, `drop database ${name} with (force)`),
  };
}

/** Opens an empty, up-to-date database; on PostgreSQL, a separate one that is dropped when it is closed. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const databases = inject('databases');
  if (databases === undefined) return openEmbedded();
  if (databases.engine === 'pglite') return openDump(await openAsBlob(databases.dump));
  const { url, drop } = await createPostgresqlDatabase();
  const database = refuseSecondConnections(await openServer(url));
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/**
 * Defines a test that needs many connections at once, such as a race. It is skipped on the embedded engine, which has one connection:
 * there are no races there, so the test would always pass.
 * @example onPostgresql('two at once: one wins', async () => { … })
 */
export function testOnPostgresql(name: string, run: () => Promise<void>, timeout?: number): void {
  const outside = getTestEngine() !== 'postgresql';
  test(
    name,
    async ({ skip }) => {
      skip(outside, 'the embedded engine has one connection');
      await run();
    },
    timeout,
  );
}

/** Waits until somebody waits for a lock, on PostgreSQL. Also from within the transaction that holds it: the question is asked beside. */
export async function waitForLock(db: Database): Promise<void> {
  const where = sql`wait_event_type = 'Lock' and datname = current_database()`;
  const waiting = async () => ((await db.execute(sql`select 1 from pg_stat_activity where ${where}`)) as { rows: unknown[] }).rows;
  await expect.poll(() => besideTransaction(waiting), { timeout: 5000 }).not.toEqual([]);
}
