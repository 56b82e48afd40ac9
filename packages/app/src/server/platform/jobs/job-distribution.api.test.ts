// Several processes on one database: they share the jobs, and do each once.

import { describe, expect } from 'vitest';
import * as z from 'zod';
import type { OpenDatabase } from '#server/db/database.ts';
import { openServer } from '#server/db/postgresql.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { createTestApp } from '#server/testing/app.ts';
import { createPostgresqlDatabase, testOnPostgresql } from '#server/testing/database.ts';
import { defineJob, defineScheduledJob } from './job.ts';
import { jobRows } from './job-rows.ts';
import { JobRunner } from './runner.ts';

const payload = z.object({ n: z.number() });

describe('several processes', () => {
  /** Opens the same database as often as there are processes, each with its own connections. */
  async function processes(count: number, run: (databases: OpenDatabase[]) => Promise<void>): Promise<void> {
    const { url, drop } = await createPostgresqlDatabase();
    const databases = await Promise.all(Array.from({ length: count }, () => openServer(url, { poolSize: 4 })));
    try {
      await run(databases);
    } finally {
      await Promise.all(databases.map((one) => one.close()));
      await drop();
    }
  }

  testOnPostgresql('install the queue in an empty database once, and create each kind once', async () => {
    const { url, drop } = await createPostgresqlDatabase({ empty: true });
    const databases = await Promise.all(Array.from({ length: 6 }, () => openServer(url, { poolSize: 2 })));
    const apps = await Promise.all(databases.map((one) => createTestApp(one)));
    const queues = await apps[0]?.jobs.boss.getQueues();
    expect(queues?.length).toBeGreaterThan(apps[0]?.jobs.kinds.size ?? 0);
    await Promise.all(databases.map((one) => one.close()));
    await drop();
  });

  testOnPostgresql('share the work, and do each job once', async () => {
    await processes(4, async (databases) => {
      const done = new Map<number, number[]>();
      const all = Promise.withResolvers<void>();
      const apps = [];
      const runners = [];
      for (const [process, one] of databases.entries()) {
        const count = defineJob({
          kind: 'test.note',
          payload,
          async run(_app, { n }) {
            done.set(n, [...(done.get(n) ?? []), process]);
            if (done.size === 200) all.resolve();
          },
        });
        const app = await createTestApp(one, { jobs: [count] });
        apps.push(app);
        runners.push(new JobRunner(app, [count], { lookSeconds: 3600 }));
      }
      await Promise.all(runners.map((runner) => runner.start()));
      const [first] = apps;
      if (first === undefined) return;
      await Promise.all(Array.from({ length: 200 }, (_, n) => enqueue(first.db, first, { kind: 'test.note', payload: { n } })));
      await all.promise;
      await Promise.all(runners.map((runner) => runner.stop()));
      expect([...done.values()].filter((by) => by.length !== 1)).toEqual([]);
      expect(new Set([...done.values()].flat()).size).toBeGreaterThan(1);
    });
  });

  testOnPostgresql('begin a scheduled job once between them', async () => {
    await processes(5, async (databases) => {
      let runs = 0;
      const begun = Promise.withResolvers<void>();
      const run = async () => {
        runs += 1;
        begun.resolve();
        await new Promise((done) => setTimeout(done, 500));
      };
      const minutely = defineScheduledJob({ kind: 'test.minutely', cron: '* * * * *', run });
      const apps = await Promise.all(databases.map((one) => createTestApp(one, { jobs: [minutely] })));
      const runners = apps.map((app) => new JobRunner(app, [minutely]));
      await Promise.all(runners.map((runner) => runner.start()));
      await Promise.all(apps.map(({ jobs }) => jobs.boss.send('test.minutely', {})));
      await begun.promise;
      await Promise.all(runners.map((runner) => runner.stop()));
      expect(runs).toBe(1);
    });
  });

  testOnPostgresql(
    'leave a long job to the one that says it is alive',
    async () => {
      await processes(3, async (databases) => {
        let runs = 0;
        const begun = Promise.withResolvers<void>();
        const long = defineJob({
          kind: 'test.note',
          payload,
          async run() {
            runs += 1;
            begun.resolve();
            await new Promise((done) => setTimeout(done, 3500));
          },
        });
        const apps = await Promise.all(databases.map((one) => createTestApp(one, { jobs: [long] })));
        const [first] = apps;
        if (first === undefined) return;
        // It says so twice a second.
        await first.database.raw.query(`update pgboss.queue set heartbeat_seconds = 1 where name = 'test.note'`);
        await enqueue(first.db, first, { kind: 'test.note', payload: { n: 1 } });
        const runners = apps.map((app) => new JobRunner(app, [long], { lookSeconds: 2, superviseSeconds: 1 }));
        await Promise.all(runners.map((runner) => runner.start()));
        await begun.promise;
        await new Promise((done) => setTimeout(done, 2500));
        await Promise.all(runners.map((runner) => runner.stop()));
        expect(runs).toBe(1);
        expect(await first.db.select().from(jobRows)).toMatchObject([{ retryCount: 0, state: 'completed' }]);
      });
    },
    30_000,
  );
});
