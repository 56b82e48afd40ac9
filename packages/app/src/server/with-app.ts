// Runs an operator's command with the server's settings and database, without listening.

import { attachmentSubjects } from './attachment-subjects.ts';
import { openDatabase } from './db/open.ts';
import { deletionParts } from './deletion.ts';
import { allJobs } from './jobs.ts';
import type { App } from './platform/app.ts';
import { createClock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import { JobQueue } from './platform/jobs/queue.ts';
import { createLogger } from './platform/log/log.ts';

/**
 * Opens the database, runs the command and closes the database again, even on failure.
 * @throws StartupError when the database can't be opened, for example while a server uses the embedded one
 */
export async function runWithApp<Result>(config: Config, run: (app: App) => Promise<Result>): Promise<Result> {
  const log = createLogger(config);
  const database = await openDatabase(config, {
    tell: (line) => log.warn(line),
    // Every later statement fails from then on; the run ends with the first of them.
    onBroken: (fault) => log.error({ fault: fault.message }, 'the database is lost'),
  });
  const jobs = new JobQueue({ database, jobs: allJobs, log });
  try {
    await jobs.open();
    return await run({
      config,
      database,
      db: database.db,
      clock: createClock(config.TIME_ZONE),
      log,
      jobs,
      deletion: deletionParts,
      attachmentSubjects,
    });
  } finally {
    await jobs.close();
    await database.close();
  }
}
