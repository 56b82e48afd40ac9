// Reads an uploaded file as a table, within bounds; says in plain words why one can't be read, and what would be right.

import { readFile } from 'node:fs/promises';
import {
  type FileProblem,
  MAX_IMPORT_CELL,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_MEGABYTES,
  MAX_IMPORT_ROWS,
  type TripFile,
} from '#contract/trips/import.shapes.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import type { UploadedFile } from '#server/platform/http/routes.ts';
import { unescapeFormula } from '#server/platform/lists/cells.ts';
import { findSeparator, parseDelimitedRows } from '#server/platform/lists/delimited-rows.ts';
import { readText } from '#server/platform/lists/table-text.rules.ts';
import { isWorkbook } from '#server/platform/lists/workbook.ts';
import { readWorkbookInThread } from '#server/platform/lists/workbook-thread.ts';
import { getTranslator, putIntoWords } from '#server/platform/translate.ts';
import { isExampleRow } from './template.service.ts';

interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The table of a file: its headings and the rows below. */
export interface Table extends Pick<TripFile, 'format' | 'encoding' | 'separator' | 'sheet' | 'hasExample'> {
  readonly sheets: readonly string[];
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}

const UNZIPPED_BYTES = 60 * 1024 * 1024;

/** A sheet may have empty rows below, which count only here. */
const SHEET_ROWS = 20_000;

const SEPARATOR_NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

/** The problem of a file; put into words where the reader is known. */
class FileError extends Error {
  readonly why: FileProblem;

  constructor(why: FileProblem) {
    super(why);
    this.why = why;
  }
}

function refuse(why: FileProblem): never {
  throw new FileError(why);
}

/** Says what is wrong with a file, and what would be right. */
export function toFileRefusal(call: Pick<Call, 'locale'>, why: FileProblem): AppError {
  const bounds = { rows: String(MAX_IMPORT_ROWS), columns: String(MAX_IMPORT_COLUMNS), megabytes: String(MAX_IMPORT_MEGABYTES) };
  const reason = putIntoWords(getTranslator(call.locale), `tripImport.file.${why}`, bounds);
  const field = why === 'sheet' ? why : ['noStudent', 'noDates', 'twice'].includes(why) ? 'columns' : 'file';
  return new AppError('tripFileUnreadable', { field, values: { reason } });
}

type Read = Omit<Table, 'headings' | 'hasExample'>;

/** Excel may name the separator in a line of its own. */
const SEPARATOR_LINE = /^\ufeff?sep=(.)\r?\n/i;

function readDelimited(bytes: Uint8Array): Read {
  const read = readText(bytes);
  if (read === null) return refuse('noText');
  const [separatorLine = ''] = SEPARATOR_LINE.exec(read.text) ?? [];
  const text = read.text.slice(separatorLine.length);
  const parsed = parseDelimitedRows(text) ?? refuse('noText');
  const separator = SEPARATOR_NAMES[findSeparator(text) as keyof typeof SEPARATOR_NAMES];
  const before = separatorLine === '' ? 0 : 1;
  const rows = parsed.map(({ record, line }) => ({ line: line + before, cells: record.map((cell) => unescapeFormula(cell).trim()) }));
  return { format: 'csv', encoding: read.encoding, separator, sheets: [], sheet: null, rows };
}

async function readSheet(bytes: Uint8Array, wished: string | undefined): Promise<Read> {
  const limits = { unzippedBytes: UNZIPPED_BYTES, rows: SHEET_ROWS, columns: MAX_IMPORT_COLUMNS * 3 };
  const read = await readWorkbookInThread(bytes, limits);
  if (!read.ok) return refuse(read.fault);
  const sheet = wished === undefined ? read.sheets[0] : read.sheets.find(({ name }) => name === wished);
  if (sheet === undefined) return refuse(wished === undefined ? 'empty' : 'sheet');
  const rows = sheet.rows.map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => unescapeFormula(cell).trim()) }));
  return {
    ...{ format: 'xlsx', encoding: null, separator: null, rows },
    sheets: read.sheets.map(({ name }) => name),
    sheet: sheet.name,
  };
}

/** Returns the table of a file: the first row that isn't empty has the headings. */
async function readTable(file: UploadedFile, sheet: string | undefined): Promise<Table> {
  if (file.size > MAX_IMPORT_MEGABYTES * 1024 * 1024) refuse('tooLarge');
  const bytes = await readFile(file.path);
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') refuse('noText');
  const read = isWorkbook(bytes) ? await readSheet(bytes, sheet) : readDelimited(bytes);
  const [head, ...rows] = read.rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (head === undefined) return refuse('empty');
  const width = head.cells.findLastIndex((cell) => cell !== '') + 1;
  if (width > MAX_IMPORT_COLUMNS) refuse('tooManyColumns');
  // What stands beside the headings belongs to no column.
  const within = rows.map(({ line, cells }) => ({
    line,
    cells: Array.from({ length: width }, (_, index) => (cells[index] ?? '').slice(0, MAX_IMPORT_CELL)),
  }));
  const own = within.filter(({ cells }) => cells.some((cell) => cell !== '') && !isExampleRow(cells));
  if (own.length === 0) refuse('empty');
  if (own.length > MAX_IMPORT_ROWS) refuse('tooManyRows');
  return { ...read, headings: head.cells.slice(0, width), rows: own, hasExample: within.some(({ cells }) => isExampleRow(cells)) };
}

/**
 * Returns the table of an uploaded file.
 * @throws ValidationError without a file; AppError `tripFileUnreadable`
 */
export async function readUploadedTable(
  call: Pick<Call, 'locale'>,
  { file, sheet }: { readonly file: UploadedFile | undefined; readonly sheet: string | undefined },
): Promise<Table> {
  if (file === undefined) throw new ValidationError([{ field: 'file', rule: 'required' }]);
  try {
    return await readTable(file, sheet);
  } catch (error) {
    throw error instanceof FileError ? toFileRefusal(call, error.why) : error;
  }
}
