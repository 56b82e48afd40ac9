// Content for visitors: pages and blog articles, in the languages in which they were written.

import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/platform/locales.ts';
import { attachments } from './attachments.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';

export const articles = pgTable(
  'articles',
  {
    id: identity(),
    kind: text('kind').$type<'page' | 'blog'>().notNull(),
    /** Its name in URLs, the same in every language. */
    slug: text('slug').notNull(),
    state: text('state').$type<'draft' | 'published'>().notNull().default('draft'),
    /** When it becomes visible; a future moment schedules it. */
    publishedAt: moment('published_at'),
    authorId: bigint('author_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    featureImageRef: text('feature_image_ref').references(() => attachments.ref, { onDelete: 'set null' }),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('articles_slug').on(table.kind, table.slug),
    index('articles_published').on(table.kind, table.publishedAt).where(sql`${table.state} = 'published'`),
    index('articles_author').on(table.authorId),
    check('articles_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('articles_moment', sql`${table.state} = 'draft' or ${table.publishedAt} is not null`),
  ],
);

/** An article in one language; readers of a missing language get the English text. */
export const articleTexts = pgTable(
  'article_texts',
  {
    articleId: bigint('article_id', { mode: 'number' })
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    title: text('title').notNull(),
    /** One or two sentences, for lists and search engines. */
    description: text('description').notNull().default(''),
    /** Sanitised rich text. */
    body: text('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.locale] })],
);
