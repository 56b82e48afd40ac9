// Amounts within sentences.

import { formatterOf, useFormatLocale } from './format-locale.ts';

/** An amount in words of the language of the page. */
export function useMoneyWords(): (amount: string, currency: string) => string {
  const format = formatterOf(useFormatLocale());
  return (amount, currency) => format.money({ amount, currency });
}
