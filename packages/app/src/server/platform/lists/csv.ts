// CSV according to RFC 4180: commas, CRLF line ends, quotes where needed.

import { stringify } from 'csv-stringify/sync';
import { escapeFormula, formatCell } from './cells.ts';
import type { FileContent } from './file-content.ts';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

function toLines(records: readonly (readonly string[])[]): string {
  // A single empty cell would become an empty line, which readers skip.
  const quoted_empty = records[0]?.length === 1;
  // Quotes cells with either character of a line end, even a single one.
  return stringify([...records.map((cells) => [...cells])], { record_delimiter: 'windows', quoted_match: /[\r\n]/, quoted_empty });
}

/** Generates the text of the file, batch by batch. */
export async function* generateCsv({ headings, batches, texts }: FileContent, { bom }: { bom: boolean }): AsyncGenerator<string> {
  yield (bom ? BYTE_ORDER_MARK : '') + toLines([headings.map(escapeFormula)]);
  for await (const rows of batches) {
    if (rows.length > 0) yield toLines(rows.map((cells) => cells.map((cell) => formatCell(cell, texts))));
  }
}
