// Invoices from hosts, activities and other suppliers.

import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PayeeType } from '#contract/finance/payouts/payee.ts';
import type { PurchaseState } from '#contract/finance/purchases/purchase.machine.ts';
import type { PurchaseLine } from '#contract/finance/purchases/purchases.shapes.ts';
import { attachments } from './attachments.ts';
import { identity, moment } from './columns.ts';
import { users } from './identity.ts';
import { money } from './money.ts';
import { quotes } from './price-books.ts';
import { businesses } from './pricing.ts';
import { trips } from './trips.ts';

export const purchaseInvoices = pgTable(
  'purchase_invoices',
  {
    id: identity(),
    state: text('state').$type<PurchaseState>().notNull().default('draft'),
    /** The business that owes it. */
    businessId: bigint('business_id', { mode: 'number' })
      .notNull()
      .references(() => businesses.id),
    /** The host or activity that bills; null for another supplier. */
    payeeType: text('payee_type').$type<PayeeType>(),
    payeeId: bigint('payee_id', { mode: 'number' }),
    supplierName: text('supplier_name').notNull(),
    /** Issued by us in the supplier's name, from the quote of the stay. */
    selfBilled: boolean('self_billed').notNull().default(false),
    /** The supplier's number; for a self-billed invoice ours, set on approval. */
    number: text('number'),
    series: text('series'),
    sequence: integer('sequence'),
    tripId: bigint('trip_id', { mode: 'number' }).references(() => trips.id),
    quoteFingerprint: text('quote_fingerprint').references(() => quotes.fingerprint),
    currency: text('currency').notNull(),
    lines: jsonb('lines').$type<readonly PurchaseLine[]>().notNull().default([]),
    net: money('net').notNull(),
    vat: money('vat').notNull().default('0'),
    total: money('total').notNull(),
    /** The amount owed by the quote of the stay; null without a quote. */
    expected: money('expected'),
    /** The amount paid by payouts; equals the sum of the paid ones. */
    paid: money('paid').notNull().default('0'),
    issueDate: date('issue_date', { mode: 'string' }).notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    attachmentRef: text('attachment_ref').references(() => attachments.ref),
    notes: text('notes').notNull().default(''),
    /** Why it was voided, or approved although it differs from the quote. */
    reason: text('reason').notNull().default(''),
    acceptedBy: bigint('accepted_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    acceptedAt: moment('accepted_at'),
    approvedBy: bigint('approved_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    approvedAt: moment('approved_at'),
    createdBy: bigint('created_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('purchase_invoices_sequence').on(table.series, table.sequence),
    /** An invoice of a supplier is recorded once. */
    uniqueIndex('purchase_invoices_number')
      .on(table.businessId, sql`lower(${table.supplierName})`, sql`lower(${table.number})`)
      .where(sql`${table.state} <> 'void'`),
    /** At most one self-billed invoice per stay and host. */
    uniqueIndex('purchase_invoices_stay')
      .on(table.tripId, table.payeeType, table.payeeId)
      .where(sql`${table.state} <> 'void' and ${table.selfBilled}`),
    index('purchase_invoices_payee').on(table.payeeType, table.payeeId),
    index('purchase_invoices_state').on(table.state, table.dueDate),
    index('purchase_invoices_trip').on(table.tripId),
    index('purchase_invoices_quote').on(table.quoteFingerprint),
    index('purchase_invoices_attachment').on(table.attachmentRef),
    check('purchase_invoices_payee_whole', sql`(${table.payeeType} is null) = (${table.payeeId} is null)`),
    check('purchase_invoices_total', sql`${table.total} = ${table.net} + ${table.vat} and ${table.net} >= 0 and ${table.vat} >= 0`),
    check('purchase_invoices_paid', sql`${table.paid} >= 0 and ${table.paid} <= ${table.total}`),
  ],
);
