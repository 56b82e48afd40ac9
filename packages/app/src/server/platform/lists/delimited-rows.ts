// Splits text from spreadsheets into rows of cells: separated by commas, semicolons or tabs, as its first line says.

import { CsvError, parse } from 'csv-parse/sync';

export interface DelimitedRow {
  readonly record: readonly string[];
  /** Its first line in the text, from 1. */
  readonly line: number;
}

/** Returns the separator that gives the first line the most cells. */
export function findSeparator(text: string): string {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  const counts = [',', ';', '\t'].map((one) => ({ one, count: first.split(one).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.one ?? ',';
}

/** Returns the rows of a text; null if it is no table. */
export function parseDelimitedRows(text: string): DelimitedRow[] | null {
  const lenient = { relax_column_count: true, relax_quotes: true, record_delimiter: ['\r\n', '\n', '\r'], skip_empty_lines: true };
  try {
    const rows = parse(text, { ...lenient, bom: true, delimiter: findSeparator(text), info: true }) as unknown as {
      readonly record: readonly string[];
      readonly info: { readonly lines: number };
    }[];
    let before = 0;
    return rows.map(({ record, info }) => {
      const line = before + 1;
      before = info.lines;
      return { record, line };
    });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}
