// The blocks of host families that repeat, and the calendars elsewhere whose days are blocked here, too.

import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { FeedError } from '#contract/host-families/calendar-feeds.shapes.ts';
import type { DayStretch, SeriesEvery } from '#contract/host-families/series.ts';
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

/** A calendar of a host family elsewhere: a job fetches it, and blocks its days. */
export const hostCalendarFeeds = pgTable(
  'host_calendar_feeds',
  {
    id: identity(),
    hostFamilyId: bigint('host_family_id', { mode: 'number' })
      .notNull()
      .references(() => hostFamilies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Whoever knows it reads the calendar: a secret. */
    url: text('url').notNull(),
    /** What the other server called the version that was read last. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** The days that the calendar takes, as they were read last, and those of them on which a student stays. */
    days: jsonb('days').$type<readonly DayStretch[]>().notNull().default([]),
    conflicts: jsonb('conflicts').$type<readonly DayStretch[]>().notNull().default([]),
    checkedAt: moment('checked_at'),
    /** When it was last read without an error. */
    readAt: moment('read_at'),
    /** When it is fetched again. */
    nextAt: moment('next_at').notNull(),
    failures: integer('failures').notNull().default(0),
    failingSince: moment('failing_since'),
    /** Why it could not be read; null if it could. */
    error: text('error').$type<FeedError>(),
    /** When the family was told that it can't be read. */
    warnedAt: moment('warned_at'),
    /** When it was given up, after it could not be read for long. */
    stoppedAt: moment('stopped_at'),
    createdAt: moment('created_at').notNull(),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('host_calendar_feeds_once').on(table.hostFamilyId, table.url),
    index('host_calendar_feeds_due').on(table.nextAt).where(sql`${table.stoppedAt} is null`),
  ],
);
