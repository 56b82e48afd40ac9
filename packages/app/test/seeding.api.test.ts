// Killed while it makes the demo world: nothing of it is there, or all of it; and the next start makes what is missing, once.

import { join } from 'node:path';
import { count, getTableName } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { openServer } from '#server/db/postgresql.ts';
import { campaigns, demoWorlds, hostFamilies, notifications, savedViews, userRoles, users } from '#server/db/schema.ts';
import { demoWorld } from '#server/demo/demo-world.ts';
import { preparedFolder, testFolder } from './support/folder.ts';
import { describeWithPostgresql, ownCluster } from './support/postgresql.ts';
import { killWhileItStarts, startProgram } from './support/program.ts';

/** Milliseconds after the beginning at which it is killed, the later the further it gets. */
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

/**
 * Kills it in the midst, again and again on the same database, looks each time, and lets it start for good;
 * answers whether a kill came before the server was ready.
 */
async function killAgainAndAgain({ settings, open }: World): Promise<boolean> {
  const left: Counts[] = [];
  let isEarly = false;
  for (const after of KILLS) {
    const wasEarly = await killWhileItStarts({ ...settings, LOG_LEVEL: 'info' }, { says: 'the demo world is being made', after });
    isEarly ||= wasEarly;
    const found = await rowsIn(open);
    left.push(found);
    if (found['demo_worlds'] !== 0) break;
  }
  const server = await startProgram(settings);
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  const whole = await rowsIn(open);
  const { accounts, families } = demoWorld(new Date());
  expect(whole).toMatchObject({ users: accounts.length, host_families: families.length, demo_worlds: 1 });
  for (const [table, rows] of Object.entries(whole)) expect(rows, table).toBeGreaterThan(0);
  for (const found of left) expect([NOTHING, whole]).toContainEqual(found);
  return isEarly;
}

const copyOfGood = preparedFolder();

test('the embedded database holds the demo world wholly or not at all', { timeout: TIMEOUT }, async () => {
  const folder = copyOfGood();
  const open = () => openEmbedded(join(folder, 'database'));
  expect(await killAgainAndAgain({ settings: { DATA_DIR: folder, DEMO: 'always' }, open })).toBe(true);
});

describeWithPostgresql('PostgreSQL', () => {
  test('holds the demo world wholly or not at all', { timeout: TIMEOUT }, async () => {
    const cluster = await ownCluster();
    onTestFinished(() => cluster.stop());
    const url = cluster.url('postgres');
    const settings = { DATA_DIR: testFolder(), DATABASE_URL: url, DEMO: 'always' };
    expect(await killAgainAndAgain({ settings, open: () => openServer(url) })).toBe(true);
  });
});
