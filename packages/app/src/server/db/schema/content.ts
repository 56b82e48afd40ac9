// Content for visitors: pages and blog articles, their drafts and what is published of them, in the languages in which they were written.

import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ArticleKind } from '#contract/content/articles.shapes.ts';
import type { Block } from '#contract/content/blocks.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { attachments } from './attachments.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';

export const articles = pgTable(
  'articles',
  {
    id: identity(),
    kind: text('kind').$type<ArticleKind>().notNull(),
    /** Its name in URLs, the same in every language. */
    slug: text('slug').notNull(),
    /** When visitors could read it first, or will; null before it is published. */
    publishedAt: moment('published_at'),
    authorId: bigint('author_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    featureImageRef: text('feature_image_ref').references(() => attachments.ref, { onDelete: 'set null' }),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    /** Hidden from visitors, whatever is published. */
    archivedAt: moment('archived_at'),
    /** Gone for good: only its addresses are known. */
    deletedAt: moment('deleted_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('articles_slug').on(table.kind, table.slug).where(sql`${table.deletedAt} is null`),
    index('articles_published').on(table.kind, table.publishedAt).where(sql`${table.deletedAt} is null and ${table.archivedAt} is null`),
    index('articles_author').on(table.authorId),
    check('articles_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);

/** Names that an article had before, or a deleted one had: they lead to it, or tell that it is gone. */
export const articleSlugs = pgTable(
  'article_slugs',
  {
    kind: text('kind').$type<ArticleKind>().notNull(),
    slug: text('slug').notNull(),
    articleId: bigint('article_id', { mode: 'number' })
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] }), index('article_slugs_article').on(table.articleId)],
);

/** What is said of an article in one language. */
const said = {
  title: text('title').notNull(),
  /** One or two sentences, for lists and search engines. */
  description: text('description').notNull().default(''),
  /** What the feature image shows. */
  imageAlt: text('image_alt').notNull().default(''),
  body: jsonb('body').$type<Block[]>().notNull(),
  /** The files that its blocks show. */
  fileRefs: jsonb('file_refs').$type<readonly (string | null)[]>().generatedAlwaysAs(sql`jsonb_path_query_array(body, '$.**.fileRef')`),
};

/** The draft of an article in one language. */
export const articleTexts = pgTable(
  'article_texts',
  {
    articleId: bigint('article_id', { mode: 'number' })
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    ...said,
    /** Counts the saves. */
    revision: integer('revision').notNull().default(1),
    /** The revision that was published last. */
    publishedRevision: integer('published_revision'),
    /** The revision of the English text that a translation says. */
    sourceRevision: integer('source_revision'),
    /** When a language model translated it; null once a person has read it. */
    translatedAt: moment('translated_at'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    updatedBy: bigint('updated_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.locale] }),
    index('article_texts_editor').on(table.updatedBy),
    index('article_texts_files').using('gin', table.fileRefs),
  ],
);

/** A published text. Visitors read the one that became visible last, while it is; readers of a missing language get the English text. */
export const articleVersions = pgTable(
  'article_versions',
  {
    id: identity(),
    articleId: bigint('article_id', { mode: 'number' })
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    /** Counts the versions of a text. */
    number: integer('number').notNull(),
    ...said,
    visibleFrom: moment('visible_from').notNull(),
    visibleUntil: moment('visible_until'),
    createdAt: moment('created_at').notNull(),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('article_versions_number').on(table.articleId, table.locale, table.number),
    index('article_versions_visible').on(table.articleId, table.locale, table.visibleFrom),
    index('article_versions_editor').on(table.createdBy),
    index('article_versions_files').using('gin', table.fileRefs),
  ],
);

/** A secret link that shows the drafts of an article. */
export const articlePreviews = pgTable(
  'article_previews',
  {
    id: identity(),
    articleId: bigint('article_id', { mode: 'number' })
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('article_previews_article').on(table.articleId), index('article_previews_editor').on(table.createdBy)],
);
