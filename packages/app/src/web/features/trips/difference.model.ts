// The display of price differences.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';

/** Returns an amount without its sign. */
export function toPositiveAmount(amount: string, currency: string): string {
  const math = amountsIn(currency);
  return math.ok && math.value.compare(amount, math.value.zero) < 0 ? math.value.negate(amount) : amount;
}

/** Returns the sign of an amount: -1, 0 or 1. */
export function signOf(amount: string, currency: string): -1 | 0 | 1 {
  const math = amountsIn(currency);
  return math.ok ? math.value.compare(amount, math.value.zero) : 0;
}

/** Returns what was paid for a trip and not refunded, from its invoices in one currency. */
export function computePaid(
  invoices: readonly { readonly currency: string; readonly received: string; readonly refunds: readonly { readonly amount: string }[] }[],
) {
  const [first] = invoices;
  const math = first === undefined ? null : amountsIn(first.currency);
  if (first === undefined || math === null || !math.ok) return null;
  const { currency } = first;
  const own = invoices.filter((one) => one.currency === currency);
  const back = own.flatMap(({ refunds }) => refunds.map(({ amount }) => amount));
  const amount = math.value.subtract(math.value.sum(own.map(({ received }) => received)), math.value.sum(back));
  return math.value.compare(amount, math.value.zero) > 0 ? { currency, amount } : null;
}
