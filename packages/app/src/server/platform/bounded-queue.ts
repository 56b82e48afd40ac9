// Work that takes memory and processors: so much of it at once, so much more waits for its turn, and the rest is sent away.

import { HttpError } from './errors.ts';

export interface QueueSize {
  readonly atWork: number;
  readonly waiting: number;
  /** When somebody who was sent away may come back. */
  readonly retrySeconds: number;
}

export type RunInTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * A queue of its own; answers what runs work in it.
 * @throws HttpError `unavailable`, with when to come back, once too many wait
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
