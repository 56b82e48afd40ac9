// Jobs in tests: the queue uses the time of the test, and jobs run one after the other when the test asks for it.

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Clock, type ConstructorOptions, TestClock } from 'pg-boss';
import type { Queryable } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { createExecutor } from '#server/platform/jobs/executor.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { jobRows } from '#server/platform/jobs/job-rows.ts';
import { JobQueue, type QueueSource } from '#server/platform/jobs/queue.ts';
import { type ClaimedJob, runJob } from '#server/platform/jobs/run-job.ts';
import type { JobRequest, JobSender } from '#server/platform/jobs/sender.ts';

/** The queue data of a test that controls the time. */
interface TimedJobs {
  readonly clock: TestClock;
  readonly time: { now: Date };
  /** When each scheduled job was last started. */
  readonly begun: Map<string, Date>;
}

/** The real time, without timers that would outlive the test. */
const STOPPED_CLOCK: Clock = {
  now: () => Date.now(),
  setTimeout: () => null,
  clearTimeout: () => {},
  setInterval: () => null,
  clearInterval: () => {},
};

/** Sends jobs at the time of the test; the database gets that time only when jobs are run. */
class TimedQueue extends JobQueue {
  readonly #time: { readonly now: Date };

  constructor(source: QueueSource, options: Partial<ConstructorOptions>, time: { readonly now: Date }) {
    super(source, options);
    this.#time = time;
  }

  override send(tx: Queryable, announcement: JobRequest): Promise<void> {
    return super.send(tx, { ...announcement, dueAt: announcement.dueAt ?? this.#time.now });
  }
}

const timed = new WeakMap<JobSender, TimedJobs>();

/** Creates the queue of a test. If the test has its own time, the database uses it as well. */
export async function createTestQueue(source: QueueSource, time?: { now: Date }): Promise<JobQueue> {
  if (time === undefined) return new JobQueue(source, { clock: STOPPED_CLOCK }).open();
  const clock = new TestClock(time.now);
  const executor = createExecutor(source.database);
  const db = {
    ...executor,
    // Connections to a server get the setting from the URL of the test's database.
    async setSessionStatements(statements: string[]) {
      if (source.database.engine === 'pglite') for (const statement of statements) await executor.executeSql(statement);
    },
  };
  const queue = await new TimedQueue(source, { db, clock }, time).open();
  timed.set(queue, { clock, time, begun: new Map() });
  return queue;
}

/** Sets the time of the queue to the time of the test. */
async function flushQueue(queue: JobSender): Promise<void> {
  const { clock, time } = timed.get(queue) ?? {};
  if (clock !== undefined && time !== undefined && clock.now() !== time.now.getTime()) await clock.setTime(time.now);
}

/** Sends scheduled jobs that are due since their last start, or were never started. */
async function enqueueScheduled({ jobs: queue, config, clock }: App, jobs: readonly Job[]): Promise<void> {
  const begun = timed.get(queue)?.begun ?? new Map<string, Date>();
  const now = clock.now();
  for (const { kind, cron } of jobs) {
    if (cron === undefined) continue;
    const last = begun.get(kind);
    const [next] = last === undefined ? [now] : queue.boss.previewSchedule(cron, { tz: config.TIME_ZONE, from: last, count: 1 });
    if (next === undefined || next > now) continue;
    await queue.boss.send(kind, {});
    begun.set(kind, now);
  }
}

async function findNextKind({ db }: App, kinds: readonly string[]): Promise<string | null> {
  const isDue = and(inArray(jobRows.state, ['created', 'retry']), sql`${jobRows.startAfter} <= pgboss.job_now()`);
  const [row] = await db
    .select({ kind: jobRows.name })
    .from(jobRows)
    .where(and(isDue, inArray(jobRows.name, [...kinds])))
    .orderBy(asc(jobRows.startAfter), asc(jobRows.createdOn))
    .limit(1);
  return row?.kind ?? null;
}

async function runNextJob(app: App, job: Job): Promise<void> {
  const { boss } = app.jobs;
  const [row] = await boss.fetch(job.kind, { includeMetadata: true });
  if (row === undefined) return;
  const { status, output } = await runJob(row as ClaimedJob, { app, job, stopping: new AbortController().signal });
  if (status === 'completed') return void (await boss.complete(job.kind, row));
  if (status === 'deadletter') await app.db.update(jobRows).set({ retryLimit: row.retryCount }).where(eq(jobRows.id, row.id));
  await boss.fail(job.kind, row, output);
}

/**
 * Runs due jobs and the jobs that they send, one after the other; returns how many ran.
 * @param scheduled whether to start scheduled jobs that are due
 */
export async function runDueJobs(app: App, jobs: readonly Job[], { scheduled = false } = {}): Promise<number> {
  await flushQueue(app.jobs);
  if (scheduled) await enqueueScheduled(app, jobs);
  const byKind = new Map(jobs.map((job) => [job.kind, job]));
  for (let count = 0; ; count += 1) {
    const kind = await findNextKind(app, [...byKind.keys()]);
    const job = kind === null ? undefined : byKind.get(kind);
    if (job === undefined) return count;
    await runNextJob(app, job);
  }
}
