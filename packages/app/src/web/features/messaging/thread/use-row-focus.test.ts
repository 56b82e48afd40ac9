// The arrow keys in a thread, and the focused row of a list that shows only some rows.

import { expect, test } from 'vitest';
import type { ThreadRow } from './thread-rows.model.ts';
import { findRowOfKey, includeIndex } from './use-row-focus.ts';

const rows = ['day', 'message', 'new', 'message', 'pending'].map((kind, index) => ({ kind, key: String(index) })) as unknown as ThreadRow[];

test('leads from message to message, over the lines between them', () => {
  expect(findRowOfKey(rows, 'ArrowUp', null)).toBe(4);
  expect(findRowOfKey(rows, 'ArrowUp', 3)).toBe(1);
  expect(findRowOfKey(rows, 'ArrowUp', 1)).toBeNull();
  expect(findRowOfKey(rows, 'ArrowDown', 1)).toBe(3);
  expect(findRowOfKey(rows, 'ArrowDown', 4)).toBeNull();
  expect(findRowOfKey(rows, 'Home', 4)).toBe(1);
  expect(findRowOfKey(rows, 'End', 1)).toBe(4);
  expect(findRowOfKey(rows, 'a', 1)).toBeNull();
});

test('keeps the focused row in the page', () => {
  const range = { startIndex: 10, endIndex: 12, overscan: 1, count: 100 };
  expect(includeIndex(range, null)).toEqual([9, 10, 11, 12, 13]);
  expect(includeIndex(range, 40)).toEqual([9, 10, 11, 12, 13, 40]);
  expect(includeIndex(range, 2)).toEqual([2, 9, 10, 11, 12, 13]);
  expect(includeIndex(range, 200)).toEqual([9, 10, 11, 12, 13]);
});
