// Sources of texts, and the articles that rest on them.

import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns.ts';
import { articles } from './content.ts';

export const sources = pgTable(
  'sources',
  {
    id: identity(),
    url: text('url').notNull(),
    /** The address in the form in which two are the same source. */
    urlKey: text('url_key').notNull(),
    title: text('title').notNull(),
    notes: text('notes').notNull().default(''),
    licence: text('licence').notNull().default(''),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    active: boolean('active').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [unique('sources_url_key').on(table.urlKey)],
);

export const articleSources = pgTable(
  'article_sources',
  {
    sourceId: bigint('source_id', { mode: 'number' })
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
    articleId: bigint('article_id', { mode: 'number' })
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.articleId] }), index('article_sources_article').on(table.articleId)],
);
