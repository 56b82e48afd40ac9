// Images, made anew: whatever else hides in the file, where it was taken among it, is gone; turned as it was meant, within bounds.

import sharp, { type Metadata, type Sharp } from 'sharp';
import { boundedQueue } from '#server/platform/bounded-queue.ts';

export interface MadeImage {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The longest side that is stored, in pixels. */
const LONGEST = 2560;
/** Pixels that are unpacked at most, of all frames together: a small file may claim to be a huge picture. */
const MOST_PIXELS = 64_000_000;
const MOST_FRAMES = 200;
const SECONDS = 20;
const QUALITY = 82;

/** How many images are worked on at once, as each may take a good part of the memory, and how many more may wait: those of a few pages. */
const QUEUE = { atWork: 2, waiting: 100, retrySeconds: 10 } as const;

// Threads within one image would only take the processor from the requests.
sharp.concurrency(1);
sharp.cache(false);

const inTurn = boundedQueue(QUEUE);

function opened(source: string | Uint8Array, pages: number) {
  return sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages, sequentialRead: true }).timeout({ seconds: SECONDS });
}

/** The formats that are read; sharp could do more, some of which (SVG) may reach out for other files. */
const READ: readonly string[] = ['jpeg', 'png', 'webp', 'gif'];

/** Frames of an animation that can be kept; an animation that is too large becomes its first frame. */
function framesOf({ pages = 1, width, pageHeight }: Metadata): number {
  return pages <= MOST_FRAMES && width * (pageHeight ?? 0) * pages <= MOST_PIXELS ? pages : 1;
}

async function written(image: Sharp, frames: number): Promise<MadeImage> {
  const { data, info } = await image.webp({ quality: QUALITY, effort: 3 }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.pageHeight ?? Math.round(info.height / frames) };
}

/**
 * Makes an uploaded image fit to be stored; null when it can't be read.
 * @throws HttpRefusal `unavailable` when too many wait, as do the others here
 */
export function storableImage(path: string): Promise<MadeImage | null> {
  return inTurn(async () => {
    try {
      const metadata = await opened(path, 1).metadata();
      if (!READ.includes(metadata.format)) return null;
      const frames = metadata.pages === undefined ? 1 : framesOf(await opened(path, -1).metadata());
      const image = opened(path, frames).autoOrient().resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true });
      return await written(image, frames);
    } catch {
      return null;
    }
  });
}

/** A stored image in another width, never larger than it is. */
export function narrowedImage(data: Uint8Array, width: number): Promise<MadeImage> {
  return inTurn(async () => {
    const { pages = 1 } = await opened(data, 1).metadata();
    return written(opened(data, pages).resize({ width, withoutEnlargement: true }), pages);
  });
}

/** A drawing of the product's own as a stored image; never one that somebody has sent. */
export function drawnImage(svg: string): Promise<MadeImage> {
  return inTurn(() => written(sharp(Buffer.from(svg)), 1));
}
