// A list as a file: the rows that the same request would show page by page, in the caller's language.

import { Readable } from 'node:stream';
import type { SQL } from 'drizzle-orm';
import type { Capability } from '#contract/platform/capabilities.ts';
import type { ListDeclaration } from '#contract/platform/list.ts';
import { EXPORT_LIMIT, EXPORT_MEDIA_TYPES, type ExportFormat } from '#contract/platform/list-query.ts';
import type { Call } from '#server/platform/app.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import { FieldFaults, Refusal } from '#server/platform/refusal.ts';
import { wordsIn } from '#server/platform/words.ts';
import type { Cell, CellKind } from './cells.ts';
import { csvLines } from './csv.ts';
import type { FileContent } from './file-content.ts';
import type { ListAsked, ListSql } from './list-sql.ts';
import { allKeys, inBatches, type Keyed, type Reading } from './read-list.ts';
import { workbookInThread } from './xlsx-thread.ts';

type ValueOf<Kind extends CellKind> = Extract<Cell, { kind: Kind }>['value'];

/** A column of the file; its heading is the list's word for it. */
export type ExportColumn<Row> = {
  readonly [Kind in CellKind]: {
    readonly name: string;
    readonly kind: Kind;
    readonly value: (row: Row) => ValueOf<Kind>;
    /** Who lacks this right does not get the column. */
    readonly needs?: Capability;
  };
}[CellKind];

export interface ExportAsked extends ListAsked {
  readonly format: ExportFormat;
  readonly bom: boolean;
  readonly columns?: string | undefined;
  readonly ids?: readonly number[] | undefined;
}

interface Export<Row extends Keyed> extends Reading<Row> {
  readonly asked: ExportAsked;
  readonly columns: readonly ExportColumn<Row>[];
}

/** The columns that were asked for, in that order, of those that the caller may have. */
function chosenColumns<Row>(
  columns: readonly ExportColumn<Row>[],
  { asked, may }: { asked: string | undefined; may: Call['may'] },
): ExportColumn<Row>[] {
  const allowed = columns.filter(({ needs }) => needs === undefined || may(needs));
  if (asked === undefined || asked === '') return allowed;
  return [...new Set(asked.split(','))].map((name) => {
    const column = allowed.find((one) => one.name === name);
    if (column !== undefined) return column;
    throw new FieldFaults([
      { field: 'columns', rule: 'column', values: { column: name, choices: allowed.map((one) => one.name).join(', ') } },
    ]);
  });
}

async function* cellsOf<Row>(batches: AsyncIterable<readonly Row[]>, columns: readonly ExportColumn<Row>[]): AsyncGenerator<Cell[][]> {
  for await (const rows of batches) {
    yield rows.map((row) => columns.map(({ kind, value }) => ({ kind, value: value(row) }) as Cell));
  }
}

async function keysWithin(
  call: Call,
  list: ListSql<ListDeclaration>,
  { asked, only }: { asked: ExportAsked; only: SQL | undefined },
): Promise<number[]> {
  const { ids, total } = await allKeys(call, list, { asked, only, limit: EXPORT_LIMIT + 1 });
  if (total > EXPORT_LIMIT) throw new Refusal('exportTooLarge', { values: { count: total, limit: EXPORT_LIMIT } });
  return ids;
}

/**
 * The file of a list. Which rows it holds is settled before its first byte; each row is as it is when its batch is read.
 * @example exportUsers: (call, { query }) => exportList(call, userList, { asked: query, rows: (ids) => usersByIds(call.db, ids), columns })
 */
export async function exportList<Row extends Keyed>(
  call: Call,
  list: ListSql<ListDeclaration>,
  { asked, only, rows, columns }: Export<Row>,
): Promise<Bytes> {
  const { name } = list.declaration;
  const chosen = chosenColumns(columns, { asked: asked.columns, may: call.may });
  const ids = await keysWithin(call, list, { asked, only });
  const words = wordsIn(call.locale);
  // Each list brings its words under its own name: the catalogue's type can't know which.
  const word = (key: string) => words(`lists.${key}` as 'lists.yes');
  const title = word(`${name}.title`);
  const content: FileContent = {
    title,
    headings: chosen.map((column) => word(`${name}.columns.${column.name}`)),
    kinds: chosen.map(({ kind }) => kind),
    batches: cellsOf(inBatches(ids, rows), chosen),
    texts: { yes: word('yes'), no: word('no'), timeZone: call.app.config.TIME_ZONE },
  };
  const body = asked.format === 'csv' ? Readable.from(csvLines(content, { bom: asked.bom })) : await workbookInThread(content);
  return { mediaType: EXPORT_MEDIA_TYPES[asked.format], body, fileName: `${title} ${call.app.clock.today()}.${asked.format}` };
}
