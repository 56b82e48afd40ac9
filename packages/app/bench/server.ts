// How much the server does beside its query: `GET /api/user` of somebody who has signed in, against a bare Express route with the same query.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import express from 'express';
import { applicationOf } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { openServer } from '#server/db/postgresql.ts';
import type { App } from '#server/platform/app.ts';
import { clockIn } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { serverOf } from '#server/platform/http/server.ts';
import { logOf } from '#server/platform/log/log.ts';
import { createSession, newToken, sessionIdOf, visitorQuery } from '#server/platform/sessions.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { startCluster } from '#server/testing/engines/cluster.ts';
import { findPostgresql } from '#server/testing/engines/find-postgresql.ts';

/** The target, of the project's first promise on speed. */
const TARGET = 0.5;
const ROUNDS = 5;
const SECONDS = 1;
const CONNECTIONS = 10;

interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function measure(target: Target, duration: number): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({ ...target, connections: CONNECTIONS, duration, workers: 1 });
  if (errors + non2xx > 0) throw new Error(`${target.url}: ${errors} errors, ${non2xx} answers that were no success`);
  return requests.average;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** A route that does nothing but the one query, with Express as it comes. */
function bareRoute({ db }: App, sessionId: string): RequestListener {
  const query = visitorQuery(db);
  const bare = express();
  bare.get('/', async (_request, response) => {
    response.json((await query.execute({ id: sessionId }))[0]);
  });
  return bare;
}

interface Comparison {
  readonly bare: number;
  readonly ours: number;
  readonly ratio: number;
}

/** Measures both in turns, so that whatever else the machine does meets both; answers the medians of the rounds. */
async function compare(database: OpenDatabase): Promise<Comparison> {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-stay-bench-'));
  const config = readConfig({ LOG_LEVEL: 'warn', DATA_DIR: folder, PORT: '0' });
  const app: App = {
    config,
    database,
    db: database.db,
    clock: clockIn(config.TIME_ZONE),
    log: logOf(config),
    deletion: [],
    attachmentSubjects: [],
  };
  const now = app.clock.now();
  const userId = await makeAccount(app.db, { email: 'bench@example.test', roles: ['Coordinator', 'Finance'] }, now);
  const token = newToken();
  await createSession(app.db, { id: sessionIdOf(token), userId, createdAt: now, seenAt: now });
  const servers = [
    createServer(bareRoute(app, sessionIdOf(token))),
    serverOf(applicationOf(app, 'a secret for the benchmark alone')),
  ] as const;
  const [bareUrl, ourUrl] = [await listen(servers[0]), await listen(servers[1])];
  // What a browser sends with every request, its forgery token among it.
  const first = await fetch(`${ourUrl}/api/user`, { headers: { Cookie: `session=${token}` } });
  const forgery = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const headers = {
    Cookie: `session=${token}; ${forgery}`,
    Accept: 'application/json',
    'Accept-Encoding': 'gzip, deflate, br',
    'Accept-Language': 'de',
    'X-Requested-With': 'XMLHttpRequest',
  };
  const [bare, ours]: [Target, Target] = [
    { url: `${bareUrl}/`, headers },
    { url: `${ourUrl}/api/user`, headers },
  ];
  const rounds: { bare: number; ours: number }[] = [];
  try {
    for (const target of [bare, ours, bare, ours]) await measure(target, SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) rounds.push({ bare: await measure(bare, SECONDS), ours: await measure(ours, SECONDS) });
  } finally {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    bare: median(rounds.map((round) => round.bare)),
    ours: median(rounds.map((round) => round.ours)),
    ratio: median(rounds.map((round) => round.ours / round.bare)),
  };
}

function report(engine: string, { bare, ours, ratio }: Comparison): void {
  const verdict = ratio >= TARGET ? 'reached' : 'MISSED';
  console.log(
    `${engine.padEnd(11)} bare route ${bare.toFixed(0).padStart(6)}/s   GET /api/user ${ours.toFixed(0).padStart(6)}/s   ratio ${ratio.toFixed(2)} (${TARGET} ${verdict})`,
  );
}

async function onPostgresql(): Promise<void> {
  const programs = findPostgresql();
  if (programs === null) {
    console.log('postgresql  left out: no PostgreSQL is installed here');
    return;
  }
  const cluster = await startCluster(programs);
  try {
    const database = await openServer(cluster.url('postgres'));
    report('postgresql', await compare(database));
    await database.close();
  } finally {
    await cluster.stop();
  }
}

/** Prints requests per second of both on both engines, and their ratio. */
export async function benchServer(): Promise<void> {
  console.log(`Requests per second, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s in turns`);
  const embedded = await openEmbedded();
  report('embedded', await compare(embedded));
  await embedded.close();
  await onPostgresql();
}

if (import.meta.main) await benchServer();
