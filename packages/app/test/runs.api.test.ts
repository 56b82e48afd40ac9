// Long work survives the server: killed while it runs, it is begun again by the next one, and done once.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbedded } from '#server/db/embedded.ts';
import { runs } from '#server/db/schema/runs.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { getStores } from '#server/platform/files/stores.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { createTestApp } from '#server/testing/app.ts';
import { publishBook } from '#server/testing/fixtures/agreed-trips.ts';
import { readFixture, readFixtureBook } from '#server/testing/fixtures/price-draft.ts';
import { testFolder } from './support/folder.ts';
import { startProgram } from './support/program.ts';

/** So many that the server is killed before all are done. */
const TIMES = 20;

async function filled(folder: string): Promise<void> {
  const database = await openEmbedded(join(folder, 'database'));
  for (const [at, year] of (['2025', '2026'] as const).entries()) {
    await publishBook({ db: database.db }, readFixtureBook(`price-books/${year}.json`), {
      number: at + 1,
      from: new Date(`${year}-01-01`),
    });
  }
  await getStores(readConfig({ DATA_DIR: folder })).runFiles.put(
    'input-test.ndjson',
    Buffer.from(readFixture('bookings/2026.ndjson').repeat(TIMES)),
  );
  const input = { source: { kind: 'file', name: 'bookings.ndjson' }, number: 2, hash: '', against: 1, locale: 'en' };
  const createdAt = new Date();
  const [run] = await database.db
    .insert(runs)
    .values({ kind: 'backTest', input, files: { input: 'input-test.ndjson' }, createdAt })
    .returning();
  await enqueue(database.db, await createTestApp(database), { kind: 'runs.perform', payload: { runId: run?.id } });
  await database.close();
}

async function standing(folder: string) {
  const database = await openEmbedded(join(folder, 'database'));
  const [run] = await database.db.select().from(runs);
  const open = await database.db.select().from(jobRows).where(eq(jobRows.name, 'runs.perform'));
  await database.close();
  return { run, isDone: open.length > 0 && open.every(({ state }) => state === 'completed') };
}

/** Whether the command has begun to write what it finds. */
function isWriting(folder: string): boolean {
  const running = join(folder, 'running');
  if (!existsSync(running)) return false;
  const rows = readdirSync(running).map((name) => join(running, name, 'out', 'rows'));
  return rows.some((path) => existsSync(path) && statSync(path).size > 0);
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(20);
}

test('a run that is killed is begun again and done once', { timeout: 300_000 }, async () => {
  const folder = testFolder();
  await filled(folder);
  const first = await startProgram({ DATA_DIR: folder });
  onTestFinished(async () => void (await first.end('SIGKILL')));
  await until(() => isWriting(folder));
  await first.end('SIGKILL');
  expect(await standing(folder)).toMatchObject({ run: { state: 'running', attempts: 1, summary: null }, isDone: false });
  expect(existsSync(join(folder, 'run-files', 'ru'))).toBe(false);

  const second = await startProgram({ DATA_DIR: folder });
  onTestFinished(async () => void (await second.end('SIGKILL')));
  await until(() => existsSync(join(folder, 'run-files', 'ru', 'run-1-index')) && readdirSync(join(folder, 'running')).length === 0);
  await second.end('SIGTERM');
  const { run, isDone } = await standing(folder);
  expect(run).toMatchObject({ state: 'done', attempts: 2, done: 1200 * TIMES, total: 1200 * TIMES });
  expect(run?.summary).toMatchObject({ backTest: { bookings: 1200 * TIMES } });
  expect(isDone).toBe(true);
  expect(Object.keys(run?.files ?? {}).sort()).toEqual(['index', 'input', 'stays', 'summary']);
});
