// Has a workbook made in a thread of its own: twenty thousand rows take two seconds, in which everybody else must get their answers.

import { Worker } from 'node:worker_threads';
import { createBoundedQueue } from '#server/platform/bounded-queue.ts';
import type { FileContent } from './file-content.ts';
import type { ToWorker } from './xlsx-worker.ts';

/** Beside this file, in the sources as in what is built from them. */
function getWorkerUrl(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './xlsx-worker.ts' : './xlsx-worker.js', import.meta.url);
}

/** The most memory that a workbook may take, in megabytes. */
const MEMORY_MB = 768;

/** How many are made at once, and how many more may wait: their rows are read only when it is their turn. */
const QUEUE = { atWork: 2, waiting: 8, retrySeconds: 30 } as const;

const inTurn = createBoundedQueue(QUEUE);

async function runWorker({ batches, ...parts }: FileContent): Promise<Uint8Array> {
  const worker = new Worker(getWorkerUrl(), { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  const made = new Promise<Uint8Array>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread ended before the workbook was made.')));
  });
  // Told below, once all rows are there.
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
 * The bytes of the workbook.
 * @throws HttpError `unavailable` when too many wait
 */
export function createWorkbookInThread(content: FileContent): Promise<Uint8Array> {
  return inTurn(() => runWorker(content));
}
