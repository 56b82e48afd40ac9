// Converts cells to and from text: the clipboard format of spreadsheets, and typed amounts.

import { readTypedDecimal, writeDecimal } from '@hosted-stay/pricing-react/typing';
import { toPlainDecimal } from '#contract/platform/validation/decimals.ts';

/** The limits of a price book: at most 12 digits before the point and 6 after it, never below 0. */
const AMOUNT = /^\d{1,12}(?:\.\d{1,6})?$/;

/** Returns whether a cell can be saved: it is empty or contains an amount. */
export function isRight(value: string): boolean {
  return value === '' || AMOUNT.test(value);
}

/** Parses typed or pasted text to a plain decimal; invalid amounts are returned unchanged. */
export function readCell(text: string, tag: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const typed = readTypedDecimal(trimmed, tag);
  return typed.ok && AMOUNT.test(typed.value) ? toPlainDecimal(typed.value) : trimmed;
}

/** Formats a cell for a language. */
export function writeCell(value: string, tag: string): string {
  return AMOUNT.test(value) ? writeDecimal(value, tag) : value;
}

const NEEDS_QUOTES = /[\t\n\r"]/;

/** Formats rows of cells for the clipboard of spreadsheets: tabs between cells, a line break after each row. */
export function writeTsv(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) => `${row.map((cell) => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t')}\n`)
    .join('');
}

/** Matches one cell at the current position: quoted, or up to the next tab or line break. */
const CELL = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|[^\t\r\n]*/y;

/** Parses rows of cells from the clipboard of spreadsheets; an empty last line is ignored. */
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
