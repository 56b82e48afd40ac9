// Finds countries in printed addresses: by their names in the languages of the product, or by their two-letter codes.

import { LOCALES } from '#contract/platform/locales.ts';

/** Region codes that aren't countries of ISO 3166-1: reserved codes, islands and unions. */
const NOT_COUNTRIES = new Set('AC CP CQ DG EA EU EZ HV IC QO TA UN XA XB XK ZZ'.split(' '));

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Returns whether a code is current, and not replaced by another. */
function isCurrentCountry(code: string): boolean {
  return Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
}

/** The two-letter codes of all countries of ISO 3166-1. */
export const COUNTRY_CODES: ReadonlySet<string> = (() => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Set(codes.filter((code) => names.of(code) !== undefined && !NOT_COUNTRIES.has(code) && isCurrentCountry(code)));
})();

/** Removes accents, punctuation and case: `Côte d’Ivoire` becomes `cotedivoire`. */
function normalizeCountryName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** Common names that no language data lists. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'GB',
  greatbritain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  northernireland: 'GB',
  usa: 'US',
  unitedstatesofamerica: 'US',
  eire: 'IE',
  republicofireland: 'IE',
  thenetherlands: 'NL',
  holland: 'NL',
  czechrepublic: 'CZ',
};

let known: ReadonlyMap<string, string> | null = null;

function names(): ReadonlyMap<string, string> {
  if (known !== null) return known;
  const found = new Map(Object.entries(OTHER_NAMES));
  for (const locale of LOCALES) {
    const inLanguage = new Intl.DisplayNames(locale, { type: 'region' });
    for (const code of COUNTRY_CODES) found.set(normalizeCountryName(inLanguage.of(code) ?? code), code);
  }
  known = found;
  return found;
}

/** Returns the code of the country that a line of an address names; null if it names none. */
export function findCountryCode(line: string): string | null {
  const written = line.trim();
  if (COUNTRY_CODES.has(written)) return written;
  return names().get(normalizeCountryName(written)) ?? null;
}
