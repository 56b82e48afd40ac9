// Brings jobs that an earlier version has left into the queue: at the start, and while processes of that version still run.

import type { App } from '#server/platform/app.ts';
import { deletePendingOutbox, insertFailedJob } from './outbox.queries.ts';

/** Moves every job once, however many processes do this at a time. */
export async function adoptOutbox({ db, clock, jobs }: Pick<App, 'db' | 'clock' | 'jobs'>): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await deletePendingOutbox(tx, { kinds: [...jobs.kinds.keys()], now: clock.now() });
    for (const row of rows) {
      if (row.failedAt !== null) await insertFailedJob(tx, row);
      // Those of a schedule come again by themselves.
      else if (jobs.kinds.get(row.kind)?.cron === undefined)
        await jobs.send(tx, { kind: row.kind, payload: row.payload, dueAt: row.dueAt });
    }
  });
}
