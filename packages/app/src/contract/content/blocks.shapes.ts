// The text of a page or an article: a list of blocks. A draft may be incomplete; what visitors read is complete and safe.

import * as z from 'zod';
import { fileRef, optionalLine } from '#contract/platform/validation/fields.ts';
import { cleanHtml } from '#contract/platform/validation/rich-text.shapes.ts';

export const BLOCK_LIMITS = { blocks: 200, html: 60_000, line: 300, quote: 2000, target: 2000, letters: 400_000 } as const;

/** Made by the editor; tells blocks apart while they are moved and merged. */
const key = z.string().regex(/^[a-z0-9]{4,24}$/);

const textBlock = z.object({ kind: z.literal('text'), key, html: z.string().max(BLOCK_LIMITS.html).default('') });

const imageBlock = z.object({
  kind: z.literal('image'),
  key,
  fileRef: fileRef.nullable().default(null),
  alt: optionalLine(BLOCK_LIMITS.line),
  /** Says nothing that the text doesn't, so that it needs no description. */
  isDecorative: z.boolean().default(false),
  caption: optionalLine(BLOCK_LIMITS.line),
});

const quoteBlock = z.object({
  kind: z.literal('quote'),
  key,
  text: z.string().trim().max(BLOCK_LIMITS.quote).default(''),
  who: optionalLine(BLOCK_LIMITS.line),
});

const callToActionBlock = z.object({
  kind: z.literal('callToAction'),
  key,
  label: optionalLine(80),
  target: optionalLine(BLOCK_LIMITS.target),
});

export const block = z.discriminatedUnion('kind', [textBlock, imageBlock, quoteBlock, callToActionBlock]);

export type Block = z.output<typeof block>;
export type BlockKind = Block['kind'];

export const BLOCK_KINDS = ['text', 'image', 'quote', 'callToAction'] as const satisfies readonly BlockKind[];

export const blocks = z
  .array(block)
  .max(BLOCK_LIMITS.blocks)
  .refine((list) => JSON.stringify(list).length <= BLOCK_LIMITS.letters, {
    params: { rule: 'maxLength', values: { max: String(BLOCK_LIMITS.letters) } },
  })
  .default([]);

/** Blocks of a draft as the server returns them: cleaned. */
export const draftBlocks = z.array(
  z.discriminatedUnion('kind', [textBlock.extend({ html: cleanHtml }), imageBlock, quoteBlock, callToActionBlock]),
);

export type DraftBlock = z.output<typeof draftBlocks>[number];

/** A block as visitors read it. */
export const shownBlock = z.discriminatedUnion('kind', [
  textBlock.extend({ html: cleanHtml }),
  z.object({ kind: z.literal('image'), key, fileRef, alt: z.string(), caption: z.string() }),
  z.object({ kind: z.literal('quote'), key, text: z.string(), who: z.string() }),
  z.object({ kind: z.literal('callToAction'), key, label: z.string(), target: z.string() }),
]);

export type ShownBlock = z.output<typeof shownBlock>;

export const shownBlocks = z.array(shownBlock);

/**
 * Returns where a button may lead: a path of this site or an https address; null for anything else.
 * @example toTarget('https://example.test/a') // 'https://example.test/a'
 */
export function toTarget(text: string): string | null {
  const target = text.trim();
  // Browsers ignore some of these characters in an address, and others hide what it is.
  if (/[\p{Cc}\p{Cf}\p{Z}\\]/u.test(target)) return null;
  if (/^\/(?!\/)/.test(target)) return target;
  if (!/^https:\/\/[^/]/i.test(target)) return null;
  return z.url({ protocol: /^https$/ }).safeParse(target).success ? target : null;
}
