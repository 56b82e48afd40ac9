// Formats an amount as text for messages.

import { getFormatter, useFormatLocale } from './format-locale.ts';

/** @example const money = useMoneyText(); words('pay', { amount: money({ amount: '12.50', currency: 'EUR' }) }) */
export function useMoneyText(): (sum: { readonly amount: string; readonly currency: string }) => string {
  const format = getFormatter(useFormatLocale());
  return ({ amount, currency }) => format.money({ amount, currency });
}
