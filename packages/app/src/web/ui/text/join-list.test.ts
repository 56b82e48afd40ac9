// Lists inside of texts, in languages that separate their items differently.

import { expect, test } from 'vitest';
import { joinList } from './join-list.ts';

test.each([
  ['en-IE', 'jpg, png, pdf'],
  ['ja', 'jpg、png、pdf'],
  ['zh', 'jpg、png、pdf'],
  ['ko', 'jpg, png 및 pdf'],
])('separates the items in %s', (tag, text) => {
  expect(joinList(tag, ['jpg', 'png', 'pdf'])).toBe(text);
});
