// Blocks without any markup that is not allowed: as they are stored, and again as they are read, whatever is stored.

import type { Block, DraftBlock, ShownBlock } from '#contract/content/blocks.shapes.ts';
import { showBlocks } from '#contract/content/show-blocks.ts';
import { cleanRichText } from '#server/platform/rich-text/clean-html.ts';

export function toCleanBlocks(blocks: readonly Block[]): DraftBlock[] {
  return blocks.map((block) => (block.kind === 'text' ? { ...block, html: cleanRichText(block.html) } : block));
}

/** Returns blocks as visitors read them. */
export function toShownBlocks(blocks: readonly Block[]): ShownBlock[] {
  return showBlocks(toCleanBlocks(blocks));
}

/** Returns the references of all files that blocks show. */
export function listFileRefs(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.kind === 'image' && block.fileRef !== null ? [block.fileRef] : []));
}
