// Use cases of bulk changes of trips: check, change, undo, and what became of each trip.

import { createAuditMessages } from '#contract/administration/audit-messages.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/trips/bulk.endpoints.ts';
import { BULK_LIMIT, type BulkPhase, type BulkRow, type BulkRun, bulkRunsList, type RunChange } from '#contract/trips/bulk.shapes.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { createTripList, normalizeState } from '#server/features/trips/read/list.queries.ts';
import { whereVisibleTrips } from '#server/features/trips/read/scopes.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { type ExportColumn, exportList } from '#server/platform/lists/export-list.ts';
import { findAllKeys, readPage } from '#server/platform/lists/read-list.ts';
import { cancelRun, getRun, listRuns, startRun } from '#server/platform/runs/runs.ts';
import { createMessageLookup } from '#server/platform/translate.ts';
import { withGrant } from '#server/platform/with-grant.ts';
import { bulkRowListSql, copyRowsLeft, findBulkRows, insertOpenRows, insertRunLink, lockRun, orOwnFileRow } from './bulk.queries.ts';
import { toBulkRows, toBulkRuns } from './bulk.records.ts';
import { BULK } from './bulk-run.kind.ts';
import { previewMessages } from './message-trip.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

const kind = BULK;

/** Returns a run as pages show it. */
export async function toRecord(call: Call, id: number): Promise<BulkRun> {
  const [record] = await toBulkRuns(call, [await getRun(call, { kind, id })]);
  if (record === undefined) throw notFound();
  return { ...record, previews: await previewMessages(call, record) };
}

export async function listBulkRuns(call: Call, { query }: Input<'listBulkRuns'>): Output<'listBulkRuns'> {
  const page = await listRuns(call, bulkRunsList, { kind, asked: query });
  return { ...page, data: await toBulkRuns(call, page.data) };
}

export function readBulkRun(call: Call, { params: { id } }: Input<'readBulkRun'>): Output<'readBulkRun'> {
  return toRecord(call, id);
}

interface NewRun {
  readonly phase: BulkPhase;
  readonly change: RunChange;
  readonly sourceId: number | null;
}

/** Starts a run whose rows are inserted in the same transaction. */
export async function startBulk(tx: Transaction, call: Call, { phase, change, sourceId }: NewRun): Promise<number> {
  const input = { phase, change, userId: call.caller?.id ?? 0 };
  const { id } = await startRun({ ...call, db: tx as unknown as Database }, { kind, input });
  await insertRunLink(tx, { runId: id, sourceId });
  return id;
}

/** Whoever is switched on for bulk changes still sees those trips alone that they see elsewhere. */
const whereReadable = (call: Call) => whereVisibleTrips(withGrant(call, 'trips.read'));

/** The most IDs that a message names. */
const NAMED_IDS = 10;

/** @throws ValidationError that names the trips that don't exist, or that the caller may not see */
function assertFound(asked: readonly number[], found: readonly number[]): void {
  const known = new Set(found);
  const missing = [...new Set(asked)].filter((id) => !known.has(id));
  if (missing.length === 0) return;
  const ids = [...missing.slice(0, NAMED_IDS), ...(missing.length > NAMED_IDS ? ['…'] : [])].join(', ');
  throw new ValidationError([{ field: 'tripIds', rule: 'unknownIds', values: { ids } }]);
}

/** Returns the chosen trips that the caller may see, or all that match. */
async function findChosen(call: Call, { query, body: { tripIds, exceptIds } }: Input<'checkTrips'>): Promise<number[]> {
  const asked = tripIds.length > 0 ? { ids: [...new Set(tripIds)] } : normalizeState(query);
  const limit = BULK_LIMIT + exceptIds.length + 1;
  const { ids, total } = await findAllKeys(call, createTripList(call), { asked, only: whereReadable(call), limit });
  assertFound(tripIds, ids);
  const chosen = ids.filter((id) => !exceptIds.includes(id));
  if (chosen.length > BULK_LIMIT) throw new AppError('bulkTooLarge', { values: { count: total, limit: BULK_LIMIT } });
  if (chosen.length === 0) throw new AppError('bulkEmpty');
  return chosen;
}

