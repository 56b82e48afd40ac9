// A worker thread: makes its task of the setup it was given, then answers chunk after chunk.

import { parentPort, workerData } from 'node:worker_threads';
import type { Chunk } from './chunk.ts';
import { openWorkshop, type Setup } from './workshop.ts';

const workshop = openWorkshop(workerData as Setup);

parentPort?.on('message', answer);

async function answer(chunk: Chunk): Promise<void> {
  try {
    const { run } = await workshop;
    parentPort?.postMessage({ answer: await run(chunk) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
}
