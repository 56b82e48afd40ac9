// Runs as a kit: progress, stopping, failing in words, files that go after a while, and none that holds the others up.

import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { audit } from '#server/db/schema/platform.ts';
import { runs } from '#server/db/schema/runs.ts';
import type { Call } from '#server/platform/app.ts';
import { housekeepingJobs } from '#server/platform/jobs/housekeeping.jobs.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import { JobRunner } from '#server/platform/jobs/runner.ts';
import { type HttpFixture, startHttpFixture } from '#server/testing/fixtures/http-fixture.ts';
import { runDueJobs } from '#server/testing/jobs.ts';
import { createRunJobs } from './perform-run.ts';
import { findRunFile, storeRunInput } from './run-files.ts';
import { defineRunKind, RunError, type RunResult, type RunWork } from './run-kind.ts';
import { cancelRun, getRun, startRun } from './runs.ts';

const KIND = 'count';
const input = z.object({ to: z.number() });
type Work = RunWork<z.output<typeof input>>;

let room: HttpFixture;
let call: Call;
let perform: (work: Work) => Promise<RunResult>;
beforeEach(async () => {
  room = await startHttpFixture([]);
  const { userId } = await room.signedIn(['Finance']);
  call = { app: room.app, db: room.app.db, caller: { id: userId, viewerId: null }, locale: 'de', requestId: 'test' } as unknown as Call;
});
afterEach(() => room.stop());

const jobs = [...createRunJobs([defineRunKind({ kind: KIND, input, perform: (work) => perform(work) })]), ...housekeepingJobs];
const runDue = (options?: { scheduled: boolean }) => runDueJobs(room.app, jobs, options);
const start = (files = {}) => startRun(call, { kind: KIND, input: { to: 3 }, files });
const find = (id: number) => getRun(call, { kind: KIND, id });
const folderOf = (name: string) => join(room.app.config.DATA_DIR, name);

/** Counts to what was asked, into a file. */
async function counted({ input: { to }, folder, progress }: Work): Promise<RunResult> {
  const path = join(folder, 'numbers');
  await writeFile(path, Array.from({ length: to }, (_, at) => at + 1).join('\n'));
  progress(to + 5, to);
  return { summary: { to }, files: { numbers: path } };
}

/** Waits until somebody stops it. */
const forever = ({ signal }: Work) =>
  new Promise<RunResult>((_, failed) => signal.addEventListener('abort', () => failed(signal.reason), { once: true }));

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 50));
}

test('is begun by its row and its announcement, done with its files, and leaves nothing lying about', async () => {
  perform = counted;
  const { id } = await start();
  expect(await room.app.db.select().from(jobRows)).toMatchObject([{ name: 'runs.perform', data: { runId: id } }]);
  expect(await room.app.db.select().from(audit)).toMatchObject([{ action: 'run.start', subjectId: String(id) }]);
  await runDue();
  const row = await find(id);
  expect(row).toMatchObject({ state: 'done', done: 3, total: 3, attempts: 1, summary: { to: 3 }, startedBy: 'Ann Test' });
  const file = await findRunFile(room.app, row.files, 'numbers');
  expect(await text(file?.stream() ?? Readable.from([]))).toBe('1\n2\n3');
  expect(await text(file?.stream({ start: 2, end: 2 }) ?? Readable.from([]))).toBe('2');
  expect(readdirSync(folderOf('running'))).toEqual([]);
});

test('is stopped while it runs, within seconds, and keeps nothing', async () => {
  perform = forever;
  const { id } = await start();
  const running = new JobRunner(room.app, jobs);
  await running.start();
  await until(async () => (await find(id)).state === 'running');
  await cancelRun(call, { kind: KIND, id });
  await expect(cancelRun(call, { kind: KIND, id })).rejects.toMatchObject({ code: 'runIsOver' });
  await until(async () => readdirSync(folderOf('running')).length === 0);
  await running.stop();
  expect(await find(id)).toMatchObject({ state: 'cancelled', files: {}, summary: null });
  expect(existsSync(folderOf('run-files'))).toBe(false);
});

test('waits for the one under way, which does not hold up other jobs', async () => {
  const begun: number[] = [];
  perform = (work) => {
    begun.push(work.runId);
    return forever(work);
  };
  const [first, second] = [await start(), await start()];
  const running = new JobRunner(room.app, jobs);
  await running.start();
  await until(async () => (await room.app.db.select().from(jobRows)).length >= 3);
  await until(async () => begun.length > 0);
  expect(begun).toHaveLength(1);
  expect([(await find(first.id)).state, (await find(second.id)).state].sort()).toEqual(['running', 'waiting']);
  await running.stop(0);
  expect((await find(begun[0] ?? 0)).state).toBe('waiting');
});

test('fails in the words of what went wrong', async () => {
  perform = async () => {
    throw new RunError('line 3: no such day');
  };
  const { id } = await start();
  await runDue();
  expect(await find(id)).toMatchObject({ state: 'failed', error: 'line 3: no such day' });
});

test('is tried again where the fault may pass, and given up in its starter’s language in the end', async () => {
  perform = async () => {
    throw new Error('the disk is away');
  };
  const { id } = await start();
  for (let beginning = 1; beginning <= 5; beginning += 1) {
    await runDue();
    expect(await find(id)).toMatchObject({ state: beginning < 5 ? 'waiting' : 'failed' });
    room.time.now = new Date(room.time.now.getTime() + 3_600_000);
  }
  const { error } = await find(id);
  expect(error).toMatch(/^Bei uns ist/);
});

test('has files for ninety days', async () => {
  perform = counted;
  const { id } = await start({ input: await storeRunInput(room.app, Buffer.from('x'), 'csv') });
  await runDue();
  const later = (days: number) => {
    room.time.now = new Date(Date.now() + days * 24 * 3600 * 1000);
    return runDue({ scheduled: true });
  };
  await room.app.db.update(runs).set({ finishedAt: new Date() }).where(eq(runs.id, id));
  await later(89);
  expect(Object.keys((await find(id)).files).sort()).toEqual(['input', 'numbers']);
  await later(91);
  expect(await find(id)).toMatchObject({ state: 'done', files: {}, summary: { to: 3 } });
  expect(readdirSync(folderOf('run-files'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([]);
});
