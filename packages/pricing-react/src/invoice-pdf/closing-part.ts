// What follows the totals: the words on VAT, the payment schedule, where to pay, and notes.

import type { InvoiceText, ScheduleText, TextBlock } from '../invoice/invoice-text.ts';
import { CONTENT_WIDTH, type Element, PAGE, type Sheet } from './sheet.ts';
import { TYPE } from './type-styles.ts';
import type { TextPlace } from './typesetter.ts';

const SPACE = 18;
const PADDING = 3;
/** The schedule is short: it keeps to the start of the line. */
const SCHEDULE = { part: 0, due: 132, width: 324 };

export function drawClosing(sheet: Sheet, { vatText, schedule, settlement, payment, notes }: InvoiceText): void {
  if (vatText.length > 0) {
    sheet.y += SPACE;
    for (const line of vatText) sheet.flow(sheet.root, sheet.type.set(line, TYPE.small, CONTENT_WIDTH), { tag: 'P' });
  }
  if (settlement !== null) drawBlock(sheet, settlement);
  if (schedule !== null) drawSchedule(sheet, schedule);
  if (payment !== null) drawBlock(sheet, payment);
  if (notes !== null) drawBlock(sheet, notes);
}

/** A heading stays with the first two lines of what it heads. */
function drawHeading(sheet: Sheet, parent: Element, title: string): void {
  const heading = sheet.type.set(title, TYPE.heading, CONTENT_WIDTH);
  sheet.y += SPACE;
  sheet.ensure(heading.height + PADDING + 2 * TYPE.body.leading);
  sheet.flow(parent, heading, { tag: 'H2' });
  sheet.y += PADDING;
}

function drawBlock(sheet: Sheet, { title, lines }: TextBlock): void {
  const part = sheet.part(sheet.root, 'Sect');
  drawHeading(sheet, part, title);
  for (const line of lines) sheet.flow(part, sheet.type.set(line, TYPE.body, CONTENT_WIDTH), { tag: 'P' });
  part.end();
}

function drawSchedule(sheet: Sheet, { title, columns, rows }: ScheduleText): void {
  const part = sheet.part(sheet.root, 'Sect');
  drawHeading(sheet, part, title);
  const table = sheet.part(part, 'Table', { title });
  drawRow(sheet, table, { ...columns, isHead: true });
  sheet.rule({ y: sheet.y, width: SCHEDULE.width });
  for (const row of rows) drawRow(sheet, table, { ...row, isHead: false });
  table.end();
  part.end();
}

type ScheduleRow = ScheduleText['columns'] & { readonly isHead: boolean };

function drawRow(sheet: Sheet, table: Element, { part, due, amount, isHead }: ScheduleRow): void {
  const style = isHead ? TYPE.columnTitle : TYPE.figure;
  sheet.ensure(style.leading + 2 * PADDING);
  const y = sheet.y + PADDING;
  const row = sheet.part(table, 'TR');
  const put = (text: string, options: { tag: 'TD' } | { tag: 'TH'; scope: 'Row' | 'Column' }, place: Omit<TextPlace, 'y'>) =>
    sheet.place(row, sheet.type.set(text, style), { ...options, ...place, y });
  put(part, { tag: 'TH', scope: isHead ? 'Column' : 'Row' }, { x: PAGE.margin + SCHEDULE.part });
  put(due, isHead ? { tag: 'TH', scope: 'Column' } : { tag: 'TD' }, { x: PAGE.margin + SCHEDULE.due });
  put(amount, isHead ? { tag: 'TH', scope: 'Column' } : { tag: 'TD' }, { x: PAGE.margin, width: SCHEDULE.width, align: 'end' });
  row.end();
  sheet.y = y + style.leading + PADDING;
}
