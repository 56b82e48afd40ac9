// Jobs: done at least once, tried again, given up, taken over from the dead, begun as soon as they are announced.

import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { OpenDatabase } from '#server/db/database.ts';
import { outbox, schedules } from '#server/db/schema/platform.ts';
import { announce } from '#server/platform/record.ts';
import { testApp } from '#server/testing/app.ts';
import { testDatabase } from '#server/testing/database.ts';
import { type Attempt, GiveUp, type Job, job, regularJob } from './job.ts';
import { claimDue, noteDone } from './outbox.queries.ts';
import { JobRunner, type RunnerOptions } from './runner.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let database: OpenDatabase;
const time = { now: new Date('2026-06-15T10:00:00Z') };
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(outbox);
  await database.db.delete(schedules);
});

const later = (milliseconds: number) => {
  time.now = new Date(time.now.getTime() + milliseconds);
};

/** A kind of job that notes what it was called with, and does what the test says. */
function noting(does: (attempt: Attempt) => Promise<void> | void = () => {}) {
  const calls: { n: number; attempt: Attempt }[] = [];
  const noted = job({
    kind: 'test.note',
    payload: z.object({ n: z.number() }),
    attempts: 3,
    async run(_app, { n }, attempt) {
      calls.push({ n, attempt });
      await does(attempt);
    },
  });
  return { calls, job: noted };
}

const app = () => testApp(database, time);
const runnerOf = (jobs: readonly Job[], options: RunnerOptions = {}) => new JobRunner(app(), jobs, { random: () => 1, ...options });
const tell = (n: number) => announce(database.db, app(), { kind: 'test.note', payload: { n } });
const rows = () => database.db.select().from(outbox).orderBy(asc(outbox.id));

describe('a job', () => {
  test('runs once with what was announced, in order, and is done then', async () => {
    const { calls, job } = noting();
    for (const n of [1, 2, 3]) await tell(n);
    expect(await runnerOf([job]).runDue()).toBe(3);
    expect(await runnerOf([job]).runDue()).toBe(0);
    expect(calls.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect((await rows()).every(({ doneAt }) => doneAt?.getTime() === time.now.getTime())).toBe(true);
  });

  test('does not happen when the change that announced it was not saved', async () => {
    const { calls, job } = noting();
    const change = database.db.transaction(async (tx) => {
      await announce(tx, app(), { kind: 'test.note', payload: { n: 1 } });
      throw new TypeError('not saved');
    });
    await expect(change).rejects.toThrow('not saved');
    await runnerOf([job]).runDue();
    expect(calls).toEqual([]);
  });

  test('waits for its time', async () => {
    const { calls, job } = noting();
    const dueAt = new Date(time.now.getTime() + MINUTE);
    await announce(database.db, app(), { kind: 'test.note', payload: { n: 1 }, dueAt });
    await runnerOf([job]).runDue();
    expect(calls).toHaveLength(0);
    later(MINUTE);
    await runnerOf([job]).runDue();
    expect(calls).toHaveLength(1);
  });

  test('that fails is tried again later, under the same name, and given up in the end', async () => {
    const { calls, job } = noting(() => {
      throw new Error('the mail server is away');
    });
    await tell(1);
    const runner = runnerOf([job]);
    for (const pause of [5000, 10_000, 0]) {
      expect(await runner.runDue()).toBe(1);
      expect(await runner.runDue()).toBe(0);
      later(pause);
    }
    later(DAY);
    expect(await runner.runDue()).toBe(0);
    expect(calls.map(({ attempt }) => attempt.number)).toEqual([1, 2, 3]);
    expect(new Set(calls.map(({ attempt }) => attempt.id)).size).toBe(1);
    const [row] = await rows();
    expect(row).toMatchObject({ doneAt: null, lastError: 'the mail server is away', attempts: 3 });
    expect(row?.failedAt).not.toBeNull();
  });

  test('that knows it is hopeless is given up at once', async () => {
    const { calls, job } = noting(() => {
      throw new GiveUp('nobody has this address');
    });
    await tell(1);
    await runnerOf([job]).runDue();
    later(DAY);
    await runnerOf([job]).runDue();
    expect(calls).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ lastError: 'nobody has this address' });
  });

  test('of another shape than announced fails, and harms no other', async () => {
    const { calls, job } = noting();
    await announce(database.db, app(), { kind: 'test.note', payload: { n: 'one' } });
    await tell(2);
    await runnerOf([job]).runDue();
    expect(calls.map(({ n }) => n)).toEqual([2]);
  });

  test('of a kind that this version does not know is left for the one that does', async () => {
    await announce(database.db, app(), { kind: 'test.newer', payload: {} });
    expect(await runnerOf([noting().job]).runDue()).toBe(0);
    expect((await rows())[0]).toMatchObject({ attempts: 0, doneAt: null, failedAt: null });
  });
});

