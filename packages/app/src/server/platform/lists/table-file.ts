// Exports a table as a file: headings in the reader's language, rows in batches.

import { Readable } from 'node:stream';
import type { Capability } from '#contract/platform/capabilities.ts';
import { EXPORT_MEDIA_TYPES, type ExportFormat } from '#contract/platform/lists/list-query.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Call } from '#server/platform/app.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import { getTranslator } from '#server/platform/translate.ts';
import type { Cell, CellKind } from './cells.ts';
import { generateCsv } from './csv.ts';
import type { FileContent } from './file-content.ts';
import { createWorkbookInThread } from './xlsx-thread.ts';

type ValueOf<Kind extends CellKind> = Extract<Cell, { kind: Kind }>['value'];

/** A column of the file; its heading is a message of the list. */
export type ExportColumn<Row> = {
  readonly [Kind in CellKind]: {
    readonly name: string;
    readonly kind: Kind;
    readonly value: (row: Row) => ValueOf<Kind>;
    /** The right needed to get the column. */
    readonly needs?: Capability;
  };
}[CellKind];

export interface Table<Row> {
  /** The name of its messages under `lists`. */
  readonly name: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly batches: AsyncIterable<readonly Row[]>;
}

async function* toCells<Row>({ batches, columns }: Table<Row>): AsyncGenerator<Cell[][]> {
  for await (const rows of batches) {
    yield rows.map((row) => columns.map(({ kind, value }) => ({ kind, value: value(row) }) as Cell));
  }
}

/** Returns the content of a table's file, for a reader. */
export function toTableContent<Row>(table: Table<Row>, { locale, timeZone }: { locale: Locale; timeZone: string }): FileContent {
  const words = getTranslator(locale);
  // Each list has its messages under its own name, which the type can't check.
  const word = (key: string) => words(`lists.${key}` as 'lists.yes');
  const { name, columns } = table;
  return {
    title: word(`${name}.title`),
    headings: columns.map((column) => word(`${name}.columns.${column.name}`)),
    kinds: columns.map(({ kind }) => kind),
    batches: toCells(table),
    texts: { yes: word('yes'), no: word('no'), timeZone },
  };
}

/** Creates the file of a table, in the caller's language. */
export function createTableFile<Row>(
  call: Call,
  table: Table<Row>,
  { format, bom }: { format: ExportFormat; bom: boolean },
): Promise<FileResponse> {
  return createContentFile(call, toTableContent(table, { locale: call.locale, timeZone: call.app.config.TIME_ZONE }), { format, bom });
}

/** Creates a file whose headings aren't those of a list. */
export async function createContentFile(
  call: Call,
  content: FileContent,
  { format, bom }: { format: ExportFormat; bom: boolean },
): Promise<FileResponse> {
  const body = format === 'csv' ? Readable.from(generateCsv(content, { bom })) : await createWorkbookInThread(content);
  return { mediaType: EXPORT_MEDIA_TYPES[format], body, fileName: `${content.title} ${call.app.clock.today()}.${format}` };
}

/** Yields existing rows as a single batch. */
export async function* toSingleBatch<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
