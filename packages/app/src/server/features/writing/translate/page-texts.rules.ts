// The texts of a page one after the other, each of which can be put back in its place.

import { BLOCK_LIMITS, type Block, type Picture, type SimpleBlock } from '#contract/content/blocks.shapes.ts';

/** What a page says in one language. */
export interface PageText {
  readonly title: string;
  readonly description: string;
  readonly imageAlt: string;
  readonly body: Block[];
}

/** Returns what stands in the place of a text; `max` is how long that may be, `isHtml` whether it is formatted. */
export type Replace = (text: string, about: { readonly max: number; readonly isHtml: boolean }) => string;

/** Where formatted text can be cut: after what stands by itself. */
const AFTER_PART = /(?<=<\/(?:p|h2|h3|ul|ol|blockquote)>|<hr \/>)/;

const UNESCAPED: Readonly<Record<string, string>> = { '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };
const unescapeText = (text: string) => text.replace(/&(?:quot|lt|gt|amp);/g, (entity) => UNESCAPED[entity] ?? entity);
const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What an image in formatted text shows. */
const ALT = /(<img\b[^>]*?\balt=")([^"]*)(")/g;

const LINE = { max: BLOCK_LIMITS.line, isHtml: false } as const;

function replaceHtml(html: string, replace: Replace): string {
  return html
    .split(AFTER_PART)
    .map((part) =>
      replace(part, { max: BLOCK_LIMITS.html, isHtml: true }).replace(ALT, (_, before: string, alt: string, after: string) => {
        return `${before}${escapeText(replace(unescapeText(alt), LINE))}${after}`;
      }),
    )
    .join('');
}

function replacePicture<One extends Picture>(picture: One, replace: Replace): One {
  return { ...picture, alt: replace(picture.alt, LINE), caption: replace(picture.caption, LINE) };
}

function replaceSimple(block: SimpleBlock, replace: Replace): SimpleBlock {
  switch (block.kind) {
    case 'text':
      return { ...block, html: replaceHtml(block.html, replace) };
    case 'image':
      return replacePicture(block, replace);
    case 'quote':
      return { ...block, text: replace(block.text, { max: BLOCK_LIMITS.quote, isHtml: false }), who: replace(block.who, LINE) };
    case 'callToAction':
      return { ...block, label: replace(block.label, { max: 80, isHtml: false }) };
  }
}

function replaceBlock(block: Block, replace: Replace): Block {
  switch (block.kind) {
    case 'gallery':
      return { ...block, images: block.images.map((image) => replacePicture(image, replace)) };
    case 'columns':
      return {
        ...block,
        columns: block.columns.map((column) => ({ ...column, blocks: column.blocks.map((inner) => replaceSimple(inner, replace)) })),
      };
    case 'families':
    case 'camps':
    case 'fromPrice':
    case 'calculator':
    case 'testimonials':
      return block;
    default:
      return replaceSimple(block, replace);
  }
}

/** Returns a page with other texts; blocks, their keys, files and targets stay as they are. */
export function replaceTexts({ title, description, imageAlt, body }: PageText, replace: Replace): PageText {
  return {
    title: replace(title, { max: 150, isHtml: false }),
    description: replace(description, LINE),
    imageAlt: replace(imageAlt, LINE),
    body: body.map((block) => replaceBlock(block, replace)),
  };
}
