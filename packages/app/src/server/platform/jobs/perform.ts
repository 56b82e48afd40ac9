// One attempt at one job, from its beginning to how it ended.

import type { JobResult } from 'pg-boss';
import { reasonOf } from '#server/db/fault.ts';
import type { App } from '#server/platform/app.ts';
import { withoutAddresses } from '#server/platform/log/redact.ts';
import { GiveUp, type Job } from './job.ts';
import { giveBack } from './jobs.queries.ts';

export type Outcome = 'done' | 'failed' | 'givenUp' | 'interrupted';

/** A job that pg-boss has handed out. */
export interface Claimed {
  readonly id: string;
  readonly data: unknown;
  readonly retryCount: number;
  readonly retryLimit: number;
  readonly sourceRootId: string | null;
  readonly signal?: AbortSignal;
}

export interface Circumstances {
  readonly app: App;
  readonly job: Job;
  /** Aborted when the server can't wait any longer. */
  readonly stopping: AbortSignal;
}

/** How an attempt ended, and what pg-boss is told of it. */
export interface Performed {
  readonly outcome: Outcome;
  readonly status: JobResult['status'];
  readonly output?: { readonly message: string };
}

function toFailure(row: Claimed, { app, job, error }: Circumstances & { error: unknown }): Performed {
  const output = { message: withoutAddresses(reasonOf(error)) };
  const about = { error, job: job.kind, row: row.id, attempt: row.retryCount + 1 };
  if (error instanceof GiveUp || row.retryCount >= row.retryLimit) {
    app.log.error(about, 'a job was given up');
    return { outcome: 'givenUp', status: 'deadletter', output };
  }
  app.log.warn(about, 'a job failed and will be tried again');
  return { outcome: 'failed', status: 'failed', output };
}

/** Runs the job's own code. */
export async function perform(row: Claimed, circumstances: Circumstances): Promise<Performed> {
  const { app, job, stopping } = circumstances;
  const signal = row.signal === undefined ? stopping : AbortSignal.any([stopping, row.signal]);
  try {
    if (row.retryCount > row.retryLimit) throw new GiveUp(`The server ended ${row.retryCount} times while it ran.`);
    await job.run(app, row.data, { id: row.sourceRootId ?? row.id, number: row.retryCount + 1, signal });
    return { outcome: 'done', status: 'completed' };
  } catch (error) {
    if (!stopping.aborted) return toFailure(row, { ...circumstances, error });
    // What pg-boss is told afterwards is about an attempt that there is no more.
    await giveBack(app.db, row).catch((fault) => app.log.warn({ error: fault, job: job.kind }, 'a job could not be given back'));
    return { outcome: 'interrupted', status: 'failed' };
  }
}
