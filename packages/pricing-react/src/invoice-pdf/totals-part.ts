// From subtotal to total, at the end of the lines and always together on one page.

import type { InvoiceText } from '../invoice/invoice-text.ts';
import { CONTENT_WIDTH, PAGE, type Sheet } from './sheet.ts';
import { TYPE } from './type-styles.ts';

const WIDTH = 252;
const PADDING = 3;
const GAP = 12;
const X = PAGE.margin + CONTENT_WIDTH - WIDTH;

type SetRows = ReturnType<typeof setTotals>;

function setTotals(sheet: Sheet, { totals }: InvoiceText) {
  return totals.rows.map(({ kind, label, value }) => {
    const isTotal = kind === 'total';
    const amount = sheet.type.set(value, isTotal ? TYPE.total : TYPE.figure);
    const name = sheet.type.set(label, isTotal ? TYPE.name : TYPE.body, Math.max(60, WIDTH - GAP - amount.width));
    return { isTotal, amount, name, height: Math.max(amount.height, name.height) + 2 * PADDING + (isTotal ? 2 * PADDING : 0) };
  });
}

function heightOf(rows: SetRows): number {
  return rows.reduce((sum, { height }) => sum + height, 0) + 2 * PADDING;
}

/** How much of a page the totals take. */
export function totalsHeight(sheet: Sheet, text: InvoiceText): number {
  return heightOf(setTotals(sheet, text));
}

export function drawTotals(sheet: Sheet, { text, accent }: { text: InvoiceText; accent: string }): void {
  const rows = setTotals(sheet, text);
  sheet.ensure(heightOf(rows));
  sheet.y += PADDING;
  const table = sheet.part(sheet.root, 'Table', { title: text.totals.caption });
  for (const { isTotal, name, amount, height } of rows) {
    if (isTotal) sheet.rule({ y: sheet.y + PADDING, x: X, width: WIDTH, thickness: 1, color: accent });
    const y = sheet.y + (isTotal ? 3 : 1) * PADDING;
    const row = sheet.part(table, 'TR');
    sheet.place(row, name, { tag: 'TH', scope: 'Row', x: X, y });
    sheet.place(row, amount, { tag: 'TD', x: X, y, width: WIDTH, align: 'end' });
    row.end();
    sheet.y += height;
  }
  table.end();
  sheet.y += PADDING;
}
