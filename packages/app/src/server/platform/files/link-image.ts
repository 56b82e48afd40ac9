// Draws the picture of a link preview: the title of a page, its photo, and the name of the product.

import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Locale } from '#contract/platform/locales.ts';
import { createBoundedQueue } from '#server/platform/bounded-queue.ts';
import { MAX_PIXELS } from './images.ts';

/** What most sites that show links ask for, in pixels. */
const SIZE = { width: 1200, height: 630 } as const;
const MARGIN = 72;
const PHOTO_WIDTH = 480;
const BACKGROUND = '#0f766e';
/** The largest title that fits is taken. */
const TITLE_SIZES = [68, 56, 46, 38] as const;
const TITLE_HEIGHT = 360;
const NAME_SIZE = 34;

/** Fonts of the documents that the product prints: what is drawn doesn't depend on the fonts of a machine. */
const FONTS: Readonly<Record<Locale, { readonly file: string; readonly name: string }>> = {
  ...{ en: latin(), fr: latin(), es: latin(), it: latin(), de: latin() },
  ja: { file: 'noto-sans-jp-regular.ttf', name: 'Noto Sans JP' },
  ko: { file: 'noto-sans-kr-regular.ttf', name: 'Noto Sans KR' },
  zh: { file: 'noto-sans-sc-regular.ttf', name: 'Noto Sans SC' },
};

function latin() {
  return { file: 'noto-sans-semibold.ttf', name: 'Noto Sans SemiBold' } as const;
}

/** Few at once, since each needs the processor for some tenths of a second, and a few may wait. */
const runInTurn = createBoundedQueue({ atWork: 1, waiting: 20, retrySeconds: 10 });

export interface LinkImage {
  readonly title: string;
  readonly productName: string;
  readonly locale: Locale;
  /** The bytes of a photo in any format that the product stores. */
  readonly photo: Uint8Array | null;
}

interface Line {
  readonly text: string;
  readonly size: number;
  readonly width: number;
  readonly locale: Locale;
}

/** Titles are texts, not markup. */
const escapeMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function drawText({ text, size, width, locale }: Line) {
  const { file, name } = FONTS[locale];
  const folder = join(dirname(findPackageJSON('@hosted-stay/pricing-react', import.meta.url) ?? ''), 'fonts');
  const markup = `<span foreground="white">${escapeMarkup(text)}</span>`;
  const drawn = {
    text: markup,
    font: `${name} ${size}`,
    fontfile: join(folder, file),
    width,
    dpi: 72,
    rgba: true,
    wrap: 'word-char',
  } as const;
  return sharp({ text: drawn }).png().toBuffer({ resolveWithObject: true });
}

/** Parts of the width that are tried for a title of several lines, from the narrowest. */
const NARROWER = [0.55, 0.7, 0.85] as const;

/** Draws a text as narrow as it takes no more lines: so no single letter or word is left for the last one. */
async function balanceLines(line: Line, drawn: Awaited<ReturnType<typeof drawText>>): Promise<Buffer> {
  const isOneLine = drawn.info.height < 2 * line.size;
  for (const part of isOneLine ? [] : NARROWER) {
    const { data, info } = await drawText({ ...line, width: Math.round(line.width * part) });
    // The letters of the last line may reach a little lower.
    if (info.height < drawn.info.height + line.size / 2) return data;
  }
  return drawn.data;
}

/** Draws a title as large as it fits. */
async function drawTitle(line: Omit<Line, 'size'>): Promise<Buffer> {
  for (const size of TITLE_SIZES) {
    const drawn = await drawText({ ...line, size });
    if (drawn.info.height <= TITLE_HEIGHT) return balanceLines({ ...line, size }, drawn);
  }
  const { data } = await drawText({ ...line, size: TITLE_SIZES[TITLE_SIZES.length - 1] ?? NAME_SIZE });
  return sharp(data).resize({ height: TITLE_HEIGHT, fit: 'inside' }).toBuffer();
}

async function draw({ title, productName, locale, photo }: LinkImage): Promise<Buffer> {
  const width = SIZE.width - 2 * MARGIN - (photo === null ? 0 : PHOTO_WIDTH);
  const name = await drawText({ text: productName, size: NAME_SIZE, width, locale });
  const parts: OverlayOptions[] = [
    { input: await drawTitle({ text: title, width, locale }), left: MARGIN, top: MARGIN },
    { input: name.data, left: MARGIN, top: SIZE.height - MARGIN - name.info.height },
  ];
  if (photo !== null) {
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
    const input = await sharp(photo, options).resize({ width: PHOTO_WIDTH, height: SIZE.height, fit: 'cover' }).toBuffer();
    parts.push({ input, left: SIZE.width - PHOTO_WIDTH, top: 0 });
  }
  const canvas = { ...SIZE, channels: 3, background: BACKGROUND } as const;
  return sharp({ create: canvas }).composite(parts).jpeg({ quality: 84 }).toBuffer();
}

/** Returns the picture as a JPEG. */
export function drawLinkImage(image: LinkImage): Promise<Buffer> {
  return runInTurn(() => draw(image));
}
