// Content items: texts on their way from idea to published, and the sources that they rest on.

import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ContentItemState } from '#contract/content/content-item.machine.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { identity, moment } from './columns.ts';
import { articles } from './content.ts';
import { users } from './identity.ts';
import { sources } from './sources.ts';

export const contentItems = pgTable(
  'content_items',
  {
    id: identity(),
    title: text('title').notNull(),
    brief: text('brief').notNull().default(''),
    /** The language in which it shall be read. */
    locale: text('locale').$type<Locale>().notNull(),
    keywords: jsonb('keywords').$type<string[]>().notNull().default([]),
    dueOn: date('due_on', { mode: 'string' }),
    assigneeId: bigint('assignee_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    state: text('state').$type<ContentItemState>().notNull().default('idea'),
    stateAt: moment('state_at').notNull(),
    /** When it came to be published last; what appeared before doesn't publish it again. */
    publishedAt: moment('published_at'),
    /** The page or article that was made of it. */
    articleId: bigint('article_id', { mode: 'number' })
      .unique()
      .references(() => articles.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('content_items_assignee').on(table.assigneeId),
    index('content_items_due').on(table.dueOn).where(sql`${table.state} <> 'published'`),
    check('content_items_state', sql`${table.state} in ('idea', 'brief', 'draft', 'review', 'published')`),
  ],
);

export const contentItemSources = pgTable(
  'content_item_sources',
  {
    itemId: bigint('item_id', { mode: 'number' })
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    sourceId: bigint('source_id', { mode: 'number' })
      .notNull()
      .references(() => sources.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.sourceId] }), index('content_item_sources_source').on(table.sourceId)],
);
