// What users save of their lists, and of the hub's home.

import { sql } from 'drizzle-orm';
import { bigint, boolean, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PlacedCard } from '#contract/home/home.shapes.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';

/** A list's search, filters, sort and columns, saved under a name chosen by the user. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: identity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The declared name of the list. */
    list: text('list').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('saved_views_name').on(table.userId, table.list, sql`lower(${table.name})`),
    // At most one default, even if two are saved at the same time.
    uniqueIndex('saved_views_default').on(table.userId, table.list).where(sql`${table.isDefault}`),
  ],
);

/** How a person has arranged the cards of the hub's home. */
export const homeLayouts = pgTable('home_layouts', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  cards: jsonb('cards').$type<PlacedCard[]>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
