// The text of a page or an article: a list of blocks. A draft may be incomplete; what visitors read is complete and safe.

import * as z from 'zod';
import { fileRef, optionalLine } from '#contract/platform/validation/fields.ts';
import { cleanHtml } from '#contract/platform/validation/rich-text.shapes.ts';
import { ACTIVITY_TYPES } from '#contract/search/activity-types.ts';
import type { SearchSort } from '#contract/search/search-filter.ts';
import { STAY_TYPES } from '#contract/search/stay-types.ts';

export const BLOCK_LIMITS = {
  ...{ blocks: 200, html: 60_000, line: 300, quote: 2000, target: 2000, letters: 400_000 },
  /** Images of a gallery, and blocks of a column. */
  ...{ images: 24, inColumn: 20 },
  /** Families or camps. */
  cards: 12,
} as const;

/** Made by the editor; tells blocks apart while they are moved and merged. */
const key = z.string().regex(/^[a-z0-9]{4,24}$/);

const textBlock = z.object({ kind: z.literal('text'), key, html: z.string().max(BLOCK_LIMITS.html).default('') });
const cleanTextBlock = textBlock.extend({ html: cleanHtml });

/** An image of a gallery. */
const picture = z.object({
  key,
  fileRef: fileRef.nullable().default(null),
  alt: optionalLine(BLOCK_LIMITS.line),
  /** Says nothing that the text doesn't, so that it needs no description. */
  isDecorative: z.boolean().default(false),
  caption: optionalLine(BLOCK_LIMITS.line),
});

export type Picture = z.output<typeof picture>;

const imageBlock = picture.extend({ kind: z.literal('image') });

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

const galleryBlock = z.object({ kind: z.literal('gallery'), key, images: z.array(picture).max(BLOCK_LIMITS.images).default([]) });

export const COLUMN_COUNTS = [2, 3] as const;

/** Blocks side by side, one below the other on a phone. */
function columnsOf<Inner extends z.ZodType>(inner: Inner) {
  const column = z.object({ key, blocks: z.array(inner).max(BLOCK_LIMITS.inColumn) });
  return z.object({ kind: z.literal('columns'), key, columns: z.array(column).min(COLUMN_COUNTS[0]).max(COLUMN_COUNTS[1]) });
}

const ruleFields = {
  key,
  /** Null for everywhere. */
  countyId: z.int().positive().nullable().default(null),
} as const;
const count = z.int().min(1).max(BLOCK_LIMITS.cards).default(3);

export const FAMILY_ORDERS = ['relevance', 'price', 'response'] as const satisfies readonly SearchSort[];

/** In which order testimonials are shown: as editors have arranged them, or by their stars or age. */
export const TESTIMONIAL_ORDERS = ['arranged', 'rating', 'newest'] as const;
export type TestimonialOrder = (typeof TESTIMONIAL_ORDERS)[number];

/** Blocks of what the product knows when a page is read: they have no texts of their own. */
const liveKinds = [
  z.object({
    kind: z.literal('families'),
    ...ruleFields,
    stayType: z.enum(STAY_TYPES).nullable().default(null),
    order: z.enum(FAMILY_ORDERS).default('relevance'),
    count,
  }),
  z.object({ kind: z.literal('camps'), ...ruleFields, activityType: z.enum(ACTIVITY_TYPES).nullable().default(null), count }),
  z.object({ kind: z.literal('fromPrice'), ...ruleFields }),
  z.object({ kind: z.literal('calculator'), ...ruleFields }),
  z.object({
    kind: z.literal('testimonials'),
    key,
    /** Null for all, also those without stars. */
    minRating: z.int().min(1).max(5).nullable().default(null),
    order: z.enum(TESTIMONIAL_ORDERS).default('arranged'),
    count,
  }),
] as const;

const liveBlock = z.discriminatedUnion('kind', liveKinds);

export type LiveBlock = z.output<typeof liveBlock>;

const simpleKinds = [textBlock, imageBlock, quoteBlock, callToActionBlock] as const;
const simpleBlock = z.discriminatedUnion('kind', simpleKinds);

/** A block that can stand in a column. */
export type SimpleBlock = z.output<typeof simpleBlock>;

export const block = z.discriminatedUnion('kind', [...simpleKinds, ...liveKinds, galleryBlock, columnsOf(simpleBlock)]);

export type Block = z.output<typeof block>;
export type BlockKind = Block['kind'];

export const BLOCK_KINDS = [
  'text',
  'image',
  'gallery',
  'columns',
  'quote',
  'callToAction',
  'families',
  'camps',
  'fromPrice',
  'calculator',
  'testimonials',
] as const satisfies readonly BlockKind[];

export const SIMPLE_KINDS = ['text', 'image', 'quote', 'callToAction'] as const satisfies readonly SimpleBlock['kind'][];

export const isSimple = (one: Block): one is SimpleBlock => SIMPLE_KINDS.some((kind) => kind === one.kind);

export const blocks = z
  .array(block)
  .max(BLOCK_LIMITS.blocks)
  .refine((list) => JSON.stringify(list).length <= BLOCK_LIMITS.letters, {
    params: { rule: 'maxLength', values: { max: String(BLOCK_LIMITS.letters) } },
  })
  .default([]);

const cleanSimpleKinds = [cleanTextBlock, imageBlock, quoteBlock, callToActionBlock] as const;
const cleanSimpleBlock = z.discriminatedUnion('kind', cleanSimpleKinds);

export type CleanSimpleBlock = z.output<typeof cleanSimpleBlock>;

/** Blocks of a draft as the server returns them: cleaned. */
export const draftBlocks = z.array(
  z.discriminatedUnion('kind', [...cleanSimpleKinds, ...liveKinds, galleryBlock, columnsOf(cleanSimpleBlock)]),
);

export type DraftBlock = z.output<typeof draftBlocks>[number];

const shownPicture = z.object({ key, fileRef, alt: z.string(), caption: z.string() });

export type ShownPicture = z.output<typeof shownPicture>;

const shownSimpleKinds = [
  cleanTextBlock,
  shownPicture.extend({ kind: z.literal('image') }),
  z.object({ kind: z.literal('quote'), key, text: z.string(), who: z.string() }),
  z.object({ kind: z.literal('callToAction'), key, label: z.string(), target: z.string() }),
] as const;
const shownSimpleBlock = z.discriminatedUnion('kind', shownSimpleKinds);

export type ShownSimpleBlock = z.output<typeof shownSimpleBlock>;

/** A block as visitors read it. */
export const shownBlock = z.discriminatedUnion('kind', [
  ...shownSimpleKinds,
  ...liveKinds,
  z.object({ kind: z.literal('gallery'), key, images: z.array(shownPicture) }),
  columnsOf(shownSimpleBlock),
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
