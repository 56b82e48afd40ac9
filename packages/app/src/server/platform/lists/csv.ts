// CSV as RFC 4180 has it: commas, lines that end with CR LF, quotes where they are needed.

import { stringify } from 'csv-stringify/sync';
import { escapeFormula, formatCell } from './cells.ts';
import type { FileContent } from './file-content.ts';

/** By this mark at the beginning spreadsheets know that the letters are UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

function toLines(records: readonly (readonly string[])[]): string {
  // A lone empty cell would be an empty line, which readers skip.
  const quoted_empty = records[0]?.length === 1;
  // Both signs of an end of line, also when only one of them stands there.
  return stringify([...records.map((cells) => [...cells])], { record_delimiter: 'windows', quoted_match: /[\r\n]/, quoted_empty });
}

/** The text of the file, batch by batch. */
export async function* generateCsv({ headings, batches, texts }: FileContent, { bom }: { bom: boolean }): AsyncGenerator<string> {
  yield (bom ? BYTE_ORDER_MARK : '') + toLines([headings.map(escapeFormula)]);
  for await (const rows of batches) {
    if (rows.length > 0) yield toLines(rows.map((cells) => cells.map((cell) => formatCell(cell, texts))));
  }
}
