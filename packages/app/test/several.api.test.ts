// Two servers on one PostgreSQL behave as one: sessions, forgery tokens, limits and jobs are shared.

import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readUser, signIn, signOut } from '#contract/identity/account.endpoints.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openServer } from '#server/db/postgresql.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { createTestApp } from '#server/testing/app.ts';
import { TestClient } from '#server/testing/client.ts';
import type { Cluster } from '#server/testing/engines/cluster.ts';
import { createAccount, PASSWORD, toEmail } from '#server/testing/fixtures/accounts.ts';
import { connectSocket } from '#server/testing/fixtures/realtime-fixture.ts';
import { testFolder } from './support/folder.ts';
import { describeWithPostgresql, ownCluster } from './support/postgresql.ts';
import { type Program, startProgram } from './support/program.ts';
import { makeWriters } from './support/writers.ts';

const JOBS = 100;

describeWithPostgresql('two servers', () => {
  let cluster: Cluster;
  let database: OpenDatabase;
  let servers: [Program, Program];

  /** Both start at the same moment, on a database that is still empty. */
  beforeAll(async () => {
    cluster = await ownCluster();
    const settings = () => ({ DATABASE_URL: cluster.url('postgres') });
    servers = await Promise.all([startProgram(settings()), startProgram(settings())]);
    database = await openServer(cluster.url('postgres'));
    await makeWriters(database);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await database.close();
    await cluster.stop();
  });

  /** The same browser at either server. */
  function browser(): [TestClient, TestClient] {
    const [one, other] = [new TestClient(servers[0].origin), new TestClient(servers[1].origin)];
    Object.assign(other, { cookies: one.cookies });
    return [one, other];
  }

  async function signedIn(): Promise<[TestClient, TestClient]> {
    const clients = browser();
    await clients[0].send('GET', '/api/user');
    const { status } = await clients[0].ask(signIn, { body: { email: toEmail('Parent'), password: PASSWORD } });
    expect(status).toBe(200);
    return clients;
  }

  test('know each other’s sessions and forgery tokens, and one ends them for both', async () => {
    const [one, other] = await signedIn();
    expect((await other.ask(readUser, {})).status).toBe(200);
    expect((await one.ask(readUser, {})).status).toBe(200);
    const session = new Map(one.cookies);
    expect((await other.ask(signOut, {})).status).toBe(200);
    for (const [name, value] of session) one.cookies.set(name, value);
    expect((await one.ask(readUser, {})).status).toBe(401);
  });

  test('close the live connections of a session that the other one ends', async () => {
    const [one, other] = await signedIn();
    const socket = await connectSocket(one.origin, one);
    expect((await other.ask(signOut, {})).status).toBe(200);
    expect(await socket.waitFor('realtime.closing')).toEqual({ reason: 'sessionEnded' });
  });

  test('sign in with the forgery token of the other', async () => {
    const [one, other] = browser();
    await one.send('GET', '/api/user');
    expect((await other.ask(signIn, { body: { email: toEmail('Agent'), password: PASSWORD } })).status).toBe(200);
  });

  test('count attempts together', async () => {
    await createAccount(database.db, { email: 'guessed@example.test', roles: ['Parent'] }, new Date());
    const clients = browser();
    await clients[0].send('GET', '/api/user');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const client = clients[attempt % 2] ?? clients[0];
      statuses.push((await client.ask(signIn, { body: { email: 'guessed@example.test', password: 'wrong' } })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
  });

  test('do each job once, and share them', async () => {
    const app = await createTestApp(database);
    const none = { kind: 'account.forgot', payload: { email: 'nobody@example.test' } };
    await Promise.all(Array.from({ length: JOBS }, () => enqueue(database.db, app, none)));
    const left = async () => {
      const { rows } = await database.raw.query<{ left: number }>(
        `select count(*)::int as left from pgboss.job where name = 'account.forgot' and state <> 'completed'`,
      );
      return rows[0]?.left;
    };
    while ((await left()) !== 0) await pause(50);
    const { rows } = await database.raw.query<{ retries: number }>(
      `select distinct retry_count as retries from pgboss.job where name = 'account.forgot'`,
    );
    expect(rows).toEqual([{ retries: 0 }]);
    const counts = await Promise.all(servers.map(jobsDone));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(JOBS);
  });

  test('end alone: the other one goes on', async () => {
    const third = await startProgram({ DATABASE_URL: cluster.url('postgres'), DATA_DIR: testFolder() });
    const [one] = await signedIn();
    expect(await third.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect((await one.ask(readUser, {})).status).toBe(200);
  });
});

/** How many jobs a server says that it has done. */
async function jobsDone({ origin }: Program): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const lines = text.matchAll(/^job_duration_seconds_count\{kind="account\.forgot",outcome="done"\} (\d+)$/gm);
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
}
