// Which words of a family a reader gets.

import { expect, test } from 'vitest';
import { chooseText, toSourceHash } from './texts.rules.ts';

const ORIGINAL = { description: 'Bonjour', houseRules: '', storyLocale: 'fr' } as const;
const english = { locale: 'en', kind: 'story', text: 'Hello', source: 'staff' } as const;
const german = { locale: 'de', kind: 'story', text: 'Hallo', source: 'machine' } as const;

test.each([
  ['de', [english, german], { text: 'Hallo', locale: 'de', source: 'machine' }],
  ['es', [english, german], { text: 'Hello', locale: 'en', source: 'staff' }],
  ['es', [german], { text: 'Bonjour', locale: 'fr', source: 'family' }],
  ['fr', [english, { ...german, locale: 'fr' }], { text: 'Bonjour', locale: 'fr', source: 'family' }],
] as const)('a reader of %s gets their language, else English, else the family’s own words', (reader, translations, chosen) => {
  expect(chooseText(ORIGINAL, { kind: 'story', reader, translations })).toEqual(chosen);
});

test('another kind of text is no translation', () => {
  expect(chooseText(ORIGINAL, { kind: 'houseRules', reader: 'de', translations: [german] })).toEqual({
    text: '',
    locale: 'fr',
    source: 'family',
  });
});

test('an original is told from every other', () => {
  expect(toSourceHash('a')).not.toBe(toSourceHash('b'));
  expect(toSourceHash('a')).toBe(toSourceHash('a'));
});
