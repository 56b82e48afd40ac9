// Reads workbooks in a worker thread with little memory and time: a file from outside must hold up nobody.

import { Worker } from 'node:worker_threads';
import { createBoundedQueue } from '#server/platform/bounded-queue.ts';
import type { ReadWorkbook, WorkbookLimits } from './workbook.ts';

/** The worker is next to this file, in the sources and in the build. */
function getWorkerUrl(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './workbook-worker.ts' : './workbook-worker.js', import.meta.url);
}

const MEMORY_MB = 384;
const TIME_MS = 30_000;

const inTurn = createBoundedQueue({ atWork: 1, waiting: 8, retrySeconds: 30 });

async function runWorker(bytes: Uint8Array, limits: WorkbookLimits): Promise<ReadWorkbook> {
  const worker = new Worker(getWorkerUrl(), { workerData: { bytes, limits }, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ReadWorkbook>((resolve, reject) => {
      timer = setTimeout(() => resolve({ ok: false, fault: 'tooLarge' }), TIME_MS);
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ ok: false, fault: 'tooLarge' }) : reject(error),
      );
      worker.once('exit', () => reject(new Error('The thread ended before the workbook was read.')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/**
 * Returns the sheets of a workbook, or why it isn't read.
 * @throws HttpError `unavailable` if too many wait
 */
export function readWorkbookInThread(bytes: Uint8Array, limits: WorkbookLimits): Promise<ReadWorkbook> {
  return inTurn(() => runWorker(bytes, limits));
}
