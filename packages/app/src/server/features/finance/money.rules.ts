// Amounts of a currency: decimal text, calculated with the arithmetic of the pricing engine.

import { type AmountMath, amountsIn } from '@hosted-stay/pricing-core/amounts';

export type { AmountMath } from '@hosted-stay/pricing-core/amounts';

/** Thrown for a stored currency that input validation can't have accepted. */
class UnknownCurrencyError extends Error {}

/** Of each currency asked for so far; there are fewer than two hundred. */
const maths = new Map<string, AmountMath>();

/** Returns the arithmetic of a currency that was validated before. */
export function getAmountMath(currency: string): AmountMath {
  const known = maths.get(currency);
  if (known !== undefined) return known;
  const math = amountsIn(currency);
  if (!math.ok) throw new UnknownCurrencyError(currency);
  maths.set(currency, math.value);
  return math.value;
}

/** Returns whether amounts in this currency can be calculated. */
export function isCurrency(currency: string): boolean {
  return amountsIn(currency).ok;
}

/** Returns an amount with all digits of its currency: `12.5` and the database's `12.5000` become `12.50`. */
export function toFullDigits(amount: string, currency: string): string {
  const math = amountsIn(currency);
  return math.ok ? math.value.sum([amount]) : amount;
}

export function isAbove(a: string, b: string, { compare }: AmountMath): boolean {
  return compare(a, b) > 0;
}

/** Returns the smaller of two amounts. */
export function minAmount(a: string, b: string, math: AmountMath): string {
  return math.sum([isAbove(a, b, math) ? b : a]);
}

/** Returns whether an amount has no more decimal places than its currency. */
export function hasCurrencyDigits(amount: string, { read }: AmountMath): boolean {
  return read(amount).ok;
}
