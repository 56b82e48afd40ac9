// The same price book told in another order.

import type { PriceBookInput } from '../../src/index.ts';

/** Every collection of a book in another order; what stands inside an entry stays as it is. */
export function shuffledBook(book: PriceBookInput, seed: number): PriceBookInput {
  return Object.fromEntries(
    Object.entries(book).map(([part, entries]) => [part, Array.isArray(entries) ? shuffled<unknown>(entries, seed) : entries]),
  ) as PriceBookInput;
}

/** Fisher and Yates, driven by a small generator so that a failure can be repeated. */
function shuffled<T>(entries: readonly T[], seed: number): T[] {
  const order = [...entries];
  let state = seed + 1;
  for (let last = order.length - 1; last > 0; last -= 1) {
    state = (state * 48_271) % 2_147_483_647;
    const other = state % (last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
