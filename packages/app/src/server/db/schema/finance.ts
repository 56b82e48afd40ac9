// Money owed and money moved: invoices with their numbers, payments, and their allocations.

import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { INVOICE_KINDS, INVOICE_STATES, PAYMENT_KINDS, PAYMENT_METHODS } from '#contract/finance/invoices/invoice-states.ts';
import type { InvoiceContent } from '#contract/finance/invoices/invoices.shapes.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';
import { money } from './money.ts';
import { quotes } from './price-books.ts';
import { businesses } from './pricing.ts';
import { trips } from './trips.ts';

/** The next number of each series, so that its numbers have no gaps. */
export const invoiceSeries = pgTable('invoice_series', {
  /** `HS-S-2026`: the prefix of the business, the type, the year of the issue date. */
  series: text('series').primaryKey(),
  next: integer('next').notNull().default(1),
});

export const invoices = pgTable(
  'invoices',
  {
    id: identity(),
    kind: text('kind').$type<(typeof INVOICE_KINDS)[number]>().notNull(),
    state: text('state').$type<(typeof INVOICE_STATES)[number]>().notNull().default('draft'),
    businessId: bigint('business_id', { mode: 'number' })
      .notNull()
      .references(() => businesses.id),
    /** Set when it is sent, and never changed. */
    series: text('series'),
    sequence: integer('sequence'),
    number: text('number').unique(),
    /** The account that is billed; null for a buyer without one. */
    buyerId: bigint('buyer_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** The buyer's name and address as printed, for search. */
    buyerName: text('buyer_name').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    /** The quote that it bills; null for an invoice of manual lines. */
    quoteFingerprint: text('quote_fingerprint').references(() => quotes.fingerprint),
    /** Whether manual lines bill something besides the price of the trip; on older invoices without a quote, all lines bill the price. */
    extrasApart: boolean('extras_apart').notNull().default(true),
    /** The stay that it bills. */
    tripId: bigint('trip_id', { mode: 'number' }).references(() => trips.id),
    /** The content entered while it is a draft. */
    draft: jsonb('draft').$type<InvoiceContent>().notNull(),
    /** The sent invoice, byte for byte; never changed. */
    document: text('document'),
    currency: text('currency').notNull(),
    /** The prospective total of a draft, null as long as it can't be calculated; below 0 for a credit note. */
    total: money('total'),
    /** Payments less refunds; equals the sum of its allocations. */
    paid: money('paid').notNull().default('0'),
    /** The amount of its credit notes, above 0; equals the sum of their totals. */
    credited: money('credited').notNull().default('0'),
    /** The invoice that a credit note reduces. */
    creditsId: bigint('credits_id', { mode: 'number' }).references((): AnyPgColumn => invoices.id),
    issueDate: date('issue_date', { mode: 'string' }),
    dueDate: date('due_date', { mode: 'string' }),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    voidedAt: moment('voided_at'),
    /** Why it was voided or credited. */
    reason: text('reason').notNull().default(''),
    remindedAt: moment('reminded_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('invoices_sequence').on(table.series, table.sequence),
    index('invoices_buyer').on(table.buyerId),
    index('invoices_state').on(table.state, table.dueDate),
    index('invoices_credits').on(table.creditsId),
    index('invoices_business').on(table.businessId),
    index('invoices_quote').on(table.quoteFingerprint),
    index('invoices_trip').on(table.tripId),
    check(
      'invoices_numbered',
      sql`(${table.number} is null) = (${table.document} is null) and (${table.number} is null) = (${table.sequence} is null)`,
    ),
    check('invoices_drafts', sql`${table.state} <> 'draft' or ${table.number} is null`),
    check('invoices_credited', sql`${table.credited} = 0 or (${table.credited} > 0 and ${table.credited} <= ${table.total})`),
    check('invoices_credit', sql`(${table.kind} = 'credit') = (${table.creditsId} is not null)`),
    check('invoices_paid', sql`${table.paid} >= 0`),
  ],
);

/**
 * The link in the latest email about an invoice, while it is valid: another email replaces it, and a voided invoice has none. Only a hash
 * is stored, so that reading the table does not give access.
 */
export const invoiceLinks = pgTable(
  'invoice_links',
  {
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .primaryKey()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('invoice_links_expires').on(table.expiresAt)],
);

export const payments = pgTable(
  'payments',
  {
    id: identity(),
    kind: text('kind').$type<(typeof PAYMENT_KINDS)[number]>().notNull(),
    method: text('method').$type<(typeof PAYMENT_METHODS)[number]>().notNull(),
    businessId: bigint('business_id', { mode: 'number' })
      .notNull()
      .references(() => businesses.id),
    currency: text('currency').notNull(),
    /** Above 0, also for a refund. */
    amount: money('amount').notNull(),
    /** The day on which the money moved. */
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    payerName: text('payer_name').notNull(),
    /** The reference on the bank statement. */
    reference: text('reference').notNull().default(''),
    /** Identifies what was recorded, so that the same gateway event or statement line is recorded once. */
    key: text('key').unique(),
    /** The payment that a refund returns. */
    refundsId: bigint('refunds_id', { mode: 'number' }).references((): AnyPgColumn => payments.id),
    reason: text('reason').notNull().default(''),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('payments_refunds').on(table.refundsId),
    index('payments_paid_on').on(table.paidOn),
    index('payments_business').on(table.businessId),
    check('payments_amount', sql`${table.amount} > 0`),
    check('payments_refund', sql`(${table.kind} = 'refund') = (${table.refundsId} is not null)`),
  ],
);

/** The part of a payment that settles an invoice; below 0 for a refund. */
export const paymentAllocations = pgTable(
  'payment_allocations',
  {
    paymentId: bigint('payment_id', { mode: 'number' })
      .notNull()
      .references(() => payments.id),
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .notNull()
      .references(() => invoices.id),
    amount: money('amount').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.invoiceId] }),
    index('payment_allocations_invoice').on(table.invoiceId),
    check('payment_allocations_amount', sql`${table.amount} <> 0`),
  ],
);
