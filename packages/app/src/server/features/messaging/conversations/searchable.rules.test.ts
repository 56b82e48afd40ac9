// Which texts are searched for.

import { expect, test } from 'vitest';
import { isSearchable } from './searchable.rules.ts';

test.each(['ab', 'é1', '犬', 'い', 'ツ', '한'])('%s is searched for', (text) => {
  expect(isSearchable(text)).toBe(true);
});

test.each(['', 'a', '%', '😀'])('“%s” says too little', (text) => {
  expect(isSearchable(text)).toBe(false);
});
