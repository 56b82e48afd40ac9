// Distributes work over threads and returns answers in input order, with a limited number of chunks ahead.

import { Worker } from 'node:worker_threads';
import type { Chunk, ChunkAnswer } from './chunk.ts';

/** Does one chunk after another; several may be waiting. */
export interface Runner {
  readonly run: (chunk: Chunk) => Promise<ChunkAnswer>;
  readonly close: () => Promise<void>;
}

/** Chunks given to each thread before the oldest answer has been taken. */
const AHEAD = 2;

/**
 * Runs chunks on all runners and yields their answers in order. The consumer sets the pace:
 * no chunk is read before there is room for its answer.
 */
export async function* runInOrder(chunks: AsyncIterable<Chunk> | Iterable<Chunk>, runners: readonly Runner[]): AsyncGenerator<ChunkAnswer> {
  const waiting: Promise<ChunkAnswer>[] = [];
  let next = 0;
  for await (const chunk of chunks) {
    const runner = runners[next % runners.length];
    if (runner === undefined) return;
    next += 1;
    const answer = runner.run(chunk);
    answer.catch(() => undefined);
    waiting.push(answer);
    if (waiting.length >= runners.length * AHEAD) {
      const first = waiting.shift();
      if (first !== undefined) yield await first;
    }
  }
  for (const answer of waiting) yield await answer;
}

/** The file a worker starts from: beside this one, in the sources and in what is built of them. */
const IS_SOURCE = import.meta.url.endsWith('.ts');
const WORKER = new URL(IS_SOURCE ? './worker.ts' : './worker.js', import.meta.url);

/** Run from the sources, a worker must find the engine's sources too. */
const SOURCES = { execArgv: ['--conditions=@hosted-stay/source'] };

/** Most garbage is short-lived: a small young generation is collected more often, without measurable cost. */
const LIMITS = { maxYoungGenerationSizeMb: 16 };

type Reply = { readonly answer: ChunkAnswer } | { readonly error: unknown };

/** Starts a thread for the task in `setup`, which must be plain data. */
export function startWorker(setup: unknown): Runner {
  const worker = new Worker(WORKER, { workerData: setup, resourceLimits: LIMITS, ...(IS_SOURCE && SOURCES) });
  const pending: { resolve: (answer: ChunkAnswer) => void; reject: (reason: unknown) => void }[] = [];
  let broken: { readonly reason: unknown } | undefined;
  const fail = (reason: unknown) => {
    broken ??= { reason };
    for (const { reject } of pending.splice(0)) reject(reason);
  };
  worker.on('message', (reply: Reply) => {
    if ('error' in reply) fail(reply.error);
    else pending.shift()?.resolve(reply.answer);
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`a worker thread ended with code ${code}`)));
  return {
    run: (chunk) =>
      new Promise((resolve, reject) => {
        if (broken !== undefined) return reject(broken.reason);
        pending.push({ resolve, reject });
        worker.postMessage(chunk, chunk.kind === 'bytes' && chunk.bytes.buffer instanceof ArrayBuffer ? [chunk.bytes.buffer] : []);
      }),
    close: async () => {
      await worker.terminate();
    },
  };
}
