// How many requests are under way; what runs in the background is not counted.

import { createStore } from '#web/platform/store.ts';

export const requestCount = createStore(0);

/** Counts something for as long as it takes. */
export async function trackRequest<Value>(work: Promise<Value>): Promise<Value> {
  requestCount.set(requestCount.get() + 1);
  try {
    return await work;
  } finally {
    requestCount.set(requestCount.get() - 1);
  }
}
