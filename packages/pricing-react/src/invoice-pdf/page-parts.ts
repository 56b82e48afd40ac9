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

/** Drawn before anything else on a page. */
export function drawUnderlay({ doc, type, text, accent }: Underlay): void {
  doc.rect(PAGE.margin, 30, CONTENT_WIDTH, 3).fill(accent);
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

/** Drawn once all pages are there. The quote is read once, at the end; what repeats is passed over. */
export function drawFeet(sheet: Sheet, text: InvoiceText): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    sheet.doc.switchToPage(start + index);
    const page = sheet.type.set(text.page(index + 1, count), TYPE.small);
    const title = sheet.type.set(text.documentTitle, TYPE.small, CONTENT_WIDTH - page.width - 12);
    sheet.rule({ y: FOOT - 6 });
    sheet.decorate(() => sheet.type.draw(title, { x: PAGE.margin, y: FOOT }, [0, 1]), 'Pagination');
    sheet.decorate(() => sheet.type.draw(page, { x: PAGE.margin, y: FOOT, width: CONTENT_WIDTH, align: 'end' }), 'Pagination');
  }
  if (text.quote === null) return;
  const quote = sheet.type.set(text.quote, TYPE.small, CONTENT_WIDTH);
  sheet.place(sheet.root, quote, { tag: 'P', x: PAGE.margin, y: FOOT + TYPE.small.leading });
}
