// What a text still lacks before visitors can read it; the editor shows it, and publishing refuses it.

import { type Block, isSimple, type Picture, type SimpleBlock, toTarget } from './blocks.shapes.ts';

type TextFaultCode =
  | 'titleMissing'
  | 'descriptionMissing'
  | 'bodyEmpty'
  | 'featureAltMissing'
  | 'imageMissing'
  | 'altMissing'
  | 'galleryEmpty'
  | 'columnsEmpty'
  | 'quoteEmpty'
  | 'labelMissing'
  | 'targetWrong';

export interface TextFault {
  readonly code: TextFaultCode;
  /** The block that it is about; null for the text as a whole. */
  readonly key: string | null;
}

interface CheckedText {
  readonly title: string;
  readonly description: string;
  readonly imageAlt: string;
  readonly body: readonly Block[];
}

/** Whether rich text shows anything: letters, a picture or a line. */
export const hasContent = (html: string) => /<(?:img|hr)\b/.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

function listPictureFaults({ fileRef, isDecorative, alt }: Picture): TextFaultCode[] {
  if (fileRef === null) return ['imageMissing'];
  return isDecorative || alt !== '' ? [] : ['altMissing'];
}

function listSimpleFaults(block: SimpleBlock): TextFaultCode[] {
  switch (block.kind) {
    case 'text':
      return [];
    case 'image':
      return listPictureFaults(block);
    case 'quote':
      return block.text === '' ? ['quoteEmpty'] : [];
    case 'callToAction':
      return [
        ...(block.label === '' ? (['labelMissing'] as const) : []),
        ...(toTarget(block.target) === null ? (['targetWrong'] as const) : []),
      ];
  }
}

const withKey = (key: string, codes: readonly TextFaultCode[]): TextFault[] => codes.map((code) => ({ code, key }));

/** Whether a block of a column has nothing to read yet. */
const isBlank = (block: SimpleBlock) => block.kind === 'text' && !hasContent(block.html);

function listBlockFaults(block: Block): TextFault[] {
  switch (block.kind) {
    case 'gallery':
      if (block.images.length === 0) return withKey(block.key, ['galleryEmpty']);
      return block.images.flatMap((image) => withKey(image.key, listPictureFaults(image)));
    case 'columns': {
      const inner = block.columns.flatMap((column) => column.blocks);
      if (inner.every(isBlank)) return withKey(block.key, ['columnsEmpty']);
      return inner.flatMap((one) => withKey(one.key, listSimpleFaults(one)));
    }
    case 'families':
    case 'camps':
    case 'fromPrice':
    case 'calculator':
    case 'testimonials':
      return [];
    default:
      return withKey(block.key, listSimpleFaults(block));
  }
}

/** Returns everything that a text lacks, in the order in which it is read. */
export function findTextFaults(text: CheckedText, { hasFeatureImage }: { readonly hasFeatureImage: boolean }): TextFault[] {
  const isEmpty = text.body.every((block) => isSimple(block) && isBlank(block));
  const whole: readonly (TextFaultCode | false)[] = [
    text.title === '' && 'titleMissing',
    text.description === '' && 'descriptionMissing',
    hasFeatureImage && text.imageAlt === '' && 'featureAltMissing',
    isEmpty && 'bodyEmpty',
  ];
  return [...whole.filter((code) => code !== false).map((code) => ({ code, key: null })), ...text.body.flatMap(listBlockFaults)];
}
