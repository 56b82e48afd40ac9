// Tables for a terminal: columns as wide as what they hold, wide characters counted as two, amounts to the right.

import stringWidth from 'string-width';
import type { Sink } from '../io/sink.ts';
import { printable } from './printable.ts';
import { type Column, cellText, type Row, type RowLayout, type RowWriter } from './row-writer.ts';

/** Rows that are looked at before the first is printed; a later cell that is wider pushes its own line alone. */
const LOOKED_AT = 500;

/** A table in which nothing is cut off, with two spaces between columns and none at the end of a line; no heading where all are empty. */
export function tableRows(sink: Sink, { columns, showNumber = (text) => text, heading = (text) => text }: RowLayout): RowWriter {
  let waiting: string[][] | undefined = [];
  let widths: readonly number[] = [];
  const cells = (row: Row) => columns.map((column) => shownCell(row[column.name], column, showNumber));
  const print = (texts: readonly string[]) => sink.write(`${layOut(texts, columns, widths)}\n`);
  const flush = async () => {
    if (waiting === undefined) return;
    const rows = waiting;
    waiting = undefined;
    const names = columns.map((column) => printable(column.heading ?? column.name));
    widths = columns.map((_, at) => Math.max(...[names, ...rows].map((texts) => stringWidth(texts[at] ?? ''))));
    if (names.some((name) => name !== '')) await sink.write(`${heading(layOut(names, columns, widths))}\n`);
    for (const texts of rows) await print(texts);
  };
  return {
    write: async (row) => {
      if (waiting === undefined) return print(cells(row));
      waiting.push(cells(row));
      if (waiting.length === LOOKED_AT) await flush();
    },
    end: flush,
  };
}

function shownCell(cell: unknown, { kind }: Column, showNumber: (text: string) => string): string {
  const text = cellText(cell);
  return printable(kind === 'amount' ? showNumber(text) : text);
}

function layOut(texts: readonly string[], columns: readonly Column[], widths: readonly number[]): string {
  const cells = texts.map((text, at) => padTo(text, widths[at] ?? 0, columns[at]?.kind === 'text' ? 'left' : 'right'));
  return cells.join('  ').trimEnd();
}

/** Fills up with spaces to a width in terminal columns. */
export function padTo(text: string, width: number, side: 'left' | 'right'): string {
  const space = ' '.repeat(Math.max(0, width - stringWidth(text)));
  return side === 'left' ? text + space : space + text;
}
