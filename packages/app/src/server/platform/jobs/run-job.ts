// Runs one attempt at a job and reports its outcome.

import type { JobResult } from 'pg-boss';
import { findReason } from '#server/db/fault.ts';
import type { App } from '#server/platform/app.ts';
import { redactAddresses } from '#server/platform/log/redact.ts';
import { type Job, PermanentJobError } from './job.ts';
import { returnJob } from './jobs.queries.ts';

export type JobOutcome = 'done' | 'failed' | 'givenUp' | 'interrupted';

/** A job claimed from pg-boss. */
export interface ClaimedJob {
  readonly id: string;
  readonly data: unknown;
  readonly retryCount: number;
  readonly retryLimit: number;
  readonly sourceRootId: string | null;
  readonly signal?: AbortSignal;
}

export interface JobContext {
  readonly app: App;
  readonly job: Job;
  /** Aborted when the server shuts down. */
  readonly stopping: AbortSignal;
}

/** How an attempt ended, and what is reported to pg-boss. */
export interface JobReport {
  readonly outcome: JobOutcome;
  readonly status: JobResult['status'];
  readonly output?: { readonly message: string };
}

function toFailure(row: ClaimedJob, { app, job, error }: JobContext & { error: unknown }): JobReport {
  const output = { message: redactAddresses(findReason(error)) };
  const about = { error, job: job.kind, row: row.id, attempt: row.retryCount + 1 };
  if (error instanceof PermanentJobError || row.retryCount >= row.retryLimit) {
    app.log.error(about, 'a job was given up');
    return { outcome: 'givenUp', status: 'deadletter', output };
  }
  app.log.warn(about, 'a job failed and will be tried again');
  return { outcome: 'failed', status: 'failed', output };
}

/** Runs the job's code. */
export async function runJob(row: ClaimedJob, circumstances: JobContext): Promise<JobReport> {
  const { app, job, stopping } = circumstances;
  const signal = row.signal === undefined ? stopping : AbortSignal.any([stopping, row.signal]);
  try {
    if (row.retryCount > row.retryLimit) throw new PermanentJobError(`The server ended ${row.retryCount} times while it ran.`);
    const { retryCount, retryLimit } = row;
    await job.run(app, row.data, { id: row.sourceRootId ?? row.id, number: retryCount + 1, isLast: retryCount >= retryLimit, signal });
    return { outcome: 'done', status: 'completed' };
  } catch (error) {
    if (!stopping.aborted) return toFailure(row, { ...circumstances, error });
    // pg-boss ignores the status reported afterwards, since the attempt is no longer active.
    await returnJob(app.db, row).catch((fault) => app.log.warn({ error: fault, job: job.kind }, 'a job could not be given back'));
    return { outcome: 'interrupted', status: 'failed' };
  }
}
