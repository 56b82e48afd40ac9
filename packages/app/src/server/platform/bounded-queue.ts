// Limits concurrent work that needs much memory and CPU: further work waits in a queue of limited length, and is rejected beyond that.

import { HttpError } from './errors.ts';

export interface QueueSize {
  readonly atWork: number;
  readonly waiting: number;
  /** When rejected callers may retry. */
  readonly retrySeconds: number;
}

export type RunInTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a separate queue; returns a function that runs work in it.
 * @throws HttpError `unavailable`, with the retry time, if the queue is full
 */
export function createBoundedQueue({ atWork: most, waiting: longest, retrySeconds }: QueueSize): RunInTurn {
  let atWork = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (atWork < most) atWork += 1;
    else if (waiting.length >= longest) throw new HttpError('unavailable', { seconds: retrySeconds });
    else await new Promise<void>((turn) => waiting.push(turn));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) atWork -= 1;
      else next();
    }
  };
}
