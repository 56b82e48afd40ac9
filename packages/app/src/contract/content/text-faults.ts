// What a text still lacks before visitors can read it; the editor shows it, and publishing refuses it.

import { type Block, toTarget } from './blocks.shapes.ts';

type TextFaultCode =
  | 'titleMissing'
  | 'descriptionMissing'
  | 'bodyEmpty'
  | 'featureAltMissing'
  | 'imageMissing'
  | 'altMissing'
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

function listBlockFaults(block: Block): TextFaultCode[] {
  switch (block.kind) {
    case 'text':
      return [];
    case 'image':
      if (block.fileRef === null) return ['imageMissing'];
      return block.isDecorative || block.alt !== '' ? [] : ['altMissing'];
    case 'quote':
      return block.text === '' ? ['quoteEmpty'] : [];
    case 'callToAction':
      return [
        ...(block.label === '' ? (['labelMissing'] as const) : []),
        ...(toTarget(block.target) === null ? (['targetWrong'] as const) : []),
      ];
  }
}

/** Returns everything that a text lacks, in the order in which it is read. */
export function findTextFaults(text: CheckedText, { hasFeatureImage }: { readonly hasFeatureImage: boolean }): TextFault[] {
  const isEmpty = text.body.every((block) => block.kind === 'text' && !hasContent(block.html));
  const whole: readonly (TextFaultCode | false)[] = [
    text.title === '' && 'titleMissing',
    text.description === '' && 'descriptionMissing',
    hasFeatureImage && text.imageAlt === '' && 'featureAltMissing',
    isEmpty && 'bodyEmpty',
  ];
  return [
    ...whole.filter((code) => code !== false).map((code) => ({ code, key: null })),
    ...text.body.flatMap((block) => listBlockFaults(block).map((code) => ({ code, key: block.key }))),
  ];
}
