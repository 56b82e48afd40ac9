// Phone numbers with the code of a country in front, by the rules of the country.

import { expect, test } from 'vitest';
import { listCountries } from './country-names.ts';
import { toInternational } from './international-number.ts';

const countries = listCountries('en');
const known = countries.map(({ callingCode }) => callingCode);

function inCountry(number: string, code: string): Promise<string> {
  const country = countries.find((one) => one.code === code);
  return toInternational(number, country ?? { code, callingCode: '' }, known);
}

test.each([
  ['087 123 4567', 'IE', '+353 87 123 4567'],
  ['87 123 4567', 'IE', '+353 87 123 4567'],
  ['06 1234 5678', 'IT', '+39 06 1234 5678'],
  ['06 20 123 4567', 'HU', '+36 20 123 4567'],
  ['8 912 345 67 89', 'RU', '+7 912 345 67 89'],
  ['090-1234-5678', 'JP', '+81 90 1234 5678'],
  ['464 1234', 'AG', '+1 268 464 1234'],
])('%s is in %s called by %s', async (number, code, called) => {
  expect(await inCountry(number, code)).toBe(called);
});

test('a code that stands there is replaced', async () => {
  expect(await inCountry('+44 87 123 4567', 'IE')).toBe('+353 87 123 4567');
  expect(await inCountry('+1268 464 1234', 'TT')).toBe('+1 868 464 1234');
});

test('input that is no number of the country only gets its code', async () => {
  expect(await inCountry('', 'IE')).toBe('+353 ');
  expect(await inCountry('087', 'IE')).toBe('+353 87');
  expect(await inCountry('123', 'AQ')).toBe('+672 123');
  expect(await inCountry('0'.repeat(25), 'IE')).toBe(`+353 ${'0'.repeat(20)}`);
});
