// What a command of the operator runs in: the settings and the database of the server, and nothing that listens.

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
 * Opens the database, runs the command, and closes it again whatever came of it.
 * @throws StartupError when the database can't be opened, as while a server works on the embedded one
 */
export async function runWithApp<Result>(config: Config, run: (app: App) => Promise<Result>): Promise<Result> {
  const log = createLogger(config);
  const database = await openDatabase(config, {
    tell: (line) => log.warn(line),
    // Every further statement is refused by then; the run ends with the first of them.
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
