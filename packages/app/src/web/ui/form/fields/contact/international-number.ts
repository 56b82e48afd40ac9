// Phone numbers with the calling code of their country.

import { PHONE } from '#contract/platform/constants.ts';
import type { Country } from './country-names.ts';

/** Removes the calling code; the longest that matches. */
function withoutCallingCode(number: string, known: readonly string[]): string {
  const code = known.filter((one) => number.startsWith(`+${one}`)).sort((a, b) => b.length - a.length)[0];
  return code === undefined ? number.replace(/^\+/, '') : number.slice(code.length + 1).trim();
}

/** Formats a number by the rules of its country, most of which omit a prefix; returns null if it is invalid there. */
async function formatByRules(national: string, country: string): Promise<string | null> {
  // Loaded on demand: its rules are twenty times as large as the list of codes.
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const parsed = isSupportedCountry(country) ? parsePhoneNumberFromString(national, country) : undefined;
  return parsed?.isValid() === true ? parsed.formatInternational() : null;
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
  const formatted = await formatByRules(national, code).catch(() => null);
  if (formatted !== null && formatted.length <= PHONE.maxLength) return formatted;
  return `+${callingCode} ${national.replace(/^0(?!0)/, '').trim()}`.slice(0, PHONE.maxLength);
}
