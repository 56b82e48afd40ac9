// The beginning of a text.

import { expect, test } from 'vitest';
import { toExcerpt } from './excerpt.ts';

test.each([
  ['stays as it is if it is short', ' One\n\ttwo ', 'One two', 20],
  ['is cut between words', 'One two three, four', 'One two…', 12],
  ['loses punctuation before the cut', 'Seven words, and more', 'Seven words…', 14],
  ['is cut anywhere without spaces', '海の近くの静かな家', '海の近く…', 5],
  ['never splits a character', '😀😀😀😀', '😀😀…', 3],
])('an excerpt %s', (_, text, excerpt, longest) => {
  expect(toExcerpt(text, longest)).toBe(excerpt);
  expect([...toExcerpt(text, longest)].length).toBeLessThanOrEqual(longest);
});
