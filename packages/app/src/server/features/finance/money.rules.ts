// Amounts of a currency as this feature holds them: decimal text, reckoned with by the engine's own arithmetic.

import { type AmountMath, amountsIn } from '@hosted-stay/pricing-core/amounts';

export type { AmountMath } from '@hosted-stay/pricing-core/amounts';

/** Money is kept in a currency that nobody could have chosen. */
class UnknownCurrencyError extends Error {}

/** The arithmetic of a currency that was accepted before. */
export function getAmountMath(currency: string): AmountMath {
  const math = amountsIn(currency);
  if (!math.ok) throw new UnknownCurrencyError(currency);
  return math.value;
}

/** Whether amounts of a currency can be reckoned with. */
export function isCurrency(currency: string): boolean {
  return amountsIn(currency).ok;
}

/** An amount with all digits of its currency: `12.5` and the database's `12.5000` are `12.50`. */
export function toFullDigits(amount: string, currency: string): string {
  const math = amountsIn(currency);
  return math.ok ? math.value.sum([amount]) : amount;
}

export function isAbove(a: string, b: string, { compare }: AmountMath): boolean {
  return compare(a, b) > 0;
}

/** The smaller of two amounts. */
export function minAmount(a: string, b: string, math: AmountMath): string {
  return math.sum([isAbove(a, b, math) ? b : a]);
}

/** Whether an amount has no more digits after its point than its currency. */
export function hasCurrencyDigits(amount: string, { read }: AmountMath): boolean {
  return read(amount).ok;
}
