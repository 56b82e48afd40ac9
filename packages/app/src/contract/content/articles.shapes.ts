// Shapes of pages and blog articles for visitors.

import * as z from 'zod';
import { fileRef, instant, locale } from '#contract/platform/validation/fields.ts';
import { shownBlocks } from './blocks.shapes.ts';
import { pictureFocus } from './picture-focus.ts';

export const ARTICLE_KINDS = ['page', 'blog'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

const said = {
  /** The name in its address now; another one than was asked for if it has been renamed. */
  slug: z.string(),
  /** The language of the text: the reader's, or English. */
  locale,
  title: z.string(),
  description: z.string(),
} as const;

/** The points of its pictures that stay in sight however they are cut; those in the middle are left out. */
const focused = { focuses: z.array(pictureFocus).default([]) } as const;

/** A blog article in a list. */
export const listedArticle = z.object({
  ...said,
  publishedAt: instant,
  authorName: z.string().nullable(),
  featureImageRef: fileRef.nullable(),
  featureImageAlt: z.string(),
  tags: z.array(z.string()),
  ...focused,
});

export type ListedArticle = z.output<typeof listedArticle>;

const neighbour = z.object({ slug: z.string(), title: z.string() }).nullable();

export const writtenPage = z.object({
  ...said,
  body: shownBlocks,
  featureImageRef: fileRef.nullable(),
  featureImageAlt: z.string(),
  updatedAt: instant,
  ...focused,
});

export const writtenArticle = listedArticle.extend({ body: shownBlocks, previous: neighbour, next: neighbour });

/** A draft as a secret link shows it. */
export const previewedArticle = z.object({
  kind: z.enum(ARTICLE_KINDS),
  ...said,
  body: shownBlocks,
  featureImageRef: fileRef.nullable(),
  featureImageAlt: z.string(),
  authorName: z.string().nullable(),
  expiresAt: instant,
  ...focused,
});
