// The head of an invoice: title and logo, numbers and dates, who sells and who buys.

import type { InvoiceText, PartyText, TextRow } from '../invoice/invoice-text.ts';
import type { Logo } from './logo.ts';
import { CONTENT_WIDTH, type Element, PAGE, type Sheet } from './sheet.ts';
import { TYPE } from './type-styles.ts';

const LOGO = { width: 150, height: 54 };
const GAP = 18;
const COLUMN = (CONTENT_WIDTH - 2 * GAP) / 3;
const SECOND = PAGE.margin + COLUMN + GAP;
const THIRD = SECOND + COLUMN + GAP;

interface HeadParts {
  readonly text: InvoiceText;
  readonly logo: Logo | null;
  readonly accent: string;
}

export function drawHead(sheet: Sheet, { text, logo, accent }: HeadParts): void {
  const top = sheet.y;
  drawTitle(sheet, text, { accent, width: CONTENT_WIDTH - (logo === null ? 0 : LOGO.width + GAP) });
  if (logo !== null) drawLogo(sheet, { logo, y: top, alt: text.seller.name });
  sheet.y = Math.max(sheet.y, logo === null ? 0 : top + LOGO.height) + 24;
  drawColumns(sheet, text);
}

function drawTitle(sheet: Sheet, { title, draft }: InvoiceText, { accent, width }: { accent: string; width: number }): void {
  const heading = sheet.type.set(title, TYPE.title, width);
  sheet.place(sheet.root, heading, { tag: 'H1', x: PAGE.margin, y: sheet.y });
  if (draft !== null) {
    const mark = sheet.type.set(draft.mark, TYPE.mark);
    const x = PAGE.margin + heading.width + 15;
    sheet.decorate(() => {
      sheet.doc
        .lineWidth(0.75)
        .roundedRect(x - 6, sheet.y + 7.5, mark.width + 12, 18, 3)
        .stroke(accent);
    });
    sheet.place(sheet.root, mark, { tag: 'P', x, y: sheet.y + 10.5 });
  }
  sheet.y += heading.height + 6;
  if (draft !== null) sheet.flow(sheet.root, sheet.type.set(draft.note, TYPE.small, width), { tag: 'P' });
}

/** As large as fits its box, at the end of the line; nothing is stretched. */
function drawLogo(sheet: Sheet, { logo, y, alt }: { logo: Logo; y: number; alt: string }): void {
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height);
  const width = logo.width * scale;
  const height = logo.height * scale;
  const x = PAGE.width - PAGE.margin - width;
  const figure = sheet.part(sheet.root, 'Figure', { alt, placement: 'Block', bbox: [x, y, x + width, y + height] });
  figure.add(() => logo.draw(sheet.doc, { x, y, width, height }));
  figure.end();
}

function drawColumns(sheet: Sheet, { facts, seller, buyer }: InvoiceText): void {
  const top = sheet.y;
  const ends = [
    drawParty(sheet, seller, { x: PAGE.margin, y: top }),
    drawParty(sheet, buyer, { x: SECOND, y: top }),
    drawFacts(sheet, facts, { x: THIRD, y: top }),
  ];
  sheet.y = Math.max(...ends) + 18;
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

function drawParty(sheet: Sheet, { title, name, lines }: PartyText, { x, y }: Corner): number {
  const part = sheet.part(sheet.root, 'Sect');
  let below = y;
  const put = (tag: string, value: string | readonly string[], style: (typeof TYPE)['label' | 'strong' | 'body']) => {
    const set = sheet.type.set(value, style, COLUMN);
    sheet.place(part, set, { tag, x, y: below });
    below += set.height;
  };
  put('H2', title, TYPE.label);
  put('P', name, TYPE.strong);
  for (const line of lines) put('P', line, TYPE.body);
  part.end();
  return below;
}

/** Labels at the start and values at the end of a line; where both do not fit in one, the value goes below. */
function drawFacts(sheet: Sheet, facts: readonly TextRow[], { x, y }: Corner): number {
  const table = sheet.part(sheet.root, 'Table');
  let below = y;
  for (const { label, value } of facts) below = drawFact(sheet, table, { label, value, x, y: below });
  table.end();
  return below;
}

function drawFact(sheet: Sheet, table: Element, { label, value, x, y }: TextRow & Corner): number {
  const row = sheet.part(table, 'TR');
  const title = sheet.type.set(label, TYPE.label, COLUMN);
  const beside = title.width + 9 + sheet.type.width(value, TYPE.figure) <= COLUMN;
  const set = sheet.type.set(value, TYPE.figure, COLUMN);
  sheet.place(row, title, { tag: 'TH', scope: 'Row', x, y });
  sheet.place(row, set, { tag: 'TD', x, y: beside ? y : y + title.height, width: COLUMN, align: 'end' });
  row.end();
  return y + (beside ? 0 : title.height) + set.height + 3;
}
