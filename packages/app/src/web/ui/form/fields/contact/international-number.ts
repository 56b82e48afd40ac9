// Phone numbers with the calling code of their country.

import { PHONE } from '#contract/platform/constants.ts';
import type { Country } from './country-names.ts';

/** Removes the calling code; the longest that matches. */
function withoutCallingCode(number: string, known: readonly string[]): string {
  const code = known.filter((one) => number.startsWith(`+${one}`)).sort((a, b) => b.length - a.length)[0];
  return code === undefined ? number.replace(/^\+/, '') : number.slice(code.length + 1).trim();
}

/** Formats a number by the rules of its country, most of which omit a prefix; returns null if it is invalid there. */
export type FormatNumber = (national: string, country: string) => string | null;

/** Loads the rules of all countries: on demand, since they are twenty times as large as the list of codes. */
export async function loadFormat(): Promise<FormatNumber> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return (national, country) => {
    const parsed = isSupportedCountry(country) ? parsePhoneNumberFromString(national, country) : undefined;
    const formatted = parsed?.isValid() === true ? parsed.formatInternational() : null;
    return formatted !== null && formatted.length <= PHONE.maxLength ? formatted : null;
  };
}

/** Returns the country of the browser's language, such as `IE` of `en-IE`; undefined if it names none. */
export function guessCountry(): string | undefined {
  return new Intl.Locale(navigator.language).region;
}

/**
 * Returns the number with the calling code of a country instead of its current one. If it isn't valid in the country, such as while it is
 * incomplete, only the code is added and a single leading zero removed.
 * @example await toInternational('06 1234 5678', { code: 'IT', callingCode: '39' }, []) // '+39 06 1234 5678'
 */
export async function toInternational(
  number: string,
  { code, callingCode }: Pick<Country, 'code' | 'callingCode'>,
  known: readonly string[],
): Promise<string> {
  const national = withoutCallingCode(number.trim(), known);
  const formatted = await loadFormat().then(
    (format) => format(national, code),
    () => null,
  );
  if (formatted !== null) return formatted;
  return `+${callingCode} ${national.replace(/^0(?!0)/, '').trim()}`.slice(0, PHONE.maxLength);
}
