// A document of headings, texts and pictures as a PDF: tagged for screen readers, its fonts within it.

import { fontReader, readEmojiFont } from '../../font-files.ts';
import { facesFor, missingCharacters } from '../faces.ts';
import { bytesOf, newDocument } from '../new-document.ts';
import { drawAccent, drawFeet } from '../page-parts.ts';
import { printable } from '../printable.ts';
import { Sheet } from '../sheet.ts';
import { TEAL } from '../type-styles.ts';
import { Typesetter } from '../typesetter.ts';
import { type DocumentBlock, listTexts } from './blocks.ts';
import { drawBlock, drawTitle } from './draw-block.ts';

export interface PlainDocument {
  readonly title: string;
  /** BCP 47: it decides how a character is drawn that two scripts share. */
  readonly language: string;
  /** Who made the document, for its properties. */
  readonly author: string;
  readonly madeOn: Date;
  readonly blocks: readonly DocumentBlock[];
  /** A line at the foot of every page. */
  readonly foot: string;
  /** The number of a page, such as “Page 2 of 5”. */
  page(number: number, count: number): string;
}

export interface DocumentPdfOptions {
  /**
   * Whether its streams are compressed.
   * @defaultValue true
   */
  readonly isCompressed?: boolean | undefined;
  /** Called with characters that no font has. Each is printed as an empty box; copied text keeps the character. */
  readonly onMissingCharacters?: ((characters: readonly string[]) => void) | undefined;
}

/** How long, in milliseconds, a long document is worked on before others get their turn. */
const TURN = 15;

/**
 * Makes the PDF of a document. Only the fonts that the text needs are loaded, and only the letters that it uses are embedded. A long one
 * is made in turns, so that a server goes on answering requests. Rejects with a FontFailure.
 */
export async function documentToPdf(document: PlainDocument, options: DocumentPdfOptions = {}): Promise<Uint8Array> {
  const { title, author, language, madeOn, blocks, foot, page } = document;
  const { isCompressed = true, onMissingCharacters } = options;
  const texts = [title, foot, page(1, 1), ...blocks.flatMap(listTexts)].map(printable);
  const faces = await facesFor({ texts, language, read: fontReader(undefined), readEmoji: readEmojiFont });
  const doc = newDocument({ title, author, subject: '', language, madeOn, isCompressed });
  const sheet = new Sheet({ doc, type: new Typesetter(doc, faces), underlay: () => drawAccent(doc, TEAL) });
  drawTitle(sheet, title);
  let start = performance.now();
  for (const [index, block] of blocks.entries()) {
    await drawBlock(sheet, block, blocks[index + 1]);
    if (performance.now() - start < TURN) continue;
    await new Promise((turn) => setTimeout(turn));
    start = performance.now();
  }
  drawFeet(sheet, { title: foot, page });
  const missing = missingCharacters(texts, faces);
  if (missing.length > 0) onMissingCharacters?.(missing);
  return bytesOf(doc);
}
