// The blocks of host families that repeat.

import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SeriesEvery } from '#contract/host-families/series.ts';
import { identity, moment } from './columns.ts';
import { hostFamilies } from './host-families.ts';
import { users } from './identity.ts';

/** A block that repeats. Each time is a block of its own, up to some months ahead; a job adds those that come later. */
export const hostCalendarSeries = pgTable(
  'host_calendar_series',
  {
    id: identity(),
    hostFamilyId: bigint('host_family_id', { mode: 'number' })
      .notNull()
      .references(() => hostFamilies.id, { onDelete: 'cascade' }),
    /** The days of the first time, both included; the others follow from them. */
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
    every: text('every').$type<SeriesEvery>().notNull(),
    /** The last day on which it may begin; null if it goes on. */
    until: date('until', { mode: 'string' }),
    /** The first days of the times that were taken out or changed alone. */
    skips: jsonb('skips').$type<readonly string[]>().notNull().default([]),
    note: text('note').notNull().default(''),
    /** Who blocked the days: the family, or staff for it. */
    source: text('source').$type<'family' | 'staff'>().notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('host_calendar_series_family').on(table.hostFamilyId),
    check('host_calendar_series_dates', sql`${table.toDate} >= ${table.fromDate}`),
    check('host_calendar_series_every', sql`${table.every} in ('week', 'month', 'year')`),
  ],
);
