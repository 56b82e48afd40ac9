// The weeks in which an activity takes place, and who has a place in them.

import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { attachments } from './attachments.ts';
import { bookingOrders } from './booking.ts';
import { identity, moment } from './columns.ts';
import { activities } from './pricing.ts';
import { trips } from './trips.ts';

/** A week of an activity, Monday to Friday. */
export const activitySchedules = pgTable(
  'activity_schedules',
  {
    id: identity(),
    activityId: bigint('activity_id', { mode: 'number' })
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    /** A Monday, and the Friday after it. */
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    capacity: integer('capacity').notNull(),
    state: text('state').$type<'open' | 'cancelled'>().notNull().default('open'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('activity_schedules_once').on(table.activityId, table.startDate),
    index('activity_schedules_start').on(table.startDate),
    check('activity_schedules_week', sql`extract(isodow from ${table.startDate}) = 1 and ${table.endDate} = ${table.startDate} + 4`),
    check('activity_schedules_capacity', sql`${table.capacity} >= 0`),
  ],
);

export const activityPhotos = pgTable(
  'activity_photos',
  {
    activityId: bigint('activity_id', { mode: 'number' })
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    ref: text('ref')
      .notNull()
      .references(() => attachments.ref, { onDelete: 'cascade' }),
    /** From 0; the first one stands for the activity in lists. */
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.activityId, table.position] }), index('activity_photos_ref').on(table.ref)],
);

/** The camp weeks of a trip, one a week, and those that would take their place. */
export const tripCamps = pgTable(
  'trip_camps',
  {
    tripId: bigint('trip_id', { mode: 'number' })
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    scheduleId: bigint('schedule_id', { mode: 'number' })
      .notNull()
      .references(() => activitySchedules.id),
    /** Its Monday, repeated here so that a week can hold one camp only. */
    startDate: date('start_date', { mode: 'string' }).notNull(),
    /** Null for the camp of the week; else its place among the week's backups, from 1. */
    backupRank: integer('backup_rank'),
  },
  (table) => [
    primaryKey({ columns: [table.tripId, table.scheduleId] }),
    uniqueIndex('trip_camps_one_a_week').on(table.tripId, table.startDate).where(sql`${table.backupRank} is null`),
    uniqueIndex('trip_camps_ranks').on(table.tripId, table.startDate, table.backupRank).where(sql`${table.backupRank} is not null`),
    index('trip_camps_schedule').on(table.scheduleId),
  ],
);

/** Places that are taken in a week of a camp. The database refuses more than there are (functions.sql). */
export const campPlaces = pgTable(
  'camp_places',
  {
    id: identity(),
    scheduleId: bigint('schedule_id', { mode: 'number' })
      .notNull()
      .references(() => activitySchedules.id),
    /** One for each child. */
    places: integer('places').notNull(),
    tripId: bigint('trip_id', { mode: 'number' }).references(() => trips.id, { onDelete: 'cascade' }),
    /** A booking that is being paid. */
    orderId: bigint('order_id', { mode: 'number' }).references(() => bookingOrders.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at'),
    /** Since when; what others hold for a while counts as of this moment. */
    heldAt: moment('held_at').notNull(),
  },
  (table) => [
    unique('camp_places_trip').on(table.scheduleId, table.tripId),
    unique('camp_places_order').on(table.scheduleId, table.orderId),
    index('camp_places_of_trip').on(table.tripId),
    index('camp_places_of_order').on(table.orderId),
    check('camp_places_count', sql`${table.places} > 0`),
    check('camp_places_whose', sql`(${table.tripId} is null) <> (${table.orderId} is null)`),
  ],
);
