// Names that an administrator typed in English, as readers of other languages are told them.

import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/platform/locales.ts';
import { ENGLISH_SERVICE_NAMES } from '#server/platform/translate.ts';
import { createNameTranslator } from './service-names.ts';

describe('a name', () => {
  test.each([
    ['Airport transfer', 'Flughafentransfer'],
    ['airport TRANSFER ', 'Flughafentransfer'],
    ['Airport transfer, both ways', 'Flughafentransfer, hin und zurück'],
    ['Hosting per night', 'Unterkunft, pro Nacht'],
    ['Host family, per night', 'Gastfamilie, pro Nacht'],
  ])('is translated if it is usual: %s', (typed, told) => {
    expect(createNameTranslator('de')(typed)).toBe(told);
  });

  test.each(['Surfing with Niamh', 'Surfing with Niamh per week', 'Airport transfer by night', 'Station transfer', 'per night'])(
    'stays as it was typed if it is unknown: %s',
    (typed) => {
      expect(createNameTranslator('de')(typed)).toBe(typed);
    },
  );

  test('stays as it was typed for readers of English', () => {
    expect(createNameTranslator('en')('AIRPORT transfer')).toBe('AIRPORT transfer');
  });

  test.each(LOCALES)('is told apart from every other one in %s', (locale) => {
    const told = Object.values(ENGLISH_SERVICE_NAMES.name).map(createNameTranslator(locale));
    expect(new Set(told).size).toBe(told.length);
  });
});
