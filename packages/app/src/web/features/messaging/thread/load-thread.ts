// Loads a conversation for its thread: up to three attempts, ten seconds apart, and never twice at the same time.

import { CONVERSATION_RETRY } from '#contract/platform/constants.ts';

const { attempts: ATTEMPTS, apartMs, waitMs } = CONVERSATION_RETRY;

/** How far loading is: the number of the attempt, and whether it failed and the next one is waited for. */
export interface LoadProgress {
  readonly attempt: number;
  readonly isWaiting: boolean;
}

interface LoaderMeans<Loaded> {
  load(conversationId: number): Promise<Loaded>;
  /** Whether another attempt would fail in the same way. */
  isFinal(error: unknown): boolean;
}

export type ThreadLoader<Loaded> = (conversationId: number, onProgress: (progress: LoadProgress) => void) => Promise<Loaded>;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Creates a function that loads conversations; it throws the error of the last attempt. */
export function createThreadLoader<Loaded>({ load, isFinal }: LoaderMeans<Loaded>): ThreadLoader<Loaded> {
  const loading = new Map<number, Promise<Loaded>>();

  async function attemptLoad(conversationId: number, onProgress: (progress: LoadProgress) => void): Promise<Loaded> {
    for (let attempt = 1; ; attempt++) {
      onProgress({ attempt, isWaiting: false });
      try {
        return await load(conversationId);
      } catch (error) {
        if (attempt === ATTEMPTS || isFinal(error)) throw error;
        onProgress({ attempt, isWaiting: true });
        await wait(apartMs);
      }
    }
  }

  return async (conversationId, onProgress) => {
    const current = loading.get(conversationId);
    if (current !== undefined) {
      onProgress({ attempt: 1, isWaiting: true });
      await Promise.all([wait(waitMs), current.catch(() => undefined)]);
      return await current;
    }
    const work = attemptLoad(conversationId, onProgress);
    loading.set(conversationId, work);
    try {
      return await work;
    } finally {
      loading.delete(conversationId);
    }
  };
}
