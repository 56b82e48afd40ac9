// Changes of a list of blocks: adding, moving, doubling and removing one.

import type { Block, BlockKind, Picture } from '#contract/content/blocks.shapes.ts';
import type { DropEdge } from '#web/ui/drag/use-sortable.ts';

type Columns = Extract<Block, { kind: 'columns' }>;

/** Returns a key that no other block has. */
export function createKey(): string {
  const letters = crypto.getRandomValues(new Uint8Array(12));
  return [...letters].map((byte) => (byte % 36).toString(36)).join('');
}

export const createPicture = (fileRef: string | null): Picture => ({
  ...{ key: createKey(), fileRef, alt: '', isDecorative: false, caption: '' },
});

const createColumn = (): Columns['columns'][number] => ({ key: createKey(), blocks: [] });

export function createBlock(kind: BlockKind): Block {
  const key = createKey();
  switch (kind) {
    case 'text':
      return { kind, key, html: '' };
    case 'image':
      return { kind, ...createPicture(null) };
    case 'gallery':
      return { kind, key, images: [] };
    case 'columns':
      return { kind, key, columns: [createColumn(), createColumn()] };
    case 'families':
      return { kind, key, countyId: null, stayType: null, order: 'relevance', count: 3 };
    case 'camps':
      return { kind, key, countyId: null, activityType: null, count: 3 };
    case 'fromPrice':
    case 'calculator':
      return { kind, key, countyId: null };
    case 'testimonials':
      return { kind, key, minRating: null, order: 'arranged', count: 3 };
    case 'quote':
      return { kind, key, text: '', who: '' };
    case 'callToAction':
      return { kind, key, label: '', target: '' };
  }
}

/** Returns columns with one more or less; the blocks of one that goes stay, in the last that is left. */
export function setColumnCount(block: Columns, count: number): Columns {
  const kept = block.columns.slice(0, count);
  const added = Array.from({ length: Math.max(0, count - kept.length) }, createColumn);
  const orphans = block.columns.slice(count).flatMap((column) => column.blocks);
  const columns = [...kept, ...added].map((column, place) =>
    place === count - 1 ? { ...column, blocks: [...column.blocks, ...orphans] } : column,
  );
  return { ...block, columns };
}

/** Returns the same block under a key of its own, as all that is in it. */
function renewKeys(block: Block): Block {
  const key = createKey();
  switch (block.kind) {
    case 'gallery':
      return { ...block, key, images: block.images.map((image) => ({ ...image, key: createKey() })) };
    case 'columns':
      return {
        ...{ ...block, key },
        columns: block.columns.map((column) => ({
          key: createKey(),
          blocks: column.blocks.map((inner) => ({ ...inner, key: createKey() })),
        })),
      };
    default:
      return { ...block, key };
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

/** Drops a block before or after another. */
export function dropBlock(blocks: Blocks, { dragged, target, edge }: { dragged: string; target: string; edge: DropEdge }): Block[] {
  const block = blocks[findPlace(blocks, dragged)];
  if (block === undefined || dragged === target || findPlace(blocks, target) < 0) return [...blocks];
  const rest = removeBlock(blocks, dragged);
  return insertBlock(rest, findPlace(rest, target) + (edge === 'before' ? 0 : 1), block);
}

/** Puts a copy behind a block. */
export function duplicateBlock(blocks: Blocks, key: string): Block[] {
  const place = findPlace(blocks, key);
  const block = blocks[place];
  return block === undefined ? [...blocks] : insertBlock(blocks, place + 1, renewKeys(block));
}

/** Returns blocks for a translation that begins with the original: the same, under their own keys. */
export const copyBlocks = (blocks: Blocks): Block[] => blocks.map(renewKeys);
