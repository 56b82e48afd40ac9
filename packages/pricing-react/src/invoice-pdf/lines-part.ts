// The lines of an invoice as a table: its head again on each page, no row across two.

import type { LineColumn, LineRow, LineTable } from '../invoice/line-table.ts';
import { columnWidths } from './column-widths.ts';
import { breakable } from './line-break.ts';
import { CONTENT_WIDTH, type Element, PAGE, type Sheet } from './sheet.ts';
import { TYPE } from './type-styles.ts';
import type { SetText } from './typesetter.ts';

const GAP = 12;
const PADDING = 4.5;
const LEAST_DESCRIPTION = 150;

/** Where the columns stand; the first is the description's. */
interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'start' | 'end';
}

interface TableParts {
  readonly table: LineTable;
  readonly accent: string;
  /** What must stand on the same page as the last row: the totals are never alone. */
  readonly after: number;
}

export function drawLines(sheet: Sheet, { table, accent, after }: TableParts): void {
  const columns = columnsOf(sheet, table);
  const titles = [table.description, ...table.columns.map(({ title }) => title)];
  const head = titles.map((title, index) => sheet.type.set(title, TYPE.columnTitle, columns[index]?.width));
  const rows = table.rows.map((row) => setRow(sheet, row, columns));
  const element = sheet.part(sheet.root, 'Table', { title: table.caption });
  sheet.ensure(heightOf([head]) + 2 * PADDING + (rows[0] === undefined ? 0 : rowHeight(rows[0])));
  drawHead(sheet, { head, columns, accent, parent: element });
  rows.forEach((row, index) => {
    const height = rowHeight(row);
    if (!sheet.fits(height + (index === rows.length - 1 ? after : 0))) {
      sheet.newPage();
      drawHead(sheet, { head, columns, accent, parent: null });
    }
    drawRow(sheet, element, { row, columns });
    sheet.y += height;
    sheet.rule({ y: sheet.y });
  });
  element.end();
}

function columnsOf(sheet: Sheet, { columns, rows }: LineTable): Column[] {
  const wishes = columns.map((column, index) =>
    wishOf(
      sheet,
      column,
      rows.map(({ cells }) => cells[index] ?? ''),
    ),
  );
  const widths = columnWidths(wishes, { width: CONTENT_WIDTH, gap: GAP, first: LEAST_DESCRIPTION });
  const rest = widths.reduce((sum, width) => sum + width + GAP, 0);
  const starts = widths.map(
    (_, index) => PAGE.margin + CONTENT_WIDTH - widths.slice(index).reduce((sum, width) => sum + width + GAP, -GAP),
  );
  return [
    { x: PAGE.margin, width: CONTENT_WIDTH - rest, align: 'start' },
    ...widths.map((width, index) => ({ x: starts[index] ?? 0, width, align: isFigure(columns[index]) ? 'end' : 'start' }) as const),
  ];
}

/** Quantities are words, `14 nights × 2 students`; everything else is a figure. */
function isFigure(column: LineColumn | undefined): boolean {
  return column?.key !== 'quantity';
}

/** A figure stays whole, a quantity may wrap between its words, and so may a title. */
function wishOf(sheet: Sheet, column: LineColumn, cells: readonly string[]) {
  const longest = (texts: readonly string[], style: (typeof TYPE)['figure' | 'columnTitle']) =>
    Math.max(0, ...texts.map((text) => sheet.type.width(text, style)));
  const title = longest(breakable(column.title), TYPE.columnTitle);
  const figures = longest(cells, TYPE.figure);
  const whole = isFigure(column) ? figures : longest(cells.flatMap(breakable), TYPE.figure);
  return { natural: Math.max(figures, longest([column.title], TYPE.columnTitle)), least: Math.max(title, whole) };
}

interface SetRow {
  readonly description: SetText;
  readonly detail: SetText | null;
  readonly cells: readonly SetText[];
}

function setRow(sheet: Sheet, { description, detail, cells }: LineRow, columns: readonly Column[]): SetRow {
  const width = columns[0]?.width;
  return {
    description: sheet.type.set(description, TYPE.body, width),
    detail: detail === '' ? null : sheet.type.set(detail, TYPE.small, width),
    cells: cells.map((cell, index) => sheet.type.set(cell, TYPE.figure, columns[index + 1]?.width)),
  };
}

function heightOf(groups: readonly (readonly SetText[])[]): number {
  return Math.max(...groups.map((group) => Math.max(0, ...group.map(({ height }) => height))));
}

function rowHeight({ description, detail, cells }: SetRow): number {
  return Math.max(description.height + (detail?.height ?? 0), heightOf([cells])) + 2 * PADDING;
}

interface HeadParts {
  readonly head: readonly SetText[];
  readonly columns: readonly Column[];
  readonly accent: string;
  /** Null on further pages, where a screen reader need not hear it again. */
  readonly parent: Element | null;
}

function drawHead(sheet: Sheet, { head, columns, accent, parent }: HeadParts): void {
  const height = heightOf([head]);
  const places = head.map((text, index) => ({ text, ...columnAt(columns, index), y: sheet.y + height - text.height }));
  if (parent === null) {
    sheet.decorate(() => {
      for (const { text, ...place } of places) sheet.type.draw(text, place);
    }, 'Pagination');
  } else {
    const row = sheet.part(parent, 'TR');
    for (const { text, ...place } of places) sheet.place(row, text, { tag: 'TH', scope: 'Column', ...place });
    row.end();
  }
  sheet.y += height + PADDING;
  sheet.rule({ y: sheet.y, thickness: 1, color: accent });
}

function columnAt(columns: readonly Column[], index: number): Column {
  return columns[index] ?? { x: PAGE.margin, width: CONTENT_WIDTH, align: 'start' };
}

function drawRow(sheet: Sheet, table: Element, { row, columns }: { row: SetRow; columns: readonly Column[] }): void {
  const element = sheet.part(table, 'TR');
  const y = sheet.y + PADDING;
  const name = sheet.part(element, 'TH', { scope: 'Row' });
  const first = columnAt(columns, 0);
  sheet.place(name, row.description, { tag: 'P', x: first.x, y });
  if (row.detail !== null) sheet.place(name, row.detail, { tag: 'P', x: first.x, y: y + row.description.height });
  name.end();
  for (const [index, cell] of row.cells.entries()) sheet.place(element, cell, { tag: 'TD', ...columnAt(columns, index + 1), y });
  element.end();
}
