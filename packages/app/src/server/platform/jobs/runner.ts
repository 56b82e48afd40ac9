// Runs jobs in the background: several at a time, together with the other processes on the same database.

import type { App } from '#server/platform/app.ts';
import type { Job } from './job.ts';
import { CHANNEL, type Claimed, claimDue, freeAll, nextDue, scheduleOnce } from './outbox.queries.ts';
import { periodOf } from './pauses.rules.ts';
import { type Outcome, perform } from './perform.ts';

export interface RunnerOptions {
  /** Jobs at a time. */
  readonly atOnce?: number;
  /** For how long an attempt belongs to a process that does not say that it is still alive. */
  readonly leaseMs?: number;
  /** How often to look at least, should a message of the database get lost, and for the next minute to begin. */
  readonly lookMs?: number;
  readonly random?: () => number;
  /** Hears how each attempt ended. */
  readonly observe?: (attempt: { kind: string; outcome: Outcome; seconds: number }) => void;
}

const DEFAULTS: Required<RunnerOptions> = { atOnce: 4, leaseMs: 30_000, lookMs: 10_000, random: Math.random, observe: () => {} };

/** Tries again so soon when the database is away. */
const AWAY_MS = 2000;

export class JobRunner {
  readonly #app: App;
  readonly #jobs: ReadonlyMap<string, Job>;
  readonly #options: Required<RunnerOptions>;
  readonly #running = new Set<Promise<void>>();
  readonly #periods = new Map<string, string>();
  readonly #interrupt = new AbortController();
  #loop: Promise<void> = Promise.resolve();
  #stopListening: () => Promise<void> = async () => {};
  #stopped = false;
  #wake: () => void = () => {};

  constructor(app: App, jobs: readonly Job[], options: RunnerOptions = {}) {
    this.#app = app;
    this.#jobs = new Map(jobs.map((job) => [job.kind, job]));
    if (this.#jobs.size < jobs.length) throw new TypeError('Two jobs are of the same kind.');
    this.#options = { ...DEFAULTS, ...options };
  }

  /** Starts to run jobs until the runner is stopped. */
  async start(): Promise<void> {
    const { database, db, clock, log } = this.#app;
    // Nobody else can be at work on an embedded database: what is under way there was left by a process that was killed.
    if (database.engine === 'pglite') await freeAll(db, clock.now());
    const wake = () => this.#wake();
    this.#stopListening = await database.listen(CHANNEL, { heard: wake, missed: wake });
    this.#loop = this.#work().catch((error) => log.error({ error }, 'the jobs have stopped'));
  }

  /**
   * Begins nothing more, and waits for what is under way.
   * @param patience milliseconds until that is interrupted, to be done again later
   */
  async stop(patience = 8000): Promise<void> {
    this.#stopped = true;
    this.#wake();
    const timer = setTimeout(() => this.#interrupt.abort(), patience);
    await this.#loop;
    await Promise.all(this.#running);
    clearTimeout(timer);
    await this.#stopListening().catch(() => {});
  }

  /** Runs what is due now, and what that announces, one after the other; for tests and for commands. */
  async runDue({ regular = false } = {}): Promise<number> {
    if (regular) await this.#schedule();
    for (let count = 0; ; count += 1) {
      const [row] = await this.#claim(1);
      if (row === undefined) return count;
      await this.#perform(row);
    }
  }

  async #work(): Promise<void> {
    while (!this.#stopped) {
      const woken = new Promise<void>((wake) => {
        this.#wake = wake;
      });
      const pause = await this.#round().catch((error) => {
        this.#app.log.warn({ error }, 'the outbox could not be read');
        return AWAY_MS;
      });
      if (this.#stopped) return;
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([
        woken,
        new Promise((done) => {
          timer = setTimeout(done, pause);
        }),
      ]);
      clearTimeout(timer);
    }
  }

  /** Begins as many as there is room for; answers how long to wait for more. */
  async #round(): Promise<number> {
    const { atOnce, lookMs } = this.#options;
    await this.#schedule();
    const room = atOnce - this.#running.size;
    if (room <= 0) return lookMs;
    const rows = await this.#claim(room);
    for (const row of rows) this.#begin(row);
    if (rows.length === room) return lookMs;
    const next = await nextDue(this.#app.db, [...this.#jobs.keys()]);
    if (next === null) return lookMs;
    return Math.min(lookMs, Math.max(0, next.getTime() - this.#app.clock.now().getTime()) + 10);
  }

  #begin(row: Claimed): void {
    const attempt = this.#perform(row).then(() => {
      this.#running.delete(attempt);
      this.#wake();
    });
    this.#running.add(attempt);
  }

  #claim(limit: number): Promise<Claimed[]> {
    const now = this.#app.clock.now();
    const until = new Date(now.getTime() + this.#options.leaseMs);
    return claimDue(this.#app.db, { kinds: [...this.#jobs.keys()], now, until, limit });
  }

  async #perform(row: Claimed): Promise<void> {
    const job = this.#jobs.get(row.kind);
    if (job === undefined) return;
    const { leaseMs, random, observe } = this.#options;
    const started = performance.now();
    const circumstances = { app: this.#app, job, leaseMs, random, stopping: this.#interrupt.signal };
    const outcome = await perform(row, circumstances);
    observe({ kind: row.kind, outcome, seconds: (performance.now() - started) / 1000 });
  }

  async #schedule(): Promise<void> {
    const { clock, db } = this.#app;
    const now = clock.now();
    for (const { kind, every } of this.#jobs.values()) {
      if (every === undefined) continue;
      const period = periodOf(every, clock);
      if (this.#periods.get(kind) === period) continue;
      await scheduleOnce(db, { kind, period, now });
      this.#periods.set(kind, period);
    }
  }
}
