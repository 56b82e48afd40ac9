// Outgoing money: what hosts and activities are owed for stays, their bank accounts, and the bank files that order payouts.

import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PayeeType } from '#contract/finance/payouts/payee.ts';
import type { PayoutState } from '#contract/finance/payouts/payout.machine.ts';
import type { PayoutDetailsField } from '#contract/finance/payouts/payout-details.shapes.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';
import { money } from './money.ts';
import { quotes } from './price-books.ts';
import { businesses } from './pricing.ts';
import { purchaseInvoices } from './purchases.ts';
import { trips } from './trips.ts';

/** The bank account of a host or an activity. */
export const payoutDetails = pgTable(
  'payout_details',
  {
    payeeType: text('payee_type').$type<PayeeType>().notNull(),
    payeeId: bigint('payee_id', { mode: 'number' }).notNull(),
    holder: text('holder').notNull(),
    /** In electronic format, without spaces. */
    iban: text('iban').notNull(),
    bic: text('bic').notNull().default(''),
    /** ISO 3166-1 alpha-2. */
    countryCode: text('country_code').notNull(),
    changedBy: bigint('changed_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    changedAt: moment('changed_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.payeeType, table.payeeId] })],
);

/**
 * Who changed which value of a bank account, from its first entry on. A change is open until somebody who made none of the open ones
 * approves a payout to the account; until then, nobody who changed it can approve a payout to it alone.
 */
export const payoutDetailsChanges = pgTable(
  'payout_details_changes',
  {
    id: identity(),
    payeeType: text('payee_type').$type<PayeeType>().notNull(),
    payeeId: bigint('payee_id', { mode: 'number' }).notNull(),
    field: text('field').$type<PayoutDetailsField>().notNull(),
    changedBy: bigint('changed_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    changedAt: moment('changed_at').notNull(),
    /** The approver who has seen it; null while it is open. */
    seenBy: bigint('seen_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    seenAt: moment('seen_at'),
  },
  (table) => [
    index('payout_details_changes_open').on(table.payeeType, table.payeeId).where(sql`${table.seenAt} is null`),
    check('payout_details_changes_field', sql`${table.field} in ('holder', 'iban', 'bic')`),
  ],
);

/** A bank file with the payouts that it orders; never changed. */
export const payoutBatches = pgTable(
  'payout_batches',
  {
    id: identity(),
    businessId: bigint('business_id', { mode: 'number' })
      .notNull()
      .references(() => businesses.id),
    currency: text('currency').notNull(),
    /** Identifies the file to the bank, so that it is executed once. */
    messageId: text('message_id').notNull().unique(),
    executionDate: date('execution_date', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
    total: money('total').notNull(),
    document: text('document').notNull(),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('payout_batches_business').on(table.businessId)],
);

export const payouts = pgTable(
  'payouts',
  {
    id: identity(),
    payeeType: text('payee_type').$type<PayeeType>().notNull(),
    payeeId: bigint('payee_id', { mode: 'number' }).notNull(),
    /** The stay that is paid for; null for other amounts owed. */
    tripId: bigint('trip_id', { mode: 'number' }).references(() => trips.id),
    /** The quote that the amount is from. */
    quoteFingerprint: text('quote_fingerprint').references(() => quotes.fingerprint),
    /** The host's invoice that it pays. */
    purchaseInvoiceId: bigint('purchase_invoice_id', { mode: 'number' }).references(() => purchaseInvoices.id),
    businessId: bigint('business_id', { mode: 'number' })
      .notNull()
      .references(() => businesses.id),
    currency: text('currency').notNull(),
    amount: money('amount').notNull(),
    state: text('state').$type<PayoutState>().notNull().default('scheduled'),
    /** The first day on which it can be paid: the day after the stay. */
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    /** Identifies what is paid, so that nothing is owed twice: `trip:12:Host_family:3`. Null once it is void. */
    key: text('key').unique(),
    approvedBy: bigint('approved_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    approvedAt: moment('approved_at'),
    /** A copy of the account it was approved for: later changes of the details do not redirect it. */
    holder: text('holder').notNull().default(''),
    iban: text('iban').notNull().default(''),
    bic: text('bic').notNull().default(''),
    /** The bank file that orders it. */
    batchId: bigint('batch_id', { mode: 'number' }).references(() => payoutBatches.id),
    paidOn: date('paid_on', { mode: 'string' }),
    /** The reference on the bank statement. */
    reference: text('reference').notNull().default(''),
    /** Why it is held, failed or void, or why it was approved despite a recent change of the account. */
    reason: text('reason').notNull().default(''),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('payouts_payee').on(table.payeeType, table.payeeId),
    index('payouts_trip').on(table.tripId),
    index('payouts_state').on(table.state, table.dueDate),
    index('payouts_purchase').on(table.purchaseInvoiceId),
    index('payouts_batch').on(table.batchId),
    index('payouts_business').on(table.businessId),
    index('payouts_quote').on(table.quoteFingerprint),
    check('payouts_amount', sql`${table.amount} > 0`),
    check('payouts_paid', sql`(${table.state} = 'paid') = (${table.paidOn} is not null)`),
    check('payouts_keyed', sql`${table.tripId} is null or (${table.state} = 'void') = (${table.key} is null)`),
  ],
);

/** Each step of a payout. */
export const payoutHistory = pgTable(
  'payout_history',
  {
    id: identity(),
    payoutId: bigint('payout_id', { mode: 'number' })
      .notNull()
      .references(() => payouts.id),
    fromState: text('from_state').$type<PayoutState>(),
    toState: text('to_state').$type<PayoutState>().notNull(),
    byId: bigint('by_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    index('payout_history_payout').on(table.payoutId, table.id),
    /** Prevents that a payout is paid twice. */
    uniqueIndex('payout_history_paid').on(table.payoutId).where(sql`${table.toState} = 'paid'`),
  ],
);
