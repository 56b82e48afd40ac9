// How many requests are under way; what runs in the background is not counted.

import { createStore } from './store.ts';

export const pending = createStore(0);

/** Counts something for as long as it takes. */
export async function trackRequest<Value>(work: Promise<Value>): Promise<Value> {
  pending.set(pending.get() + 1);
  try {
    return await work;
  } finally {
    pending.set(pending.get() - 1);
  }
}
