// The currency in which a host family is paid.

const CURRENCIES: Readonly<Record<string, string>> = { GB: 'GBP' };

/** Returns the currency of a country by its code (ISO 3166-1). */
export function findHostingCurrency(countryCode: string | undefined): string {
  return CURRENCIES[countryCode ?? ''] ?? 'EUR';
}
