// What a profile lacks, and what that costs.

import { describe, expect, test } from 'vitest';
import { type CompletenessFacts, type CompletenessItemName, listCompleteness, listMissingItems } from './completeness.ts';

const COMPLETE: CompletenessFacts = {
  ...{ addressLine1: '1 Main Street', latitude: 52, photos: 3, description: 'Hello', houseRules: 'Shoes off', rooms: 1, languages: 1 },
  ...{ amenities: 1, interests: 1, haveChild: true, children: 1, schoolMinutes: 0, airportMinutes: 40 },
};

describe('the completeness of a profile', () => {
  test('lacks nothing once everything is there', () => {
    expect(listMissingItems(COMPLETE)).toEqual([]);
    expect(listCompleteness(COMPLETE).every(({ isDone }) => isDone)).toBe(true);
  });

  test.each([
    ['address', { addressLine1: ' ' }],
    ['photos', { photos: 2 }],
    ['story', { description: '\n' }],
    ['rooms', { rooms: 0 }],
    ['languages', { languages: 0 }],
    ['amenities', { amenities: 0 }],
    ['interests', { interests: 0 }],
    ['travel', { airportMinutes: null }],
    ['houseRules', { houseRules: '' }],
    ['children', { children: 0 }],
    ['pin', { latitude: null }],
  ] as const satisfies readonly (readonly [CompletenessItemName, Partial<CompletenessFacts>])[])('lacks %s without it', (item, lack) => {
    expect(listMissingItems({ ...COMPLETE, ...lack })).toEqual([item]);
  });

  test('lacks no children if the family has none', () => {
    expect(listMissingItems({ ...COMPLETE, haveChild: false, children: 0 })).toEqual([]);
  });

  test('requires only what hides a family', () => {
    const items = listCompleteness(COMPLETE);
    expect(items.filter(({ isRequired }) => isRequired).map(({ item }) => item)).toEqual(['address', 'photos']);
    expect(items.filter(({ effect }) => effect === 'hidden').every(({ isRequired }) => isRequired)).toBe(true);
  });
});
