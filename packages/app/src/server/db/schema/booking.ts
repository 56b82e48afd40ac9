// Bookings in progress: what a parent has chosen so far, and what is being paid.

import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CurrentTrip, OrderedTrip } from '#contract/booking/draft/current-trip.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';
import { money } from './money.ts';
import { quotes } from './price-books.ts';
import { businesses } from './pricing.ts';
import { trips } from './trips.ts';

/** The booking in progress of a user, shared by all their devices. */
export const bookingDrafts = pgTable('booking_drafts', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** After booking it holds only the id of the created trip, until something new is chosen. */
  document: jsonb('document').$type<CurrentTrip & { bookedTripId?: number }>().notNull(),
  updatedAt: moment('updated_at').notNull(),
  version: integer('version').notNull().default(1),
});

/**
 * A booking from the moment payment is requested: its choices and its price, which never change. It holds beds and places until it is paid
 * or expires.
 */
export const bookingOrders = pgTable(
  'booking_orders',
  {
    id: identity(),
    /** Who books and is billed. */
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** Who entered it: the parent, or staff on their behalf. */
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    document: jsonb('document').$type<OrderedTrip>().notNull(),
    quoteFingerprint: text('quote_fingerprint')
      .notNull()
      .references(() => quotes.fingerprint),
    businessId: bigint('business_id', { mode: 'number' })
      .notNull()
      .references(() => businesses.id),
    currency: text('currency').notNull(),
    amount: money('amount').notNull(),
    /**
     * `open` until it is paid; `placed` once it is a trip; `released` when it was abandoned or expired; `refused` when it was paid but
     * could not become a trip: then the payment is refunded.
     */
    state: text('state').$type<'open' | 'placed' | 'released' | 'refused'>().notNull().default('open'),
    tripId: bigint('trip_id', { mode: 'number' }).references(() => trips.id),
    expiresAt: moment('expires_at').notNull(),
    /**
     * Since when these beds and places are held for the parent, by this order or earlier ones; null for orders from before this was
     * tracked.
     */
    heldSince: moment('held_since'),
    createdAt: moment('created_at').notNull(),
    reason: text('reason').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    // At most one open order per parent: a second device continues with it.
    uniqueIndex('booking_orders_one_open').on(table.userId).where(sql`${table.state} = 'open'`),
    uniqueIndex('booking_orders_trip').on(table.tripId).where(sql`${table.tripId} is not null`),
    index('booking_orders_due').on(table.expiresAt).where(sql`${table.state} = 'open'`),
    check('booking_orders_amount', sql`${table.amount} >= 0`),
    check('booking_orders_placed', sql`(${table.state} = 'placed') = (${table.tripId} is not null)`),
  ],
);
