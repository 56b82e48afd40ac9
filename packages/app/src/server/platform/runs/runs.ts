// Runs as use cases have them: starting one, listing those of a kind, reading, stopping, and handing out their files.

import type { ListDeclaration } from '#contract/platform/list.ts';
import type { Page } from '#contract/platform/paging.ts';
import type { Run } from '#contract/platform/run.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import type { ListAsked } from '#server/platform/lists/list-sql.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { announce, recordChange } from '#server/platform/record.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { RUN_JOB } from './perform-run.ts';
import { fileOf, removeFiles } from './run-files.ts';
import { insertRun, markCancelled, ofKind, type RunRow, runListOf, runRows } from './runs.queries.ts';

export type { RunRow } from './runs.queries.ts';

interface NewRun {
  readonly kind: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The keys of the files that it reads, by name. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Starts a run: its row, the change log's, and the job that performs it, or none of them. Answers its number. */
async function insertStarted(tx: Transaction, call: Call, { kind, input, files = {} }: NewRun): Promise<number> {
  const { app, caller, locale } = call;
  const startedBy = caller?.id ?? null;
  const id = await insertRun(tx, { kind, input: { ...input, locale }, files: { ...files }, startedBy, createdAt: app.clock.now() });
  await recordChange(tx, call, { action: 'run.start', subjectType: 'run', subjectId: id });
  await announce(tx, app, { kind: RUN_JOB, payload: { runId: id } });
  return id;
}

/** Starts a run; the files that were kept for one that could not be started go again. */
export async function startRun(call: Call, run: NewRun): Promise<RunRow> {
  try {
    const id = await call.db.transaction((tx) => insertStarted(tx, call, run));
    return await findRun(call, { kind: run.kind, id });
  } catch (error) {
    await removeFiles(call.app, Object.values(run.files ?? {}));
    throw error;
  }
}

/** One run of a kind. */
export async function findRun(call: Pick<Call, 'db'>, { kind, id }: { kind: string; id: number }): Promise<RunRow> {
  const [row] = await runRows(call.db, [id]);
  if (row === undefined || row.kind !== kind) throw notFound();
  return row;
}

/** One page of the runs of a kind. */
export function runPage(
  call: Call,
  list: ListDeclaration,
  { kind, asked }: { kind: string; asked: ListAsked & { readonly page: number; readonly perPage: number } },
): Promise<Page<RunRow>> {
  return readPage(call, runListOf(list), { asked, only: ofKind(kind), rows: (ids) => runRows(call.db, ids) });
}

/** Stops a run that waits or is under way: whoever works on it notices within a second. */
export async function cancelRun(call: Call, { kind, id }: { kind: string; id: number }): Promise<RunRow> {
  await findRun(call, { kind, id });
  await call.db.transaction(async (tx) => {
    if (!(await markCancelled(tx, { kind, id, at: call.app.clock.now() }))) throw new Refusal('runIsOver');
    await recordChange(tx, call, { action: 'run.cancel', subjectType: 'run', subjectId: id });
  });
  return findRun(call, { kind, id });
}

/** What every run tells; `results` are the names of the files that its kind offers. */
export function runRecord(row: RunRow, results: readonly string[]): Run {
  const { id, state, done, total, error, startedBy, createdAt, startedAt, finishedAt, files } = row;
  return {
    id,
    state,
    done,
    total,
    error,
    startedBy,
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    files: results.filter((name) => files[name] !== undefined),
  };
}

/** A file of a run as a download. */
export async function runFile(
  call: Call,
  row: RunRow,
  { name, mediaType, fileName }: { name: string; mediaType: string; fileName: string },
): Promise<Bytes> {
  const file = await fileOf(call.app, row.files, name);
  if (file === null) throw notFound();
  return { mediaType, body: file.stream(), fileName };
}
