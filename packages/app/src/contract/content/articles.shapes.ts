// Shapes of pages and blog articles for visitors.

import * as z from 'zod';
import { fileRef, instant, locale } from '#contract/platform/validation/fields.ts';
import { cleanHtml } from '#contract/platform/validation/rich-text.shapes.ts';

const said = {
  slug: z.string(),
  /** The language of the text: the reader's, or English. */
  locale,
  title: z.string(),
  description: z.string(),
} as const;

/** A blog article in a list. */
export const listedArticle = z.object({
  ...said,
  publishedAt: instant,
  authorName: z.string().nullable(),
  featureImageRef: fileRef.nullable(),
  tags: z.array(z.string()),
});

export type ListedArticle = z.output<typeof listedArticle>;

const neighbour = z.object({ slug: z.string(), title: z.string() }).nullable();

export const writtenPage = z.object({ ...said, body: cleanHtml, updatedAt: instant });

export const writtenArticle = listedArticle.extend({ body: cleanHtml, previous: neighbour, next: neighbour });
