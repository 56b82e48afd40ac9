// Columns of a grid spread over pages of paper: all of them, in their order, none wider than a page.

import { expect, test } from 'vitest';
import { splitForPaper } from './grid-on-paper.model.ts';

const column = (key: number, width: number) => ({ key, width, heading: String(key), facts: { kind: 'text', maxLength: 9 } as const });
const keysOf = (widths: readonly number[], head = 200) =>
  splitForPaper(
    widths.map((width, key) => column(key, width)),
    head,
  ).map((part) => part.map(({ key }) => key));

test('columns that fit beside the heads of the rows stay on one page', () => {
  expect(keysOf([400, 400, 390])).toEqual([[0, 1, 2]]);
});

test('columns beyond the width of a page go to the next one, in their order', () => {
  expect(keysOf([400, 400, 391, 500])).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test('a column wider than a page has one of its own', () => {
  expect(keysOf([100, 1300, 100])).toEqual([[0], [1], [2]]);
});

test('a grid without columns has no page', () => {
  expect(keysOf([])).toEqual([]);
});
