// Moves jobs of an earlier version to the queue: at startup, and while processes of that version still run.

import type { App } from '#server/platform/app.ts';
import { deletePendingOutbox, insertFailedJob } from './outbox.queries.ts';

/** Moves every job once, even if several processes do it concurrently. */
export async function adoptOutbox({ db, clock, jobs }: Pick<App, 'db' | 'clock' | 'jobs'>): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await deletePendingOutbox(tx, { kinds: [...jobs.kinds.keys()], now: clock.now() });
    for (const row of rows) {
      if (row.failedAt !== null) await insertFailedJob(tx, row);
      // Scheduled jobs are queued again by their schedule.
      else if (jobs.kinds.get(row.kind)?.cron === undefined)
        await jobs.send(tx, { kind: row.kind, payload: row.payload, dueAt: row.dueAt });
    }
  });
}
