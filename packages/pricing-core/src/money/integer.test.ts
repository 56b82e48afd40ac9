// Exact whole numbers against BigInt, at and around the edge where plain numbers stop being exact.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../test/support/runs.ts';
import { add, compare, type Integer, multiply, normalise, subtract } from './integer.ts';

const SAFE = Number.MAX_SAFE_INTEGER;
const edges = [0, 1, -1, 2, 94_906_265, 94_906_266, 2 ** 52, 2 ** 52 + 1, SAFE - 1, SAFE, -SAFE].map(BigInt);
const anyInteger = fc.oneof(
  fc.constantFrom(...edges),
  fc.bigInt({ min: -(2n ** 54n), max: 2n ** 54n }),
  fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
  fc.integer().map(BigInt),
);

/** The one representation of a value: a number where it is safe, a bigint beyond. */
function inRightForm(value: Integer): bigint {
  const exact = BigInt(value);
  expect(typeof value).toBe(exact <= BigInt(SAFE) && exact >= -BigInt(SAFE) ? 'number' : 'bigint');
  return exact;
}

describe('integer arithmetic', () => {
  it.each([
    ['add', add, (a: bigint, b: bigint) => a + b],
    ['subtract', subtract, (a: bigint, b: bigint) => a - b],
    ['multiply', multiply, (a: bigint, b: bigint) => a * b],
  ] as const)('%s is exact and answers in the smaller form', (_, ours, exact) => {
    holds(
      fc.property(anyInteger, anyInteger, (a, b) => {
        expect(inRightForm(ours(normalise(a), normalise(b)))).toBe(exact(a, b));
      }),
      1000,
    );
  });

  it('compare orders as BigInt does, whatever the forms', () => {
    holds(
      fc.property(anyInteger, anyInteger, (a, b) => {
        expect(compare(normalise(a), normalise(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
        expect(compare(a, normalise(a))).toBe(0);
      }),
      500,
    );
  });

  it.each([
    [BigInt(SAFE), SAFE],
    [BigInt(SAFE) + 1n, BigInt(SAFE) + 1n],
    [-BigInt(SAFE), -SAFE],
    [-BigInt(SAFE) - 1n, -BigInt(SAFE) - 1n],
    [0n, 0],
  ])('normalise(%s)', (value, normal) => {
    expect(normalise(value)).toBe(normal);
  });

  it('leaves the safe range and comes back', () => {
    expect(add(SAFE, 1)).toBe(9_007_199_254_740_992n);
    expect(subtract(add(SAFE, 1), 1)).toBe(SAFE);
    expect(subtract(-SAFE, 1)).toBe(-9_007_199_254_740_992n);
    expect(add(-SAFE, -1)).toBe(-9_007_199_254_740_992n);
    expect(multiply(94_906_267, 94_906_267)).toBe(9_007_199_515_875_289n);
    expect(multiply(-94_906_267, 94_906_267)).toBe(-9_007_199_515_875_289n);
  });
});
