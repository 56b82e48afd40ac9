// Formatting of expense amounts, and sums while they are typed.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import { getFormatter, useFormatLocale } from '#web/ui/text/format-locale.ts';

/** Returns a function that formats an amount in the language of the page. */
export function useMoney(): (amount: string, currency: string) => string {
  const format = getFormatter(useFormatLocale());
  return (amount, currency) => format.money({ amount, currency });
}

/**
 * Computes what the typed parts leave of an amount, below 0 if they exceed it; null while a part is not a valid amount.
 * @example computeRest('30.00', ['10', '19.99'], 'EUR') // '0.01'
 */
export function computeRest(amount: string, parts: readonly string[], currency: string): string | null {
  const math = amountsIn(currency);
  if (!math.ok) return null;
  const read = parts.map((part) => math.value.read(part === '' ? '0' : part));
  if (!read.every((one) => one.ok)) return null;
  return math.value.subtract(amount, math.value.sum(read.map((one) => (one.ok ? one.value : math.value.zero))));
}

/** Returns −1, 0 or 1 for an amount below, equal to or above zero. */
export function signOf(amount: string): -1 | 0 | 1 {
  if (!/[1-9]/.test(amount)) return 0;
  return amount.startsWith('-') ? -1 : 1;
}

/** Removes the sign of an amount. */
export const stripSign = (amount: string): string => amount.replace(/^-/, '');
