// Measures the pages of visitors on two processes of the built server with PostgreSQL and the demo world, against two bare Express processes
// that send the same bytes: in turns, so that other load affects both.

import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { measureAtServer } from './on-postgresql.ts';
import { ROUNDS, SECONDS } from './side-by-side.ts';

const SERVER = join(import.meta.dirname, '../dist/server/main.js');
const BARE = join(import.meta.dirname, 'bare-pages-process.ts');
const PROCESSES = 2;
const CONNECTIONS_EACH = 5;
const PATIENCE_MS = 180_000;

/** Kinds of pages, each with the address that it has in the demo world. */
const PAGES = {
  'a blog article': '/blog/{slug}',
  'the search': '/travel/search',
  'a family': '/travel/families/1',
} as const;

async function startServer(settings: Readonly<Record<string, string>>): Promise<{ origin: string; child: ChildProcess }> {
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'error', SEARCHES_PER_MINUTE: '0', ...settings };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = await new Promise<string>((heard, ended) => {
    child.stdout.on('data', (text) => {
      const [, found] = /(http:\/\/127[\w.:]+)/.exec(String(text)) ?? [];
      if (found !== undefined) heard(found);
    });
    child.on('exit', () => ended(new Error('The server ended before it was ready.')));
  });
  return { origin, child };
}

async function readJson<Answer>(address: string): Promise<Answer> {
  return (await (await fetch(address, { headers: { Accept: 'application/json' } })).json()) as Answer;
}

/** Waits until homes are found: the demo world draws their pictures after the start. */
async function expectHomes(origin: string): Promise<void> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; ) {
    if ((await readJson<{ total: number }>(`${origin}/api/search`)).total >= 15) return;
    await new Promise((later) => setTimeout(later, 500));
  }
  throw new Error('The demo world has no homes.');
}

/** Returns the requests per second of all processes together. */
async function measure(origins: readonly string[], path: string): Promise<number> {
  const results = await Promise.all(
    origins.map((origin) => autocannon({ url: origin + path, connections: CONNECTIONS_EACH, duration: SECONDS, workers: 1 })),
  );
  for (const { errors, non2xx } of results) {
    if (errors + non2xx > 0) throw new Error(`${path}: ${errors} errors, ${non2xx} answers that were no success`);
  }
  return results.reduce((sum, { requests }) => sum + requests.average, 0);
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function compare(name: string, { path, ours, bare }: { path: string; ours: readonly string[]; bare: readonly string[] }) {
  for (const origins of [bare, ours]) await measure(origins, path);
  const rounds: { bare: number; ours: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ bare: await measure(bare, path), ours: await measure(ours, path) });
  const of = (which: 'bare' | 'ours') => median(rounds.map((round) => round[which]));
  const ratio = median(rounds.map((round) => round.ours / round.bare));
  console.log(
    `${name.padEnd(16)} bare route ${of('bare').toFixed(0).padStart(6)}/s   page ${of('ours').toFixed(0).padStart(6)}/s   ratio ${ratio.toFixed(3)}`,
  );
}

async function startBare(pages: Readonly<Record<string, string>>): Promise<{ origin: string; child: ChildProcess }> {
  const child = fork(BARE, { execArgv: ['--conditions=@hosted-stay/source'] });
  child.send(pages);
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }];
  return { origin, child };
}

async function measurePages(url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'public-pages-'));
  const children: ChildProcess[] = [];
  try {
    const settings = { DATABASE_URL: url, DATA_DIR: folder };
    const first = await startServer({ ...settings, DEMO: 'always' });
    children.push(first.child);
    await expectHomes(first.origin);
    const second = await startServer({ ...settings, DEMO: 'never' });
    children.push(second.child);
    const ours = [first.origin, second.origin];
    const [article] = (await readJson<{ data: { slug: string }[] }>(`${first.origin}/api/blogs`)).data;
    const paths = Object.entries(PAGES).map(([name, path]) => [name, path.replace('{slug}', article?.slug ?? '')] as const);
    const bodies = await Promise.all(paths.map(async ([, path]) => [path, await (await fetch(first.origin + path)).text()] as const));
    const bares = await Promise.all(Array.from({ length: PROCESSES }, () => startBare(Object.fromEntries(bodies))));
    children.push(...bares.map(({ child }) => child));
    const bare = bares.map(({ origin }) => origin);
    console.log(
      `Requests per second of ${PROCESSES} processes, ${CONNECTIONS_EACH} connections each, median of ${ROUNDS} rounds of ${SECONDS} s in turns, uncompressed`,
    );
    for (const [name, path] of paths) await compare(name, { path, ours, bare });
    for (const [path, text] of bodies) console.log(`${path}: ${(Buffer.byteLength(text) / 1000).toFixed(0)} kB`);
  } finally {
    await Promise.all(
      children.map(async (child) => {
        if (child.exitCode !== null) return;
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }),
    );
    rmSync(folder, { recursive: true, force: true });
  }
}

if (!(await measureAtServer(measurePages))) console.log('left out: no PostgreSQL is installed here');
