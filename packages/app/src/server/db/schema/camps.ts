// The weeks of an activity, and the places taken in them.

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
    /** A Monday and the following Friday. */
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
    /** From 0; the first one represents the activity in lists. */
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.activityId, table.position] }), index('activity_photos_ref').on(table.ref)],
);

/** The camp weeks of a trip, one per week, and their backups. */
export const tripCamps = pgTable(
  'trip_camps',
  {
    tripId: bigint('trip_id', { mode: 'number' })
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    scheduleId: bigint('schedule_id', { mode: 'number' })
      .notNull()
      .references(() => activitySchedules.id),
    /** The Monday of the week, repeated here so that a week can have only one camp. */
    startDate: date('start_date', { mode: 'string' }).notNull(),
    /** Null for the camp of the week; otherwise its rank among the week's backups, from 1. */
    backupRank: integer('backup_rank'),
  },
  (table) => [
    primaryKey({ columns: [table.tripId, table.scheduleId] }),
    uniqueIndex('trip_camps_one_a_week').on(table.tripId, table.startDate).where(sql`${table.backupRank} is null`),
    uniqueIndex('trip_camps_ranks').on(table.tripId, table.startDate, table.backupRank).where(sql`${table.backupRank} is not null`),
    index('trip_camps_schedule').on(table.scheduleId),
  ],
);

/** Places taken in a camp week. The database rejects more than the capacity (functions.sql). */
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
    /** The booking that is being paid. */
    orderId: bigint('order_id', { mode: 'number' }).references(() => bookingOrders.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at'),
    /** When the places were taken; holds of others that expire count as of this moment. */
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
