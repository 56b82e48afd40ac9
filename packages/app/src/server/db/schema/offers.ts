// The host families asked for a trip, their answers, and the nights on which their beds are taken.

import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OfferState } from '#contract/trips/offer.machine.ts';
import type { CallOutcome, ContactState, OfferContact } from '#contract/trips/unanswered.shapes.ts';
import { bookingOrders } from './booking.ts';
import { identity, moment } from './columns.ts';
import { hostCalendarFeeds, hostCalendarSeries } from './host-calendar.ts';
import { hostFamilies } from './host-families.ts';
import { users } from './identity.ts';
import { trips } from './trips.ts';

/** The offer of a trip to a host family; one per family. */
export const tripOffers = pgTable(
  'trip_offers',
  {
    id: identity(),
    tripId: bigint('trip_id', { mode: 'number' })
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    hostFamilyId: bigint('host_family_id', { mode: 'number' })
      .notNull()
      .references(() => hostFamilies.id),
    state: text('state').$type<OfferState>().notNull(),
    /** The last day of this offer if it differs from the trip's. */
    toDate: date('to_date', { mode: 'string' }),
    /** Its place among the backups, from 1; null if it is not a backup. */
    rank: integer('rank'),
    /** When the family was asked, and when it first answered. */
    askedAt: moment('asked_at'),
    answeredAt: moment('answered_at'),
    /** When the family asked to withdraw from an accepted stay; staff decide. */
    withdrawalAskedAt: moment('withdrawal_asked_at'),
    reason: text('reason').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('trip_offers_once').on(table.tripId, table.hostFamilyId),
    uniqueIndex('trip_offers_one_accepted').on(table.tripId).where(sql`${table.state} = 'accepted'`),
    index('trip_offers_family').on(table.hostFamilyId, table.state),
    index('trip_offers_answered').on(table.answeredAt).where(sql`${table.answeredAt} is not null`),
    index('trip_offers_waiting').on(table.askedAt).where(sql`${table.state} = 'awaiting_review'`),
  ],
);

/** Each step of an offer, from its creation on. */
export const tripOfferHistory = pgTable(
  'trip_offer_history',
  {
    id: identity(),
    offerId: bigint('offer_id', { mode: 'number' })
      .notNull()
      .references(() => tripOffers.id, { onDelete: 'cascade' }),
    fromState: text('from_state').$type<OfferState>(),
    toState: text('to_state').$type<OfferState>().notNull(),
    /** Null if the system took the step. */
    byId: bigint('by_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    reason: text('reason').notNull().default(''),
  },
  (table) => [index('trip_offer_history_offer').on(table.offerId, table.id)],
);

/** What was tried to get the answer of a family to an offer: reminders, and calls of staff. */
export const offerContacts = pgTable(
  'offer_contacts',
  {
    id: identity(),
    offerId: bigint('offer_id', { mode: 'number' })
      .notNull()
      .references(() => tripOffers.id, { onDelete: 'cascade' }),
    channel: text('channel').$type<OfferContact['channel']>().notNull(),
    /** Of a call; null for a reminder. */
    outcome: text('outcome').$type<CallOutcome>(),
    note: text('note').notNull().default(''),
    /** Null if the product reminded the family. */
    byId: bigint('by_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    /** How far a text message has come; whatever else was tried counts as sent. */
    state: text('state').$type<ContactState>().notNull().default('sent'),
  },
  (table) => [
    index('offer_contacts_offer').on(table.offerId, table.id),
    check('offer_contacts_state', sql`${table.state} in ('queued', 'sent', 'delivered', 'failed')`),
  ],
);

/**
 * When a host family's beds are taken. `own`: the family is away on all days from the first to the last. `tentative` and `firm`: a stay
 * takes its beds on the nights from the first day to the one before the last. The database rejects what exceeds the capacity
 * (functions.sql).
 */
export const hostCalendarBlocks = pgTable(
  'host_calendar_blocks',
  {
    id: identity(),
    hostFamilyId: bigint('host_family_id', { mode: 'number' })
      .notNull()
      .references(() => hostFamilies.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'own' | 'tentative' | 'firm'>().notNull(),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
    /** One for each child; null for all beds. */
    beds: integer('beds'),
    tripId: bigint('trip_id', { mode: 'number' }).references(() => trips.id, { onDelete: 'cascade' }),
    /** The booking that is being paid. */
    orderId: bigint('order_id', { mode: 'number' }).references(() => bookingOrders.id, { onDelete: 'cascade' }),
    /** Until when an unpaid booking holds the beds; null for a block without expiry. */
    expiresAt: moment('expires_at'),
    note: text('note').notNull().default(''),
    /** Who blocked the days of an `own` block: the family, staff for it, or a calendar of the family elsewhere. */
    source: text('source').$type<'family' | 'staff' | 'feed'>().notNull().default('family'),
    /** The repeated block that this is one time of. */
    seriesId: bigint('series_id', { mode: 'number' }).references(() => hostCalendarSeries.id, { onDelete: 'set null' }),
    /** The calendar elsewhere that takes these days. */
    feedId: bigint('feed_id', { mode: 'number' }).references(() => hostCalendarFeeds.id, { onDelete: 'cascade' }),
    /** When the beds were taken; holds of others that expire count as of this moment. */
    heldAt: moment('held_at').notNull(),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('host_calendar_blocks_family').on(table.hostFamilyId, table.fromDate),
    index('host_calendar_blocks_trip').on(table.tripId),
    // For the families taken on the dates of a search: past blocks are skipped.
    index('host_calendar_blocks_nights').on(table.toDate, table.fromDate),
    uniqueIndex('host_calendar_blocks_one_stay').on(table.tripId).where(sql`${table.tripId} is not null`),
    uniqueIndex('host_calendar_blocks_one_time').on(table.seriesId, table.fromDate).where(sql`${table.seriesId} is not null`),
    uniqueIndex('host_calendar_blocks_one_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    index('host_calendar_blocks_feed').on(table.feedId).where(sql`${table.feedId} is not null`),
    check('host_calendar_blocks_dates', sql`${table.toDate} >= ${table.fromDate}`),
    check('host_calendar_blocks_kind', sql`${table.kind} in ('own', 'tentative', 'firm')`),
    check('host_calendar_blocks_beds', sql`(${table.kind} = 'own') = (${table.beds} is null)`),
  ],
);
