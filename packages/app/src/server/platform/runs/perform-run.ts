// The job that performs runs: one at a time per process, with progress, until done, failed or cancelled.

import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Locale } from '#contract/platform/locales.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { findReason, isDiskFull } from '#server/db/fault.ts';
import type { App } from '#server/platform/app.ts';
import { defineJob, type Job, type JobAttempt } from '#server/platform/jobs/job.ts';
import { enqueue } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { deleteRunFiles, storeRunResults } from './run-files.ts';
import { RunError, type RunKind, type RunResult } from './run-kind.ts';
import { isCurrentAttempt, startRunAttempt, updateRunAttempt } from './runs.queries.ts';

export const RUN_JOB = 'runs.perform';

/** The interval for saving the progress and checking for a cancellation. */
const PROGRESS_MS = 1000;
/** When to try again if another run is in progress. */
const RETRY_MS = 5000;
/** The maximum number of attempts: if the server dies each time, the run may be the cause. */
const MAX_ATTEMPTS = 5;

type Row = NonNullable<Awaited<ReturnType<typeof startRunAttempt>>>;

/** Apps that are performing a run; others must wait, so that emails and other jobs aren't held up. */
const atWork = new WeakSet<App>();

function getLocaleOfRun({ input }: Row): Locale {
  return LOCALES.find((locale) => locale === input['locale']) ?? 'en';
}

/** Creates a folder for the run; deletes those of earlier attempts. */
async function createRunFolder({ config }: App, runId: number): Promise<string> {
  const parent = join(config.DATA_DIR, 'running');
  await mkdir(parent, { recursive: true });
  const prefix = `run-${runId}-`;
  for (const name of await readdir(parent)) if (name.startsWith(prefix)) await rm(join(parent, name), { recursive: true, force: true });
  return mkdtemp(join(parent, prefix));
}

/** Saves the progress once a second; aborts the run if this attempt is no longer the current one. */
class ProgressReporter {
  readonly #app: App;
  readonly #row: Row;
  readonly lost = new AbortController();
  #latest: { done: number; total: number | null } | null = null;
  #timer: NodeJS.Timeout | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(app: App, row: Row) {
    this.#app = app;
    this.#row = row;
  }

  progress(done: number, total: number | null): void {
    this.#latest = { done: total === null ? done : Math.min(done, total), total };
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#last = this.#once().catch((error: unknown) =>
        this.#app.log.warn({ error, run: this.#row.id }, 'how far a run is could not be kept'),
      );
    }, PROGRESS_MS);
  }

  async #once(): Promise<void> {
    const latest = this.#latest;
    this.#latest = null;
    const isOurs =
      latest === null ? await isCurrentAttempt(this.#app.db, this.#row) : await updateRunAttempt(this.#app.db, this.#row, latest);
    if (!isOurs) this.lost.abort();
  }

  /** Stops saving; returns the latest progress that isn't saved yet. */
  async stop(): Promise<{ done?: number; total?: number | null }> {
    clearInterval(this.#timer);
    await this.#last;
    return this.#latest ?? {};
  }
}

async function finishRun(app: App, row: Row, { result, far }: { result: RunResult; far: object }): Promise<void> {
  const files = await storeRunResults(app, row.id, result.files);
  const kept = await updateRunAttempt(app.db, row, {
    ...far,
    state: 'done',
    summary: { ...result.summary },
    files: { ...row.files, ...files },
    finishedAt: app.clock.now(),
  });
  if (!kept) await deleteRunFiles(app, Object.values(files));
}

function failRun(app: App, row: Row, error: string): Promise<boolean> {
  return updateRunAttempt(app.db, row, { state: 'failed', error, finishedAt: app.clock.now() });
}

async function executeRun(app: App, kind: RunKind, { row, attempt }: { row: Row; attempt: JobAttempt }): Promise<void> {
  const beat = new ProgressReporter(app, row);
  const signal = AbortSignal.any([attempt.signal, beat.lost.signal]);
  const folder = await createRunFolder(app, row.id);
  beat.start();
  try {
    const result = await kind.perform({
      app,
      runId: row.id,
      input: row.input,
      files: row.files,
      folder,
      signal,
      progress: (done, total) => beat.progress(done, total),
    });
    signal.throwIfAborted();
    await finishRun(app, row, { result, far: await beat.stop() });
  } catch (error) {
    await beat.stop();
    if (beat.lost.signal.aborted) return;
    if (error instanceof RunError && !signal.aborted) {
      await failRun(app, row, error.message);
      return;
    }
    // Other errors may be temporary: the job queue retries the run.
    await updateRunAttempt(app.db, row, { state: 'waiting' });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function performRun(
  app: App,
  kinds: ReadonlyMap<string, RunKind>,
  { runId, attempt }: { runId: number; attempt: JobAttempt },
): Promise<void> {
  const row = await startRunAttempt(app.db, runId, app.clock.now());
  const kind = row === null ? undefined : kinds.get(row.kind);
  if (row === null || kind === undefined) return;
  const words = getTranslator(getLocaleOfRun(row));
  if (row.attempts > MAX_ATTEMPTS) {
    await failRun(app, row, words('runs.brokenOff', { count: String(MAX_ATTEMPTS) }));
    return;
  }
  try {
    await executeRun(app, kind, { row, attempt });
  } catch (error) {
    if (row.attempts < MAX_ATTEMPTS || attempt.signal.aborted) throw error;
    app.log.error({ error, run: row.id, kind: row.kind, reason: findReason(error) }, 'a run has failed');
    const again = await startRunAttempt(app.db, runId, app.clock.now());
    if (again !== null) await failRun(app, again, words(isDiskFull(error) ? 'runs.diskFull' : 'runs.ourFault'));
  }
}

/** Creates the job that performs runs of all kinds. */
export function createRunJobs(kinds: readonly RunKind[]): readonly Job[] {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]));
  const performing = defineJob({
    kind: RUN_JOB,
    payload: z.object({ runId: z.number() }),
    async run(app, { runId }, attempt) {
      if (atWork.has(app)) {
        await enqueue(app.db, app, { kind: RUN_JOB, payload: { runId }, dueAt: new Date(app.clock.now().getTime() + RETRY_MS) });
        return;
      }
      atWork.add(app);
      try {
        await performRun(app, byName, { runId, attempt });
      } finally {
        atWork.delete(app);
      }
    },
  });
  return [performing];
}
