// A draft in the form that visitors read: what is incomplete, or leads where it must not, is left out.

import {
  type CleanSimpleBlock,
  type DraftBlock,
  type Picture,
  type ShownBlock,
  type ShownPicture,
  type ShownSimpleBlock,
  toTarget,
} from './blocks.shapes.ts';
import { hasContent } from './text-faults.ts';

function toShownPicture({ key, fileRef, alt, isDecorative, caption }: Picture): ShownPicture | null {
  return fileRef === null ? null : { key, fileRef, alt: isDecorative ? '' : alt, caption };
}

function toShownSimple(block: CleanSimpleBlock): ShownSimpleBlock | null {
  switch (block.kind) {
    case 'text':
      return hasContent(block.html) ? block : null;
    case 'image': {
      const shown = toShownPicture(block);
      return shown === null ? null : { kind: 'image', ...shown };
    }
    case 'quote':
      return block.text === '' ? null : block;
    case 'callToAction': {
      const target = toTarget(block.target);
      return target === null || block.label === '' ? null : { ...block, target };
    }
  }
}

function toShownBlock(block: DraftBlock): ShownBlock | null {
  switch (block.kind) {
    case 'gallery': {
      const images = block.images.map(toShownPicture).filter((image) => image !== null);
      return images.length === 0 ? null : { ...block, images };
    }
    case 'columns': {
      // An empty column keeps its place, so that the others keep their width.
      const columns = block.columns.map((column) => ({
        ...column,
        blocks: column.blocks.map(toShownSimple).filter((inner) => inner !== null),
      }));
      return columns.every((column) => column.blocks.length === 0) ? null : { ...block, columns };
    }
    case 'families':
    case 'camps':
    case 'fromPrice':
    case 'calculator':
    case 'testimonials':
      return block;
    default:
      return toShownSimple(block);
  }
}

export function showBlocks(blocks: readonly DraftBlock[]): ShownBlock[] {
  return blocks.map(toShownBlock).filter((block) => block !== null);
}
