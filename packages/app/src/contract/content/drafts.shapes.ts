// Shapes of pages and articles for editors: the lists, an article with its texts in every language, what is saved, and versions.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { LOCALES } from '#contract/platform/locales.ts';
import { fileRef, id, instant, line, locale, optionalLine } from '#contract/platform/validation/fields.ts';
import { wallTime } from '#contract/platform/wall-time.ts';
import { ARTICLE_KINDS } from './articles.shapes.ts';
import { blocks, draftBlocks, shownBlocks } from './blocks.shapes.ts';
import { SLUG, SLUG_PROBLEMS } from './slug.ts';

/** What visitors see of an article now. */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

/** What visitors see of a text in one language; `unpublished` was published before. */
const TEXT_STATES = ['draft', 'published', 'unpublished'] as const;

const filters = {
  state: { kind: 'choice', choices: ARTICLE_STATES },
  /** Those that visitors can't read in a language. */
  lacksLocale: { kind: 'choice', choices: LOCALES },
  authorId: { kind: 'choice', emptiable: true },
  updatedAt: { kind: 'instant' },
} as const;

const sorts = ['title', 'slug', 'state', 'updatedAt', 'publishedAt'] as const;

export const pagesList = declareList({
  name: 'pages',
  columns: ['title', 'slug', 'state', 'locales', 'updatedAt', 'updatedBy', 'publishedAt', 'author', 'description'],
  sorts,
  defaultSort: '-updatedAt',
  filters,
});

export const blogPostsList = declareList({
  name: 'blogPosts',
  columns: ['title', 'slug', 'state', 'locales', 'tags', 'author', 'publishedAt', 'updatedAt', 'updatedBy', 'description'],
  sorts,
  defaultSort: '-updatedAt',
  filters,
});

export const listedDraft = z.object({
  id,
  slug: z.string(),
  /** The English title. */
  title: z.string(),
  description: z.string(),
  state: z.enum(ARTICLE_STATES),
  /** The languages that visitors can read. */
  locales: z.array(locale),
  tags: z.array(z.string()),
  author: z.string(),
  publishedAt: instant.nullable(),
  updatedAt: instant,
  updatedBy: z.string(),
});

export type ListedDraft = z.output<typeof listedDraft>;

export const MAX_TAGS = 12;
const tag = line(40);
const slugText = z
  .string()
  .trim()
  .min(1)
  .max(SLUG.maxLength)
  .refine((text) => SLUG.pattern.test(text), { params: { rule: 'slug' } });

const textFields = {
  title: optionalLine(150),
  /** One or two sentences, for lists, search engines and previews of links. */
  description: optionalLine(300),
  /** What the feature image shows. */
  imageAlt: optionalLine(300),
  body: blocks,
} as const;

/** A text in one language, as its editors read it. */
export const draftText = z.object({
  locale,
  title: z.string(),
  description: z.string(),
  imageAlt: z.string(),
  body: draftBlocks,
  /** Counts the saves. */
  revision: z.int(),
  state: z.enum(TEXT_STATES),
  /** Whether it differs from what visitors read, or will read. */
  isChanged: z.boolean(),
  /** When another text takes its place, or it appears. */
  scheduledFor: instant.nullable(),
  /** When it disappears. */
  takenDownAt: instant.nullable(),
  /** Whether the English original has been changed since it was translated. */
  isOutdated: z.boolean(),
  /** Whether a language model has translated it, and nobody has confirmed yet that they have read it. */
  isMachineMade: z.boolean(),
  updatedAt: instant,
  updatedBy: z.string(),
});

export type DraftText = z.output<typeof draftText>;

export const editedArticle = z.object({
  id,
  kind: z.enum(ARTICLE_KINDS),
  slug: z.string(),
  /** Names that it had before, which lead to it. */
  formerSlugs: z.array(z.string()),
  state: z.enum(ARTICLE_STATES),
  tags: z.array(z.string()),
  author: z.object({ id, name: z.string() }).nullable(),
  featureImageRef: fileRef.nullable(),
  publishedAt: instant.nullable(),
  createdAt: instant,
  /** Its texts; languages in which nobody has written are left out. */
  texts: z.array(draftText),
  /** Links that show the draft, which nobody has revoked. */
  previews: z.array(z.object({ id, createdAt: instant, expiresAt: instant, by: z.string() })),
  version: z.int(),
});

export type EditedArticle = z.output<typeof editedArticle>;

const version = z.int().positive();

export const newArticleBody = z.object({ kind: z.enum(ARTICLE_KINDS), title: line(150), slug: slugText });

export const articleChanges = z.object({
  slug: slugText.optional(),
  tags: z.array(tag).max(MAX_TAGS).optional(),
  authorId: id.nullable().optional(),
  featureImageRef: fileRef.nullable().optional(),
  version,
});

export const archiveBody = z.object({ isArchived: z.boolean(), version });

export const slugQuery = z.object({
  kind: z.enum(ARTICLE_KINDS),
  slug: z.string().trim().max(200),
  /** The article that is edited, whose own names are free. */
  articleId: id.optional(),
});

export const slugCheck = z.object({
  problem: z.enum(SLUG_PROBLEMS).nullable(),
  /** A free name that is like it; null if it is free itself, or nothing like it can be made. */
  suggestion: z.string().nullable(),
});

export const textBody = z.object({
  ...textFields,
  /** The revision that was edited; 0 for a language in which nothing is written yet. */
  revision: z.int().nonnegative(),
});

export const publishBody = z.object({
  /** The languages to publish, each with the revision that its editor has looked at. */
  texts: z
    .array(z.object({ locale, revision: z.int().positive() }))
    .min(1)
    .max(LOCALES.length),
  /** A local time of the platform's zone; null for now. */
  publishAt: wallTime.nullable().default(null),
  /** A local time of the platform's zone; null for never. */
  takeDownAt: wallTime.nullable().default(null),
});

/** The revision of the English text that a translation was compared with. */
export const confirmBody = z.object({ englishRevision: z.int().positive() });

const WITHDRAWALS = ['published', 'scheduled'] as const;

export const withdrawBody = z.object({ locales: z.array(locale).min(1).max(LOCALES.length), what: z.enum(WITHDRAWALS) });

export const articleVersion = z.object({
  id,
  number: z.int(),
  locale,
  title: z.string(),
  by: z.string(),
  createdAt: instant,
  visibleFrom: instant,
  visibleUntil: instant.nullable(),
  /** Whether visitors read it now. */
  isVisible: z.boolean(),
});

export type ArticleVersion = z.output<typeof articleVersion>;

export const wholeVersion = articleVersion.extend({
  description: z.string(),
  imageAlt: z.string(),
  body: shownBlocks,
});

export const madePreview = z.object({ url: z.string(), expiresAt: instant });
