// What a family may want to know about a photo before everybody sees it: whether it is small, dark, blurred, or shows a document. Rules of
// thumb, computed from its pixels; nothing but the word is kept, and no photo is refused.

import type { PhotoHint } from '#contract/host-families/photos.shapes.ts';

/** A picture in RGB, small enough to be looked at pixel by pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A picture in shades of grey. */
type Grey = Pixels;

/** The stored size in pixels below which a photo looks poor across a laptop's screen. */
const SMALL = { long: 1000, short: 600 } as const;

function toGrey({ width, height, data }: Pixels): Grey {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    grey[at] = Math.round(0.299 * (data[at * 3] ?? 0) + 0.587 * (data[at * 3 + 1] ?? 0) + 0.114 * (data[at * 3 + 2] ?? 0));
  }
  return { width, height, data: grey };
}

/** Below this brightness, from 0 to 255, a pixel is dark; and the share of dark pixels from which a photo is. */
const DARK = { below: 60, share: 0.8 } as const;

function isDark({ data }: Grey): boolean {
  let dark = 0;
  for (const value of data) if (value < DARK.below) dark += 1;
  return dark / data.length >= DARK.share;
}

/** How many pixels are averaged to blur a picture once more. */
const REBLUR = 9;
/** The share of its contrast that a blurred picture keeps when it is blurred once more; a sharp one loses most of it. */
const KEPT_IF_BLURRED = 0.62;
/** The mean difference of neighbours below which there is nothing that could be sharp, such as a plain wall. */
const LEAST_CONTRAST = 0.4;

/**
 * Returns the differences of neighbours in a line, and what is left of them once the line is blurred; as in “The blur effect” by Crété and
 * others (2007), whose measure hardly depends on what a picture shows.
 */
function compareLine(read: (at: number) => number, length: number): { all: number; lost: number } {
  let window = 0;
  for (let at = 0; at < REBLUR; at += 1) window += read(at);
  let [all, lost, before] = [0, 0, window / REBLUR];
  const middle = (REBLUR - 1) / 2;
  for (let at = 1; at + REBLUR <= length; at += 1) {
    window += read(at + REBLUR - 1) - read(at - 1);
    const sharp = Math.abs(read(at + middle) - read(at + middle - 1));
    all += sharp;
    lost += Math.max(0, sharp - Math.abs(window / REBLUR - before));
    before = window / REBLUR;
  }
  return { all, lost };
}

function isBlurred({ width, height, data }: Grey): boolean {
  let [all, lost] = [0, 0];
  const add = (line: { all: number; lost: number }) => {
    all += line.all;
    lost += line.lost;
  };
  for (let y = 0; y < height; y += 1) add(compareLine((x) => data[y * width + x] ?? 0, width));
  for (let x = 0; x < width; x += 1) add(compareLine((y) => data[y * width + x] ?? 0, height));
  return all / (2 * data.length) >= LEAST_CONTRAST && (all - lost) / all >= KEPT_IF_BLURRED;
}

/** Paper is bright and has no colour. */
const PAPER = { brighterThan: 165, colourBelow: 40, share: 0.35 } as const;
/** Writing changes between ink and paper at least so often in a row, by at least so much; and there are at least so many lines of it. */
const WRITING = { changes: 14, by: 45, lines: 5 } as const;

function isPaper(data: Uint8Array, at: number): boolean {
  const [red = 0, green = 0, blue = 0] = data.subarray(at * 3, at * 3 + 3);
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  return least > PAPER.brighterThan && most - least < PAPER.colourBelow;
}

/** Returns how often a row changes between paper and ink. */
function countChanges({ width, data }: Grey, y: number): number {
  let changes = 0;
  let last = data[y * width] ?? 0;
  for (let x = 1; x < width; x += 1) {
    const value = data[y * width + x] ?? 0;
    if (Math.abs(value - last) < WRITING.by) continue;
    changes += 1;
    last = value;
  }
  return changes;
}

/** Returns the number of lines of writing: rows with many changes, with quieter rows between them. */
function countLines(grey: Grey): number {
  let lines = 0;
  let isWritten = false;
  for (let y = 0; y < grey.height; y += 1) {
    const changes = countChanges(grey, y);
    if (!isWritten && changes >= WRITING.changes) {
      isWritten = true;
      lines += 1;
    } else if (changes < WRITING.changes / 2) isWritten = false;
  }
  return lines;
}

function isDocument(pixels: Pixels, grey: Grey): boolean {
  let paper = 0;
  for (let at = 0; at < grey.data.length; at += 1) if (isPaper(pixels.data, at)) paper += 1;
  return paper / grey.data.length >= PAPER.share && countLines(grey) >= WRITING.lines;
}

/**
 * Returns what may be wrong with a photo.
 * @param pixels the photo, made smaller
 * @param stored its size as it is stored
 */
export function findPhotoHints(pixels: Pixels, stored: { readonly width: number; readonly height: number }): PhotoHint[] {
  const grey = toGrey(pixels);
  const dark = isDark(grey);
  const found: readonly (readonly [PhotoHint, boolean])[] = [
    ['document', isDocument(pixels, grey)],
    // In the dark there is little to be sharp; one note is enough.
    ['blurred', !dark && isBlurred(grey)],
    ['small', Math.max(stored.width, stored.height) < SMALL.long || Math.min(stored.width, stored.height) < SMALL.short],
    ['dark', dark],
  ];
  return found.filter(([, is]) => is).map(([hint]) => hint);
}
