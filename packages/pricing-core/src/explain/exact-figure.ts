// A figure before and after its rounding: the exact fraction, its decimal text, and the amount printed.

import { formatAmount } from '../money/amount.ts';
import { canonicalDecimal, MAX_FRACTION_DIGITS } from '../money/decimal-text.ts';
import type { Integer } from '../money/integer.ts';
import { multiplyAndRound, type Ratio, type Rounding, ratio } from '../money/ratio.ts';

/** Digits shown of a decimal that never ends. */
const SHOWN_DIGITS = 8;

/** An amount of the currency (not of its minor unit), exact and rounded. */
export interface ExactFigure {
  /** The exact value as a fraction in lowest terms. */
  readonly numerator: string;
  readonly denominator: string;
  /** The exact value as a decimal; where it never ends its first eight fraction digits and `…`: `"33.33333333…"`. */
  readonly decimal: string;
  /** The value as it was rounded, with the currency's minor digits. */
  readonly rounded: string;
}

/** How a book rounds, and to how many digits. */
export interface Precision {
  readonly digits: number;
  readonly rounding: Rounding;
}

/** `rate × factor`, where the rate is in minor units. */
export function exactFigure(rate: Ratio, factor: Integer, { digits, rounding }: Precision): ExactFigure {
  const { numerator, denominator } = ratio(BigInt(rate.numerator) * BigInt(factor), BigInt(rate.denominator) * 10n ** BigInt(digits));
  return {
    numerator: String(numerator),
    denominator: String(denominator),
    decimal: decimalOf(BigInt(numerator), BigInt(denominator)),
    rounded: formatAmount(multiplyAndRound(rate, factor, rounding), digits),
  };
}

/** Decimal text of a fraction in lowest terms that is not negative. */
function decimalOf(numerator: bigint, denominator: bigint): string {
  const digits = fractionDigits(denominator);
  const shown = digits ?? SHOWN_DIGITS;
  const text = formatAmount((numerator * 10n ** BigInt(shown)) / denominator, shown);
  return digits === undefined ? `${text}…` : text;
}

/** How many fraction digits write the fraction out in full; undefined when none do. */
function fractionDigits(denominator: bigint): number | undefined {
  const [twos, withoutTwos] = timesDivisible(denominator, 2n);
  const [fives, rest] = timesDivisible(withoutTwos, 5n);
  return rest === 1n ? Math.max(twos, fives) : undefined;
}

function timesDivisible(value: bigint, divisor: bigint): [times: number, rest: bigint] {
  let [times, rest] = [0, value];
  while (rest % divisor === 0n) [times, rest] = [times + 1, rest / divisor];
  return [times, rest];
}

/** Decimal text of millionths, negative ones too: `2500000n` → `"2.5"`. */
export function textOfScaled(millionths: bigint): string {
  return canonicalDecimal(formatAmount(millionths, MAX_FRACTION_DIGITS));
}
