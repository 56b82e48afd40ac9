// What a format is given and what it offers: columns, rows, and a writer that takes them.

import type { Format } from './formats.ts';

/** What a column holds: text to the left; amounts and numbers to the right, and only amounts in the reader's language. An id is a number. */
export type ColumnKind = 'text' | 'amount' | 'number';

export interface Column {
  /** The model's name; what `--fields` selects and what machine formats print. */
  readonly name: string;
  readonly kind: ColumnKind;
  /** What a table shows on top; the name where there is none. */
  readonly heading?: string;
}

/** What a cell may hold; amounts are decimal text, never numbers. Anything else is printed as JSON. */
export type Cell = string | number | boolean | null;

/** Values by the name of their column. json and ndjson print it as it is, the other formats the columns of the layout. */
export type Row = Readonly<Record<string, unknown>>;

/** The text of a cell; nothing for null and for what is not there. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The formats that print rows. */
export type RowFormat = Exclude<Format, 'ledger'>;

/** Takes rows one at a time; nothing is complete before `end`. */
export interface RowWriter {
  readonly write: (row: Row) => Promise<void>;
  readonly end: () => Promise<void>;
}

export interface RowLayout {
  readonly columns: readonly Column[];
  /** How a table shows an amount: in the reader's language. Data formats ignore it. */
  readonly showNumber?: (text: string) => string;
  /** Marks a heading; identity where no colour is wanted. */
  readonly heading?: (text: string) => string;
  /** The name of the sheet in a workbook. */
  readonly sheet?: string;
}
