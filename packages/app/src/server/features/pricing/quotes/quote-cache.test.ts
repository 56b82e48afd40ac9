// What a book remembers of its answers.

import { expect, test } from 'vitest';
import { cacheAnswer, findCachedAnswer } from './quote-cache.ts';

const answer = Buffer.from('answer');

test('an answer is remembered for its question and its book alone', () => {
  const [book, other] = [{}, {}];
  cacheAnswer(book, 'question', answer);
  expect(findCachedAnswer(book, 'question')).toBe(answer);
  expect(findCachedAnswer(book, 'another')).toBeUndefined();
  expect(findCachedAnswer(other, 'question')).toBeUndefined();
});

test('only so many are remembered: the newest of them', () => {
  const book = {};
  for (let number = 0; number < 600; number += 1) cacheAnswer(book, `question ${number}`, answer);
  const known = Array.from({ length: 600 }, (_, number) => findCachedAnswer(book, `question ${number}`) === answer);
  expect(known.indexOf(true)).toBe(100);
  expect(known.lastIndexOf(false)).toBe(99);
});

test('a question without end is not remembered', () => {
  const book = {};
  cacheAnswer(book, 'a'.repeat(1001), answer);
  expect(findCachedAnswer(book, 'a'.repeat(1001))).toBeUndefined();
});
