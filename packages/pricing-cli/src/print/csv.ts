// csv by RFC 4180, and tsv: cells that a spreadsheet would run as formulas are disarmed, numbers stay numbers.

import type { Sink } from '../io/sink.ts';
import { cellText, type RowLayout, type RowWriter } from './row-writer.ts';

/** What makes a spreadsheet read a cell as a formula: also the full-width forms, and white space it skips before them. */
const STARTS_FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** A negative amount begins with a minus and is no formula. */
const IS_NUMBER = /^-?\d+(?:\.\d+)?$/;

/** The cell as a spreadsheet may see it: `=HYPERLINK(…)` gets an apostrophe in front, `-12.50` does not. */
export function disarm(text: string): string {
  return STARTS_FORMULA.test(text) && !IS_NUMBER.test(text) ? `'${text}` : text;
}

function csvCell(cell: unknown): string {
  const text = disarm(cellText(cell));
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** tsv has no quoting: characters that would break a row become spaces. */
function tsvCell(cell: unknown): string {
  return disarm(cellText(cell)).replace(/[\t\r\n]+/g, ' ');
}

/** A header line, then one line per row, in UTF-8. csv lines end as in RFC 4180, tsv lines with a line feed. */
export function csvRows(sink: Sink, { columns }: RowLayout, format: 'csv' | 'tsv'): RowWriter {
  const [cell, separator, lineEnd] = format === 'csv' ? [csvCell, ',', '\r\n'] : [tsvCell, '\t', '\n'];
  const line = (cells: readonly unknown[]) => sink.write(cells.map(cell).join(separator) + lineEnd);
  let headed: Promise<void> | undefined;
  const head = () => {
    headed ??= line(columns.map(({ name }) => name));
    return headed;
  };
  return {
    write: async (row) => {
      await head();
      await line(columns.map(({ name }) => row[name]));
    },
    end: head,
  };
}
