// Exact fractions of whole numbers, and the one place where money is rounded.

import { type Integer, multiply, normalise } from './integer.ts';

/** `numerator / denominator`, in lowest terms; the denominator is above 0. */
export interface Ratio {
  readonly numerator: Integer;
  readonly denominator: Integer;
}

/** How an exact half is rounded: away from zero, or to the even neighbour. */
export type Rounding = 'half-up' | 'half-even';

/** Below this, quotient × divisor can't leave the safe range even when the estimate is one too high. */
export const LARGEST_ROUNDED_FAST = 2 ** 52;

export const ZERO: Ratio = { numerator: 0, denominator: 1 };

/** Of two safe whole numbers, neither negative. */
export function greatestCommonDivisor(a: number, b: number): number {
  let [high, low] = [a, b];
  while (low !== 0) [high, low] = [low, high % low];
  return high;
}

function greatestCommonDivisorBig(a: bigint, b: bigint): bigint {
  let [high, low] = a < 0n ? [-a, b] : [a, b];
  while (low !== 0n) [high, low] = [low, high % low];
  return high;
}

/** The fraction in lowest terms. `denominator` must be above 0. */
export function ratio(numerator: Integer, denominator: Integer): Ratio {
  if (typeof numerator === 'number' && typeof denominator === 'number') {
    const divisor = greatestCommonDivisor(Math.abs(numerator), denominator);
    return { numerator: numerator / divisor, denominator: denominator / divisor };
  }
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  const divisor = greatestCommonDivisorBig(n, d);
  return { numerator: normalise(n / divisor), denominator: normalise(d / divisor) };
}

/** `value × factor`, rounded once to a whole number. Nothing may be negative. */
export function multiplyAndRound(value: Ratio, factor: Integer, rounding: Rounding): Integer {
  const { numerator, denominator } = value;
  const product = multiply(numerator, factor);
  return denominator === 1 ? product : divideAndRound(product, denominator, rounding);
}

/** `numerator / denominator`, rounded to a whole number. `numerator` ≥ 0, `denominator` > 0. */
export function divideAndRound(numerator: Integer, denominator: Integer, rounding: Rounding): Integer {
  if (
    typeof numerator === 'number' &&
    typeof denominator === 'number' &&
    numerator <= LARGEST_ROUNDED_FAST &&
    denominator <= LARGEST_ROUNDED_FAST
  ) {
    return divideAndRoundFast(numerator, denominator, rounding);
  }
  return divideBig(BigInt(numerator), BigInt(denominator), rounding);
}

/**
 * The same for numbers up to {@link LARGEST_ROUNDED_FAST}. The floating quotient is only an estimate: the remainder, which is
 * exact, puts it right.
 */
export function divideAndRoundFast(numerator: number, denominator: number, rounding: Rounding): number {
  let quotient = Math.floor(numerator / denominator);
  let remainder = numerator - quotient * denominator;
  if (remainder < 0) {
    quotient -= 1;
    remainder += denominator;
  } else if (remainder >= denominator) {
    quotient += 1;
    remainder -= denominator;
  }
  const twice = remainder * 2;
  if (twice < denominator) return quotient;
  if (twice === denominator && rounding === 'half-even' && quotient % 2 === 0) return quotient;
  return quotient + 1;
}

function divideBig(numerator: bigint, denominator: bigint, rounding: Rounding): Integer {
  const quotient = numerator / denominator;
  const twice = (numerator % denominator) * 2n;
  if (twice < denominator) return normalise(quotient);
  if (twice === denominator && rounding === 'half-even' && quotient % 2n === 0n) return normalise(quotient);
  return normalise(quotient + 1n);
}
