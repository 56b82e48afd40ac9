// The palette finds what is meant by little typing.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBestMatches, rankOf } from './fuzzy.model.ts';

const PAGES = ['Trips', 'Trips tracker', 'Trips timeline', 'Trip types', 'Trip type pricing templates', 'Students', 'Übersicht', '請求書'];
const find = (typed: string) => findBestMatches(typed, { items: PAGES, textOf: (text) => text });

test('an empty search keeps everything in its order', () => {
  expect(find('')).toEqual(PAGES);
});

test('beginnings come first, then words, then scattered letters', () => {
  expect(find('trips')[0]).toBe('Trips');
  expect(find('tr tr')[0]).toBe('Trips tracker');
  expect(find('template')).toEqual(['Trip type pricing templates']);
  expect(find('stdnts')).toEqual(['Students']);
});

test('accents and other scripts are no hindrance', () => {
  expect(find('uber')).toEqual(['Übersicht']);
  expect(find('求')).toEqual(['請求書']);
});

test('letters far apart find nothing', () => {
  expect(find('zq')).toEqual([]);
  expect(rankOf('te', 'Trips and a long way to the e')).toBeNull();
});

test('every text is found by itself and by its beginning', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, cut) => {
      const typed = text.slice(0, 1 + (cut % text.length));
      expect(rankOf(text, text)).not.toBeNull();
      expect(rankOf(typed, text)).not.toBeNull();
    }),
  );
});
