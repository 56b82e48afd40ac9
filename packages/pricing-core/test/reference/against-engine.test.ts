// The engine against the decimal.js reference on random books; `npm run verify` does the same a million times.

import { describe, expect, it } from 'vitest';
import { compareOnBook } from './compare-with-engine.ts';

const BOOKS = 60;
const REQUESTS_PER_BOOK = 100;

describe('the engine and the decimal.js reference', () => {
  const comparisons = Array.from({ length: BOOKS }, (_, at) => compareOnBook(1_000_000 + at, REQUESTS_PER_BOOK));

  it('give the same answers', () => {
    expect(comparisons.flatMap(({ difference }) => difference ?? [])).toEqual([]);
  });

  it('are asked for prices far more often than for refusals, yet for both', () => {
    const sum = (count: (comparison: (typeof comparisons)[number]) => number) =>
      comparisons.reduce((total, each) => total + count(each), 0);
    const refused = sum(({ refusals }) => refusals);
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(0.4 * BOOKS * REQUESTS_PER_BOOK);
    expect(sum(({ lines }) => lines)).toBeGreaterThan(3 * BOOKS * REQUESTS_PER_BOOK);
  });
});
