// A workbook with one sheet: amounts are numbers where Excel can hold them exactly, and text where it can't.

import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { CommandFailure } from '../failure.ts';
import type { Sink } from '../io/sink.ts';
import { type Column, cellText, type RowLayout, type RowWriter } from './row-writer.ts';

/** A sheet ends here, its heading included. */
const MOST_ROWS = 1_048_576;

/** Excel keeps 15 significant digits; an amount with more would be changed silently. */
const EXACT_DIGITS = 15;

type SheetCell = SheetData[number][number];

/** A workbook of one sheet, written at `end`. Refuses with `too_many_rows` beyond what a sheet holds. */
export function xlsxRows(sink: Sink, { columns, sheet = 'pricing' }: RowLayout): RowWriter {
  const rows: SheetCell[][] = [columns.map(({ name }) => ({ value: name, type: String, fontWeight: 'bold' }))];
  return {
    write: async (row) => {
      if (rows.length === MOST_ROWS) throw tooManyRows();
      rows.push(columns.map((column) => sheetCell(row[column.name], column)));
    },
    end: async () => {
      const widths = columns.map((_, at) => ({ width: widthOf(rows, at) }));
      const file = writeXlsxFile(rows, { sheet, stickyRowsCount: 1, columns: widths });
      await sink.write(await file.toBuffer());
    },
  };
}

/** In characters: a column is as wide as what it holds, from an id to a sentence that begins to be read. */
const WIDTH = { least: 8, most: 60 };

/** Rows that are looked at for it: a sheet of a million need not be read twice. */
const ROWS_MEASURED = 1000;

function widthOf(rows: readonly (readonly SheetCell[])[], at: number): number {
  const longest = rows.slice(0, ROWS_MEASURED).reduce((most, row) => Math.max(most, lengthOf(row[at])), 0);
  return Math.min(WIDTH.most, Math.max(WIDTH.least, longest + 2));
}

function lengthOf(cell: SheetCell | undefined): number {
  return typeof cell === 'object' && cell !== null && 'value' in cell ? String(cell.value ?? '').length : 0;
}

/** Text never becomes a formula: its type says that it is text. */
function sheetCell(cell: unknown, { kind }: Column): SheetCell {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'boolean') return { value: cell, type: Boolean };
  const text = cellText(cell);
  if (kind === 'text' || !isExact(text)) return { value: text, type: String };
  const decimals = text.split('.')[1]?.length ?? 0;
  return { value: Number(text), type: Number, format: decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}` };
}

function isExact(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text) && text.replace(/^-|\./g, '').replace(/^0+/, '').length <= EXACT_DIGITS;
}

function tooManyRows(): CommandFailure {
  const message = `a sheet can have at most ${MOST_ROWS.toLocaleString('en')} rows; write csv, or split the input`;
  return new CommandFailure('usage', [{ code: 'too_many_rows', message }]);
}
