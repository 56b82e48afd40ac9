// Jobs: done at least once, tried again, given up, taken over from the dead, begun as soon as they are sent.

import { asc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { OpenDatabase } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { createTestApp } from '#server/testing/app.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { runDueJobs } from '#server/testing/jobs.ts';
import { DEAD_LETTERS, defineJob, defineScheduledJob, type Job, type JobAttempt, PermanentJobError } from './job.ts';
import { jobRows } from './job-rows.ts';
import { releaseAllJobs } from './jobs.queries.ts';
import { JobRunner } from './runner.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let database: OpenDatabase;
let app: App;
const time = { now: new Date('2026-06-15T10:00:00Z') };
const payload = z.object({ n: z.number() });

/** What the job of the test was called with, and what it does. */
let calls: { n: number; attempt: JobAttempt }[];
let does: (attempt: JobAttempt) => Promise<void> | void;
let runs: Date[];

const noted = defineJob({
  kind: 'test.note',
  payload,
  attempts: 3,
  async run(_app, { n }, attempt) {
    calls.push({ n, attempt });
    await does(attempt);
  },
});
const daily = defineScheduledJob({ kind: 'test.daily', cron: '0 8 * * *', run: async () => void runs.push(time.now) });
const newer = defineJob({ kind: 'test.newer', payload, run: async () => {} });
const jobs: readonly Job[] = [noted, daily, newer];

beforeAll(async () => {
  database = await openTestDatabase();
  app = await createTestApp(database, { time, jobs });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(jobRows);
  [calls, runs, does] = [[], [], () => {}];
});

const later = (milliseconds: number) => {
  time.now = new Date(time.now.getTime() + milliseconds);
};
const runDue = (options?: { scheduled: boolean }) => runDueJobs(app, [noted, daily], options);
const send = (n: number) => enqueue(database.db, app, { kind: 'test.note', payload: { n } });
const rows = () => database.db.select().from(jobRows).where(ne(jobRows.name, DEAD_LETTERS)).orderBy(asc(jobRows.createdOn));
const failed = () => database.db.select().from(jobRows).where(eq(jobRows.name, DEAD_LETTERS));

describe('a job', () => {
  test('runs once with what was sent, in order, and is done then', async () => {
    for (const n of [1, 2, 3]) await send(n);
    expect(await runDue()).toBe(3);
    expect(await runDue()).toBe(0);
    expect(calls.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(await rows()).toMatchObject(Array(3).fill({ state: 'completed', completedOn: time.now }));
  });

  test('does not happen when the change that sent it was not saved', async () => {
    const change = database.db.transaction(async (tx) => {
      await enqueue(tx, app, { kind: 'test.note', payload: { n: 1 } });
      throw new TypeError('not saved');
    });
    await expect(change).rejects.toThrow('not saved');
    await runDue();
    expect(calls).toEqual([]);
  });

  test('can’t be sent if its kind is not defined', async () => {
    await expect(enqueue(database.db, app, { kind: 'test.unknown', payload: {} })).rejects.toThrow('test.unknown');
  });

  test('waits for its time', async () => {
    await enqueue(database.db, app, { kind: 'test.note', payload: { n: 1 }, dueAt: new Date(time.now.getTime() + MINUTE) });
    await runDue();
    expect(calls).toHaveLength(0);
    later(MINUTE);
    await runDue();
    expect(calls).toHaveLength(1);
  });

  test('is retried later under the same ID if it fails, and given up in the end', async () => {
    does = () => {
      throw new Error('the mail server is away: ann@example.test');
    };
    await send(1);
    for (const longest of [6000, 12_000, 0]) {
      expect(await runDue()).toBe(1);
      expect(await runDue()).toBe(0);
      later(longest / 2 - 1);
      expect(await runDue()).toBe(0);
      later(longest / 2 + 1);
    }
    later(DAY);
    expect(await runDue()).toBe(0);
    expect(calls.map(({ attempt }) => attempt.number)).toEqual([1, 2, 3]);
    expect(new Set(calls.map(({ attempt }) => attempt.id)).size).toBe(1);
    const [row] = await failed();
    expect(row).toMatchObject({ sourceName: 'test.note', data: { n: 1 }, sourceRetryCount: 2 });
    expect(row?.sourceOutput?.message).toBe('the mail server is away: [address]');
  });

  test('is done under its first ID if it is sent back after it finally failed', async () => {
    does = ({ number }) => {
      throw number === 1 ? new PermanentJobError('nobody has this address') : new Error('away');
    };
    await send(1);
    await runDue();
    does = () => {};
    const [row] = await failed();
    expect(await app.jobs.boss.redrive(DEAD_LETTERS, { ids: [row?.id ?? ''] })).toBe(1);
    expect(await runDue()).toBe(1);
    expect(new Set(calls.map(({ attempt }) => attempt.id)).size).toBe(1);
    expect(await failed()).toEqual([]);
  });

  test('is given up at once after a permanent error', async () => {
    does = () => {
      throw new PermanentJobError('nobody has this address');
    };
    await send(1);
    await runDue();
    later(DAY);
    await runDue();
    expect(calls).toHaveLength(1);
    expect(await failed()).toMatchObject([{ sourceOutput: { message: 'nobody has this address' } }]);
  });

  test('with a payload of a wrong shape fails, and harms no other', async () => {
    await enqueue(database.db, app, { kind: 'test.note', payload: { n: 'one' } });
    await send(2);
    await runDue();
    expect(calls.map(({ n }) => n)).toEqual([2]);
  });

  test('is left for another process if this one does not run its kind', async () => {
    await enqueue(database.db, app, { kind: 'test.newer', payload: { n: 1 } });
    expect(await runDue()).toBe(0);
    expect(await rows()).toMatchObject([{ retryCount: 0, state: 'created' }]);
  });
});

describe('a process that dies', () => {
  const takeAndDie = async () => (await app.jobs.boss.fetch('test.note'))[0];
  /** What a process does every few seconds. */
  const supervise = async () => {
    await runDue();
    await app.jobs.boss.supervise();
  };

  test('leaves its job to others, once it has said nothing for a while', async () => {
    await send(1);
    await takeAndDie();
    later(20_000);
    await supervise();
    expect(await rows()).toMatchObject([{ state: 'active' }]);
    later(2 * MINUTE);
    await supervise();
    expect(await rows()).toMatchObject([{ state: 'retry' }]);
    later(MINUTE);
    expect(await runDue()).toBe(1);
    expect(calls[0]?.attempt.number).toBe(2);
  });

  test('can not say any more how its attempt ended, when it was only slow', async () => {
    does = () => {
      throw new Error('failed');
    };
    await send(1);
    const slow = await takeAndDie();
    await releaseAllJobs(database.db);
    await runDue();
    if (slow !== undefined) await app.jobs.boss.complete('test.note', slow);
    expect(await rows()).toMatchObject([{ state: 'retry', retryCount: 1 }]);
  });

  test('is not followed by others for ever: a job that kills is given up', async () => {
    await send(1);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await takeAndDie();
      await releaseAllJobs(database.db);
    }
    await runDue();
    expect(calls).toEqual([]);
    expect((await failed())[0]?.sourceOutput?.message).toContain('ended 3 times');
  });
});

describe('a scheduled job', () => {
  test('is sent when its time has come in the platform’s zone, and never twice at once', async () => {
    const boss = app.jobs.boss;
    await boss.send('test.daily', {});
    expect(await boss.send('test.daily', {})).toBeNull();
    await runDue();
    expect(runs).toHaveLength(1);
    expect(boss.previewSchedule(daily.cron ?? '', { tz: 'Europe/London', from: new Date('2026-06-15T07:30:00Z'), count: 1 })).toEqual([
      new Date('2026-06-16T07:00:00Z'),
    ]);
  });
});

describe('in the background', () => {
  /** Looks again only after an hour: what runs sooner was called. */
  const called = { lookSeconds: 3600 };
  const runner = () => new JobRunner(app, [noted, daily], called);

  test('a job begins as soon as its change is saved', async () => {
    const ran = Promise.withResolvers<void>();
    does = () => ran.resolve();
    const running = runner();
    await running.start();
    await send(7);
    await ran.promise;
    await running.stop();
    expect(calls.map(({ n }) => n)).toEqual([7]);
    expect(await rows()).toMatchObject([{ state: 'completed' }]);
  });

  test('many jobs follow each other without a pause', async () => {
    const all = Promise.withResolvers<void>();
    does = () => {
      if (calls.length === 30) all.resolve();
    };
    for (let n = 0; n < 30; n += 1) await send(n);
    const running = runner();
    await running.start();
    await all.promise;
    await running.stop();
    expect(new Set(calls.map(({ n }) => n)).size).toBe(30);
  });

  test('a job begun by a killed process starts again at once if no other process can exist, else it is left alone', async () => {
    const again = Promise.withResolvers<void>();
    does = () => again.resolve();
    await send(9);
    await app.jobs.boss.fetch('test.note', { includeMetadata: true });
    const [isAlone, running] = [database.engine === 'pglite', runner()];
    await running.start();
    if (isAlone) await again.promise;
    await running.stop();
    expect(await rows()).toMatchObject([{ state: isAlone ? 'completed' : 'active' }]);
  });

  test('schedules are made once, and those of jobs that are gone are forgotten', async () => {
    for (const kinds of [[noted, daily], [noted, daily], [noted]]) {
      const running = new JobRunner(app, kinds, called);
      await running.start();
      await running.stop();
      const schedules = (await app.jobs.boss.getSchedules()).map(({ name, cron, timezone }) => ({ name, cron, timezone }));
      expect(schedules).toEqual(kinds.includes(daily) ? [{ name: 'test.daily', cron: '0 8 * * *', timezone: app.config.TIME_ZONE }] : []);
    }
  });

  test('stopping waits for what is under way, and begins nothing more', async () => {
    const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    does = () => {
      begun.resolve();
      return finish.promise;
    };
    const running = runner();
    await running.start();
    await send(1);
    await begun.promise;
    const stopped = running.stop();
    await send(2);
    finish.resolve();
    await stopped;
    expect(calls.map(({ n }) => n)).toEqual([1]);
    expect((await rows()).map(({ data, state }) => [data['n'], state]).sort()).toEqual([
      [1, 'completed'],
      [2, 'created'],
    ]);
  });

  test('a job that takes longer than a stop allows is interrupted, which does not count as an attempt', async () => {
    const begun = Promise.withResolvers<void>();
    does = ({ signal }) => {
      begun.resolve();
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    };
    const running = runner();
    await running.start();
    await send(1);
    await begun.promise;
    await running.stop(0);
    expect(await rows()).toMatchObject([{ retryCount: 0, state: 'created', startedOn: null }]);
  });
});
