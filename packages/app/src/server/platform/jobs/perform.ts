// One attempt at one job, from taking it to noting how it ended.

import { reasonOf } from '#server/db/fault.ts';
import type { App } from '#server/platform/app.ts';
import { withoutAddresses } from '#server/platform/log/redact.ts';
import { GiveUp, type Job } from './job.ts';
import { type Claimed, giveBack, keepClaim, noteDone, noteFailed, noteGivenUp } from './outbox.queries.ts';
import { pauseAfter } from './pauses.rules.ts';

export type Outcome = 'done' | 'failed' | 'givenUp' | 'interrupted';

interface Circumstances {
  readonly app: App;
  readonly job: Job;
  /** Milliseconds for which an attempt belongs to its process, unless it says that it is still alive. */
  readonly leaseMs: number;
  /** Aborted when the server can't wait any longer. */
  readonly stopping: AbortSignal;
  readonly random: () => number;
}

/** Says again and again that the attempt is alive, until it is over; when it was taken away, aborts it. */
function keepAlive(row: Claimed, { app, leaseMs, lost }: Circumstances & { lost: AbortController }): () => void {
  const timer = setInterval(() => {
    const until = new Date(app.clock.now().getTime() + leaseMs);
    keepClaim(app.db, row, { until }).then(
      (kept) => kept || lost.abort(),
      (error) => app.log.warn({ error, job: row.kind }, 'a job could not say that it is alive'),
    );
  }, leaseMs / 3);
  return () => clearInterval(timer);
}

async function noteFault(row: Claimed, { app, job, random, error }: Circumstances & { error: unknown }): Promise<Outcome> {
  const now = app.clock.now();
  const reason = withoutAddresses(reasonOf(error));
  if (error instanceof GiveUp || row.attempts >= job.attempts) {
    await noteGivenUp(app.db, row, { error: reason, at: now });
    app.log.error({ error, job: row.kind, row: row.id, attempt: row.attempts }, 'a job was given up');
    return 'givenUp';
  }
  const again = new Date(now.getTime() + pauseAfter(row.attempts, random()));
  await noteFailed(app.db, row, { error: reason, again });
  app.log.warn({ error, job: row.kind, row: row.id, attempt: row.attempts, again }, 'a job failed and will be tried again');
  return 'failed';
}

async function attempt(row: Claimed, circumstances: Circumstances): Promise<Outcome> {
  const { app, job, stopping } = circumstances;
  if (row.attempts > job.attempts) {
    const error = new GiveUp(`The server ended ${job.attempts} times while it ran.`);
    return noteFault(row, { ...circumstances, error });
  }
  const lost = new AbortController();
  const stopKeeping = keepAlive(row, { ...circumstances, lost });
  try {
    const signal = AbortSignal.any([stopping, lost.signal]);
    await job.run(app, row.payload, { id: `outbox-${row.id}`, number: row.attempts, signal });
    await noteDone(app.db, row, { at: app.clock.now() });
    return 'done';
  } catch (error) {
    if (!stopping.aborted) return noteFault(row, { ...circumstances, error });
    await giveBack(app.db, row, { at: app.clock.now() });
    return 'interrupted';
  } finally {
    stopKeeping();
  }
}

/** Never throws: what can't be noted, since the database is away, is done again when the lease has run out. */
export async function perform(row: Claimed, circumstances: Circumstances): Promise<Outcome> {
  try {
    return await attempt(row, circumstances);
  } catch (error) {
    circumstances.app.log.warn({ error, job: row.kind, row: row.id }, 'how a job ended could not be noted');
    return 'interrupted';
  }
}
