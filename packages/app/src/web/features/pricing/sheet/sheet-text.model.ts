// Cells as text: as spreadsheets copy them, and as people type amounts.

import { readTypedDecimal, writeDecimal } from '@hosted-stay/pricing-react/typing';
import { toPlainDecimal } from '#contract/platform/validation/decimals.ts';

/** What a price book holds: at most 12 digits before the point and 6 after it, never below 0. */
const AMOUNT = /^\d{1,12}(?:\.\d{1,6})?$/;

/** Whether a cell can be saved: it is empty or holds an amount. */
export function isRight(value: string): boolean {
  return value === '' || AMOUNT.test(value);
}

/** What was typed or pasted as plain decimal text; what is no amount stays as it was typed. */
export function readCell(text: string, tag: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const typed = readTypedDecimal(trimmed, tag);
  return typed.ok && AMOUNT.test(typed.value) ? toPlainDecimal(typed.value) : trimmed;
}

/** A cell in the signs of a language. */
export function writeCell(value: string, tag: string): string {
  return AMOUNT.test(value) ? writeDecimal(value, tag) : value;
}

const NEEDS_QUOTES = /[\t\n\r"]/;

/** Rows of cells as spreadsheets take them: tabs between cells, an end of line behind each row. */
export function writeTsv(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) => `${row.map((cell) => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t')}\n`)
    .join('');
}

/** One cell from where the text is read: in quotes, or up to the next tab or line. */
const CELL = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|[^\t\r\n]*/y;

/** Rows of cells as spreadsheets give them; a last line without anything is none. */
export function readTsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    CELL.lastIndex = at;
    const [whole = '', quoted] = CELL.exec(text) ?? [];
    rows.at(-1)?.push(quoted === undefined ? whole : quoted.replaceAll('""', '"'));
    at += whole.length;
    if (at >= text.length) break;
    const isLine = text[at] !== '\t';
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (isLine && at >= text.length) break;
    if (isLine) rows.push([]);
  }
  return rows;
}
