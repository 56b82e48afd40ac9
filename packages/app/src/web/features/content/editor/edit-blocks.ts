// Changes of a list of blocks: adding, moving, doubling and removing one.

import type { Block, BlockKind } from '#contract/content/blocks.shapes.ts';

/** Returns a key that no other block has. */
export function createKey(): string {
  const letters = crypto.getRandomValues(new Uint8Array(12));
  return [...letters].map((byte) => (byte % 36).toString(36)).join('');
}

export function createBlock(kind: BlockKind): Block {
  const key = createKey();
  switch (kind) {
    case 'text':
      return { kind, key, html: '' };
    case 'image':
      return { kind, key, fileRef: null, alt: '', isDecorative: false, caption: '' };
    case 'quote':
      return { kind, key, text: '', who: '' };
    case 'callToAction':
      return { kind, key, label: '', target: '' };
  }
}

type Blocks = readonly Block[];

const findPlace = (blocks: Blocks, key: string) => blocks.findIndex((block) => block.key === key);

/** Puts a block at a place, from 0. */
export const insertBlock = (blocks: Blocks, place: number, block: Block): Block[] => blocks.toSpliced(place, 0, block);

export const removeBlock = (blocks: Blocks, key: string): Block[] => blocks.filter((block) => block.key !== key);

export const replaceBlock = (blocks: Blocks, next: Block): Block[] => blocks.map((block) => (block.key === next.key ? next : block));

/** Moves a block by one place; at an end it stays. */
export function moveBlock(blocks: Blocks, key: string, by: -1 | 1): Block[] {
  const place = findPlace(blocks, key);
  const block = blocks[place];
  const to = place + by;
  return block === undefined || to < 0 || to >= blocks.length ? [...blocks] : blocks.toSpliced(place, 1).toSpliced(to, 0, block);
}

/** Puts a copy behind a block. */
export function duplicateBlock(blocks: Blocks, key: string): Block[] {
  const place = findPlace(blocks, key);
  const block = blocks[place];
  return block === undefined ? [...blocks] : insertBlock(blocks, place + 1, { ...block, key: createKey() });
}

/** Returns blocks for a translation that begins with the original: the same, under their own keys. */
export const copyBlocks = (blocks: Blocks): Block[] => blocks.map((block) => ({ ...block, key: createKey() }));
