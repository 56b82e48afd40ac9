// Decodes HEIC images, the photos of iPhones, in a worker thread: one at a time, since each takes up to half a gigabyte while it is decoded.

import { createBoundedQueue } from '#server/platform/bounded-queue.ts';
import { runWorker } from '#server/platform/run-worker.ts';
import type { HeicInput, HeicOutput } from './heic-worker.ts';

/** The largest photos of phones have 48 million pixels. */
export const HEIC_MAX_PIXELS = 50_000_000;

/** The decoder's own memory is bounded by the pixels. */
const LIMITS = { timeoutMs: 60_000, memoryMb: 256 } as const;

const runInTurn = createBoundedQueue({ atWork: 1, waiting: 20, retrySeconds: 20 });

/**
 * Decodes an image, and hands its pixels on while no other one is decoded, so that the pixels of only one are in memory.
 * @throws HttpError `unavailable` if too many wait
 */
export function withHeicPixels<Result>(path: string, use: (output: HeicOutput) => Promise<Result>): Promise<Result> {
  const input: HeicInput = { path, maxPixels: HEIC_MAX_PIXELS };
  return runInTurn(async () => {
    // A crafted file may crash the decoder, or keep it busy for ever.
    const output = await runWorker<HeicOutput>({ file: './heic-worker', from: import.meta.url, input, ...LIMITS });
    return use(output ?? 'imageUnreadable');
  });
}
