// Exact whole numbers: plain numbers while they are safe, BigInt beyond. No result is ever rounded.

/** A whole number, never negative here unless said so; a `bigint` only where a `number` would not be exact. */
export type Integer = number | bigint;

const MAX_SAFE = Number.MAX_SAFE_INTEGER;
const MAX_SAFE_BIG = BigInt(MAX_SAFE);

/** The smaller of the two representations, so that equal values are `===`. */
export function normalise(value: bigint): Integer {
  return value <= MAX_SAFE_BIG && value >= -MAX_SAFE_BIG ? Number(value) : value;
}

/** The exact sum. */
export function add(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (sum <= MAX_SAFE && sum >= -MAX_SAFE) return sum;
  }
  return normalise(BigInt(a) + BigInt(b));
}

/** The exact difference; it may be negative. */
export function subtract(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const difference = a - b;
    if (difference <= MAX_SAFE && difference >= -MAX_SAFE) return difference;
  }
  return normalise(BigInt(a) - BigInt(b));
}

/** The exact product. */
export function multiply(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (product <= MAX_SAFE && product >= -MAX_SAFE) return product;
  }
  return normalise(BigInt(a) * BigInt(b));
}

/** −1, 0 or 1, as `a` is below, equal to or above `b`. */
export function compare(a: Integer, b: Integer): -1 | 0 | 1 {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}
