// The media library: pictures for public pages, with what they show in each language.

import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/platform/locales.ts';
import { attachments } from './attachments.ts';
import { identity, moment } from './columns.ts';

export const media = pgTable(
  'media',
  {
    id: identity(),
    ref: text('ref')
      .notNull()
      .unique()
      .references(() => attachments.ref, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    alts: jsonb('alts').$type<Partial<Record<Locale, string>>>().notNull().default({}),
    /** The point that stays in sight, in percent. */
    focusX: integer('focus_x').notNull().default(50),
    focusY: integer('focus_y').notNull().default(50),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [check('media_focus', sql`${table.focusX} between 0 and 100 and ${table.focusY} between 0 and 100`)],
);
