// The paper: pages with their margins, how far down they are filled, and what is drawn on them as content or as decoration.

import { LINE } from './type-styles.ts';
import type { SetText, TextPlace, Typesetter } from './typesetter.ts';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48, top: 48, bottom: 777 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

/** A part of what a screen reader reads: heading, paragraph, table, cell. */
export type Element = PDFKit.PDFStructureElement;

interface SheetParts {
  readonly doc: PDFKit.PDFDocument;
  readonly type: Typesetter;
  /** Draws what lies under the content of each page: rules and marks. */
  readonly underlay: () => void;
}

export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly type: Typesetter;
  /** What all that is read hangs on. */
  readonly root: Element;
  /** Where the next thing goes: points from the top of the page. */
  y: number = PAGE.top;
  readonly #underlay: () => void;

  constructor({ doc, type, underlay }: SheetParts) {
    this.doc = doc;
    this.type = type;
    this.#underlay = underlay;
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
    this.newPage();
  }

  newPage(): void {
    this.doc.addPage();
    this.decorate(this.#underlay);
    this.y = PAGE.top;
  }

  /** Whether so much fits below what is there. */
  fits(height: number): boolean {
    return this.y + height <= PAGE.bottom;
  }

  /** Goes to a new page where so much does not fit any more. */
  ensure(height: number): void {
    if (!this.fits(height) && this.y > PAGE.top) this.newPage();
  }

  /** Draws what a screen reader passes over. */
  decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  rule({ y, x = PAGE.margin, width = CONTENT_WIDTH, thickness = 0.5, color = LINE }: Rule): void {
    this.decorate(() => this.doc.rect(x, y - thickness / 2, width, thickness).fill(color));
  }

  /** A new part within another. */
  part(parent: Element, tag: string, options: ElementOptions = {}): Element {
    const element = this.doc.struct(tag, options);
    parent.add(element);
    return element;
  }

  /** Draws a text as a part of its own where it is told; nothing moves. */
  place(parent: Element, text: SetText, { tag, scope, ...place }: TextPlace & { tag: string; scope?: Scope }): void {
    const element = this.part(parent, tag, scope === undefined ? {} : { scope });
    if (text.lines.some(({ runs }) => runs.length > 0)) element.add(() => this.type.draw(text, place));
    element.end();
  }

  /** Draws a text where the page has been filled to, over as many pages as it takes, and moves down. */
  flow(parent: Element, text: SetText, { tag, x = PAGE.margin }: { tag: string; x?: number }): void {
    const element = this.part(parent, tag);
    const { leading } = text.style;
    for (let from = 0; from < text.lines.length; ) {
      this.ensure(leading);
      const to = Math.min(text.lines.length, from + Math.max(1, Math.floor((PAGE.bottom - this.y) / leading)));
      element.add(() => this.type.draw(text, { x, y: this.y }, [from, to]));
      this.y += (to - from) * leading;
      from = to;
    }
    element.end();
  }
}

/** Of which cells a heading cell is the heading. */
export type Scope = 'Row' | 'Column';

/** What pdfkit takes but its types do not know yet. */
export interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  readonly scope?: Scope;
  readonly placement?: 'Block';
  readonly bbox?: readonly [number, number, number, number];
}

interface Rule {
  readonly y: number;
  readonly x?: number;
  readonly width?: number;
  readonly thickness?: number;
  readonly color?: string;
}
