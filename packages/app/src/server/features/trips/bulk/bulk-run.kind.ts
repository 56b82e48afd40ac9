// The run of a bulk change: trip by trip, each in a transaction with its outcome, so that an interrupted run goes on where it was.

import * as z from 'zod';
import { LOCALES } from '#contract/platform/locales.ts';
import { BULK_PHASES, type BulkAction, type BulkPhase, runChange } from '#contract/trips/bulk.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { isPassing } from '#server/db/fault.ts';
import type { StoredFault } from '#server/db/schema/trip-bulk.ts';
import { importRow } from '#server/features/trips/import/import-row.service.ts';
import { CellError } from '#server/features/trips/import/row-fields.rules.ts';
import { undoImportedRow } from '#server/features/trips/import/undo-row.service.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, ValidationError } from '#server/platform/errors.ts';
import { createCallFor } from '#server/platform/on-behalf.ts';
import { defineRunKind, RunError, type RunResult, type RunWork } from '#server/platform/runs/run-kind.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { type BulkRowOfRun, countOutcomes, holdOpenRun, listOpenRows, lockOpenRow, type RowResult, saveRowResult } from './bulk.queries.ts';
import { changeOneTrip, type RowTask, toChange, toUndo } from './change-trip.service.ts';
import { messageOneTrip } from './message-trip.service.ts';

export const BULK = 'tripsBulk';

export const bulkInput = z.object({
  phase: z.enum(BULK_PHASES),
  change: runChange,
  userId: z.int(),
  locale: z.enum(LOCALES).default('en'),
});

type Input = z.output<typeof bulkInput>;

/** Thrown to roll back what a check has tried. */
class RolledBack extends Error {
  readonly result: RowResult;

  constructor(result: RowResult) {
    super('rolled back');
    this.result = result;
  }
}

/** Returns the reason as data; null for a fault of ours. */
function toFault(error: unknown): StoredFault | null {
  if (error instanceof AppError) {
    const { values, field } = error.details;
    return { kind: 'refusal', code: error.code, ...(values === undefined ? {} : { values }), ...(field === undefined ? {} : { field }) };
  }
  if (error instanceof CellError) return { kind: 'cell', ...error.fault };
  if (error instanceof ValidationError) return { kind: 'validation', faults: error.faults };
  if (error instanceof HttpError && error.status < 500) return { kind: 'http', code: error.code };
  return null;
}

interface RowRun {
  readonly phase: BulkPhase;
  readonly attempt: (tx: Transaction, row: BulkRowOfRun) => Promise<RowResult>;
}

/** Every row but those of files is one of a trip. */
const toTask = (row: BulkRowOfRun): RowTask => ({ ...row, tripId: row.tripId ?? 0 });

/** Tries the change in a transaction of its own, which a check rolls back. */
async function tryChange(tx: Transaction, row: BulkRowOfRun, { phase, attempt }: RowRun): Promise<RowResult> {
  try {
    return await tx.transaction(async (inner) => {
      const result = await attempt(inner, row);
      if (phase === 'check') throw new RolledBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    const fault = toFault(error);
    if (fault === null) throw error;
    return { outcome: 'refused', changes: [], fault };
  }
}

interface RowOfRun {
  readonly runId: number;
  readonly id: number;
}

/** Returns false if the run was stopped meanwhile: then nothing is changed any more. */
async function performRow(call: Call, { runId, id }: RowOfRun, run: RowRun): Promise<boolean> {
  try {
    return await call.db.transaction(async (tx) => {
      if (!(await holdOpenRun(tx, runId))) return false;
      const row = await lockOpenRow(tx, id);
      if (row !== null) await saveRowResult(tx, id, await tryChange(tx, row, run));
      return true;
    });
  } catch (error) {
    // What may pass is tried again with the whole run; a fault of ours stops no other trip.
    if (isPassing(error)) throw error;
    call.log.error({ err: error, row: id }, 'a trip of a bulk change has failed');
    await call.db.transaction((tx) => saveRowResult(tx, id, { outcome: 'failed', changes: [], fault: { kind: 'http', code: 'failed' } }));
    return true;
  }
}

/** The actions of which a price may come, that the check has shown. */
const PRICED: readonly BulkAction[] = ['state', 'dates', 'invoice'];

function toRowRun(call: Call, runId: number, { phase, change }: Input): RowRun {
  if (change.action === 'import')
    return phase === 'undo'
      ? { phase, attempt: (tx, row) => undoImportedRow(tx, call, row) }
      : { phase, attempt: (tx, row) => importRow(tx, call, { row, change, isCheck: phase === 'check' }) };
  if (change.action === 'message') return { phase, attempt: (tx, row) => messageOneTrip(tx, call, { task: toTask(row), change, runId }) };
  const made = phase === 'undo' ? toUndo(change) : toChange(change, phase === 'check');
  const side = phase === 'undo' ? 'after' : 'before';
  const isPriceSeen = phase === 'change' && PRICED.includes(change.action);
  return { phase, attempt: (tx, row) => changeOneTrip(tx, call, { task: toTask(row), change: made, side, isPriceSeen }) };
}

/** Checks a row of a check once more, and returns what would come of it; nothing is changed. */
export function checkRow(tx: Transaction, call: Call, { row, change }: { row: BulkRowOfRun; change: Input['change'] }): Promise<RowResult> {
  const input = { phase: 'check' as const, change, userId: call.caller?.id ?? 0, locale: call.locale };
  return tryChange(tx, row, toRowRun(call, row.runId, input));
}

/** Returns the call of the person who started the run, with the rights of this moment. */
async function callOfStarter({ app, runId, input: { userId, locale } }: Pick<RunWork<Input>, 'app' | 'runId' | 'input'>): Promise<Call> {
  const call = await createCallFor(app, { userId, locale, requestId: `run-${runId}` });
  if (call === null) throw new RunError(getTranslator(locale)('runs.starterGone'));
  if (!call.may('trips.bulk')) throw new RunError(getTranslator(locale)('runs.starterMayNot'));
  return call;
}

async function performBulk({ app, runId, input, signal, progress }: RunWork<Input>): Promise<RunResult> {
  const total = (await countOutcomes(app.db, [runId])).reduce((sum, { count }) => sum + count, 0);
  const open = await listOpenRows(app.db, runId);
  progress(total - open.length, total);
  for (const [index, id] of open.entries()) {
    signal.throwIfAborted();
    // Rights that are taken away meanwhile count from the next trip on.
    const call = await callOfStarter({ app, runId, input });
    if (!(await performRow(call, { runId, id }, toRowRun(call, runId, input)))) break;
    progress(total - open.length + index + 1, total);
  }
  return { summary: {}, files: {} };
}

export const bulkKind = defineRunKind({ kind: BULK, input: bulkInput, perform: performBulk });
