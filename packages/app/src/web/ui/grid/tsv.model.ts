// The clipboard format of spreadsheets: tabs between cells, a line break after each row, quotes around cells that contain either.

const NEEDS_QUOTES = /[\t\n\r"]/;

/** Formats rows of cells for the clipboard of spreadsheets. */
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
