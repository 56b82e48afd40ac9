// An invoice as a PDF: tagged for screen readers, its fonts within it, the same bytes from Node and from a browser.

import { type FontSource, fontReader } from '../font-files.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { type InvoiceTextWording, invoiceText } from '../invoice/invoice-text.ts';

import { drawClosing } from './closing-part.ts';
import { facesFor, missingCharacters } from './faces.ts';
import { drawHead } from './head-part.ts';
import { drawLines } from './lines-part.ts';
import { readLogo } from './logo.ts';
import { bytesOf, newDocument } from './new-document.ts';
import { drawFeet, drawQuote, drawUnderlay } from './page-parts.ts';
import { printableTexts } from './printable.ts';
import { Sheet } from './sheet.ts';
import { drawStay } from './stay-part.ts';
import { drawTotals, totalsHeight } from './totals-part.ts';
import { TEAL } from './type-styles.ts';
import { Typesetter } from './typesetter.ts';

export interface InvoicePdfOptions extends InvoiceTextWording {
  /**
   * The location of the fonts, if not in this package's folder: the address of a folder, or a function that returns the bytes of a file.
   */
  readonly fonts?: FontSource | undefined;
  /** A PNG or JPEG, shown at the top in its own proportions. */
  readonly logo?: Uint8Array | undefined;
  /**
   * Colour of the rules, `#rrggbb`. It isn't used for text, so any colour is readable.
   * @defaultValue '#0f766e'
   */
  readonly accent?: string | undefined;
  /** Called with characters that no font has, such as emoji. Each is printed as an empty box; copied text keeps the character. */
  readonly onMissingCharacters?: ((characters: readonly string[]) => void) | undefined;
}

/**
 * Makes the PDF of an invoice, in a browser or in Node. Only the fonts that the text needs are loaded, and only the letters that it
 * uses are embedded. Rejects with a FontFailure or a LogoFailure, or with a RangeError where the invoice's currency or the accent is none.
 */
export async function invoiceToPdf(invoice: Invoice, options: InvoicePdfOptions): Promise<Uint8Array> {
  const { accent = TEAL, fonts, logo, onMissingCharacters } = options;
  if (!/^#[\da-f]{6}$/i.test(accent)) throw new RangeError(`"${accent}" is no colour: write #rrggbb`);
  const text = invoiceText(invoice, options);
  const texts = [...printableTexts(text), text.page(1, 1)];
  const faces = await facesFor({ texts, language: text.language, read: fontReader(fonts) });
  const doc = newDocument({
    title: text.documentTitle,
    author: text.seller.name,
    subject: text.buyer.name,
    language: text.language,
    madeOn: new Date(`${invoice.issueDate}T00:00:00Z`),
    isCompressed: false,
  });
  const picture = logo === undefined ? null : await readLogo(logo, doc);
  const type = new Typesetter(doc, faces);
  const sheet = new Sheet({ doc, type, underlay: () => drawUnderlay({ doc, type, text, accent }) });
  drawHead(sheet, { text, logo: picture, accent });
  drawStay(sheet, text);
  drawLines(sheet, { table: text.table, accent, after: totalsHeight(sheet, text) });
  drawTotals(sheet, { text, accent });
  drawClosing(sheet, text);
  drawFeet(sheet, { title: text.documentTitle, page: text.page });
  drawQuote(sheet, text.quote);
  const missing = missingCharacters(texts, faces);
  if (missing.length > 0) onMissingCharacters?.(missing);
  return bytesOf(doc);
}
