// Blocks are added, moved, doubled and removed without touching the others.

import { expect, test } from 'vitest';
import { BLOCK_KINDS, type Block, block, blocks } from '#contract/content/blocks.shapes.ts';
import {
  copyBlocks,
  createBlock,
  createKey,
  createPicture,
  dropBlock,
  duplicateBlock,
  insertBlock,
  moveBlock,
  removeBlock,
  replaceBlock,
  setColumnCount,
} from './edit-blocks.ts';

const texts = (...keys: string[]): Block[] => keys.map((key) => ({ kind: 'text', key, html: key }));
const keysOf = (list: readonly Block[]) => list.map(({ key }) => key);
const three = texts('aaaa', 'bbbb', 'cccc');

test.each(BLOCK_KINDS)('a new %s can be saved', (kind) => {
  expect(block.safeParse(createBlock(kind)).success).toBe(true);
});

test('a block moves by one place, and stays at the ends', () => {
  expect(keysOf(moveBlock(three, 'bbbb', -1))).toEqual(['bbbb', 'aaaa', 'cccc']);
  expect(keysOf(moveBlock(three, 'bbbb', 1))).toEqual(['aaaa', 'cccc', 'bbbb']);
  expect(keysOf(moveBlock(three, 'aaaa', -1))).toEqual(['aaaa', 'bbbb', 'cccc']);
  expect(keysOf(moveBlock(three, 'cccc', 1))).toEqual(['aaaa', 'bbbb', 'cccc']);
  expect(keysOf(moveBlock(three, 'none', 1))).toEqual(['aaaa', 'bbbb', 'cccc']);
});

test('a block is dropped before or after another, and stays where nothing is', () => {
  expect(keysOf(dropBlock(three, { dragged: 'cccc', target: 'aaaa', edge: 'before' }))).toEqual(['cccc', 'aaaa', 'bbbb']);
  expect(keysOf(dropBlock(three, { dragged: 'aaaa', target: 'bbbb', edge: 'after' }))).toEqual(['bbbb', 'aaaa', 'cccc']);
  expect(keysOf(dropBlock(three, { dragged: 'aaaa', target: 'aaaa', edge: 'after' }))).toEqual(['aaaa', 'bbbb', 'cccc']);
  expect(keysOf(dropBlock(three, { dragged: 'none', target: 'aaaa', edge: 'after' }))).toEqual(['aaaa', 'bbbb', 'cccc']);
});

test('a copy stands behind its block, under a key of its own', () => {
  const next = duplicateBlock(three, 'bbbb');
  expect(next.map((one) => 'html' in one && one.html)).toEqual(['aaaa', 'bbbb', 'bbbb', 'cccc']);
  expect(new Set(keysOf(next)).size).toBe(4);
});

/** All keys of a block and of what is in it. */
const allKeys = (one: Block): string[] => [...JSON.stringify(one).matchAll(/"key":"(\w+)"/g)].map(([, key]) => key ?? '');

test('a copy of columns or of a gallery has no key of its original', () => {
  const [inner] = texts('aaaa');
  const columns = {
    kind: 'columns',
    key: 'cols',
    columns: [
      { key: 'left', blocks: [inner] },
      { key: 'right', blocks: [] },
    ],
  } as Block;
  const gallery: Block = { kind: 'gallery', key: 'gall', images: [createPicture(null)] };
  const before = [columns, gallery].flatMap(allKeys);
  const after = [...duplicateBlock([columns], 'cols').slice(1), ...duplicateBlock([gallery], 'gall').slice(1)].flatMap(allKeys);
  expect([after.length, after.filter((key) => before.includes(key))]).toEqual([before.length, []]);
});

test('a column that goes leaves its blocks in the one before it', () => {
  const [one, two, three] = texts('aaaa', 'bbbb', 'cccc').map((inner, place) => ({ key: `col${place}x`, blocks: [inner] }));
  const columns = { kind: 'columns', key: 'cols', columns: [one, two, three] } as Extract<Block, { kind: 'columns' }>;
  const keys = (of: typeof columns) => of.columns.map(({ blocks: inner }) => keysOf(inner));
  expect(keys(setColumnCount(columns, 2))).toEqual([['aaaa'], ['bbbb', 'cccc']]);
  expect(keys(setColumnCount(setColumnCount(columns, 2), 3))).toEqual([['aaaa'], ['bbbb', 'cccc'], []]);
});

test('a block is inserted, replaced and removed', () => {
  const [one] = texts('dddd');
  expect(keysOf(insertBlock(three, 1, one as Block))).toEqual(['aaaa', 'dddd', 'bbbb', 'cccc']);
  expect(replaceBlock(three, { kind: 'text', key: 'bbbb', html: 'new' })[1]).toMatchObject({ html: 'new' });
  expect(keysOf(removeBlock(three, 'bbbb'))).toEqual(['aaaa', 'cccc']);
});

test('a translation begins with the same blocks under other keys', () => {
  const copied = copyBlocks(three);
  expect(copied.map((one) => 'html' in one && one.html)).toEqual(['aaaa', 'bbbb', 'cccc']);
  expect(keysOf(copied).some((key) => keysOf(three).includes(key))).toBe(false);
  expect(blocks.safeParse(copied).success).toBe(true);
});

test('keys differ', () => {
  expect(new Set(Array.from({ length: 1000 }, createKey)).size).toBe(1000);
});
