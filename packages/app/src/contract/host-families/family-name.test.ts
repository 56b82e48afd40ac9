// What host families are called.

import { expect, test } from 'vitest';
import { LOCALES } from '#contract/platform/locales.ts';
import { familyTitle, keptName, titledCatalogue } from './family-name.ts';

test('a family is read in the words of each language', () => {
  expect(LOCALES.map((locale) => familyTitle('Byrne', locale))).toEqual([
    'The Byrne family',
    'Famille Byrne',
    'Familia Byrne',
    'Famiglia Byrne',
    'Familie Byrne',
    'Byrne家',
    'Byrne 가족',
    'Byrne家庭',
  ]);
  expect(familyTitle('#12', 'de')).toBe('Gastfamilie 12');
  expect(familyTitle('$& Sons', 'en')).toBe('The $& Sons family');
});

test('a book that was published with titles is read like one of today', () => {
  expect([keptName('The Byrne family'), keptName('Host family 12'), keptName('Byrne')]).toEqual(['Byrne', '#12', 'Byrne']);
  expect(familyTitle('The Byrne family', 'fr')).toBe('Famille Byrne');
  expect(familyTitle('Host family 12', 'en')).toBe('Host family 12');
});

test('of a catalogue the families alone are put in words', () => {
  const catalogue = { currency: 'EUR', hostFamilies: [{ id: 1, name: 'Byrne' }], activities: [{ id: 2, name: 'Camp' }] };
  expect(titledCatalogue(catalogue, 'it')).toEqual({ ...catalogue, hostFamilies: [{ id: 1, name: 'Famiglia Byrne' }] });
});
