// The stay that is billed, as a band across the page: with whom, when, how many.

import type { InvoiceText } from '../invoice/invoice-text.ts';
import { CONTENT_WIDTH, PAGE, type Sheet } from './sheet.ts';
import { SOFT, TYPE } from './type-styles.ts';

const INSET = 12;
const GAP = 18;
/** How the width is shared: names are long, counts are short. */
const SHARES: readonly number[] = [3, 3, 1];

export function drawStay(sheet: Sheet, { stay }: InvoiceText): void {
  if (stay === null) return;
  const shares = SHARES.slice(-stay.rows.length);
  const room = CONTENT_WIDTH - 2 * INSET - GAP * (stay.rows.length - 1);
  const sum = shares.reduce((total, share) => total + share, 0);
  const widths = shares.map((share) => (room * share) / sum);
  const labels = stay.rows.map(({ label }, index) => sheet.type.set(label, TYPE.label, widths[index]));
  const values = stay.rows.map(({ value }, index) => sheet.type.set(value, TYPE.body, widths[index]));
  const labelHeight = Math.max(...labels.map(({ height }) => height));
  const height = labelHeight + Math.max(...values.map((value) => value.height)) + 2 * 9;
  sheet.ensure(height);
  const { y } = sheet;
  sheet.decorate(() => sheet.doc.roundedRect(PAGE.margin, y, CONTENT_WIDTH, height, 3).fill(SOFT));
  const starts = widths.map((_, index) => PAGE.margin + INSET + widths.slice(0, index).reduce((x, width) => x + width + GAP, 0));
  const table = sheet.part(sheet.root, 'Table', { title: stay.title });
  const put = (texts: typeof labels, options: { tag: 'TD' } | { tag: 'TH'; scope: 'Column' }, top: number) => {
    const row = sheet.part(table, 'TR');
    for (const [index, text] of texts.entries()) sheet.place(row, text, { ...options, x: starts[index] ?? 0, y: top });
    row.end();
  };
  put(labels, { tag: 'TH', scope: 'Column' }, y + 9);
  put(values, { tag: 'TD' }, y + 9 + labelHeight);
  table.end();
  sheet.y += height + 18;
}
