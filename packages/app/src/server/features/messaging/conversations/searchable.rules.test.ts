// Which texts are searched for.

import { expect, test } from 'vitest';
import { isSearchable } from './searchable.rules.ts';

test.each(['ab', 'é1', '犬', 'い', 'ツ', '한', 'a bc'])('%s is searched for', (text) => {
  expect(isSearchable(text)).toBe(true);
});

test.each(['', 'a', '%', '😀', 'a b', '  '])('“%s” says too little', (text) => {
  expect(isSearchable(text)).toBe(false);
});
