// The part of a message that shows why it was found.

import { expect, test } from 'vitest';
import { toExcerpt } from './record-excerpt.rules.ts';

const LONG = `${'Before this there is a lot. '.repeat(10)}We arrive at Café Zéphyr.${' And much comes after it.'.repeat(10)}`;

test('is the whole text if it is short, in one line', () => {
  expect(toExcerpt('We arrive\n  at noon. ', ['noon'])).toBe('We arrive at noon.');
});

test('is what stands around the word, without accents and capitals', () => {
  const excerpt = toExcerpt(LONG, ['zephyr']);
  expect(excerpt).toMatch(/^….*Café Zéphyr\. And.*…$/);
  expect([...excerpt].length).toBeLessThanOrEqual(122);
});

test('finds letters that have no accent to take off, as the search does', () => {
  const text = `${'Before this there is a lot. '.repeat(10)}We meet Søren there.${' And much comes after it.'.repeat(10)}`;
  expect(toExcerpt(text, ['soren'])).toContain('We meet Søren there.');
});

test('is the beginning or the end where the word is there, or is nowhere', () => {
  expect(toExcerpt(LONG, ['before'])).toMatch(/^Before.*…$/);
  expect(toExcerpt(LONG, ['nowhere'])).toMatch(/^Before.*…$/);
  expect(toExcerpt(`${LONG} The end is here.`, ['here.'])).toMatch(/^….*The end is here\.$/);
});
