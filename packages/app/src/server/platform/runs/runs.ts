// The use cases of runs: start, list by kind, read, cancel, and download files.

import type { ListDeclaration } from '#contract/platform/lists/list.ts';
import type { Page } from '#contract/platform/lists/paging.ts';
import type { Run } from '#contract/platform/run.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import type { ListInput } from '#server/platform/lists/list-sql.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { enqueue, recordChange } from '#server/platform/record-change.ts';
import { RUN_JOB } from './perform-run.ts';
import { deleteRunFiles, findRunFile } from './run-files.ts';
import { cancelRunRow, createRunList, findRunRows, hasRunKind, insertRun, type RunRow } from './runs.queries.ts';

export type { RunRow } from './runs.queries.ts';

interface NewRun {
  readonly kind: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The keys of its input files, by name. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Creates a run with its job and its row of the audit log; returns its ID. */
async function insertAndEnqueueRun(tx: Transaction, call: Call, { kind, input, files = {} }: NewRun): Promise<number> {
  const { app, caller, locale } = call;
  const startedBy = caller?.id ?? null;
  const id = await insertRun(tx, { kind, input: { ...input, locale }, files: { ...files }, startedBy, createdAt: app.clock.now() });
  await recordChange(tx, call, { action: 'run.start', subjectType: 'run', subjectId: id });
  await enqueue(tx, app, { kind: RUN_JOB, payload: { runId: id } });
  return id;
}

/** Starts a run; deletes its input files if that fails. */
export async function startRun(call: Call, run: NewRun): Promise<RunRow> {
  try {
    const id = await call.db.transaction((tx) => insertAndEnqueueRun(tx, call, run));
    return await getRun(call, { kind: run.kind, id });
  } catch (error) {
    await deleteRunFiles(call.app, Object.values(run.files ?? {}));
    throw error;
  }
}

/** Returns a run of a kind. */
export async function getRun(call: Pick<Call, 'db'>, { kind, id }: { kind: string; id: number }): Promise<RunRow> {
  const [row] = await findRunRows(call.db, [id]);
  if (row === undefined || row.kind !== kind) throw notFound();
  return row;
}

/** Returns one page of the runs of a kind. */
export function listRuns(
  call: Call,
  list: ListDeclaration,
  { kind, asked }: { kind: string; asked: ListInput & { readonly page: number; readonly perPage: number } },
): Promise<Page<RunRow>> {
  return readPage(call, createRunList(list), { asked, only: hasRunKind(kind), rows: (ids) => findRunRows(call.db, ids) });
}

/** Cancels a run that is waiting or in progress; its process notices within a second. */
export async function cancelRun(call: Call, { kind, id }: { kind: string; id: number }): Promise<RunRow> {
  await getRun(call, { kind, id });
  await call.db.transaction(async (tx) => {
    if (!(await cancelRunRow(tx, { kind, id, at: call.app.clock.now() }))) throw new AppError('runIsOver');
    await recordChange(tx, call, { action: 'run.cancel', subjectType: 'run', subjectId: id });
  });
  return getRun(call, { kind, id });
}

/** Returns the fields common to all runs; `results` are the names of the files that its kind offers. */
export function toRunRecord(row: RunRow, results: readonly string[]): Run {
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

/** Returns a file of a run as a download. */
export async function getRunFile(
  call: Call,
  row: RunRow,
  { name, mediaType, fileName }: { name: string; mediaType: string; fileName: string },
): Promise<FileResponse> {
  const file = await findRunFile(call.app, row.files, name);
  if (file === null) throw notFound();
  return { mediaType, body: file.stream(), fileName };
}
