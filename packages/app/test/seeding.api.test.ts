// Killed while it makes the demo world: nothing of it is there, or all of it; and the next start makes what is missing, once.

import { join } from 'node:path';
import { count, getTableName } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { openServer } from '#server/db/postgresql.ts';
import { campaigns, demoWorlds, hostFamilies, notifications, savedViews, userRoles, users } from '#server/db/schema.ts';
import { demoWorld } from '#server/demo/demo-world.ts';
import { preparedFolder, testFolder } from './support/folder.ts';
import { describeWithPostgresql, ownCluster } from './support/postgresql.ts';
import { killWhileItStarts, startProgram } from './support/program.ts';

/** Milliseconds after the beginning at which it is killed. */
const KILLS = [0, 5, 20, 80];
const TIMEOUT = 400_000;

type Settings = Readonly<Record<string, string>>;
type Counts = Readonly<Record<string, number>>;

/** What the world consists of, and nothing that a server which runs adds to. */
const TABLES = [users, userRoles, hostFamilies, savedViews, campaigns, notifications, demoWorlds];
const NOTHING: Counts = Object.fromEntries(TABLES.map((table) => [getTableName(table), 0]));

async function rowsIn(open: () => Promise<OpenDatabase>): Promise<Counts> {
  const { db, close } = await open();
  const rows: Record<string, number> = {};
  for (const table of TABLES) rows[getTableName(table)] = (await db.select({ rows: count() }).from(table))[0]?.rows ?? 0;
  await close();
  return rows;
}

interface World {
  readonly settings: Settings;
  readonly open: () => Promise<OpenDatabase>;
}

/** Kills it, looks, and lets it start again; answers whether the kill came before the server was ready. */
async function killAndStartAgain({ settings, open }: World, after: number): Promise<boolean> {
  const isEarly = await killWhileItStarts({ ...settings, LOG_LEVEL: 'info' }, { says: 'the demo world is being made', after });
  const left = await rowsIn(open);
  const server = await startProgram(settings);
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  const whole = await rowsIn(open);
  const { accounts, families } = demoWorld(new Date());
  expect(whole).toMatchObject({ users: accounts.length, host_families: families.length, demo_worlds: 1 });
  for (const [table, rows] of Object.entries(whole)) expect(rows, table).toBeGreaterThan(0);
  expect([NOTHING, whole]).toContainEqual(left);
  return isEarly;
}

const copyOfGood = preparedFolder();

test('the embedded database holds the demo world wholly or not at all', { timeout: TIMEOUT }, async () => {
  const early: boolean[] = [];
  for (const after of KILLS) {
    const folder = copyOfGood();
    const settings = { DATA_DIR: folder, DEMO: 'always' };
    early.push(await killAndStartAgain({ settings, open: () => openEmbedded(join(folder, 'database')) }, after));
  }
  expect(early).toContain(true);
});

describeWithPostgresql('PostgreSQL', () => {
  test('holds the demo world wholly or not at all', { timeout: TIMEOUT }, async () => {
    const cluster = await ownCluster();
    onTestFinished(() => cluster.stop());
    const keeper = new Client({ connectionString: cluster.url('postgres') });
    keeper.on('error', () => {});
    await keeper.connect();
    const early: boolean[] = [];
    for (const after of KILLS) {
      await keeper.query(`create database seeded_${after}`);
      const url = cluster.url(`seeded_${after}`);
      const settings = { DATA_DIR: testFolder(), DATABASE_URL: url, DEMO: 'always' };
      early.push(await killAndStartAgain({ settings, open: () => openServer(url) }, after));
    }
    await keeper.end();
    expect(early).toContain(true);
  });
});
