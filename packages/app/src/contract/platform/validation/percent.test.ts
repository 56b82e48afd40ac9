// Shares and percentages: one is the other with its point moved, and nothing is lost on the way.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPlainDecimal } from './decimals.ts';
import { shareOfPercent, toPercent } from './percent.ts';

test.each([
  ['0.23', '23'],
  ['0.235', '23.5'],
  ['0', '0'],
  ['1', '100'],
  ['0.005', '0.5'],
])('a share of %s is %s percent', (share, percent) => {
  expect(toPercent(share)).toBe(percent);
  expect(shareOfPercent(percent)).toBe(share);
});

test('there and back is the same', () => {
  const decimal = fc.tuple(fc.nat(1000), fc.nat(9999)).map(([whole, fraction]) => toPlainDecimal(`${whole}.${fraction}`));
  fc.assert(fc.property(decimal, (text) => toPercent(shareOfPercent(text)) === text && shareOfPercent(toPercent(text)) === text));
});

test('a text that is no number stays as it is, for the shape to refuse', () => expect(shareOfPercent('a lot')).toBe('a lot'));
