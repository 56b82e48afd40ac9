// Costs of a trip or a group besides its price, and how they are shared.

import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { ExpenseCategory, ExpenseState, SplitRule } from '#contract/finance/expenses/expense-states.ts';
import { attachments } from './attachments.ts';
import { identity, moment } from './columns.ts';
import { invoices } from './finance.ts';
import { users } from './identity.ts';
import { money } from './money.ts';
import { businesses } from './pricing.ts';
import { tripGroups, trips } from './trips.ts';

export const expenses = pgTable(
  'expenses',
  {
    id: identity(),
    /** Either a trip or a group, never both. */
    tripId: bigint('trip_id', { mode: 'number' }).references(() => trips.id),
    groupId: bigint('group_id', { mode: 'number' }).references(() => tripGroups.id),
    businessId: bigint('business_id', { mode: 'number' })
      .notNull()
      .references(() => businesses.id),
    category: text('category').$type<ExpenseCategory>().notNull(),
    description: text('description').notNull().default(''),
    currency: text('currency').notNull(),
    amount: money('amount').notNull(),
    spentOn: date('spent_on', { mode: 'string' }).notNull(),
    /** Who paid in advance and is to be reimbursed; null if the business paid. */
    payerId: bigint('payer_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    receiptRef: text('receipt_ref').references(() => attachments.ref),
    /** Whether it is billed to the parents. */
    rebillable: boolean('rebillable').notNull().default(true),
    state: text('state').$type<ExpenseState>().notNull().default('submitted'),
    splitRule: text('split_rule').$type<SplitRule>().notNull().default('per_student'),
    submittedBy: bigint('submitted_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    decidedBy: bigint('decided_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    /** Why it was rejected. */
    reason: text('reason').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('expenses_trip').on(table.tripId),
    index('expenses_group').on(table.groupId),
    index('expenses_payer').on(table.payerId),
    index('expenses_submitter').on(table.submittedBy),
    index('expenses_state').on(table.state, table.spentOn),
    index('expenses_receipt').on(table.receiptRef),
    check('expenses_amount', sql`${table.amount} > 0`),
    check('expenses_of', sql`(${table.tripId} is null) <> (${table.groupId} is null)`),
  ],
);

/** The share of each student's parents in an expense; the shares add up to its amount. */
export const expenseShares = pgTable(
  'expense_shares',
  {
    id: identity(),
    expenseId: bigint('expense_id', { mode: 'number' })
      .notNull()
      .references(() => expenses.id, { onDelete: 'cascade' }),
    tripId: bigint('trip_id', { mode: 'number' })
      .notNull()
      .references(() => trips.id),
    amount: money('amount').notNull(),
    /** The invoice that bills it. */
    invoiceId: bigint('invoice_id', { mode: 'number' }).references(() => invoices.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('expense_shares_once').on(table.expenseId, table.tripId),
    index('expense_shares_trip').on(table.tripId),
    index('expense_shares_invoice').on(table.invoiceId),
    check('expense_shares_amount', sql`${table.amount} >= 0`),
  ],
);
