// A list as a file: the rows that the same request would show page by page, in the caller's language.

import type { SQL } from 'drizzle-orm';
import type { ListDeclaration } from '#contract/platform/list.ts';
import { EXPORT_LIMIT, type ExportFormat } from '#contract/platform/list-query.ts';
import type { Call } from '#server/platform/app.ts';
import type { Bytes } from '#server/platform/http/routes.ts';
import { FieldFaults, Refusal } from '#server/platform/refusal.ts';
import type { ListAsked, ListSql } from './list-sql.ts';
import { allKeys, inBatches, type Keyed, type Reading } from './read-list.ts';
import { type ExportColumn, tableFile } from './table-file.ts';

export type { ExportColumn } from './table-file.ts';

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
export function chosenColumns<Row>(
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
  return tableFile(call, { name, columns: chosen, batches: inBatches(ids, rows) }, asked);
}
