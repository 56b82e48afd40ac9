// What a currency's code alone tells: its name, its sign and its decimals, as the platform knows them.

export interface CurrencyFacts {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** Null for what is no code of ISO 4217; capitals or not. */
export function findCurrencyFacts(typed: string, tag: string): CurrencyFacts | null {
  const currency = typed.trim().toUpperCase();
  if (!Intl.supportedValuesOf('currency').includes(currency)) return null;
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  const name = new Intl.DisplayNames(tag, { type: 'currency' }).of(currency) ?? currency;
  return { name, symbol, decimals: format.resolvedOptions().maximumFractionDigits ?? 2 };
}
