// Jobs of the version before come into the queue.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { OpenDatabase } from '#server/db/database.ts';
import { outbox } from '#server/db/schema/platform.ts';
import type { App } from '#server/platform/app.ts';
import { createTestApp } from '#server/testing/app.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { runDueJobs } from '#server/testing/jobs.ts';
import { adoptOutbox } from './adopt-outbox.ts';
import { DEAD_LETTERS, defineJob, defineScheduledJob } from './job.ts';
import { jobRows } from './job-rows.ts';

const MINUTE = 60_000;
const time = { now: new Date('2026-06-15T10:00:00Z') };
const later = (milliseconds: number) => {
  time.now = new Date(time.now.getTime() + milliseconds);
};

const calls: { n: number }[] = [];
const noted = defineJob({ kind: 'test.note', payload: z.object({ n: z.number() }), run: async (_app, call) => void calls.push(call) });
const daily = defineScheduledJob({ kind: 'test.daily', cron: '0 8 * * *', run: async () => {} });

let database: OpenDatabase;
let app: App;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await createTestApp(database, { time, jobs: [noted, daily] });
});
afterAll(() => database.close());

const runDue = () => runDueJobs(app, [noted, daily]);
const failed = () => database.db.select().from(jobRows).where(eq(jobRows.name, DEAD_LETTERS));

test('jobs of the version before come into the queue once: those that wait, and those that have failed', async () => {
  const row = { kind: 'test.note', at: time.now, dueAt: time.now };
  await database.db.insert(outbox).values([
    { ...row, payload: { n: 1 } },
    { ...row, payload: { n: 2 }, dueAt: new Date(time.now.getTime() + MINUTE) },
    { ...row, payload: { n: 3 }, failedAt: time.now, attempts: 12, lastError: 'no route to host' },
    { ...row, payload: { n: 4 }, doneAt: time.now },
    { ...row, payload: { n: 5 }, claim: 'a process', dueAt: new Date(time.now.getTime() + MINUTE) },
    { ...row, kind: 'test.daily', payload: {} },
    { ...row, kind: 'test.gone', payload: {} },
  ]);
  for (const _ of [1, 2]) await adoptOutbox(app);
  expect(await failed()).toMatchObject([
    { data: { n: 3 }, sourceName: 'test.note', sourceRetryCount: 11, sourceOutput: { message: 'no route to host' } },
  ]);
  await runDue();
  expect(calls.map(({ n }) => n)).toEqual([1]);
  later(MINUTE);
  await adoptOutbox(app);
  await runDue();
  expect(calls.map(({ n }) => n).sort()).toEqual([1, 2, 5]);
  expect((await database.db.select().from(outbox)).map(({ kind }) => kind).sort()).toEqual(['test.gone', 'test.note']);
});
