// Payments through payment gateways: payment intents, and each event that a gateway sent.

import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bookingOrders } from './booking.ts';
import { identity, moment } from './columns.ts';
import { invoices, payments } from './finance.ts';
import { users } from './identity.ts';
import { money } from './money.ts';
import { quotes } from './price-books.ts';
import { businesses } from './pricing.ts';
import { trips } from './trips.ts';

/** An amount that is to be paid through a gateway. */
export const paymentIntents = pgTable(
  'payment_intents',
  {
    id: identity(),
    gateway: text('gateway').notNull(),
    /** The gateway's id of it. */
    reference: text('reference').notNull(),
    businessId: bigint('business_id', { mode: 'number' })
      .notNull()
      .references(() => businesses.id),
    /** What it pays: an invoice, or a quote that will be invoiced. */
    invoiceId: bigint('invoice_id', { mode: 'number' }).references(() => invoices.id),
    quoteFingerprint: text('quote_fingerprint').references(() => quotes.fingerprint),
    tripId: bigint('trip_id', { mode: 'number' }).references(() => trips.id),
    /** The booking that is being paid. */
    orderId: bigint('order_id', { mode: 'number' }).references(() => bookingOrders.id),
    /** The idempotency key of the request to the gateway, so that a retry creates no second intent; null if we didn't create it. */
    idempotencyKey: text('idempotency_key'),
    /** Whether it moves money; payments with a test gateway or test keys are worth nothing. */
    livemode: boolean('livemode').notNull().default(false),
    payerId: bigint('payer_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    payerName: text('payer_name').notNull(),
    currency: text('currency').notNull(),
    amount: money('amount').notNull(),
    state: text('state')
      .$type<'requires_payment' | 'processing' | 'succeeded' | 'failed' | 'cancelled'>()
      .notNull()
      .default('requires_payment'),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('payment_intents_key').on(table.gateway, table.idempotencyKey),
    index('payment_intents_order').on(table.orderId),
    unique('payment_intents_reference').on(table.gateway, table.reference),
    index('payment_intents_invoice').on(table.invoiceId),
    index('payment_intents_quote').on(table.quoteFingerprint),
    index('payment_intents_trip').on(table.tripId),
    index('payment_intents_payer').on(table.payerId),
    check('payment_intents_amount', sql`${table.amount} > 0`),
  ],
);

/** Each event of a gateway, stored once however often it is sent; its effects are in the same transaction. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    id: identity(),
    gateway: text('gateway').notNull(),
    /** The gateway's id of the event. */
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    /** The gateway's id of the intent. */
    reference: text('reference').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    occurredAt: moment('occurred_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** `failed` is retried. */
    state: text('state').$type<'applied' | 'ignored' | 'failed'>().notNull(),
    error: text('error').notNull().default(''),
    attempts: integer('attempts').notNull().default(1),
    paymentId: bigint('payment_id', { mode: 'number' }).references(() => payments.id),
  },
  (table) => [
    unique('gateway_events_once').on(table.gateway, table.eventId),
    index('gateway_events_reference').on(table.gateway, table.reference),
    index('gateway_events_payment').on(table.paymentId),
    index('gateway_events_failed').on(table.receivedAt).where(sql`${table.state} = 'failed'`),
  ],
);

/** The data of the built-in gateway, which moves no money: what a real gateway would keep on its side. */
export const testGatewayIntents = pgTable(
  'test_gateway_intents',
  {
    reference: text('reference').primaryKey(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** Allows whoever knows it to pay. */
    clientSecret: text('client_secret').notNull(),
    currency: text('currency').notNull(),
    amount: money('amount').notNull(),
    refunded: money('refunded').notNull().default('0'),
    state: text('state')
      .$type<'requires_payment' | 'requires_action' | 'processing' | 'succeeded' | 'failed' | 'cancelled'>()
      .notNull()
      .default('requires_payment'),
    /** Why the last card was declined. */
    fault: text('fault').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [check('test_gateway_intents_amount', sql`${table.amount} > 0 and ${table.refunded} between 0 and ${table.amount}`)],
);
