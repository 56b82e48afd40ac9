// Blocks without any markup that is not allowed: as they are stored, and again as they are read, whatever is stored.

import type { Block, CleanSimpleBlock, DraftBlock, ShownBlock, SimpleBlock } from '#contract/content/blocks.shapes.ts';
import { showBlocks } from '#contract/content/show-blocks.ts';
import { cleanRichText } from '#server/platform/rich-text/clean-html.ts';

function toCleanSimple(block: SimpleBlock): CleanSimpleBlock {
  return block.kind === 'text' ? { ...block, html: cleanRichText(block.html) } : block;
}

function toCleanBlock(block: Block): DraftBlock {
  switch (block.kind) {
    case 'gallery':
    case 'families':
    case 'camps':
    case 'fromPrice':
    case 'calculator':
    case 'testimonials':
      return block;
    case 'columns':
      return { ...block, columns: block.columns.map((column) => ({ ...column, blocks: column.blocks.map(toCleanSimple) })) };
    default:
      return toCleanSimple(block);
  }
}

export const toCleanBlocks = (blocks: readonly Block[]): DraftBlock[] => blocks.map(toCleanBlock);

/** Returns blocks as visitors read them. */
export function toShownBlocks(blocks: readonly Block[]): ShownBlock[] {
  return showBlocks(toCleanBlocks(blocks));
}

function listPictures(block: Block): readonly { readonly fileRef: string | null }[] {
  switch (block.kind) {
    case 'image':
      return [block];
    case 'gallery':
      return block.images;
    case 'columns':
      return block.columns.flatMap((column) => column.blocks).flatMap(listPictures);
    default:
      return [];
  }
}

/** Returns the references of all files that blocks show. */
export function listFileRefs(blocks: readonly Block[]): string[] {
  return blocks.flatMap(listPictures).flatMap(({ fileRef }) => fileRef ?? []);
}
