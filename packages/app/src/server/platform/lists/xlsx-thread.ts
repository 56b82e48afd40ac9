// Creates workbooks in a worker thread: 20,000 rows take two seconds, which would block all other requests.

import { Worker } from 'node:worker_threads';
import { createBoundedQueue } from '#server/platform/bounded-queue.ts';
import type { FileContent } from './file-content.ts';
import type { ToWorker } from './xlsx-worker.ts';

/** The worker is next to this file, in the sources and in the build. */
function getWorkerUrl(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './xlsx-worker.ts' : './xlsx-worker.js', import.meta.url);
}

/** The memory limit of a workbook, in megabytes. */
const MEMORY_MB = 768;

/** Workbooks created at once, and how many more may wait; rows are read only when it is their turn. */
const QUEUE = { atWork: 2, waiting: 8, retrySeconds: 30 } as const;

const inTurn = createBoundedQueue(QUEUE);

async function runWorker({ batches, ...parts }: FileContent): Promise<Uint8Array> {
  const worker = new Worker(getWorkerUrl(), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  const made = new Promise<Uint8Array>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread ended before the workbook was made.')));
  });
  // Avoids an unhandled rejection; the error is thrown by the await below.
  made.catch(() => {});
  const tell = (message: ToWorker) => worker.postMessage(message);
  try {
    for await (const rows of batches) tell({ kind: 'rows', rows });
    tell({ kind: 'end', parts });
    return await made;
  } finally {
    await worker.terminate();
  }
}

/**
 * Returns the bytes of the workbook.
 * @throws HttpError `unavailable` if too many wait
 */
export function createWorkbookInThread(content: FileContent): Promise<Uint8Array> {
  return inTurn(() => runWorker(content));
}
