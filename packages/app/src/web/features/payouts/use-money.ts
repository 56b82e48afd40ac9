// Formatting of amounts within sentences.

import { getFormatter, useFormatLocale } from '#web/ui/text/format-locale.ts';

/** Returns a function that formats an amount in the language of the page. */
export function useMoney(): (amount: string, currency: string) => string {
  const format = getFormatter(useFormatLocale());
  return (amount, currency) => format.money({ amount, currency });
}
