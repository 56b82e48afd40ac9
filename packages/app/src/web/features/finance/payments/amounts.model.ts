// Amounts that are compared on the screens of invoices and payments, by the engine's own arithmetic.

import { type AmountMath, amountsIn } from '@hosted-stay/pricing-core/amounts';

function mathOf(currency: string): AmountMath | null {
  const math = amountsIn(currency);
  return math.ok ? math.value : null;
}

/** Whether `amount` is more than `most`; what is no amount is not, for its own rule refuses it. */
export function isMore(amount: string, most: string, currency: string): boolean {
  const math = mathOf(currency);
  if (math === null || !math.read(amount).ok || !math.read(most).ok) return false;
  return math.compare(amount, most) > 0;
}

/** Whether an amount is above nothing. */
export function isPositive(amount: string, currency: string): boolean {
  return isMore(amount, '0', currency);
}

/** The smaller of two amounts, with all digits of the currency. */
export function findSmallerAmount(a: string, b: string, currency: string): string {
  return mathOf(currency)?.sum([isMore(a, b, currency) ? b : a]) ?? a;
}

/** What is left of an amount, with all digits of the currency. */
export function subtractAmount(amount: string, taken: string, currency: string): string {
  return mathOf(currency)?.subtract(amount, taken) ?? amount;
}

/** The sum of amounts, with all digits of the currency. */
export function sumOf(amounts: readonly string[], currency: string): string {
  return mathOf(currency)?.sum(amounts) ?? amounts.join(' + ');
}

/** The same amount as something given back: below 0, or above it when it was below. */
export function negateAmount(amount: string, currency: string): string {
  return mathOf(currency)?.negate(amount) ?? amount;
}
