// Money that is owed and money that has moved: invoices with their numbers, payments, and which payment settles which invoice.

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

/** The next number of each series, so that its numbers follow one another without a gap. */
export const invoiceSeries = pgTable('invoice_series', {
  /** `HS-S-2026`: the prefix of the business, what it numbers, the year of the issue date. */
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
    /** Given when it is sent, never before and never again. */
    series: text('series'),
    sequence: integer('sequence'),
    number: text('number').unique(),
    /** Whose account it is billed to; null for somebody without one. */
    buyerId: bigint('buyer_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** The name and address as they are printed, for finding it. */
    buyerName: text('buyer_name').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    /** The quote that it bills; null for an invoice of lines typed by hand. */
    quoteFingerprint: text('quote_fingerprint').references(() => quotes.fingerprint),
    /** Whether lines typed by hand bill something else than the price of the trip; all of an older invoice without a quote bills the price. */
    extrasApart: boolean('extras_apart').notNull().default(true),
    /** The stay that it is for. */
    tripId: bigint('trip_id', { mode: 'number' }).references(() => trips.id),
    /** What was typed, while it is a draft. */
    draft: jsonb('draft').$type<InvoiceContent>().notNull(),
    /** The invoice as it was sent, byte for byte; it never changes. */
    document: text('document'),
    currency: text('currency').notNull(),
    /** Of a draft what it would come to, null as long as it can't be made; of a credit note below 0. */
    total: money('total'),
    /** What payments have settled less what was paid back; equals the sum of its allocations. */
    paid: money('paid').notNull().default('0'),
    /** What credit notes have taken off; equals the sum of their totals, above 0. */
    credited: money('credited').notNull().default('0'),
    /** Of a credit note, the invoice it takes from. */
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
 * The link in the newest mail about an invoice, while it can be used: another mail makes another one, and there is none of an invoice
 * that was voided. Only a hash is kept: whoever reads the table can't use it.
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
    /** Above 0, of a refund too. */
    amount: money('amount').notNull(),
    /** The day on which the money moved. */
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    payerName: text('payer_name').notNull(),
    /** What stands on the statement of the bank. */
    reference: text('reference').notNull().default(''),
    /** Names what was recorded, so that the same event of a gateway or the same line of a statement is one payment. */
    key: text('key').unique(),
    /** Of a refund, the payment that it gives back. */
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

/** What of a payment settles an invoice; below 0 where a refund gives it back. */
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
