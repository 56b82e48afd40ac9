// Runs jobs in the background: several at a time, together with the other processes on the same database.

import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { App } from '#server/platform/app.ts';
import { adoptOutbox } from './adopt-outbox.ts';
import { type Job, RETENTION } from './job.ts';
import { releaseAllJobs, returnJob } from './jobs.queries.ts';
import { createBoss } from './queue.ts';
import { type JobOutcome, runJob } from './run-job.ts';
import { updateSchedules } from './schedules.ts';

export interface RunnerOptions {
  /** How often to look at least, should a message of the database get lost, in seconds. */
  readonly lookSeconds?: number;
  /** How often to look after jobs of processes that have died, in seconds. */
  readonly superviseSeconds?: number;
  /** Hears how each attempt ended. */
  readonly observe?: (attempt: { kind: string; outcome: JobOutcome; seconds: number }) => void;
}

const DEFAULTS = { lookSeconds: 60, observe: () => {} };

/** An embedded database has no other process whose jobs could be taken over. */
const SUPERVISE_SECONDS = { pglite: 60, postgresql: 15 } as const;

/** What falls due later than that is found by looking for it. */
const MAX_TIMER_MS = 24 * 3600 * 1000;

/** A clock of the database that is a little behind ours. */
const TIMER_MARGIN_MS = 50;

/** Time for an attempt that was interrupted to say so, in milliseconds. */
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

  /** Starts to run jobs until the runner is stopped. */
  async start(): Promise<void> {
    const { database, db, config } = this.#app;
    // Nobody else can be at work on an embedded database: what is under way there was left by a process that was killed.
    if (database.engine === 'pglite') await releaseAllJobs(db);
    await adoptOutbox(this.#app);
    await this.#boss.start();
    await updateSchedules(this.#boss, this.#jobs, config.TIME_ZONE);
    this.#stopHearing = this.#app.jobs.onDeferred(({ kind, dueAt }) => this.#wakeAt(kind, dueAt?.getTime() ?? 0));
    for (const job of this.#jobs) for (let worker = 0; worker < job.atOnce; worker += 1) await this.#work(job);
  }

  /**
   * Begins nothing more, and waits for what is under way.
   * @param patience milliseconds until that is interrupted, to be done again later
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
      // Claimed in the moment of the stop: another process, or the next start, runs it.
      if (this.#isStopping) {
        await returnJob(this.#app.db, row);
        return [{ id: row.id, status: 'failed' }];
      }
      const { status, output } = await this.#perform(job, row);
      // Looks for the next one at once, instead of after a pause.
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

  /** Has the workers of a kind look when something falls due, not only when they look anyway. */
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
