// Arithmetic on amounts for the screens of invoices and payments, with the engine's functions.

import { type AmountMath, amountsIn } from '@hosted-stay/pricing-core/amounts';

function mathOf(currency: string): AmountMath | null {
  const math = amountsIn(currency);
  return math.ok ? math.value : null;
}

/** Returns whether `amount` is more than `most`; false for invalid amounts, which another rule rejects. */
export function isMore(amount: string, most: string, currency: string): boolean {
  const math = mathOf(currency);
  if (math === null || !math.read(amount).ok || !math.read(most).ok) return false;
  return math.compare(amount, most) > 0;
}

/** Returns whether an amount is above 0. */
export function isPositive(amount: string, currency: string): boolean {
  return isMore(amount, '0', currency);
}

/** Returns the smaller of two amounts, with all decimals of the currency. */
export function findSmallerAmount(a: string, b: string, currency: string): string {
  return mathOf(currency)?.sum([isMore(a, b, currency) ? b : a]) ?? a;
}

/** Returns the difference of two amounts, with all decimals of the currency. */
export function subtractAmount(amount: string, taken: string, currency: string): string {
  return mathOf(currency)?.subtract(amount, taken) ?? amount;
}

/** Returns the sum of amounts, with all decimals of the currency. */
export function sumOf(amounts: readonly string[], currency: string): string {
  return mathOf(currency)?.sum(amounts) ?? amounts.join(' + ');
}

/** Returns the amount with the opposite sign, for a refund. */
export function negateAmount(amount: string, currency: string): string {
  return mathOf(currency)?.negate(amount) ?? amount;
}
