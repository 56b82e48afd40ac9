// What host families are called.

import { expect, test } from 'vitest';
import { LOCALES } from '#contract/platform/locales.ts';
import { addFamilyTitles, toFamilyTitle, toStoredName } from './family-name.ts';

test('a family is read in the words of each language', () => {
  expect(LOCALES.map((locale) => toFamilyTitle('Byrne', locale))).toEqual([
    'The Byrne family',
    'Famille Byrne',
    'Familia Byrne',
    'Famiglia Byrne',
    'Familie Byrne',
    'Byrne家',
    'Byrne 가족',
    'Byrne家庭',
  ]);
  expect(toFamilyTitle('#12', 'de')).toBe('Gastfamilie 12');
  expect(toFamilyTitle('$& Sons', 'en')).toBe('The $& Sons family');
});

test('a book that was published with titles is read like one of today', () => {
  expect([toStoredName('The Byrne family'), toStoredName('Host family 12'), toStoredName('Byrne')]).toEqual(['Byrne', '#12', 'Byrne']);
  expect(toFamilyTitle('The Byrne family', 'fr')).toBe('Famille Byrne');
  expect(toFamilyTitle('Host family 12', 'en')).toBe('Host family 12');
});

test('the families of a catalogue are named in the language, its activities stay as they are', () => {
  const catalogue = { currency: 'EUR', hostFamilies: [{ id: 1, name: 'Byrne' }], activities: [{ id: 2, name: 'Camp' }] };
  expect(addFamilyTitles(catalogue, 'it')).toEqual({ ...catalogue, hostFamilies: [{ id: 1, name: 'Famiglia Byrne' }] });
});
