// Formatting of purchase invoice amounts, comparison with zero, and sums while typing.

import { amountsIn } from '@hosted-stay/pricing-core/amounts';
import { getFormatter, useFormatLocale } from '#web/ui/text/format-locale.ts';

/** Returns a function that formats an amount in the language of the page. */
export function useMoney(): (amount: string, currency: string) => string {
  const format = getFormatter(useFormatLocale());
  return (amount, currency) => format.money({ amount, currency });
}

export function isNothing(amount: string): boolean {
  return !/[1-9]/.test(amount);
}

interface TypedLine {
  readonly quantity?: unknown;
  readonly unitAmount?: unknown;
  readonly discount?: unknown;
}

/**
 * Computes the net total of typed lines with the engine's arithmetic; null while a line is invalid.
 * @example computeNet([{ quantity: '2', unitAmount: '40.50', discount: '' }], 'EUR') // '81.00'
 */
export function computeNet(lines: readonly TypedLine[], currency: string): string | null {
  const math = amountsIn(currency);
  if (!math.ok) return null;
  const { read, times, subtract, sum } = math.value;
  const amounts = lines.map(({ quantity, unitAmount, discount }) => {
    const unit = read(String(unitAmount ?? ''));
    const off = read(discount === '' || discount === undefined || discount === null ? '0' : String(discount));
    const isCount = /^\d{1,12}(?:\.\d{1,6})?$/.test(String(quantity ?? ''));
    return unit.ok && off.ok && isCount ? subtract(times(unit.value, String(quantity)), off.value) : null;
  });
  const known = amounts.filter((amount) => amount !== null);
  return known.length === amounts.length ? sum(known) : null;
}
