// What every page has: the accent at its head, a draft's mark under its content, and a foot with the page's number.

import type { InvoiceText } from '../invoice/invoice-text.ts';
import { CONTENT_WIDTH, PAGE, type Sheet } from './sheet.ts';
import { TYPE } from './type-styles.ts';
import type { Typesetter } from './typesetter.ts';

const FOOT = 792;
/** Half the diagonal of a page, for the mark across it. */
const SLANT = 52;
const MARK_WIDTH = 600;

interface Underlay {
  readonly doc: PDFKit.PDFDocument;
  readonly type: Typesetter;
  readonly text: InvoiceText;
  readonly accent: string;
}

/** The coloured rule at the head of a page. */
export function drawAccent(doc: PDFKit.PDFDocument, accent: string): void {
  doc.rect(PAGE.margin, 30, CONTENT_WIDTH, 3).fill(accent);
}

/** Drawn before anything else on a page. */
export function drawUnderlay({ doc, type, text, accent }: Underlay): void {
  drawAccent(doc, accent);
  if (text.draft === null) return;
  const natural = type.width(text.draft.mark, TYPE.watermark);
  const style = { ...TYPE.watermark, size: TYPE.watermark.size * Math.min(1, MARK_WIDTH / natural) };
  const mark = type.set(text.draft.mark, style);
  const centre = { x: PAGE.width / 2, y: PAGE.height / 2 };
  doc.save();
  doc.rotate(-SLANT, { origin: [centre.x, centre.y] });
  type.draw(mark, { x: centre.x - mark.width / 2, y: centre.y - mark.height / 2 });
  doc.restore();
}

interface Feet {
  readonly title: string;
  page(number: number, count: number): string;
}

/** Drawn once all pages are there. What repeats is passed over by screen readers. */
export function drawFeet(sheet: Sheet, { title, page }: Feet): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    sheet.doc.switchToPage(start + index);
    const number = sheet.type.set(page(index + 1, count), TYPE.small);
    const left = sheet.type.set(title, TYPE.small, CONTENT_WIDTH - number.width - 12);
    sheet.rule({ y: FOOT - 6 });
    sheet.decorate(() => sheet.type.draw(left, { x: PAGE.margin, y: FOOT }, [0, 1]), 'Pagination');
    sheet.decorate(() => sheet.type.draw(number, { x: PAGE.margin, y: FOOT, width: CONTENT_WIDTH, align: 'end' }), 'Pagination');
  }
}

/** The quote that an invoice was made from, read once, at the end. */
export function drawQuote(sheet: Sheet, quote: string | null): void {
  if (quote === null) return;
  const text = sheet.type.set(quote, TYPE.small, CONTENT_WIDTH);
  sheet.place(sheet.root, text, { tag: 'P', x: PAGE.margin, y: FOOT + TYPE.small.leading });
}
