// Places from fields that are missing, half typed or typed as elsewhere.

import { expect, test } from 'vitest';
import { readNumber, readPlace } from './typed-place.model.ts';

test('a place is read from text and numbers, with a point or a comma', () => {
  expect(readPlace({ latitude: '52,5', longitude: -8.25 })).toEqual({ latitude: 52.5, longitude: -8.25 });
  expect(readNumber(' 7 ', 90)).toBe(7);
});

test.each([null, undefined, '', ' ', '-', 'north', '91', '1e9'])('%j is no latitude', (latitude) => {
  expect(readPlace({ latitude, longitude: '1' })).toBeNull();
});
