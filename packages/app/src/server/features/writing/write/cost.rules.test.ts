// What texts cost: exactly, and never less than they do.

import { expect, test } from 'vitest';
import { computeCost, countMostTokens, fitsBudget, subtractSpent } from './cost.rules.ts';

test.each([
  [1000, 500, '2.50', '10', '0.0075'],
  [1, 0, '0.15', '0.60', '0.000001'],
  [0, 0, '2.50', '10', '0'],
  [3, 0, '0.1', '0', '0.000001'],
  [1_000_000, 1_000_000, '0.1', '0.2', '0.3'],
  [123_456, 7890, '0', '0', '0'],
])('%d and %d tokens at %s and %s a million cost %s', (tokensIn, tokensOut, priceIn, priceOut, cost) => {
  expect(computeCost({ tokensIn, tokensOut }, { priceIn, priceOut })).toBe(cost);
});

test('a text has at most as many tokens as bytes, and some for its message', () => {
  expect(countMostTokens([{ content: 'abc' }, { content: '東京' }])).toBe(3 + 6 + 32);
});

test('the rest of a budget is exact, and never less than nothing', () => {
  expect([subtractSpent('20', '0.1'), subtractSpent('0.3', '0.1'), subtractSpent('1', '1.000001')]).toEqual(['19.9', '0.2', '0']);
  expect([fitsBudget('0.2', '0.2'), fitsBudget('0.200001', '0.2'), fitsBudget('0', '0')]).toEqual([true, false, true]);
});
