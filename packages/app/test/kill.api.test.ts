// Killed while it writes, again and again: what was acknowledged is there, and the server starts again.

import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbedded } from '#server/db/embedded.ts';
import { openServer } from '#server/db/postgresql.ts';
import { testFolder } from './support/folder.ts';
import { describeWithPostgresql, ownCluster } from './support/postgresql.ts';
import { type Program, startProgram } from './support/program.ts';
import { makeWriters, newWriters, strikeWhileWriting, type Writer } from './support/writers.ts';

/** The embedded database dies with the server; PostgreSQL only sees a connection break. Each kill costs the start of a server. */
const KILLS = { embedded: 10, postgresql: 4 };
/** Milliseconds; a quiet machine needs a tenth of it. */
const TIMEOUT = 600_000;

async function expectNothingLost(writers: readonly Writer[]): Promise<void> {
  expect(await Promise.all(writers.map((writer) => writer.fault()))).toEqual(writers.map(() => null));
}

/** Starts, looks whether everything is there, writes, and kills in the midst. */
async function killAgainAndAgain(settings: Readonly<Record<string, string>>, times: number): Promise<void> {
  const writers = newWriters();
  let server: Program | undefined;
  onTestFinished(async () => void (await server?.end('SIGKILL')));
  for (let kill = 1; kill <= times; kill += 1) {
    server = await startProgram(settings);
    for (const writer of writers) await writer.arrive(server.origin);
    await expectNothingLost(writers);
    const { end } = server;
    await strikeWhileWriting(writers, { after: 20 + 6 * kill, strike: () => end('SIGKILL') });
  }
  server = await startProgram(settings);
  for (const writer of writers) await writer.arrive(server.origin);
  await expectNothingLost(writers);
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
}

test('the embedded database loses nothing that was acknowledged', { timeout: TIMEOUT }, async () => {
  const folder = testFolder();
  const database = await openEmbedded(join(folder, 'database'));
  await makeWriters(database);
  await database.close();
  await killAgainAndAgain({ DATA_DIR: folder }, KILLS.embedded);
});

describeWithPostgresql('PostgreSQL', () => {
  test('loses nothing that was acknowledged when the server is killed', { timeout: TIMEOUT }, async () => {
    const cluster = await ownCluster();
    onTestFinished(() => cluster.stop());
    const database = await openServer(cluster.url('postgres'));
    await makeWriters(database);
    await database.close();
    await killAgainAndAgain({ DATA_DIR: testFolder(), DATABASE_URL: cluster.url('postgres') }, KILLS.postgresql);
  });

  test('loses nothing when a process of its own is killed, or all of it: the server lives on', { timeout: TIMEOUT }, async () => {
    const cluster = await ownCluster();
    onTestFinished(() => cluster.stop());
    const url = cluster.url('postgres');
    const database = await openServer(url);
    await makeWriters(database);
    await database.close();
    const server = await startProgram({ DATA_DIR: testFolder(), DATABASE_URL: url });
    onTestFinished(async () => void (await server.end('SIGKILL')));
    const writers = newWriters();
    for (const writer of writers) await writer.arrive(server.origin);

    const killBackend = async () => process.kill(await backendOf(url), 'SIGKILL');
    for (const strike of [killBackend, () => cluster.restart()]) {
      await strikeWhileWriting(writers, { after: 50, strike });
      expect(writers.map(({ lastStatus }) => lastStatus)).toEqual(writers.map(() => 503));
      await untilReady(server);
      await expectNothingLost(writers);
    }
    for (const writer of writers) expect(await writer.write()).toBe(true);
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  });
});

/** The number of a process of PostgreSQL that works for the server. */
async function backendOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'hosted-stay' order by query_start desc limit 1`,
  );
  await client.end();
  return rows[0]?.pid ?? 0;
}

async function untilReady(server: Program): Promise<void> {
  while ((await fetch(`${server.origin}/readyz`)).status !== 200) await pause(50);
}
