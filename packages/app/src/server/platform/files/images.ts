// Re-encodes images: removes metadata such as the location, applies the orientation, limits the size.

import sharp, { type Metadata, type Sharp } from 'sharp';
import { createBoundedQueue } from '#server/platform/bounded-queue.ts';

export interface EncodedImage {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The longest stored side, in pixels. */
const MAX_SIDE = 2560;
/** The maximum of decoded pixels of all frames: a small file can claim to be a huge image. */
const MAX_PIXELS = 64_000_000;
const MAX_FRAMES = 200;
const TIMEOUT_SECONDS = 20;
const QUALITY = 82;

/** Images processed at once, since each may need much memory, and how many more may wait: the images of a few pages. */
const QUEUE = { atWork: 2, waiting: 100, retrySeconds: 10 } as const;

// More threads per image would only take CPU from requests.
sharp.concurrency(1);
sharp.cache(false);

const runInTurn = createBoundedQueue(QUEUE);

function openImage(source: string | Uint8Array, pages: number) {
  return sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages, sequentialRead: true }).timeout({
    seconds: TIMEOUT_SECONDS,
  });
}

/** The formats that are read; sharp supports more, some of which (SVG) may load other files. */
const READABLE_FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif'];

/** Returns the number of frames to keep; of an animation that is too large, only the first. */
function countFrames({ pages = 1, width, pageHeight }: Metadata): number {
  return pages <= MAX_FRAMES && width * (pageHeight ?? 0) * pages <= MAX_PIXELS ? pages : 1;
}

async function encodeImage(image: Sharp, frames: number): Promise<EncodedImage> {
  const { data, info } = await image.webp({ quality: QUALITY, effort: 3 }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.pageHeight ?? Math.round(info.height / frames) };
}

/**
 * Re-encodes an uploaded image for storage; null if it can't be read.
 * @throws HttpError `unavailable` if too many wait; the other functions here as well
 */
export function createStorableImage(path: string): Promise<EncodedImage | null> {
  return runInTurn(async () => {
    try {
      const metadata = await openImage(path, 1).metadata();
      if (!READABLE_FORMATS.includes(metadata.format)) return null;
      const frames = metadata.pages === undefined ? 1 : countFrames(await openImage(path, -1).metadata());
      const image = openImage(path, frames)
        .autoOrient()
        .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
      return await encodeImage(image, frames);
    } catch {
      return null;
    }
  });
}

/** Returns a stored image resized to a width; never enlarges it. */
export function resizeImage(data: Uint8Array, width: number): Promise<EncodedImage> {
  return runInTurn(async () => {
    const { pages = 1 } = await openImage(data, 1).metadata();
    return encodeImage(openImage(data, pages).resize({ width, withoutEnlargement: true }), pages);
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
