// Decodes HEIC images, the photos of iPhones, in a worker thread: one at a time, since each takes up to half a gigabyte while it is decoded.

import { Worker } from 'node:worker_threads';
import { createBoundedQueue } from '#server/platform/bounded-queue.ts';
import type { HeicInput, HeicOutput } from './heic-worker.ts';

/** The largest photos of phones have 48 million pixels. */
export const HEIC_MAX_PIXELS = 50_000_000;

const TIMEOUT_MS = 60_000;
/** What JavaScript itself may take; the decoder's own memory is bounded by the pixels. */
const MEMORY_MB = 256;

const runInTurn = createBoundedQueue({ atWork: 1, waiting: 20, retrySeconds: 20 });

/** The worker is next to this file, in the sources and in the build. */
function getWorkerUrl(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './heic-worker.ts' : './heic-worker.js', import.meta.url);
}

async function decodeInThread(path: string): Promise<HeicOutput> {
  const input: HeicInput = { path, maxPixels: HEIC_MAX_PIXELS };
  const worker = new Worker(getWorkerUrl(), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // What the decoder prints of broken files doesn't belong into the log.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<HeicOutput>((resolve) => {
      worker.once('message', resolve);
      // A crafted file may crash the decoder, or keep it busy for ever.
      worker.once('error', () => resolve('imageUnreadable'));
      worker.once('exit', () => resolve('imageUnreadable'));
      timer = setTimeout(() => resolve('imageUnreadable'), TIMEOUT_MS);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/**
 * Decodes an image, and hands its pixels on while no other one is decoded, so that the pixels of only one are in memory.
 * @throws HttpError `unavailable` if too many wait
 */
export function withHeicPixels<Result>(path: string, use: (output: HeicOutput) => Promise<Result>): Promise<Result> {
  return runInTurn(async () => use(await decodeInThread(path)));
}
