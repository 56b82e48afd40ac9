// What is typed into the search for records: names, numbers, addresses and telephone numbers in any spelling.

import { describe, expect, test } from 'vitest';
import type { RecordKind } from '#contract/record-search/record-search.shapes.ts';
import { hasSimilarWords, listSwapped, parseRecordQuestion } from './record-question.rules.ts';

const NAMES = new Map<string, RecordKind>([
  ['trip', 'trip'],
  ['reise', 'trip'],
  ['host family', 'hostFamily'],
]);
const parse = (typed: string) => parseRecordQuestion(typed, NAMES);

describe('a number', () => {
  test.each([
    ['123', 123, null],
    ['#123', 123, null],
    ['# 123', 123, null],
    ['trip 123', 123, 'trip'],
    ['Reise #123', 123, 'trip'],
    ['Host  family 123', 123, 'hostFamily'],
    ['１２３', 123, null],
    ['0', null, null],
    ['99999999999999999999', null, null],
    ['anna 123', null, null],
    ['trip', null, null],
    ['trip anna', null, null],
  ])('%s', (typed, id, kind) => {
    expect(parse(typed)).toMatchObject({ id, kind });
  });
});

describe('a telephone number', () => {
  test.each([
    ['07700 900123', ['7700900123']],
    ['(077) 009-00.123', ['7700900123']],
    ['+44 7700 900123', ['447700900123', '47700900123', '7700900123', '700900123']],
    ['0044 7700 900123', ['447700900123', '47700900123', '7700900123', '700900123']],
    ['+44 (0)20 7946', ['440207946', '40207946', '207946']],
    ['12345', []],
    ['HS-S-2026-0012', []],
    ['anna 0770090', []],
  ])('%s', (typed, phones) => {
    expect(parse(typed).phones).toEqual(phones);
  });
});

test('words have single spaces, and there are few of them', () => {
  expect(parse('  Anna   Murphy ')).toMatchObject({ text: 'Anna Murphy', words: ['Anna', 'Murphy'], id: null, phones: [] });
  expect(parse('a b c d e f g h').words).toHaveLength(6);
});

test.each([
  ['Katrin', true],
  ['Ann Lee', true],
  ['Bo Li', false],
  ['山田太郎', false],
  ['anna@example.test', false],
  ['123', false],
  ['+44 7700 900123', false],
])('%s may be mistyped: %s', (typed, expected) => {
  expect(hasSimilarWords(parse(typed))).toBe(expected);
});

test.each([
  ['Jhon', ['hJon', 'John', 'Jhno']],
  ['Bo', []],
  ['Lee', ['eLe']],
  ['a12', []],
  ['山田太郎', []],
  ['Wolfeschlegelstein', []],
])('%s with two letters swapped', (word, expected) => {
  expect(listSwapped(word)).toEqual(expected);
});
