// The languages of countries.

import { expect, test } from 'vitest';
import { listCountryLanguages } from './country-languages.rules.ts';

test.each([
  ['DE', ['de']],
  ['BR', ['pt']],
  ['JP', ['ja']],
  ['MX', ['es']],
  ['CH', ['de', 'fr', 'it']],
  ['ZZ', []],
  ['de', []],
  [null, []],
])('the languages of %s are %j', (code, languages) => {
  expect(listCountryLanguages(code)).toEqual(languages);
});
