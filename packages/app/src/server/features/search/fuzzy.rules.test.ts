// How far a typed word may be from the one that is meant: a search must neither miss `Dubiln` nor find `Cork` for `cook`.

import { describe, expect, test } from 'vitest';
import { computeDistance, countAllowedErrors, foldText, splitWords } from './fuzzy.rules.ts';

describe('a word', () => {
  test.each([
    ['spa', 0],
    ['cork', 1],
    ['wicklow', 1],
    ['limerick', 2],
    ['北海', 0],
    ['アイル', 1],
    ['ダブリンダブリン', 1],
  ])('like %s may have %i wrong letters', (word, errors) => {
    expect(countAllowedErrors(word)).toBe(errors);
  });

  test.each([
    ['cork', 'cork', 0],
    ['cork', 'cor', 1],
    ['cork', 'corks', 1],
    ['cork', 'cook', 1],
    ['cork', 'crok', 1],
    ['dubiln', 'dublin', 1],
    ['cork', 'corker', 2],
    ['ab', 'ba', 1],
    ['abc', 'bca', 2],
  ])('%s is so far from %s: %i', (one, other, letters) => {
    expect(computeDistance(one, other, 2)).toBe(letters);
    expect(computeDistance(other, one, 2)).toBe(letters);
  });

  test.each([
    ['cork', 'kerry'],
    ['cork', 'co'],
    ['cork', 'dublin'],
    ['galway', 'wexford'],
  ])('%s is farther from %s than anybody looks', (one, other) => {
    expect(computeDistance(one, other, 1)).toBe(2);
  });
});

test('accents, capitals, signs and the two kinds of kana make no difference', () => {
  expect(foldText('Ó’Dálaigh')).toBe('odalaigh');
  expect(foldText('  Straße—Łódź ')).toBe('strasse lodz');
  expect(foldText('だぶりん')).toBe(foldText('ダブリン'));
  expect(splitWords(foldText('Dún Laoghaire'))).toEqual(['dun', 'laoghaire']);
  expect(splitWords('')).toEqual([]);
});
