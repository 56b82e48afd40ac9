// Sums on amounts of one currency, and nothing else: what a small page needs to tell what changed.

import { formatAnyDigits } from './amount.ts';
import { usualDigits } from './currency.ts';

/**
 * Characters of the longest text taken for an amount: a million digits would keep a page busy.
 * A line comes to 26 digits before the point at most: 12 of the amount, 4 of the quantity, 2 of the students, 8 of the gross-up.
 */
const LONGEST = 40;

/** Its last group is the fraction without closing zeros. */
const AMOUNT = /^(-?\d+)(?:\.(?=\d)(\d*?)0*)?$/;

/** Exact sums. Amounts are decimal text; text that is no amount throws a RangeError. */
export interface AmountSums {
  /** Whether it is an amount as quotes hold them: text of at most the currency's digits, not below 0. */
  isAmount(value: unknown): value is string;
  sum(amounts: readonly string[]): string;
  subtract(from: string, amount: string): string;
}

/** Sums in a currency by its ISO 4217 code; undefined for what is no such code. Whether it is in use is not asked. */
export function sumsIn(currency: string): AmountSums | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  const digits = usualDigits(currency);
  const read = (text: string) => {
    const [, whole, fraction = ''] = (text.length <= LONGEST && AMOUNT.exec(text)) || [];
    return whole && fraction.length <= digits ? BigInt(whole + fraction.padEnd(digits, '0')) : undefined;
  };
  const minor = (amount: string) => {
    const parsed = read(amount);
    if (parsed === undefined) throw new RangeError(`"${amount}" is no amount in ${currency}`);
    return parsed;
  };
  return {
    isAmount: (value): value is string => typeof value === 'string' && !value.startsWith('-') && read(value) !== undefined,
    sum: (amounts) =>
      formatAnyDigits(
        amounts.reduce((sum, amount) => sum + minor(amount), 0n),
        digits,
      ),
    subtract: (from, amount) => formatAnyDigits(minor(from) - minor(amount), digits),
  };
}
