// A phone number with the code of its country in front, as it is dialled from abroad.

import { PHONE } from '#contract/platform/constants.ts';
import type { Country } from './country-names.ts';

/** Without the code in front; of several that fit the longest is meant. */
function withoutCallingCode(number: string, known: readonly string[]): string {
  const code = known.filter((one) => number.startsWith(`+${one}`)).sort((a, b) => b.length - a.length)[0];
  return code === undefined ? number.replace(/^\+/, '') : number.slice(code.length + 1).trim();
}

/** By the rules of the country, most of which leave out a prefix; null where they do not know such a number. */
async function formatByRules(national: string, country: string): Promise<string | null> {
  // Loaded when somebody asks for a code: its rules are twenty times as large as the list of the codes.
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const parsed = isSupportedCountry(country) ? parsePhoneNumberFromString(national, country) : undefined;
  return parsed?.isValid() === true ? parsed.formatInternational() : null;
}

/**
 * The number with the code of a country in front, in place of the one it has. What is no number of the country, such as one that is not
 * typed to its end, gets the code alone, and a single zero at its beginning is left out.
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
