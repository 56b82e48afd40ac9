// Keys by which entries of the same family are found, however their contact details were typed.

import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Numbers without a calling code are read as of this country unless the lead's county says otherwise. */
const HOME_COUNTRY = 'IE';

/** Shorter texts say too little to tell two families apart. */
const MIN_PHONE_DIGITS = 6;

type CountryCode = NonNullable<Parameters<typeof parsePhoneNumberFromString>[1]> & string;

/** Returns a phone number as digits with its calling code; empty if it has too few. */
export function toPhoneKey(phone: string, countryCode: string | null = null): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < MIN_PHONE_DIGITS) return '';
  const text = phone
    .trim()
    .replace(/^00/, '+')
    .replace(/^(\+\d+\s*)\(0\)/, '$1');
  const parsed = parsePhoneNumberFromString(text, (countryCode ?? HOME_COUNTRY) as CountryCode);
  return parsed === undefined ? digits : parsed.number.slice(1);
}

export function toEmailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Words of addresses that are written in several ways. */
const ADDRESS_WORDS: Readonly<Record<string, string>> = {
  apartment: 'apt',
  avenue: 'ave',
  court: 'ct',
  crescent: 'cres',
  drive: 'dr',
  lane: 'ln',
  number: 'no',
  park: 'pk',
  place: 'pl',
  road: 'rd',
  saint: 'st',
  square: 'sq',
  strasse: 'str',
  street: 'st',
  terrace: 'tce',
};

/** Removes accents, case and punctuation, and shortens what is written in several ways. */
function foldAddress(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.map((word) => ADDRESS_WORDS[word] ?? word).join(' ');
}

interface Address {
  readonly addressLine1: string;
  readonly cityTown: string;
  readonly postcode: string;
}

/** Returns an address in its shortest form; empty unless it names a house and a place. */
export function toAddressKey({ addressLine1, cityTown, postcode }: Address): string {
  const [house, town, code] = [addressLine1, cityTown, postcode].map(foldAddress);
  const place = town || code?.replaceAll(' ', '');
  return house && place ? `${house}|${place}` : '';
}

export interface LeadKeys {
  readonly emailKey: string;
  readonly phoneKey: string;
  readonly addressKey: string;
}

/** Returns the three keys of a family. */
export function toLeadKeys(given: Address & { readonly email: string; readonly phone: string }, countryCode: string | null): LeadKeys {
  return { emailKey: toEmailKey(given.email), phoneKey: toPhoneKey(given.phone, countryCode), addressKey: toAddressKey(given) };
}

/** Returns by which keys two entries are the same family. */
export function listMatches(one: LeadKeys, other: LeadKeys): ('email' | 'phone' | 'address')[] {
  const same = (key: keyof LeadKeys) => one[key] !== '' && one[key] === other[key];
  return [
    ...(same('emailKey') ? (['email'] as const) : []),
    ...(same('phoneKey') ? (['phone'] as const) : []),
    ...(same('addressKey') ? (['address'] as const) : []),
  ];
}
