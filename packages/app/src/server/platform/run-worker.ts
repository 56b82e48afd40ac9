// Runs work in a worker thread that ends with it: work that would block all requests, or whose memory is only freed with its thread.

import { Worker } from 'node:worker_threads';

interface WorkerRun {
  /** Beside the caller, in the sources and in the build, without its extension: `./heic-worker`. */
  readonly file: string;
  /** `import.meta.url` of the caller. */
  readonly from: string;
  readonly input: unknown;
  readonly timeoutMs: number;
  /** What JavaScript itself may take; other memory is not counted. */
  readonly memoryMb: number;
}

/** Returns the first message of the worker; null if it fails, ends without one, or takes too long. */
export async function runWorker<Output>({ file, from, input, timeoutMs, memoryMb }: WorkerRun): Promise<Output | null> {
  const worker = new Worker(new URL(`${file}.${from.endsWith('.ts') ? 'ts' : 'js'}`, from), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // What a library prints doesn't belong into the log.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Output | null>((resolve) => {
      worker.once('message', resolve);
      worker.once('error', () => resolve(null));
      worker.once('exit', () => resolve(null));
      timer = setTimeout(() => resolve(null), timeoutMs);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
