// An amount as text, for sentences that hold one.

import { formatterOf, useFormatLocale } from './format-locale.ts';

/** @example const money = useMoneyText(); words('pay', { amount: money({ amount: '12.50', currency: 'EUR' }) }) */
export function useMoneyText(): (sum: { readonly amount: string; readonly currency: string }) => string {
  const format = formatterOf(useFormatLocale());
  return ({ amount, currency }) => format.money({ amount, currency });
}
