// Images, made anew: whatever else hides in the file, where it was taken among it, is gone; turned as it was meant, within bounds.

import sharp, { type Metadata, type Sharp } from 'sharp';
import { createBoundedQueue } from '#server/platform/bounded-queue.ts';

export interface EncodedImage {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The longest side that is stored, in pixels. */
const MAX_SIDE = 2560;
/** Pixels that are unpacked at most, of all frames together: a small file may claim to be a huge picture. */
const MAX_PIXELS = 64_000_000;
const MAX_FRAMES = 200;
const TIMEOUT_SECONDS = 20;
const QUALITY = 82;

/** How many images are worked on at once, as each may take a good part of the memory, and how many more may wait: those of a few pages. */
const QUEUE = { atWork: 2, waiting: 100, retrySeconds: 10 } as const;

// Threads within one image would only take the processor from the requests.
sharp.concurrency(1);
sharp.cache(false);

const runInTurn = createBoundedQueue(QUEUE);

function openImage(source: string | Uint8Array, pages: number) {
  return sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages, sequentialRead: true }).timeout({
    seconds: TIMEOUT_SECONDS,
  });
}

/** The formats that are read; sharp could do more, some of which (SVG) may reach out for other files. */
const READABLE_FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif'];

/** Frames of an animation that can be kept; an animation that is too large becomes its first frame. */
function countFrames({ pages = 1, width, pageHeight }: Metadata): number {
  return pages <= MAX_FRAMES && width * (pageHeight ?? 0) * pages <= MAX_PIXELS ? pages : 1;
}

async function encodeImage(image: Sharp, frames: number): Promise<EncodedImage> {
  const { data, info } = await image.webp({ quality: QUALITY, effort: 3 }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.pageHeight ?? Math.round(info.height / frames) };
}

/**
 * Makes an uploaded image fit to be stored; null when it can't be read.
 * @throws HttpError `unavailable` when too many wait, as do the others here
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

/** A stored image in another width, never larger than it is. */
export function resizeImage(data: Uint8Array, width: number): Promise<EncodedImage> {
  return runInTurn(async () => {
    const { pages = 1 } = await openImage(data, 1).metadata();
    return encodeImage(openImage(data, pages).resize({ width, withoutEnlargement: true }), pages);
  });
}

/** A drawing of the product's own as a stored image; never one that somebody has sent. */
export function renderSvg(svg: string): Promise<EncodedImage> {
  return runInTurn(() => encodeImage(sharp(Buffer.from(svg)), 1));
}
