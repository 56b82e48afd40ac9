// Countries as people write them at the end of an address.

import { expect, test } from 'vitest';
import { LOCALES } from '#contract/platform/locales.ts';
import { allCountries } from '#server/db/seed/countries.ts';
import { COUNTRY_CODES, findCountryCode } from './countries.rules.ts';

test('knows exactly the countries of ISO 3166-1', () => {
  expect([...COUNTRY_CODES].sort()).toEqual(
    allCountries()
      .map(({ code }) => code)
      .sort(),
  );
});

test('reads a country in each language of the product, whatever its case, accents and blanks', () => {
  for (const locale of LOCALES) {
    const name = new Intl.DisplayNames(locale, { type: 'region' }).of('DE') ?? '';
    expect({ locale, code: findCountryCode(name) }).toEqual({ locale, code: 'DE' });
  }
  expect(['IRLANDE', ' españa ', 'Espana', 'United Kingdom', 'UK', 'Côte d’Ivoire', 'FR'].map(findCountryCode)).toEqual([
    'IE',
    'ES',
    'ES',
    'GB',
    'GB',
    'CI',
    'FR',
  ]);
});

test('takes nothing for a country that is none', () => {
  expect(['', '75002 Paris', 'Cork', 'de la Paix', 'EU', 'fr', 'European Union', 'Europe'].map(findCountryCode)).toEqual(
    Array(8).fill(null),
  );
});
