// Reads calendars of other places in a thread of its own, for a limited time.

import { runWorker } from '#server/platform/run-worker.ts';
import type { FeedFile, FeedReading } from './read-feed.rules.ts';

const LIMITS = { timeoutMs: 10_000, memoryMb: 256 } as const;

/** Returns the days that a calendar takes, or why it can't be read. */
export async function readFeedInThread(file: FeedFile, limits: { timeoutMs: number; memoryMb: number } = LIMITS): Promise<FeedReading> {
  const reading = await runWorker<FeedReading>({ file: './feed-worker', from: import.meta.url, input: file, ...limits });
  return reading ?? { error: 'tooLarge' };
}
