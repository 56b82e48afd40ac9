// What a book remembers of its answers.

import { expect, test } from 'vitest';
import { givenAnswer, rememberAnswer } from './given-answers.ts';

const answer = Buffer.from('answer');

test('an answer is remembered for its question and its book alone', () => {
  const [book, other] = [{}, {}];
  rememberAnswer(book, 'question', answer);
  expect(givenAnswer(book, 'question')).toBe(answer);
  expect(givenAnswer(book, 'another')).toBeUndefined();
  expect(givenAnswer(other, 'question')).toBeUndefined();
});

test('only so many are remembered: the newest of them', () => {
  const book = {};
  for (let number = 0; number < 600; number += 1) rememberAnswer(book, `question ${number}`, answer);
  const known = Array.from({ length: 600 }, (_, number) => givenAnswer(book, `question ${number}`) === answer);
  expect(known.indexOf(true)).toBe(100);
  expect(known.lastIndexOf(false)).toBe(99);
});

test('a question without end is not remembered', () => {
  const book = {};
  rememberAnswer(book, 'a'.repeat(1001), answer);
  expect(givenAnswer(book, 'a'.repeat(1001))).toBeUndefined();
});
