// Exports a list as a file: the rows that the same request would show page by page, in the caller's language.

import type { SQL } from 'drizzle-orm';
import type { ListDeclaration } from '#contract/platform/lists/list.ts';
import { EXPORT_LIMIT, type ExportFormat } from '#contract/platform/lists/list-query.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import type { FileResponse } from '#server/platform/http/routes.ts';
import type { ListInput, ListSql } from './list-sql.ts';
import { findAllKeys, type Keyed, type ListSource, readInBatches } from './read-list.ts';
import { createTableFile, type ExportColumn } from './table-file.ts';

export type { ExportColumn } from './table-file.ts';

export interface ExportInput extends ListInput {
  readonly format: ExportFormat;
  readonly bom: boolean;
  readonly columns?: string | undefined;
  readonly ids?: readonly number[] | undefined;
}

interface ExportOptions<Row extends Keyed> extends ListSource<Row> {
  readonly asked: ExportInput;
  readonly columns: readonly ExportColumn<Row>[];
}

/** Returns the requested columns, in that order, if the caller may see them. */
export function chooseColumns<Row>(
  columns: readonly ExportColumn<Row>[],
  { asked, may }: { asked: string | undefined; may: Call['may'] },
): ExportColumn<Row>[] {
  const allowed = columns.filter(({ needs }) => needs === undefined || may(needs));
  if (asked === undefined || asked === '') return allowed;
  return [...new Set(asked.split(','))].map((name) => {
    const column = allowed.find((one) => one.name === name);
    if (column !== undefined) return column;
    throw new ValidationError([
      { field: 'columns', rule: 'column', values: { column: name, choices: allowed.map((one) => one.name).join(', ') } },
    ]);
  });
}

async function listKeysWithinLimit(
  call: Call,
  list: ListSql<ListDeclaration>,
  { asked, only }: { asked: ExportInput; only: SQL | undefined },
): Promise<number[]> {
  const { ids, total } = await findAllKeys(call, list, { asked, only, limit: EXPORT_LIMIT + 1 });
  if (total > EXPORT_LIMIT) throw new AppError('exportTooLarge', { values: { count: total, limit: EXPORT_LIMIT } });
  return ids;
}

/**
 * Exports a list as a file. Which rows it has is decided before the first byte; each row is as of the time when its batch is read.
 * @example exportUsers: (call, { query }) => exportList(call, userListSql, { asked: query, rows: (ids) => findUserRows(call.db, ids), columns })
 */
export async function exportList<Row extends Keyed>(
  call: Call,
  list: ListSql<ListDeclaration>,
  { asked, only, rows, columns }: ExportOptions<Row>,
): Promise<FileResponse> {
  const { name } = list.declaration;
  const chosen = chooseColumns(columns, { asked: asked.columns, may: call.may });
  const ids = await listKeysWithinLimit(call, list, { asked, only });
  return createTableFile(call, { name, columns: chosen, batches: readInBatches(ids, rows) }, asked);
}
