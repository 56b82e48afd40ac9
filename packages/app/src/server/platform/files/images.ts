// Re-encodes images: removes metadata such as the location, applies the orientation, limits the size.

import sharp, { type Metadata, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { createBoundedQueue } from '#server/platform/bounded-queue.ts';
import { withHeicPixels } from './heic-thread.ts';

export interface EncodedImage {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** A thumbhash in base64, shown until the image has loaded. */
  readonly placeholder: string;
}

/** The longest stored side, in pixels. */
const MAX_SIDE = 2560;
/** The maximum of decoded pixels of all frames: a small file can claim to be a huge image. */
export const MAX_PIXELS = 64_000_000;
const MAX_FRAMES = 200;
const TIMEOUT_SECONDS = 20;
const QUALITY = 82;
/** Looks like WebP at `QUALITY`, at about two thirds of its bytes; more effort takes seconds for an image of a full screen. */
const AVIF = { quality: 50, effort: 3 } as const;
/** The longest side that a placeholder is computed from; more is not supported. */
const PLACEHOLDER_SIDE = 100;

/** Images processed at once, since each may need much memory, and how many more may wait: the images of a few pages. */
const QUEUE = { atWork: 2, waiting: 100, retrySeconds: 10 } as const;

// More threads per image would only take CPU from requests.
sharp.concurrency(1);
sharp.cache(false);

const runInTurn = createBoundedQueue(QUEUE);
/** Large images in AVIF take seconds each: one at a time, so that those that somebody waits for are hardly delayed. */
const runInBackground = createBoundedQueue({ atWork: 1, waiting: 20, retrySeconds: 60 });

function openImage(source: string | Uint8Array, pages: number) {
  return sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages, sequentialRead: true }).timeout({
    seconds: TIMEOUT_SECONDS,
  });
}

/** The formats that are read; sharp supports more, some of which (SVG) may load other files. Of `heif` it reads only AVIF. */
const READABLE_FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif'];

/** Why an image isn't stored: the code of a refusal. */
export type ImageFault = 'imageUnreadable' | 'imageTooManyPixels';

/** Returns the number of frames to keep; of an animation that is too large, only the first. */
function countFrames({ pages = 1, width, pageHeight }: Metadata): number {
  return pages <= MAX_FRAMES && width * (pageHeight ?? 0) * pages <= MAX_PIXELS ? pages : 1;
}

/** Returns the placeholder of a stored image, of its first frame if it is an animation. */
async function computePlaceholder(data: Uint8Array): Promise<string> {
  const small = openImage(data, 1).resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' });
  const { data: pixels, info } = await small.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, pixels)).toString('base64');
}

function encodeWebp(image: Sharp) {
  return image.webp({ quality: QUALITY, effort: 3 }).toBuffer({ resolveWithObject: true });
}

async function encodeImage(image: Sharp, frames: number): Promise<EncodedImage> {
  const { data, info } = await encodeWebp(image);
  const height = info.pageHeight ?? Math.round(info.height / frames);
  return { data, width: info.width, height, placeholder: await computePlaceholder(data) };
}

const FITTED = { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true } as const;

/**
 * Re-encodes an uploaded image for storage, or returns why it can't be stored. HEIC has a function of its own.
 * @throws HttpError `unavailable` if too many wait; the other functions here as well
 */
export function createStorableImage(path: string): Promise<EncodedImage | ImageFault> {
  return runInTurn(async () => {
    try {
      const metadata = await sharp(path, { limitInputPixels: false, failOn: 'error', pages: 1 }).metadata();
      if (!READABLE_FORMATS.includes(metadata.format)) return 'imageUnreadable';
      if (metadata.width * metadata.height > MAX_PIXELS) return 'imageTooManyPixels';
      // What the pages of AVIF hold are parts of one image, not frames.
      const moves = metadata.pages !== undefined && metadata.format !== 'heif';
      const frames = moves ? countFrames(await openImage(path, -1).metadata()) : 1;
      return await encodeImage(openImage(path, frames).autoOrient().resize(FITTED), frames);
    } catch {
      return 'imageUnreadable';
    }
  });
}

