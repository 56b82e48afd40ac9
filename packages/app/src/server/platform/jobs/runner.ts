// Runs jobs in the background, several at a time, alongside other processes on the same database.

import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { App } from '#server/platform/app.ts';
import { adoptOutbox } from './adopt-outbox.ts';
import { type Job, RETENTION } from './job.ts';
import { releaseAllJobs, returnJob } from './jobs.queries.ts';
import { createBoss } from './queue.ts';
import { type JobOutcome, runJob } from './run-job.ts';
import { updateSchedules } from './schedules.ts';

export interface RunnerOptions {
  /** The maximum interval between polls, in seconds, in case a notification is lost. */
  readonly lookSeconds?: number;
  /** The interval for finding jobs of dead processes, in seconds. */
  readonly superviseSeconds?: number;
  /** Called with the outcome of each attempt. */
  readonly observe?: (attempt: { kind: string; outcome: JobOutcome; seconds: number }) => void;
}

const DEFAULTS = { lookSeconds: 60, observe: () => {} };

/** On an embedded database, no other process can have jobs to take over. */
const SUPERVISE_SECONDS = { pglite: 60, postgresql: 15 } as const;

/** Jobs due later than this are found by polling. */
const MAX_TIMER_MS = 24 * 3600 * 1000;

/** Allows for a database clock that is slightly behind ours. */
const TIMER_MARGIN_MS = 50;

/** Time for interrupted attempts to report, in milliseconds. */
const STOP_MARGIN_MS = 1000;

export class JobRunner {
  readonly #app: App;
  readonly #jobs: readonly Job[];
  readonly #options: Required<RunnerOptions>;
  readonly #boss: PgBoss;
  readonly #workers = new Map<string, string[]>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #interrupt = new AbortController();
  #stopHearing: () => void = () => {};
  #isStopping = false;

  constructor(app: App, jobs: readonly Job[], options: RunnerOptions = {}) {
    this.#app = app;
    this.#jobs = jobs;
    this.#options = { ...DEFAULTS, superviseSeconds: SUPERVISE_SECONDS[app.database.engine], ...options };
    const { superviseSeconds } = this.#options;
    this.#boss = createBoss(app.database, app.log, {
      migrate: true,
      useListenNotify: true,
      schedule: jobs.some(({ cron }) => cron !== undefined),
      cronWorkerIntervalSeconds: 10,
      supervise: true,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
    });
  }

  /** Runs jobs until the runner is stopped. */
  async start(): Promise<void> {
    const { database, db, config } = this.#app;
    // No other process can use an embedded database, so its active jobs were left by a killed process.
    if (database.engine === 'pglite') await releaseAllJobs(db);
    await adoptOutbox(this.#app);
    await this.#boss.start();
    await updateSchedules(this.#boss, this.#jobs, config.TIME_ZONE);
    this.#stopHearing = this.#app.jobs.onDeferred(({ kind, dueAt }) => this.#wakeAt(kind, dueAt?.getTime() ?? 0));
    for (const job of this.#jobs) for (let worker = 0; worker < job.atOnce; worker += 1) await this.#work(job);
  }

  /**
   * Starts no more jobs, and waits for the active ones.
   * @param patience milliseconds until active jobs are interrupted, to be retried later
   */
  async stop(patience = 8000): Promise<void> {
    this.#isStopping = true;
    this.#stopHearing();
    for (const timer of this.#timers) clearTimeout(timer);
    const timer = setTimeout(() => this.#interrupt.abort(), patience);
    await this.#boss.stop({ graceful: true, timeout: patience + STOP_MARGIN_MS });
    clearTimeout(timer);
  }

  async #work(job: Job): Promise<void> {
    const workers = this.#workers.get(job.kind) ?? [];
    this.#workers.set(job.kind, workers);
    const options = { includeMetadata: true, perJobResults: true, notifyPollingIntervalSeconds: this.#options.lookSeconds } as const;
    const id = await this.#boss.work(job.kind, options, async ([row]: JobWithMetadata[]) => {
      if (row === undefined) return [];
      // Claimed while stopping: another process runs it, or this one after its next start.
      if (this.#isStopping) {
        await returnJob(this.#app.db, row);
        return [{ id: row.id, status: 'failed' }];
      }
      const { status, output } = await this.#perform(job, row);
      // Fetches the next job immediately, instead of after the polling interval.
      this.#boss.notifyWorker(id);
      return [{ id: row.id, status, ...(output === undefined ? {} : { output }) }];
    });
    workers.push(id);
  }

  async #perform(job: Job, row: JobWithMetadata) {
    const started = performance.now();
    const performed = await runJob(row, { app: this.#app, job, stopping: this.#interrupt.signal });
    const { outcome } = performed;
    this.#options.observe({ kind: job.kind, outcome, seconds: (performance.now() - started) / 1000 });
    if (outcome === 'failed') {
      const pause = Math.min(RETENTION.firstPauseSeconds * 2 ** (row.retryCount + 1), RETENTION.longestPauseSeconds);
      this.#wakeAt(job.kind, Date.now() + pause * 1000);
    }
    return performed;
  }

  /** Makes the workers of a kind fetch when a job becomes due, instead of at the next poll. */
  #wakeAt(kind: string, moment: number): void {
    const wait = moment - Date.now();
    if (wait > MAX_TIMER_MS || this.#interrupt.signal.aborted) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      for (const id of this.#workers.get(kind) ?? []) this.#boss.notifyWorker(id);
    }, Math.max(0, wait) + TIMER_MARGIN_MS);
    this.#timers.add(timer);
  }
}
