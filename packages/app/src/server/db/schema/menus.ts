// The menus of the public pages by place and language, and what was found out about links.

import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LinkFault, LinkSource, MenuEntry, MenuPlace } from '#contract/content/menus.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';

export const menus = pgTable(
  'menus',
  {
    place: text('place').$type<MenuPlace>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    entries: jsonb('entries').$type<MenuEntry[]>().notNull(),
    /** Counts the saves. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: bigint('updated_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.place, table.locale] }), index('menus_editor').on(table.updatedBy)],
);

/** Links that led nowhere when they were checked last. */
export const brokenLinks = pgTable(
  'broken_links',
  {
    id: identity(),
    source: text('source').$type<LinkSource>().notNull(),
    /** The place of a menu, or the ID of an article. */
    sourceId: text('source_id').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    url: text('url').notNull(),
    fault: text('fault').$type<LinkFault>().notNull(),
    foundAt: moment('found_at').notNull(),
  },
  // An address may be longer than an index takes.
  (table) => [uniqueIndex('broken_links_link').on(table.source, table.sourceId, table.locale, sql`md5(${table.url})`)],
);

/** Addresses of other sites, with what came of asking them. */
export const checkedAddresses = pgTable(
  'checked_addresses',
  {
    url: text('url').primaryKey(),
    checkedAt: moment('checked_at').notNull(),
    /** Null if it answered. */
    fault: text('fault').$type<LinkFault>(),
    /** How often in a row it failed. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [index('checked_addresses_time').on(table.checkedAt)],
);
