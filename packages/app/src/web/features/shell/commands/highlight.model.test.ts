// The marked parts of a text.

import { expect, test } from 'vitest';
import { splitMatches } from './highlight.model.ts';

const marked = (text: string, typed: string) =>
  splitMatches(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Lucía González', 'gonz', 'Lucía [Gonz]ález'],
  ['Lucía González', 'gonzalez LUCIA', '[Lucía] [González]'],
  ['Anna Annan', 'ann', '[Ann]a [Ann]an'],
  ['山田 花子', '花', '山田 [花]子'],
  ['Ｚｏë', 'zoe', '[Ｚｏë]'],
  ['ﬁnn', 'fi', '[ﬁ]nn'],
  ['Anna', '', 'Anna'],
  ['Anna', '(.*', 'Anna'],
  ['', 'a', ''],
])('%s for %s', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

test('loses nothing of the text', () => {
  expect(
    splitMatches('é́x 👩‍👧 y', 'x')
      .map(({ text }) => text)
      .join(''),
  ).toBe('é́x 👩‍👧 y');
});
