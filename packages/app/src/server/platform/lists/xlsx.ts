// Creates a workbook with one sheet, and one for notes if there are any: dates as dates, amounts as numbers, text as text that is never a formula.

import type { CellObject } from 'write-excel-file/node';
import writeWorkbook from 'write-excel-file/node';
import { type Cell, type CellFormat, type CellKind, formatMoment, isNumber } from './cells.ts';
import type { FileContent } from './file-content.ts';

/** The maximum length of a cell. */
const MAX_TEXT = 32_767;
/** Longer numbers lose digits in a spreadsheet, so they stay text. */
const MAX_DIGITS = 15;

const FORMATS = { day: 'yyyy-mm-dd', instant: 'yyyy-mm-dd hh:mm', money: '#,##0.00' } as const;
const WIDTHS = { text: 28, number: 12, money: 14, flag: 10, day: 12, instant: 18 } as const satisfies Record<CellKind, number>;

/** Removes characters that XML can't represent, and shortens the text to fit a cell. */
function toCellText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to leave out
  return text.slice(0, MAX_TEXT).replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '');
}

function createTextCell(text: string): CellObject {
  return { type: String, value: toCellText(text) };
}

function createNumberCell(text: string, format?: string): CellObject {
  if (!isNumber(text) || text.replaceAll(/\D/g, '').length > MAX_DIGITS) return createTextCell(text);
  return { type: Number, value: Number(text), ...(format === undefined ? {} : { format }) };
}

/** Sheets have no time zones, so a moment is written as local time. */
function toCellObject(cell: Cell, texts: CellFormat): CellObject | null {
  if (cell.value === null || cell.value === '') return null;
  switch (cell.kind) {
    case 'number':
      return createNumberCell(String(cell.value));
    case 'money':
      return createNumberCell(cell.value, FORMATS.money);
    case 'flag':
      return { type: Boolean, value: cell.value };
    case 'day':
      return { type: Date, value: new Date(`${cell.value}T00:00:00Z`), format: FORMATS.day };
    case 'instant':
      return { type: Date, value: new Date(`${formatMoment(cell.value, texts).replace(' ', 'T')}Z`), format: FORMATS.instant };
    default:
      return createTextCell(cell.value);
  }
}

/** Returns a valid sheet name: at most 31 characters, without forbidden ones. */
export function toSheetName(title: string): string {
  const name = title
    .replaceAll(/[[\]*?/\\:]/g, ' ')
    .slice(0, 31)
    .replaceAll(/^'+|'+$/g, '')
    .trim();
  return name === '' ? '1' : name;
}

/** The content of a workbook besides its rows. */
export type WorkbookParts = Omit<FileContent, 'batches'>;

/** The width of the columns of notes. */
const NOTE_WIDTH = 40;

/** Returns the bytes of the workbook. */
export function createWorkbook(
  { title, headings, kinds, texts, notes }: WorkbookParts,
  rows: readonly (readonly Cell[])[],
): Promise<Uint8Array> {
  const heads = headings.map((heading) => ({ ...createTextCell(heading), fontWeight: 'bold' as const }));
  const cells = rows.map((row) => row.map((cell) => toCellObject(cell, texts)));
  const columns = kinds.map((kind) => ({ width: WIDTHS[kind] }));
  const sheet = { data: [heads, ...cells], sheet: toSheetName(title), columns, stickyRowsCount: 1 };
  if (notes === undefined) return writeWorkbook(sheet.data, sheet).toBuffer();
  const noted = {
    data: notes.rows.map((row) => row.map((text) => createTextCell(text))),
    sheet: toSheetName(notes.title),
    columns: Array.from({ length: Math.max(0, ...notes.rows.map(({ length }) => length)) }, () => ({ width: NOTE_WIDTH })),
  };
  return writeWorkbook([sheet, noted]).toBuffer();
}
