// More trips than one request takes are all changed, each once.

import { expect, test } from 'vitest';
import { TRACKED_AT_ONCE } from '#contract/trips/tracker.shapes.ts';
import { changeInBatches } from './in-batches.ts';

test('no trip is left out or sent twice, and no request is too large', async () => {
  const ids = Array.from({ length: 2 * TRACKED_AT_ONCE + 1 }, (_, index) => index + 1);
  const sizes: number[] = [];
  const { changed } = await changeInBatches(ids, async (some) => {
    sizes.push(some.length);
    return { changed: some };
  });
  expect(changed).toEqual(ids);
  expect(sizes).toEqual([TRACKED_AT_ONCE, TRACKED_AT_ONCE, 1]);
});

test('a request that fails is told', async () => {
  await expect(changeInBatches([1], () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});
