// Shapes of expenses and their shares.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { positiveAmount, amount as someAmount } from '#contract/platform/validation/decimals.ts';
import { day, fileRef, id, instant, line, optionalLine } from '#contract/platform/validation/fields.ts';
import { EXPENSE_CATEGORIES, EXPENSE_STATES, SPLIT_RULES } from './expense-states.ts';

/** The actions on an expense, for those with the right to take them. */
export const EXPENSE_ACTIONS = ['edit', 'remove', 'approve', 'refuse', 'settle', 'split', 'bill'] as const;
export type ExpenseAction = (typeof EXPENSE_ACTIONS)[number];

/** The state of a share: not on an invoice, on a draft, on a sent invoice, partly paid, paid. */
export const SHARE_STATES = ['unbilled', 'draft', 'sent', 'part_paid', 'paid'] as const;
export type ShareState = (typeof SHARE_STATES)[number];

export const expensesList = declareList({
  name: 'expenses',
  columns: [
    'spentOn',
    'category',
    'description',
    'subject',
    'state',
    'currency',
    'amount',
    'payerName',
    'rebillable',
    'billed',
    'paid',
    'businessName',
    'submittedBy',
    'createdAt',
  ],
  sorts: ['spentOn', 'createdAt', 'amount', 'category', 'state', 'subject', 'payerName'],
  defaultSort: '-spentOn',
  filters: {
    state: { kind: 'choice', choices: EXPENSE_STATES },
    category: { kind: 'choice', choices: EXPENSE_CATEGORIES },
    tripId: { kind: 'choice', emptiable: true },
    groupId: { kind: 'choice', emptiable: true },
    payerId: { kind: 'choice', emptiable: true },
    rebillable: { kind: 'flag' },
    spentOn: { kind: 'day' },
    amount: { kind: 'number' },
    currency: { kind: 'choice' },
  },
});

/** The share of an expense that one trip bears, and its payment. */
export const expenseShare = z.object({
  tripId: id,
  studentName: z.string(),
  parentId: id.nullable(),
  parentName: z.string().nullable(),
  amount: z.string(),
  /** Whether it got one minor unit more than the others, so that the shares add up. */
  extra: z.boolean(),
  standing: z.enum(SHARE_STATES),
  invoiceId: id.nullable(),
  invoiceNumber: z.string().nullable(),
});

export type ExpenseShare = z.output<typeof expenseShare>;

export const listedExpense = z.object({
  id,
  state: z.enum(EXPENSE_STATES),
  category: z.enum(EXPENSE_CATEGORIES),
  description: z.string(),
  currency: z.string(),
  amount: z.string(),
  spentOn: day,
  tripId: id.nullable(),
  groupId: id.nullable(),
  /** The trip's student, or the group's name. */
  subject: z.string(),
  businessName: z.string(),
  /** Who paid the expense; null if the business did. */
  payerId: id.nullable(),
  payerName: z.string().nullable(),
  rebillable: z.boolean(),
  splitRule: z.enum(SPLIT_RULES),
  receiptRef: fileRef.nullable(),
  submittedBy: z.string().nullable(),
  reason: z.string(),
  createdAt: instant,
  /** The amount on valid invoices, and the paid part of it. */
  billed: z.string(),
  paid: z.string(),
  version: z.int(),
  actions: z.array(z.enum(EXPENSE_ACTIONS)),
});

export type ListedExpense = z.output<typeof listedExpense>;

/** An expense with the shares that the caller can see. */
export const expense = listedExpense.extend({
  receiptName: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  shares: z.array(expenseShare),
});

export type Expense = z.output<typeof expense>;

/** Totals of one currency. */
export const expenseTotal = z.object({
  currency: z.string(),
  count: z.int(),
  amount: z.string(),
  billed: z.string(),
  paid: z.string(),
});

export type ExpenseTotal = z.output<typeof expenseTotal>;

