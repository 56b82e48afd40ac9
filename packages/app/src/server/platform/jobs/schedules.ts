// Tells pg-boss when scheduled jobs run, and forgets the schedules of jobs that there are no more.

import type { PgBoss } from 'pg-boss';
import type { Job } from './job.ts';

/** What was missed while no server ran is made up for once, however often it was missed. */
const MISSED_POLICY = 'once';

/** Makes the schedules those of the jobs; one that is as it should be is left alone. */
export async function updateSchedules(boss: PgBoss, jobs: readonly Job[], timeZone: string): Promise<void> {
  const known = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const { kind, cron } of jobs) {
    if (cron === undefined) continue;
    const now = known.get(kind);
    known.delete(kind);
    if (now?.cron !== cron || now.timezone !== timeZone) await boss.schedule(kind, cron, {}, { tz: timeZone, missed: MISSED_POLICY });
  }
  for (const name of known.keys()) await boss.unschedule(name);
}
