// The job queue: pg-boss, in the same database. Jobs are sent in the transaction of the change that causes them.

import { type SQL, sql } from 'drizzle-orm';
import { type ConstructorOptions, type Db, fromDrizzle, PgBoss, type Queue } from 'pg-boss';
import type { Logger } from 'pino';
import type { OpenDatabase, Queryable } from '#server/db/database.ts';
import { createExecutor } from './executor.ts';
import { DEAD_LETTERS, type Job, RETENTION } from './job.ts';
import type { JobRequest, JobSender } from './sender.ts';

/** What is needed to open the queue. */
export interface QueueSource {
  readonly database: OpenDatabase;
  /** All kinds of jobs that can be sent. */
  readonly jobs: readonly Job[];
  readonly log: Logger;
}

/** Creates pg-boss with the common options; callers enable more. */
export function createBoss(database: OpenDatabase, log: Logger, options: Partial<ConstructorOptions> & { db?: Db } = {}): PgBoss {
  const boss = new PgBoss({
    db: createExecutor(database),
    backend: database.engine === 'pglite' ? 'pglite' : 'postgres',
    migrate: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
    ...options,
  });
  boss.on('error', (error) => log.warn({ error }, 'the job queue reports an error'));
  boss.on('warning', ({ message, data }) => log.info({ data }, message));
  return boss;
}

type Settings = Omit<Queue, 'name' | 'policy'>;

const DEAD_LETTER_SETTINGS: Settings = { retentionSeconds: RETENTION.failedSeconds, deleteAfterSeconds: RETENTION.failedSeconds };

function toQueueSettings({ attempts }: Job): Settings {
  return {
    deadLetter: DEAD_LETTERS,
    notify: true,
    retryLimit: attempts - 1,
    retryBackoff: true,
    retryDelay: RETENTION.firstPauseSeconds,
    retryDelayMax: RETENTION.longestPauseSeconds,
    expireInSeconds: RETENTION.attemptSeconds,
    heartbeatSeconds: RETENTION.aliveSeconds,
    retentionSeconds: RETENTION.waitingSeconds,
    deleteAfterSeconds: RETENTION.doneSeconds,
  };
}

/** Creates missing queues, and updates those with changed settings. */
async function ensureQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Map((await boss.getQueues(undefined, { limit: 10_000 })).map((queue) => [queue.name, queue]));
  const ensure = async (name: string, settings: Settings, policy: Queue['policy'] = 'standard') => {
    const queue = known.get(name) as Readonly<Record<string, unknown>> | undefined;
    if (queue === undefined) await boss.createQueue(name, { ...settings, policy });
    else if (Object.entries(settings).some(([key, value]) => queue[key] !== value)) await boss.updateQueue(name, settings);
  };
  await ensure(DEAD_LETTERS, DEAD_LETTER_SETTINGS);
  for (const job of jobs) await ensure(job.kind, toQueueSettings(job), job.cron === undefined ? 'standard' : 'exclusive');
}

/** Lets pg-boss write in a transaction. */
export function toBossDatabase(tx: Queryable): Db {
  return fromDrizzle({ execute: async (query) => (await tx.execute(query as SQL)) as unknown as { rows: unknown[] } }, sql);
}

/** The queue of one process, as used by the rest of the server. */
export class JobQueue implements JobSender {
  readonly boss: PgBoss;
  readonly kinds: ReadonlyMap<string, Job>;
  readonly #hearers = new Set<(announcement: JobRequest) => void>();

  constructor({ database, jobs, log }: QueueSource, options: Partial<ConstructorOptions> = {}) {
    this.boss = createBoss(database, log, options);
    this.kinds = new Map(jobs.map((job) => [job.kind, job]));
    if (this.kinds.size < jobs.length) throw new TypeError('Two jobs are of the same kind.');
  }

  /** Opens the queue for sending; jobs run only where a `JobRunner` is started. */
  async open(): Promise<this> {
    await this.boss.start();
    await ensureQueues(this.boss, [...this.kinds.values()]);
    return this;
  }

  async send(tx: Queryable, announcement: JobRequest): Promise<void> {
    const { kind, payload, dueAt } = announcement;
    // pg-boss would look up the queue outside the transaction, which blocks on the embedded engine.
    if (!this.kinds.has(kind)) throw new TypeError(`No job of the kind ${kind} is defined.`);
    await this.boss.send(kind, { ...payload }, { db: toBossDatabase(tx), ...(dueAt === undefined ? {} : { startAfter: dueAt }) });
    if (dueAt !== undefined) for (const hear of this.#hearers) hear(announcement);
  }

  onDeferred(hear: (announcement: JobRequest) => void): () => void {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  }

  close(): Promise<void> {
    return this.boss.stop({ graceful: false });
  }
}
