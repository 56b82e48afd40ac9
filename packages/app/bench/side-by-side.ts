// Measures two routes alternately in one process, so that other load affects both; shared by the server benchmarks.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Result } from 'autocannon';
import { createExpressApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { allJobs } from '#server/jobs.ts';
import type { App } from '#server/platform/app.ts';
import { createClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createHttpServer } from '#server/platform/http/server.ts';
import { JobQueue } from '#server/platform/jobs/queue.ts';
import { createLogger } from '#server/platform/log/log.ts';

/** With `--quick`, only checks that a benchmark runs: its figures mean nothing. */
const isQuick = process.argv.includes('--quick');
export const ROUNDS = isQuick ? 1 : 5;
export const SECONDS = 1;
export const CONNECTIONS = 10;

/** The repeated request. */
export interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly idReplacement?: boolean;
}

/** The requests per second and latencies in milliseconds of a route. */
export interface Measured {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Comparison {
  readonly bare: Measured;
  readonly ours: Measured;
  /** Our requests per second divided by the bare route's. */
  readonly ratio: number;
}

/** Creates the product as it is served, with a temporary folder to remove at the end. */
export async function productOn(database: OpenDatabase): Promise<{ app: App; remove: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-stay-bench-'));
  const config = readConfig({ LOG_LEVEL: 'warn', DATA_DIR: folder, PORT: '0', SEARCHES_PER_MINUTE: '0' });
  const log = createLogger(config);
  const jobs = await new JobQueue({ database, jobs: allJobs, log }).open();
  const app: App = {
    config,
    database,
    db: database.db,
    clock: createClock(config.TIME_ZONE),
    log,
    jobs,
    deletion: [],
    attachmentSubjects: [],
  };
  const remove = async () => {
    await jobs.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { app, remove };
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Serves the bare route and the product at separate addresses while `run` runs. */
export async function served<T>(app: App, bare: RequestListener, run: (urls: { bare: string; ours: string }) => Promise<T>): Promise<T> {
  const servers = [createServer(bare), createHttpServer(createExpressApp(app, 'a secret for the benchmark alone'))] as const;
  try {
    return await run({ bare: await listen(servers[0]), ours: await listen(servers[1]) });
  } finally {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  }
}

async function measure(target: Target): Promise<Measured> {
  const { requests, latency, errors, non2xx }: Result = await autocannon({
    ...target,
    connections: CONNECTIONS,
    duration: SECONDS,
    workers: 1,
  });
  if (errors + non2xx > 0) throw new Error(`${target.url}: ${errors} errors, ${non2xx} answers that were no success`);
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function middle(rounds: readonly Measured[]): Measured {
  const of = (figure: keyof Measured) => median(rounds.map((round) => round[figure]));
  return { rate: of('rate'), p50: of('p50'), p99: of('p99') };
}

/** Measures both alternately, after two warm-up rounds; returns the medians of the rounds. */
export async function inTurns({ bare, ours }: { readonly bare: Target; readonly ours: Target }): Promise<Comparison> {
  for (const target of isQuick ? [] : [bare, ours, bare, ours]) await measure(target);
  const rounds: { bare: Measured; ours: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ bare: await measure(bare), ours: await measure(ours) });
  return {
    bare: middle(rounds.map((round) => round.bare)),
    ours: middle(rounds.map((round) => round.ours)),
    ratio: median(rounds.map((round) => round.ours.rate / round.bare.rate)),
  };
}

/** Returns one line: both rates, their ratio, and whether it reaches the target. */
export function verdictOf({ bare, ours, ratio }: Comparison, { name, target }: { name: string; target: number }): string {
  const verdict = ratio >= target ? 'reached' : 'MISSED';
  return `bare route ${bare.rate.toFixed(0).padStart(6)}/s   ${name} ${ours.rate.toFixed(0).padStart(6)}/s   ratio ${ratio.toFixed(2)} (${target} ${verdict})`;
}
