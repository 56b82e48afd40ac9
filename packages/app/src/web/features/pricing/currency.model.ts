// The facts known from a currency's code: its name, sign and decimals.

export interface CurrencyFacts {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** Returns the facts of an ISO 4217 code, ignoring case; null for unknown codes. */
export function findCurrencyFacts(typed: string, tag: string): CurrencyFacts | null {
  const currency = typed.trim().toUpperCase();
  if (!Intl.supportedValuesOf('currency').includes(currency)) return null;
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  const name = new Intl.DisplayNames(tag, { type: 'currency' }).of(currency) ?? currency;
  return { name, symbol, decimals: format.resolvedOptions().maximumFractionDigits ?? 2 };
}
