// Updates the schedules in pg-boss, and deletes those of removed jobs.

import type { PgBoss } from 'pg-boss';
import type { Job } from './job.ts';

/** Runs missed while no server was up are made up for once, however many there were. */
const MISSED_POLICY = 'once';

/** Updates the schedules to match the jobs; leaves unchanged ones alone. */
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
