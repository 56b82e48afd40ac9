// Sets text in lines of a width and draws them: each stretch in the font that has its characters.

import type { Faces, Run } from './faces.ts';
import { breakable, graphemes } from './line-break.ts';
import { printable } from './printable.ts';
import type { TypeStyle } from './type-styles.ts';

/** Text in lines, ready to be drawn. */
export interface SetText {
  readonly lines: readonly SetLine[];
  readonly style: TypeStyle;
  /** Of the widest line. */
  readonly width: number;
  readonly height: number;
}

/** A space at its end stays, so that what is copied keeps its words apart; the width is without it. */
interface SetLine {
  readonly runs: readonly Run[];
  readonly width: number;
}

/** Where a text stands: the top of its first line, at the start of `width` or, with `align: 'end'`, at its end. */
export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly align?: 'start' | 'end';
}

/** The box that stands for a character which no font has, in parts of the type size. */
const MISSING = { width: 0.6, height: 0.7, inset: 0.06 };
/** How far a letter reaches above the middle of its line, in parts of the type size: half the height of a capital. */
const HALF_CAPITAL = 0.357;
/** East Asian fonts come in one weight; bold is their outline drawn on top, this thick in parts of the type size. */
const BOLD_OUTLINE = 0.035;

export class Typesetter {
  readonly #doc: PDFKit.PDFDocument;
  readonly #faces: Faces;

  constructor(doc: PDFKit.PDFDocument, faces: Faces) {
    this.#doc = doc;
    this.#faces = faces;
    for (const { file, bytes } of faces.all) doc.registerFont(file, bytes as unknown as PDFKit.Mixins.PDFFontSource);
  }

  /** One text, or several under one another, broken where they do not fit; what has nowhere to break is broken anywhere. */
  set(text: string | readonly string[], style: TypeStyle, width = Number.POSITIVE_INFINITY): SetText {
    const texts = typeof text === 'string' ? [text] : text;
    const lines = texts.flatMap((line) => this.#broken(printable(line), style, width)).map((line) => this.#line(line, style));
    return { lines, style, width: Math.max(0, ...lines.map((line) => line.width)), height: lines.length * style.leading };
  }

  /** Draws the lines from `from` to before `to`: all, unless said. */
  draw(text: SetText, place: TextPlace, [from, to]: readonly [number, number] = [0, text.lines.length]): void {
    const { x, y, width = text.width, align = 'start' } = place;
    const { style } = text;
    text.lines.slice(from, to).forEach((line, index) => {
      const start = align === 'end' ? x + width - line.width : x;
      const baseline = y + index * style.leading + style.leading / 2 + style.size * HALF_CAPITAL;
      this.#drawLine(line, style, { x: start, y: baseline });
    });
  }

  /** How wide a text is on one line. */
  width(text: string, style: TypeStyle): number {
    return this.#line(printable(text), style).width;
  }

  #line(text: string, style: TypeStyle): SetLine {
    const runs = this.#faces.runs(text, style.weight);
    const measured = this.#faces.runs(text.trimEnd(), style.weight);
    return { runs, width: measured.reduce((width, run) => width + this.#runWidth(run, style), 0) };
  }

  #runWidth({ text, face }: Run, style: TypeStyle): number {
    if (face === null) return MISSING.width * style.size;
    return this.#doc.font(face.file).fontSize(style.size).widthOfString(text, features(style));
  }

  #broken(text: string, style: TypeStyle, width: number): string[] {
    const fits = (line: string) => this.#line(line, style).width <= width;
    const lines: string[] = [];
    let line = '';
    for (const piece of breakable(text)) {
      if (fits(line + piece)) {
        line += piece;
        continue;
      }
      if (line !== '') lines.push(line);
      const parts = fits(piece) ? [piece] : this.#cut(piece, fits);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? '';
    }
    return [...lines, line];
  }

  #cut(piece: string, fits: (line: string) => boolean): string[] {
    const parts: string[] = [];
    let part = '';
    for (const character of graphemes(piece)) {
      if (part !== '' && !fits(part + character)) {
        parts.push(part);
        part = '';
      }
      part += character;
    }
    return [...parts, part];
  }

  #drawLine(line: SetLine, style: TypeStyle, at: { x: number; y: number }): void {
    const doc = this.#doc;
    let { x } = at;
    doc.fillColor(style.color).strokeColor(style.color);
    for (const run of line.runs) {
      if (run.face === null) this.#drawMissing(run.text, style, { x, y: at.y });
      else {
        doc.font(run.face.file).fontSize(style.size);
        const outline = style.weight === 'bold' && run.face.file !== 'noto-sans-semibold.ttf';
        if (outline) doc.lineWidth(style.size * BOLD_OUTLINE);
        doc.text(run.text, x, at.y, { lineBreak: false, baseline: 'alphabetic', fill: true, stroke: outline, ...features(style) });
      }
      x += this.#runWidth(run, style);
    }
  }

  /** An empty box that reads, and copies, as the character it stands for. */
  #drawMissing(character: string, { size }: TypeStyle, { x, y }: { x: number; y: number }): void {
    const doc = this.#doc;
    const inset = MISSING.inset * size;
    doc.markContent('Span', { actual: character });
    doc.lineWidth(size * 0.05).rect(x + inset, y - MISSING.height * size, MISSING.width * size - 2 * inset, MISSING.height * size);
    doc.stroke();
    doc.endMarkedContent();
  }
}

function features({ tabular }: TypeStyle): { features?: ['tnum'] } {
  return tabular === true ? { features: ['tnum'] } : {};
}
