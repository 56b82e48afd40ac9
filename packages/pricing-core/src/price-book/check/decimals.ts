// Millionths back to decimal text, for what a finding says.

import { canonicalDecimal, MAX_FRACTION_DIGITS } from '../../money/decimal-text.ts';

/** `12500000n` → `"12.5"`. */
export function decimalText(scaled: bigint): string {
  const digits = String(scaled).padStart(MAX_FRACTION_DIGITS + 1, '0');
  return canonicalDecimal(`${digits.slice(0, -MAX_FRACTION_DIGITS)}.${digits.slice(-MAX_FRACTION_DIGITS)}`);
}

/** A hundred percent, in millionths. */
export const HUNDRED_PERCENT = 100_000_000n;

/** One, in millionths. */
export const ONE = 1_000_000n;

/** At least so many digits after the point: `44` → `44.00`; none is ever taken away. */
export function withDigits(decimal: string, digits: number): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  const padded = fraction.padEnd(digits, '0');
  return padded === '' ? whole : `${whole}.${padded}`;
}
