// Measures a back-test of 100,000 stays: as a run of the product, from its first row to its last file, against the bare command with the
// same bookings and books. Both run one after the other.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compilePriceBook } from '@hosted-stay/pricing-core';
import { priceBooks } from '#server/db/schema/price-books.ts';
import { toPricingCommandLine } from '#server/features/repricing/pricing-command.ts';
import { allJobs } from '#server/jobs.ts';
import type { App, Call } from '#server/platform/app.ts';
import { JobRunner } from '#server/platform/jobs/runner.ts';
import { storeRunInput } from '#server/platform/runs/run-files.ts';
import { getRun, startRun } from '#server/platform/runs/runs.ts';
import { readFixture, readFixtureBook } from '#server/testing/fixtures/price-draft.ts';
import { openEmpty } from './empty-database.ts';
import { productOn } from './side-by-side.ts';

const STAYS = process.argv.includes('--quick') ? 5_000 : 100_000;
/** The limit of the run's time relative to the command's. */
const TARGET = 1.5;
const KIND = 'backTest';

const BOOKS = (['2025', '2026'] as const).map((year, at) => ({
  number: at + 1,
  book: { ...readFixtureBook(`price-books/${year}.json`), version: String(at + 1) },
}));

/** Writes the bookings of the fixtures repeatedly, each with its own number. */
async function writeBookings(path: string): Promise<void> {
  const lines = readFixture('bookings/2026.ndjson').trimEnd().split('\n');
  const file = await open(path, 'w');
  for (let done = 0; done < STAYS; ) {
    const some = lines.slice(0, STAYS - done).map((line, at) => line.replace(/"id":"[^"]*"/, `"id":"S-${done + at}"`));
    await file.write(`${some.join('\n')}\n`);
    done += some.length;
  }
  await file.close();
}

async function publish({ db, clock }: App): Promise<void> {
  for (const { number, book } of BOOKS) {
    const at = new Date(clock.now().getTime() - 10_000 + number);
    const head = { number, hash: compilePriceBook(book).bookHash, currency: book.currency, reason: 'bench' };
    await db.insert(priceBooks).values({ ...head, document: JSON.stringify(book), effectiveFrom: at, publishedAt: at });
  }
}

/** Returns the seconds of the bare command, including reading and writing files. */
async function command(folder: string, bookings: string): Promise<number> {
  const [old, tried] = BOOKS.map(({ number, book }) => {
    const path = join(folder, `${number}.json`);
    writeFileSync(path, JSON.stringify(book));
    return path;
  });
  // biome-ignore format: an option and its value side by side
  const args = ['compare', '--book', old ?? '', '--with', tried ?? '', '--input', bookings, '--rows', '--format', 'ndjson', '--summary-file', join(folder, 'summary'), '--quiet'];
  const begun = performance.now();
  const child = spawn(process.execPath, [...toPricingCommandLine(), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const written = createWriteStream(join(folder, 'rows'));
  child.stdout.pipe(written);
  const [[code]] = await Promise.all([once(child, 'close'), once(written, 'finish')]);
  if (code !== 0) throw new Error(`the command ended with ${code}`);
  return (performance.now() - begun) / 1000;
}

interface Ran {
  readonly seconds: number;
  /** How often the progress had advanced when checked once a second. */
  readonly steps: number;
  /** The longest time for which the server was blocked, in milliseconds. */
  readonly blocked: number;
  readonly megabytes: number;
}

/** Returns the seconds of the whole run, with its visible progress. */
async function asRun(app: App, bookings: string): Promise<Ran> {
  const call = { app, db: app.db, caller: null, locale: 'en', requestId: 'bench' } as unknown as Call;
  const key = await storeRunInput(app, { path: bookings }, 'ndjson');
  const runner = new JobRunner(app, allJobs);
  await runner.start();
  const begun = performance.now();
  const input = { source: { kind: 'file', name: 'bookings.ndjson' }, number: 2, hash: '', against: 1 };
  const { id } = await startRun(call, { kind: KIND, input, files: { input: key } });
  let [steps, seen, blocked, megabytes, looked, last] = [0, 0, 0, 0, performance.now(), performance.now()];
  for (;;) {
    await new Promise((done) => setTimeout(done, 20));
    const now = performance.now();
    blocked = Math.max(blocked, now - last - 20);
    megabytes = Math.max(megabytes, process.memoryUsage().heapUsed / 1024 / 1024);
    last = now;
    if (now - looked < 500) continue;
    looked = now;
    const { state, done, error } = await getRun(call, { kind: KIND, id });
    last = performance.now();
    if (done > seen) steps += 1;
    seen = Math.max(seen, done);
    if (state === 'done') break;
    if (state !== 'running' && state !== 'waiting') throw new Error(`the run is ${state}: ${error}`);
  }
  const seconds = (performance.now() - begun) / 1000;
  await runner.stop();
  return { seconds, steps, blocked, megabytes };
}

/** Prints the seconds of both and their ratio. */
async function benchBackTest(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-stay-back-test-'));
  const database = await openEmpty();
  const { app, remove } = await productOn(database);
  try {
    const bookings = join(folder, 'bookings.ndjson');
    await writeBookings(bookings);
    await publish(app);
    const alone = await command(folder, bookings);
    const { seconds, steps, blocked, megabytes } = await asRun(app, bookings);
    const ratio = seconds / alone;
    console.log(`A back-test of ${STAYS.toLocaleString('en')} stays from an uploaded file`);
    console.log(`command alone  ${alone.toFixed(1)} s`);
    console.log(
      `run            ${seconds.toFixed(1)} s   ratio ${ratio.toFixed(2)} (at most ${TARGET} ${ratio <= TARGET ? 'reached' : 'MISSED'})`,
    );
    console.log(
      `               seen further ${steps} times, server busy at most ${blocked.toFixed(0)} ms at a time, heap at most ${megabytes.toFixed(0)} MB`,
    );
  } finally {
    await remove();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await benchBackTest();