const fields = z.object({
  tripId: id.nullable().default(null),
  groupId: id.nullable().default(null),
  category: z.enum(EXPENSE_CATEGORIES),
  description: optionalLine(300),
  amount: positiveAmount,
  currency: z.string().trim().toUpperCase().min(1).max(3),
  spentOn: day,
  /** Null if the business paid. */
  payerId: id.nullable().default(null),
  rebillable: z.boolean().default(true),
  receiptRef: fileRef.nullable().default(null),
});

export const expenseBody = fields.refine(({ tripId, groupId }) => (tripId === null) !== (groupId === null), {
  path: ['tripId'],
  params: { rule: 'oneOfTripAndGroup' },
});

export type ExpenseBody = z.output<typeof expenseBody>;

export const editExpenseBody = fields
  .extend({ version: z.int() })
  .refine(({ tripId, groupId }) => (tripId === null) !== (groupId === null), {
    path: ['tripId'],
    params: { rule: 'oneOfTripAndGroup' },
  });

export const refuseExpenseBody = z.object({ reason: line(500), version: z.int() });

/** How it is split; by hand, each trip has its amount. */
export const splitBody = z.object({
  rule: z.enum(SPLIT_RULES),
  shares: z
    .array(z.object({ tripId: id, amount: someAmount }))
    .max(500)
    .default([]),
  version: z.int(),
});

export const expenseIdsBody = z.object({ ids: z.array(id).min(1).max(200) });

/** Certain expenses, or all of a group. */
export const billExpensesBody = z
  .object({ ids: z.array(id).max(200).optional(), groupId: id.optional() })
  .refine(({ ids, groupId }) => (ids === undefined || ids.length === 0) !== (groupId === undefined), {
    path: ['ids'],
    params: { rule: 'required' },
  });

/** The result of an approval for each expense. */
export const approvalReport = z.object({
  approved: z.array(id),
  refused: z.array(z.object({ id, message: z.string() })),
});

/** The created drafts, and the shares that have no account to bill. */
export const billingReport = z.object({
  invoices: z.array(z.object({ id, buyerName: z.string(), currency: z.string(), total: z.string(), lines: z.int() })),
  unbilled: z.array(z.object({ expenseId: id, tripId: id, studentName: z.string(), amount: z.string(), currency: z.string() })),
});

export type BillingReport = z.output<typeof billingReport>;

export const groupChoice = z.object({ id, name: z.string(), trips: z.int(), fromDate: day.nullable(), toDate: day.nullable() });
export type GroupChoice = z.output<typeof groupChoice>;

const sums = z.object({ currency: z.string(), total: z.string(), billed: z.string(), paid: z.string(), open: z.string() });

/** A group's expenses and the share of each parent. */
export const groupExpenses = z.object({
  group: groupChoice,
  expenses: z.array(expense),
  /** Ordered by name; a trip without an account to bill is listed separately. */
  parents: z.array(
    z.object({ parentId: id.nullable(), name: z.string(), trips: z.array(id), students: z.array(z.string()), sums: z.array(sums) }),
  ),
});

export type GroupExpenses = z.output<typeof groupExpenses>;

/** The caller's own expenses by trip. */
export const ownExpenses = z.object({
  trips: z.array(
    z.object({
      tripId: id.nullable(),
      groupId: id.nullable(),
      subject: z.string(),
      fromDate: day.nullable(),
      toDate: day.nullable(),
      sums: z.array(sums),
      expenses: z.array(expense),
    }),
  ),
});

export type OwnExpenses = z.output<typeof ownExpenses>;

/** Shares as a list, for the exported table of parents. */
export const expenseSharesList = declareList({
  name: 'expenseShares',
  columns: [
    'parentName',
    'studentName',
    'subject',
    'spentOn',
    'category',
    'description',
    'currency',
    'amount',
    'standing',
    'invoiceNumber',
  ],
  sorts: ['parentName', 'studentName', 'spentOn', 'amount'],
  defaultSort: 'parentName',
  filters: { groupId: { kind: 'choice' }, currency: { kind: 'choice' }, spentOn: { kind: 'day' } },
});
