// The shared parts of use cases and jobs, for tests without requests: a database, an adjustable clock, no log.

import { tmpdir } from 'node:os';
import type { OpenDatabase } from '#server/db/database.ts';
import { allJobs } from '#server/jobs.ts';
import type { App } from '#server/platform/app.ts';
import { createClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config/config.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { createLogger } from '#server/platform/log/log.ts';
import { createTestQueue } from './jobs.ts';

interface Parts {
  /** The current time; change it as the test needs, or omit it for the real time. */
  readonly time?: { now: Date };
  /** The jobs that can be sent; by default those of the product. */
  readonly jobs?: readonly Job[];
}

export async function createTestApp(database: OpenDatabase, { time, jobs = allJobs }: Parts = {}): Promise<App> {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: tmpdir(), PORT: '0' });
  const clock = createClock(config.TIME_ZONE, () => time?.now ?? new Date());
  const log = createLogger(config);
  const queue = await createTestQueue({ database, jobs, log }, time);
  return { config, database, db: database.db, clock, log, jobs: queue, deletion: [], attachmentSubjects: [] };
}
