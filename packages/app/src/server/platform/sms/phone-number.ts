// Phone numbers as services for text messages take them.

import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

type CountryCode = NonNullable<Parameters<typeof parsePhoneNumberFromString>[1]> & string;

/**
 * Returns a number with its calling code, however it was typed; null if it can't be one.
 * @param countryCode where numbers without a calling code are from
 * @example toInternationalNumber('087 123 4567', 'IE') // '+353871234567'
 */
export function toInternationalNumber(phone: string, countryCode: string): string | null {
  const text = phone
    .trim()
    .replace(/^00/, '+')
    .replace(/^(\+\d+\s*)\(0\)/, '$1');
  const parsed = parsePhoneNumberFromString(text, countryCode as CountryCode);
  return parsed?.isPossible() ? parsed.number : null;
}
