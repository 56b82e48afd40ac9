// Exact fractions as text: "7/3", "-1/2", and plain "4" where nothing is left over.

import { ratio } from './ratio.ts';

/** `numerator / denominator` in lowest terms. `denominator` must be above 0. */
export function fractionText(numerator: bigint, denominator: bigint): string {
  const lowest = ratio(numerator, denominator);
  return lowest.denominator === 1 ? String(lowest.numerator) : `${lowest.numerator}/${lowest.denominator}`;
}
