// Use cases of importing trips from a file: reading it, beginning its check, and the rows that were refused.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { TripImport } from '#contract/trips/bulk.shapes.ts';
import type * as endpoints from '#contract/trips/import.endpoints.ts';
import { DATE_COLUMNS, type ImportColumn } from '#contract/trips/import.shapes.ts';
import { toReason } from '#server/features/trips/bulk/bulk.records.ts';
import { startBulk, toRecord } from '#server/features/trips/bulk/bulk.service.ts';
import { BULK, bulkInput } from '#server/features/trips/bulk/bulk-run.kind.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { FileResponse, UploadedFile } from '#server/platform/http/routes.ts';
import type { Cell } from '#server/platform/lists/cells.ts';
import { createContentFile, toSingleBatch } from '#server/platform/lists/table-file.ts';
import { readWrittenDay } from '#server/platform/lists/written-day.rules.ts';
import { getRun } from '#server/platform/runs/runs.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { withGrant } from '#server/platform/with-grant.ts';
import { type FileRow, findLastFile, insertFileRows, listRefusedRows } from './import.queries.ts';
import { findColumnsProblem, guessColumns } from './import-columns.rules.ts';
import { readUploadedTable, type Table, toFileRefusal } from './read-table.service.ts';
import { COLUMN_WORDS } from './recognized-texts.ts';

export { exportTripTemplate } from './template.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;
type Upload = { readonly file: UploadedFile | undefined };

const SAMPLES = 3;
const MAX_SAMPLE = 60;

const shorten = (text: string) => (text.length > MAX_SAMPLE ? `${text.slice(0, MAX_SAMPLE)}…` : text);

/** Returns a date of a column of which nobody can tell the day from the month; null if there is none. */
const findUnclearDate = ({ rows }: Table, index: number): string | null =>
  rows.map(({ cells }) => cells[index] ?? '').find((cell) => readWrittenDay(cell, null).kind === 'unclear') ?? null;

export async function readTripFile(call: Call, { file, body: { sheet } }: Input<'readTripFile'> & Upload): Output<'readTripFile'> {
  const table = await readUploadedTable(call, { file, sheet });
  const { headings, rows, sheets, ...about } = table;
  const last = await findLastFile(call.db, call.caller?.id ?? 0, headings);
  const fields = last?.columns ?? guessColumns(headings, COLUMN_WORDS);
  const columns = headings.map((heading, index) => ({
    heading,
    samples: [...new Set(rows.map(({ cells }) => cells[index] ?? ''))].filter(Boolean).slice(0, SAMPLES).map(shorten),
    field: fields[index] ?? null,
    unclearDate: findUnclearDate(table, index),
  }));
  return {
    ...{ ...about, columns, sheets: [...sheets], name: file?.name ?? '' },
    ...{ rowCount: rows.length, isRemembered: last !== null, dateOrder: last?.dateOrder ?? null },
  };
}

type Columns = readonly (ImportColumn | null)[];

/** Returns whom a row names, as people call them. */
function toName(cells: readonly string[], columns: Columns): string {
  const of = (column: ImportColumn) => cells[columns.indexOf(column)] ?? '';
  const name = `${of('firstName')} ${of('lastName')}`.trim();
  const number = of('studentId').replace(/^#/, '');
  return (name === '' && number !== '' ? `#${number}` : name).slice(0, 200);
}

/**
 * Refuses a choice of columns of which no trips can be made, and dates that could be others.
 * @throws AppError `tripFileUnreadable`, `tripDatesUnclear`
 */
function assertColumns(call: Call, table: Table, { columns, dateOrder }: Pick<TripImport['file'], 'columns' | 'dateOrder'>): void {
  const why = findColumnsProblem(columns);
  if (why !== null) throw toFileRefusal(call, why);
  if (dateOrder !== null) return;
  const dates = DATE_COLUMNS.map((column) => columns.indexOf(column)).filter((index) => index >= 0);
  const example = dates.map((index) => findUnclearDate(table, index)).find((date) => date !== null);
  if (example !== undefined && example !== null) throw new AppError('tripDatesUnclear', { field: 'dateOrder', values: { example } });
}

export async function checkTripFile(call: Call, { file, body }: Input<'checkTripFile'> & Upload): Output<'checkTripFile'> {
  const table = await readUploadedTable(call, { file, sheet: body.sheet });
  const columns = table.headings.map((_, index) => body.columns[index] ?? null);
  const dateOrder = body.dateOrder ?? null;
  assertColumns(call, table, { columns, dateOrder });
  const change: TripImport = {
    ...{ action: 'import', step: null, coordinatorId: null, days: 0, reason: '', audience: null, text: '' },
    file: { name: file?.name ?? '', sheet: table.sheet, headings: [...table.headings], columns, dateOrder },
  };
  const rows: FileRow[] = table.rows.map(({ line, cells }) => ({ line, cells, name: toName(cells, columns) }));
  const id = await call.db.transaction(async (tx) => {
    const runId = await startBulk(tx, call, { phase: 'check', change, sourceId: null });
    await insertFileRows(tx, runId, rows);
    return runId;
  });
  return toRecord(call, id);
}

export async function exportRefusedRows(call: Call, { params: { id }, query }: Input<'exportRefusedRows'>): Promise<FileResponse> {
  const { change, userId } = bulkInput.parse((await getRun(call, { kind: BULK, id })).input);
  if (change.action !== 'import') throw notFound();
  // Rows of others are for those alone who see all trips.
  if (!withGrant(call, 'trips.read').grant.all && userId !== call.caller?.id) throw notFound();
  const words = getTranslator(call.locale);
  const { headings, columns } = change.file;
  const rows = (await listRefusedRows(call.db, id)).map(({ cells, fault }) => {
    const { message } = toReason({ fault, cells, columns, state: null }, call.locale);
    return [...headings.map((_, index) => cells[index] ?? ''), message ?? ''].map((value): Cell => ({ kind: 'text', value }));
  });
  return createContentFile(
    call,
    {
      title: words('tripImport.refusedTitle', { number: String(id) }),
      headings: [...headings, words('tripImport.reason')],
      kinds: [...headings, ''].map(() => 'text' as const),
      batches: toSingleBatch(rows),
      texts: { yes: words('lists.yes'), no: words('lists.no'), timeZone: call.app.config.TIME_ZONE },
    },
    query,
  );
}
