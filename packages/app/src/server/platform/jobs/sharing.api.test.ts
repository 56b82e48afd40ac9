// Several processes on one database: they share the jobs, and do each once.

import { describe, expect } from 'vitest';
import * as z from 'zod';
import type { OpenDatabase } from '#server/db/database.ts';
import { openServer } from '#server/db/postgresql.ts';
import { outbox } from '#server/db/schema/platform.ts';
import { announce } from '#server/platform/record.ts';
import { testApp } from '#server/testing/app.ts';
import { onPostgresql, postgresqlUrl } from '#server/testing/database.ts';
import { job, regularJob } from './job.ts';
import { JobRunner } from './runner.ts';

describe('several processes', () => {
  /** Opens the same database as often as there are processes, each with its own connections. */
  async function processes(count: number, run: (databases: OpenDatabase[]) => Promise<void>): Promise<void> {
    const { url, drop } = await postgresqlUrl();
    const databases = await Promise.all(Array.from({ length: count }, () => openServer(url, { poolSize: 4 })));
    try {
      await run(databases);
    } finally {
      await Promise.all(databases.map((one) => one.close()));
      await drop();
    }
  }

  onPostgresql('share the work, and do each job once', async () => {
    await processes(4, async (databases) => {
      const done = new Map<number, number[]>();
      const all = Promise.withResolvers<void>();
      const runners = databases.map((one, process) => {
        const count = job({
          kind: 'test.note',
          payload: z.object({ n: z.number() }),
          async run(_app, { n }) {
            done.set(n, [...(done.get(n) ?? []), process]);
            if (done.size === 200) all.resolve();
          },
        });
        return new JobRunner(testApp(one), [count], { lookMs: 3_600_000 });
      });
      await Promise.all(runners.map((runner) => runner.start()));
      const [first] = databases;
      if (first === undefined) return;
      await Promise.all(Array.from({ length: 200 }, (_, n) => announce(first.db, testApp(first), { kind: 'test.note', payload: { n } })));
      await all.promise;
      await Promise.all(runners.map((runner) => runner.stop()));
      expect([...done.values()].filter((by) => by.length !== 1)).toEqual([]);
      expect(new Set([...done.values()].flat()).size).toBeGreaterThan(1);
    });
  });

  onPostgresql('begin a regular job once in a period between them', async () => {
    await processes(8, async (databases) => {
      const time = { now: new Date('2026-06-15T10:00:00Z') };
      let runs = 0;
      const run = async () => {
        runs += 1;
      };
      const minutely = regularJob({ kind: 'test.minutely', every: 'minute', run });
      for (let minute = 0; minute < 5; minute += 1) {
        await Promise.all(databases.map((one) => new JobRunner(testApp(one, time), [minutely]).runDue({ regular: true })));
        time.now = new Date(time.now.getTime() + 60_000);
      }
      expect(runs).toBe(5);
    });
  });

  onPostgresql('leave a long job to the one that says it is alive', async () => {
    await processes(3, async (databases) => {
      let runs = 0;
      const long = job({
        kind: 'test.note',
        payload: z.object({ n: z.number() }),
        async run() {
          runs += 1;
          await new Promise((done) => setTimeout(done, 1500));
        },
      });
      const [first] = databases;
      if (first === undefined) return;
      await announce(first.db, testApp(first), { kind: 'test.note', payload: { n: 1 } });
      const runners = databases.map((one) => new JobRunner(testApp(one), [long], { leaseMs: 500, lookMs: 100 }));
      await Promise.all(runners.map((runner) => runner.start()));
      await new Promise((done) => setTimeout(done, 1200));
      await Promise.all(runners.map((runner) => runner.stop()));
      expect(runs).toBe(1);
      expect(await first.db.select().from(outbox)).toMatchObject([{ attempts: 1 }]);
    });
  });
});
