// A workbook with one sheet: amounts are numbers where Excel can hold them exactly, and text where it can't.

import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { CommandFailure } from '../failure.ts';
import type { Sink } from '../io/sink.ts';
import { type Column, cellText, type RowLayout, type RowWriter } from './row-writer.ts';

/** A sheet ends here, its heading included. */
const MOST_ROWS = 1_048_576;

/** Excel keeps 15 significant digits; an amount with more would be changed without a word. */
const EXACT_DIGITS = 15;

type SheetCell = SheetData[number][number];

export function xlsxRows(sink: Sink, { columns, sheet = 'pricing' }: RowLayout): RowWriter {
  const rows: SheetCell[][] = [columns.map(({ name }) => ({ value: name, type: String, fontWeight: 'bold' }))];
  return {
    write: async (row) => {
      if (rows.length === MOST_ROWS) throw tooManyRows();
      rows.push(columns.map((column) => sheetCell(row[column.name], column)));
    },
    end: async () => {
      const file = writeXlsxFile(rows, { sheet, stickyRowsCount: 1, columns: columns.map(() => ({ width: 16 })) });
      await sink.write(await file.toBuffer());
    },
  };
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
  const message = `a sheet holds ${MOST_ROWS.toLocaleString('en')} rows and no more; write csv, or split the input`;
  return new CommandFailure('usage', [{ code: 'too_many_rows', message }]);
}
