// Draws the blocks of a document; what belongs together is not torn apart at the end of a page.

import { readLogo } from '../logo.ts';
import { CONTENT_WIDTH, PAGE, type Sheet } from '../sheet.ts';
import { LINE, TYPE } from '../type-styles.ts';
import type { DocumentBlock } from './blocks.ts';

const SPACE = { heading: 18, afterHeading: 6, byline: 9, text: 2 } as const;
/** The largest picture, in points. */
const PICTURE = { width: 180, height: 135 } as const;
const QUOTE = { indent: 9, lines: 2 } as const;
/** How much of a line a name may take. */
const NAME_WIDTH = CONTENT_WIDTH * 0.5;

/** A text's lines; a space at their ends keeps words apart for those who hear or copy them. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  return lines.map((line, index) => (index < lines.length - 1 ? `${line} ` : line));
}

/** The title of a document, over the width of the page. */
export function drawTitle(sheet: Sheet, title: string): void {
  sheet.flow(sheet.root, sheet.type.set(title, TYPE.title, CONTENT_WIDTH), { tag: 'H1' });
  sheet.y += SPACE.afterHeading;
}

/** Draws a block; `next` is the one after it. */
export async function drawBlock(sheet: Sheet, block: DocumentBlock, next: DocumentBlock | undefined): Promise<void> {
  if (block.kind === 'heading') drawHeading(sheet, block.text);
  else if (block.kind === 'byline') drawByline(sheet, block, next?.kind === 'picture' ? PICTURE.height : TYPE.body.leading);
  else if (block.kind === 'picture') await drawPicture(sheet, block);
  else if (block.tone === 'quote') drawQuotation(sheet, block.text);
  else drawText(sheet, block.text, block.tone === 'muted' ? TYPE.small : TYPE.body);
}

/** A heading is followed by at least a byline and a line of text. */
function drawHeading(sheet: Sheet, text: string): void {
  const set = sheet.type.set(text, TYPE.heading, CONTENT_WIDTH);
  sheet.y += SPACE.heading;
  sheet.ensure(set.height + SPACE.afterHeading + SPACE.byline + TYPE.strong.leading + SPACE.text + TYPE.body.leading);
  sheet.flow(sheet.root, set, { tag: 'H2' });
  sheet.y += SPACE.afterHeading / 2;
  sheet.rule({ y: sheet.y });
  sheet.y += SPACE.afterHeading / 2;
}

/** A byline is followed by at least the height `after` of its message. */
function drawByline(sheet: Sheet, { name, detail, time }: Extract<DocumentBlock, { kind: 'byline' }>, after: number): void {
  const named = sheet.type.set(name, TYPE.strong, NAME_WIDTH);
  const at = sheet.type.set(time, TYPE.small);
  const detailX = PAGE.margin + (name === '' ? 0 : named.width + 6);
  const detailed = sheet.type.set(detail, TYPE.small, PAGE.width - PAGE.margin - at.width - 12 - detailX);
  const height = Math.max(named.height, detailed.height);
  sheet.y += SPACE.byline;
  sheet.ensure(height + SPACE.text + after);
  if (name !== '') sheet.place(sheet.root, named, { tag: 'P', x: PAGE.margin, y: sheet.y });
  if (detail !== '') sheet.place(sheet.root, detailed, { tag: 'P', x: detailX, y: sheet.y });
  sheet.place(sheet.root, at, { tag: 'P', x: PAGE.margin, y: sheet.y, width: CONTENT_WIDTH, align: 'end' });
  sheet.y += height;
}

function drawText(sheet: Sheet, text: string, style: (typeof TYPE)['body' | 'small']): void {
  sheet.y += SPACE.text;
  sheet.flow(sheet.root, sheet.type.set(linesOf(text), style, CONTENT_WIDTH), { tag: 'P' });
}

function drawQuotation(sheet: Sheet, text: string): void {
  const set = sheet.type.set(text, TYPE.small, CONTENT_WIDTH - QUOTE.indent);
  const lines = set.lines.slice(0, QUOTE.lines);
  const height = lines.length * TYPE.small.leading;
  sheet.y += SPACE.text;
  sheet.ensure(height);
  sheet.decorate(() => sheet.doc.rect(PAGE.margin, sheet.y, 2, height).fill(LINE));
  sheet.flow(sheet.root, { ...set, lines }, { tag: 'P', x: PAGE.margin + QUOTE.indent });
}

/** As large as fits its box, never enlarged; nothing is stretched. Its text is below it, or in its stead. */
async function drawPicture(sheet: Sheet, { text, read }: Extract<DocumentBlock, { kind: 'picture' }>): Promise<void> {
  const picture = await readPicture(sheet, read);
  if (picture === null) return drawText(sheet, text, TYPE.small);
  const scale = Math.min(1, PICTURE.width / picture.width, PICTURE.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  sheet.y += SPACE.text;
  sheet.ensure(height + SPACE.text + TYPE.small.leading);
  const [x, y] = [PAGE.margin, sheet.y];
  const figure = sheet.part(sheet.root, 'Figure', { alt: text, placement: 'Block', bbox: [x, y, x + width, y + height] });
  figure.add(() => picture.draw(sheet.doc, { x, y, width, height }));
  figure.end();
  sheet.y += height;
  drawText(sheet, text, TYPE.small);
}

async function readPicture(sheet: Sheet, read: () => Promise<Uint8Array | null>) {
  try {
    const bytes = await read();
    return bytes === null ? null : await readLogo(bytes, sheet.doc);
  } catch {
    return null;
  }
}
