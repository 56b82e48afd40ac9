// Sums on amounts of one currency, as decimal text in and out: for callers who add to a quote without a decimal library.

import { type Issue, issue } from './issues.ts';
import { formatAmount, parseAmount } from './money/amount.ts';
import { minorDigits } from './money/currency.ts';
import { canonicalDecimal, DECIMAL_PATTERN } from './money/decimal-text.ts';
import { add, compare, type Integer, subtract } from './money/integer.ts';
import { divideAndRound, type Rounding } from './money/ratio.ts';
import { ok, type Result, refuse } from './result.ts';

export { type Allocation, type AllocationOf, type AllocationTie, allocate } from './money/allocate.ts';
export { type AmountSums, sumsIn } from './money/sums.ts';

/** Decimals that the two roundings take: quantities and percentages, at most 12 digits before the point and 6 after it. */
const FACTOR = /^-?\d{1,12}(?:\.\d{1,6})?$/;

/**
 * Arithmetic on amounts of one currency. Amounts are decimal text such as `"12.34"`; results always have all digits of
 * the currency. Each result is exact, or rounded once where documented. An invalid amount throws a
 * RangeError: parse user input with {@link AmountMath.read} first.
 */
export interface AmountMath {
  readonly currency: string;
  /** Minor digits by ISO 4217. */
  readonly digits: number;
  readonly zero: string;
  /** Decimal text → an amount with all its digits, or `invalid_amount`. */
  read(text: string): Result<string>;
  sum(amounts: readonly string[]): string;
  subtract(from: string, amount: string): string;
  negate(amount: string): string;
  /** −1, 0 or 1, as `a` is below, equal to or above `b`. */
  compare(a: string, b: string): -1 | 0 | 1;
  /** `amount × factor`, rounded once; by default, half away from zero. `times("9.99", "1.5")` → `"14.99"`. */
  times(amount: string, factor: string, rounding?: Rounding): string;
  /** `percentage` % of `amount`, rounded once: `share("100.00", "23")` → `"23.00"`. */
  share(amount: string, percentage: string, rounding?: Rounding): string;
  /** `amount / parts`, rounded once: `divide("100.00", 3)` → `"33.33"`. Parts: a whole number above 0. */
  divide(amount: string, parts: number, rounding?: Rounding): string;
}

/** The arithmetic of a currency by its ISO 4217 code; refuses with `unknown_currency`. */
export function amountsIn(currency: string): Result<AmountMath> {
  const digits = minorDigits(currency);
  return digits === undefined ? refuse([issue('unknown_currency', [], { received: currency })]) : ok(amountMath(currency, digits));
}

function amountMath(currency: string, digits: number): AmountMath {
  const text = (minor: Integer) => formatAmount(minor, digits);
  const minor = (amount: string): Integer => {
    const parsed = parseAmount(amount, digits);
    if (parsed === undefined) throw new RangeError(`"${amount}" is no amount in ${currency}`);
    return parsed;
  };
  const scaled = (amount: string, factor: string, divisor: bigint, rounding: Rounding) =>
    text(roundedProduct({ minor: minor(amount), factor, divisor, rounding }));
  return {
    currency,
    digits,
    zero: text(0),
    read: (input) => {
      const parsed = DECIMAL_PATTERN.test(input) ? parseAmount(canonicalDecimal(input), digits) : undefined;
      return parsed === undefined ? refuse([invalidAmount(input, digits)]) : ok(text(parsed));
    },
    sum: (amounts) => text(amounts.reduce<Integer>((sum, amount) => add(sum, minor(amount)), 0)),
    subtract: (from, amount) => text(subtract(minor(from), minor(amount))),
    negate: (amount) => text(subtract(0, minor(amount))),
    compare: (a, b) => compare(minor(a), minor(b)),
    times: (amount, factor, rounding = 'half-up') => scaled(amount, factor, 1n, rounding),
    share: (amount, percentage, rounding = 'half-up') => scaled(amount, percentage, 100n, rounding),
    divide: (amount, parts, rounding = 'half-up') => {
      if (!Number.isSafeInteger(parts) || parts <= 0) throw new RangeError(`${parts} is no number of parts`);
      return scaled(amount, '1', BigInt(parts), rounding);
    },
  };
}

function invalidAmount(received: string, fractionDigits: number): Issue {
  return issue('invalid_amount', [], { received, fractionDigits });
}

interface Product {
  readonly minor: Integer;
  readonly factor: string;
  readonly divisor: bigint;
  readonly rounding: Rounding;
}

/** The sign is taken off and put back, so that a credit rounds as the charge it reverses. */
function roundedProduct({ minor, factor, divisor, rounding }: Product): Integer {
  if (!FACTOR.test(factor)) throw new RangeError(`"${factor}" is no factor: a decimal with at most 6 fraction digits`);
  const [whole = '', fraction = ''] = factor.split('.');
  const product = BigInt(minor) * BigInt(whole + fraction);
  const rounded = divideAndRound(product < 0n ? -product : product, divisor * 10n ** BigInt(fraction.length), rounding);
  return product < 0n ? subtract(0, rounded) : rounded;
}