/** Re-encodes an uploaded HEIC image for storage, or returns why it can't be stored. */
export function createStorableHeic(path: string): Promise<EncodedImage | ImageFault> {
  return withHeicPixels<EncodedImage | ImageFault>(path, async (pixels) => {
    if (typeof pixels === 'string') return pixels;
    const { width, height, data } = pixels;
    const image = sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: MAX_PIXELS });
    return runInTurn(() => encodeImage(image.resize(FITTED), 1));
  });
}

/** Returns a stored image resized to a width; never enlarges it. */
export function resizeImage(data: Uint8Array, width: number): Promise<Uint8Array> {
  return runInTurn(async () => {
    const { pages = 1 } = await openImage(data, 1).metadata();
    return (await encodeWebp(openImage(data, pages).resize({ width, withoutEnlargement: true }))).data;
  });
}

/**
 * Returns a stored image as AVIF, resized to a width; null for animations, which the format would reduce to their first frame.
 * @param inBackground whether nobody waits for it
 */
export function createAvif(
  data: Uint8Array,
  { width, inBackground }: { width: number; inBackground: boolean },
): Promise<Uint8Array | null> {
  return (inBackground ? runInBackground : runInTurn)(async () => {
    if (((await openImage(data, 1).metadata()).pages ?? 1) > 1) return null;
    return openImage(data, 1).resize({ width, withoutEnlargement: true }).avif(AVIF).toBuffer();
  });
}

/** What is done to an image: first turned clockwise, then cropped to a part, in shares of its sides. */
export interface ImageEdits {
  readonly turn: 0 | 90 | 180 | 270;
  readonly crop: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
}

/** Returns a stored image turned and cropped; of an animation only the first frame. Null if it can't be read. */
export function createEditedImage(data: Uint8Array, { turn, crop }: ImageEdits): Promise<EncodedImage | null> {
  return runInTurn(async () => {
    try {
      const image = openImage(data, 1).rotate(turn);
      if (crop === null) return await encodeImage(image, 1);
      const { data: pixels, info } = await image.raw().toBuffer({ resolveWithObject: true });
      const left = Math.min(info.width - 1, Math.round(crop.x * info.width));
      const top = Math.min(info.height - 1, Math.round(crop.y * info.height));
      const width = Math.max(1, Math.min(info.width - left, Math.round(crop.width * info.width)));
      const height = Math.max(1, Math.min(info.height - top, Math.round(crop.height * info.height)));
      const { channels } = info;
      const turned = sharp(pixels, { raw: { width: info.width, height: info.height, channels } });
      return await encodeImage(turned.extract({ left, top, width, height }), 1);
    } catch {
      return null;
    }
  });
}

/** Returns the first frame of a stored animation. */
export function createStill(data: Uint8Array): Promise<EncodedImage> {
  return runInTurn(() => encodeImage(openImage(data, 1), 1));
}

/** Returns the placeholder of a stored image; null if it can't be read. */
export function createPlaceholder(data: Uint8Array): Promise<string | null> {
  return runInTurn(() => computePlaceholder(data).catch(() => null));
}

/** Returns the pixels of a stored image in RGB, made smaller so that its longer side fits; of an animation those of the first frame. Null if it can't be read. */
export function readPixels(source: Uint8Array, side: number): Promise<{ width: number; height: number; data: Uint8Array } | null> {
  return runInBackground(async () => {
    try {
      const small = openImage(source, 1).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
      const { data, info } = await small.flatten({ background: '#fff' }).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, data };
    } catch {
      return null;
    }
  });
}

/** Returns a small JPEG of a stored image, for documents; null if it can't be read. Transparent parts become white. */
export function createThumbnail(data: Uint8Array, side: number): Promise<Uint8Array | null> {
  return runInTurn(async () => {
    try {
      const image = openImage(data, 1).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
      return await image.flatten({ background: '#fff' }).jpeg({ quality: QUALITY }).toBuffer();
    } catch {
      return null;
    }
  });
}

/** Renders an SVG of the product itself; never pass one that was uploaded. */
export function renderSvg(svg: string): Promise<EncodedImage> {
  return runInTurn(() => encodeImage(sharp(Buffer.from(svg)), 1));
}
