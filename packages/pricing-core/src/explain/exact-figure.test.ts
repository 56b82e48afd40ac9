// Exact values in their three spellings.

import { describe, expect, it } from 'vitest';
import { exactFigure, textOfScaled } from './exact-figure.ts';

describe('exactFigure', () => {
  it.each([
    ['a whole', { numerator: 1250, denominator: 1 }, 2, { numerator: '25', denominator: '1', decimal: '25', rounded: '25.00' }],
    ['a half cent', { numerator: 1, denominator: 4 }, 2, { numerator: '1', denominator: '200', decimal: '0.005', rounded: '0.01' }],
    ['thirds', { numerator: 100, denominator: 3 }, 1, { numerator: '1', denominator: '3', decimal: '0.33333333…', rounded: '0.33' }],
    ['nothing', { numerator: 0, denominator: 1 }, 5, { numerator: '0', denominator: '1', decimal: '0', rounded: '0.00' }],
  ])('%s', (_, rate, factor, expected) => {
    expect(exactFigure(rate, factor, { digits: 2, rounding: 'half-up' })).toEqual(expected);
  });

  it('cuts an endless decimal and never rounds it', () => {
    expect(exactFigure({ numerator: 200, denominator: 3 }, 1, { digits: 2, rounding: 'half-up' }).decimal).toBe('0.66666666…');
  });
});

describe('textOfScaled', () => {
  it('writes millionths, below 0 too', () => {
    expect([0n, 2_500_000n, -1n].map(textOfScaled)).toEqual(['0', '2.5', '-0.000001']);
  });
});
