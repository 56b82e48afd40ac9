// What clients ask for by name: an image format that only those are sent who know it.

import { expect, test } from 'vitest';
import { asksForMediaType } from './media-types.ts';

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', true],
  ['image/webp, IMAGE/AVIF;q=0.9', true],
  ['image/webp,image/avif;q=0', false],
  ['image/avif;q=0.0,image/webp', false],
  ['image/*', false],
  ['*/*', false],
  ['image/avifs', false],
  ['', false],
  [undefined, false],
])('AVIF is asked for by “%s”: %s', (header, asked) => {
  expect(asksForMediaType(header, 'image/avif')).toBe(asked);
});
