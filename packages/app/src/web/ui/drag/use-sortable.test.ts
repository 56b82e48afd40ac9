// Where something is dropped by the place of the pointer.

import { expect, test } from 'vitest';
import { findEdge } from './use-sortable.ts';

const box = { top: 100, height: 50 };

test.each([
  [100, false, 'before'],
  [124, false, 'before'],
  [126, false, 'after'],
  [110, true, 'before'],
  [125, true, 'inside'],
  [140, true, 'after'],
] as const)('a pointer at %d, over something that takes others: %s, drops %s', (y, takes, edge) => {
  expect(findEdge(box, y, takes)).toBe(edge);
});
