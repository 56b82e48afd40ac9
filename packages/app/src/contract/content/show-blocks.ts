// A draft in the form that visitors read: what is incomplete, or leads where it must not, is left out.

import { type DraftBlock, type ShownBlock, toTarget } from './blocks.shapes.ts';
import { hasContent } from './text-faults.ts';

function toShownBlock(block: DraftBlock): ShownBlock | null {
  switch (block.kind) {
    case 'text':
      return hasContent(block.html) ? block : null;
    case 'image': {
      const { key, fileRef, alt, isDecorative, caption } = block;
      return fileRef === null ? null : { kind: 'image', key, fileRef, alt: isDecorative ? '' : alt, caption };
    }
    case 'quote':
      return block.text === '' ? null : block;
    case 'callToAction': {
      const target = toTarget(block.target);
      return target === null || block.label === '' ? null : { ...block, target };
    }
  }
}

export function showBlocks(blocks: readonly DraftBlock[]): ShownBlock[] {
  return blocks.map(toShownBlock).filter((block) => block !== null);
}
