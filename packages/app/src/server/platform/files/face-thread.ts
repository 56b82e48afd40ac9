// Looks for faces in pictures, in a worker thread: it takes about a second, which would block all requests.

import { createBoundedQueue } from '#server/platform/bounded-queue.ts';
import { runWorker } from '#server/platform/run-worker.ts';
import type { FaceInput } from './face-worker.ts';

/** The longer side of the pictures, in pixels: larger ones take long, and faces that are smaller yet are hardly recognised. */
export const FACE_SIDE = 480;

const LIMITS = { timeoutMs: 30_000, memoryMb: 256 } as const;

const runInTurn = createBoundedQueue({ atWork: 1, waiting: 100, retrySeconds: 60 });

/**
 * Returns whether there seems to be a face in a picture. Nothing is kept of it.
 * @throws HttpError `unavailable` if too many wait
 */
export function hasFace(picture: FaceInput): Promise<boolean> {
  return runInTurn(
    async () => (await runWorker<boolean>({ file: './face-worker', from: import.meta.url, input: picture, ...LIMITS })) ?? false,
  );
}
