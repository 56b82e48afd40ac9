// The number of open requests, without those in the background.

import { createStore } from '#web/platform/store.ts';

export const requestCount = createStore(0);

/** Counts a promise as an open request until it settles. */
export async function trackRequest<Value>(work: Promise<Value>): Promise<Value> {
  requestCount.set(requestCount.get() + 1);
  try {
    return await work;
  } finally {
    requestCount.set(requestCount.get() - 1);
  }
}
