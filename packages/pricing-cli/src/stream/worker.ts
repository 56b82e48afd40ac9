// A worker thread: makes its task of the setup it was given, then answers chunk after chunk.

import { parentPort, workerData } from 'node:worker_threads';
import type { Chunk } from './chunk.ts';
import { openLocalRunner, type Setup } from './local-runner.ts';

const runner = openLocalRunner(workerData as Setup);

parentPort?.on('message', answer);

async function answer(chunk: Chunk): Promise<void> {
  try {
    const { run } = await runner;
    parentPort?.postMessage({ answer: await run(chunk) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
}
