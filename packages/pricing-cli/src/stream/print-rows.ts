// Rows of a long run in any row format, with the columns that were asked for and no others.

import type { Context } from '../command.ts';
import { localeOf } from '../io/issue-text.ts';
import type { Sink } from '../io/sink.ts';
import type { Options } from '../options.ts';
import { headingStyle } from '../print/color.ts';
import type { OutputChoice } from '../print/formats.ts';
import { numberFormat } from '../print/numbers.ts';
import type { Column, Row, RowFormat, RowWriter } from '../print/row-writer.ts';
import { openRows } from '../print/rows.ts';
import { selectColumns } from '../print/select-fields.ts';

export interface RowPrinting {
  readonly context: Context;
  readonly options: Options;
  readonly choice: OutputChoice<RowFormat>;
  readonly columns: readonly Column[];
  readonly sheet: string;
}

/** Opens the writer of a format. Rows may hold more than their columns, and lack some. */
export async function openPrintedRows(sink: Sink, { context, options, choice, columns, sheet }: RowPrinting): Promise<RowWriter> {
  const chosen = selectColumns(columns, options.texts('fields'));
  const rows = await openRows(choice.format, sink, {
    columns: chosen,
    showNumber: numberFormat(localeOf(options)),
    heading: headingStyle(context, options, choice),
    sheet,
  });
  return { write: (row) => rows.write(reduced(row, chosen)), end: () => rows.end() };
}

/** JSON prints what it is given, so a row is brought to its columns first; what it lacks is left out. */
function reduced(row: Row, columns: readonly Column[]): Row {
  return Object.fromEntries(columns.flatMap(({ name }) => (row[name] === undefined ? [] : [[name, row[name]]])));
}