describe('a process that dies', () => {
  const takeAndDie = () =>
    claimDue(database.db, { kinds: ['test.note'], now: time.now, until: new Date(time.now.getTime() + 30_000), limit: 1 });

  test('leaves its job to others, once its lease has run out', async () => {
    const { calls, job } = noting();
    await tell(1);
    await takeAndDie();
    expect(await runnerOf([job]).runDue()).toBe(0);
    later(30_000);
    expect(await runnerOf([job]).runDue()).toBe(1);
    expect(calls[0]?.attempt.number).toBe(2);
  });

  test('can not say any more how its attempt ended, when it was only slow', async () => {
    const { job } = noting(() => {
      throw new Error('failed');
    });
    await tell(1);
    const [slow] = await takeAndDie();
    later(30_000);
    await runnerOf([job]).runDue();
    if (slow !== undefined) await noteDone(database.db, slow, { at: time.now });
    expect((await rows())[0]).toMatchObject({ doneAt: null, attempts: 2 });
  });

  test('is not followed by others for ever: a job that kills is given up', async () => {
    const { calls, job } = noting();
    await tell(1);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await takeAndDie();
      later(30_000);
    }
    await runnerOf([job]).runDue();
    expect(calls).toEqual([]);
    expect((await rows())[0]?.lastError).toContain('ended 3 times');
  });
});

describe('a regular job', () => {
  const runs: Date[] = [];
  const daily = regularJob({ kind: 'test.daily', every: 'day', at: '08:00', run: async () => void runs.push(time.now) });
  beforeEach(() => {
    runs.length = 0;
    time.now = new Date('2026-06-15T10:00:00Z');
  });

  test('runs once in its period, whoever asks and however often', async () => {
    for (let i = 0; i < 3; i += 1) await runnerOf([daily]).runDue({ regular: true });
    expect(runs).toHaveLength(1);
    later(DAY);
    for (let i = 0; i < 3; i += 1) await runnerOf([daily]).runDue({ regular: true });
    expect(runs).toHaveLength(2);
  });

  test('runs once, not five times, after five days without a server', async () => {
    await runnerOf([daily]).runDue({ regular: true });
    later(5 * DAY);
    await runnerOf([daily]).runDue({ regular: true });
    expect(runs).toHaveLength(2);
  });

  test('is not begun again while its last run waits or is under way', async () => {
    const failing = regularJob({
      kind: 'test.minutely',
      every: 'minute',
      run: async () => {
        throw new Error('failed');
      },
    });
    for (let i = 0; i < 3; i += 1) {
      await runnerOf([failing]).runDue({ regular: true });
      later(MINUTE);
    }
    expect(await database.db.select().from(outbox).where(eq(outbox.kind, 'test.minutely'))).toHaveLength(1);
  });
});

describe('in the background', () => {
  /** Looks again only after an hour: what runs sooner was called. */
  const called = { lookMs: 3_600_000 };

  test('a job begins as soon as its change is saved', async () => {
    const ran = Promise.withResolvers<void>();
    const { calls, job } = noting(() => ran.resolve());
    const runner = runnerOf([job], called);
    await runner.start();
    await tell(7);
    await ran.promise;
    await runner.stop();
    expect(calls.map(({ n }) => n)).toEqual([7]);
    expect((await rows())[0]?.doneAt).not.toBeNull();
  });

  test('stopping waits for what is under way, and begins nothing more', async () => {
    const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { calls, job } = noting(() => {
      begun.resolve();
      return finish.promise;
    });
    const runner = runnerOf([job], { ...called, atOnce: 1 });
    await runner.start();
    await tell(1);
    await begun.promise;
    const stopped = runner.stop();
    await tell(2);
    finish.resolve();
    await stopped;
    expect(calls.map(({ n }) => n)).toEqual([1]);
    expect((await rows()).map(({ doneAt }) => doneAt !== null)).toEqual([true, false]);
  });

  test('what takes longer than a stop may is interrupted, and does not count as an attempt', async () => {
    const begun = Promise.withResolvers<void>();
    const { job } = noting(({ signal }) => {
      begun.resolve();
      return new Promise((_, failed) => signal.addEventListener('abort', () => failed(signal.reason)));
    });
    const runner = runnerOf([job], called);
    await runner.start();
    await tell(1);
    await begun.promise;
    await runner.stop(0);
    expect((await rows())[0]).toMatchObject({ attempts: 0, claim: null, doneAt: null, failedAt: null });
  });
});