export async function checkTrips(call: Call, request: Input<'checkTrips'>): Output<'checkTrips'> {
  const { tripIds: _, exceptIds: __, ...change } = request.body;
  const chosen = await findChosen(call, request);
  const id = await call.db.transaction(async (tx) => {
    const runId = await startBulk(tx, call, { phase: 'check', change, sourceId: null });
    await insertOpenRows(tx, runId, chosen);
    return runId;
  });
  return toRecord(call, id);
}

/**
 * Starts the run that follows another one, of the trips that the other one changed and no run after it. Returns the one that was started
 * before if it still runs, or if there is nothing left for another one.
 */
async function followRun(call: Call, { sourceId, from, phase }: { sourceId: number; from: BulkPhase; phase: BulkPhase }): Promise<BulkRun> {
  // Before locking, so that no other kind of run is locked.
  await getRun(call, { kind, id: sourceId });
  const id = await call.db.transaction(async (tx) => {
    await lockRun(tx, sourceId);
    const source = await toRecord({ ...call, db: tx as unknown as Database }, sourceId);
    if (source.phase !== from) throw new AppError('bulkNotReady');
    if (source.leftCount === 0) {
      if (source.nextId !== null) return source.nextId;
      throw new AppError('bulkNotReady');
    }
    const runId = await startBulk(tx, call, { phase, change: source.change, sourceId });
    await copyRowsLeft(tx, { from: sourceId, to: runId, phase });
    return runId;
  });
  return toRecord(call, id);
}

export function changeTrips(call: Call, { params: { id } }: Input<'changeTrips'>): Output<'changeTrips'> {
  return followRun(call, { sourceId: id, from: 'check', phase: 'change' });
}

export function undoTrips(call: Call, { params: { id } }: Input<'undoTrips'>): Output<'undoTrips'> {
  return followRun(call, { sourceId: id, from: 'change', phase: 'undo' });
}

export async function cancelBulkRun(call: Call, { params: { id } }: Input<'cancelBulkRun'>): Output<'cancelBulkRun'> {
  await cancelRun(call, { kind, id });
  return toRecord(call, id);
}

/** Rows of a file that have made no trip are seen by whoever sees all trips, or has begun the run. */
const whereReadableRows = (call: Call) => orOwnFileRow(whereReadable(call), call.caller?.id ?? 0);

/** Reads what became of trips that the caller may see. */
const readRows = (call: Call) => async (ids: readonly number[]) => toBulkRows(call, await findBulkRows(call.db, ids));

export function listBulkRows(call: Call, { query }: Input<'listBulkRows'>): Output<'listBulkRows'> {
  return readPage(call, bulkRowListSql, { asked: query, only: whereReadableRows(call), rows: readRows(call) });
}

function createColumns({ locale }: Call): readonly ExportColumn<BulkRow>[] {
  const look = createMessageLookup(locale);
  const words = createAuditMessages(look, locale);
  const toValue = (field: string, value: string | null) =>
    value === null
      ? '–'
      : field === 'state'
        ? words.value('tripState', value)
        : field === 'parent'
          ? (look(`tripImport.parent.${value}`) ?? value)
          : value;
  const toLabel = (name: string) => look(`lists.bulkRows.field.${name}`) ?? name;
  const toText = ({ changes }: BulkRow) =>
    changes.map(({ field, before, after }) => `${toLabel(field)}: ${toValue(field, before)} → ${toValue(field, after)}`).join('; ');
  return [
    { name: 'line', kind: 'number', value: ({ line }) => line },
    { name: 'student', kind: 'text', value: ({ studentName }) => studentName },
    { name: 'outcome', kind: 'text', value: ({ outcome }) => look(`lists.bulkRows.outcome.${outcome}`) ?? outcome },
    { name: 'changes', kind: 'text', value: toText },
    { name: 'message', kind: 'text', value: ({ message }) => message },
    { name: 'state', kind: 'text', value: ({ state }) => (state === null ? null : words.value('tripState', state)) },
    { name: 'fromDate', kind: 'day', value: ({ fromDate }) => fromDate },
    { name: 'toDate', kind: 'day', value: ({ toDate }) => toDate },
    { name: 'id', kind: 'number', value: ({ tripId }) => tripId },
  ];
}

export function exportBulkRows(call: Call, { query }: Input<'exportBulkRows'>): Promise<FileResponse> {
  return exportList(call, bulkRowListSql, {
    asked: query,
    only: whereReadableRows(call),
    rows: readRows(call),
    columns: createColumns(call),
  });
}
