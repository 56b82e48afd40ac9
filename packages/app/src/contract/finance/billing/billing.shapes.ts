// Accounts of who owes us and whom we owe: their balances, statements, what settles them, and the months they come from.

import * as z from 'zod';
import { PAYEE_TYPES } from '#contract/finance/payouts/payee.ts';
import { declareList } from '#contract/platform/lists/list.ts';
import { EXPORT_FORMATS } from '#contract/platform/lists/list-query.ts';
import { day, id, line } from '#contract/platform/validation/fields.ts';

/**
 * Whose account it is: a user's who is billed, a buyer's without an account, a payer's whose money settles nothing yet, an agent's (the
 * invoices of their trips, which are in the parents' accounts too), or that of a host or an activity that we owe.
 */
export const ACCOUNT_TYPES = ['parent', 'buyer', 'payer', 'agent', ...PAYEE_TYPES] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Accounts of customers: each invoice and each payment is in exactly one of them. */
export const CUSTOMER_TYPES = ['parent', 'buyer', 'payer'] as const satisfies readonly AccountType[];

export const accountsList = declareList({
  name: 'accounts',
  columns: [
    'name',
    'type',
    'email',
    'currency',
    'open',
    'notDue',
    'upTo30',
    'upTo60',
    'upTo90',
    'over90',
    'overdue',
    'unallocated',
    'balance',
    'lastPaidOn',
  ],
  sorts: ['balance', 'name', 'open', 'overdue', 'unallocated', 'lastPaidOn'],
  defaultSort: '-overdue',
  filters: {
    type: { kind: 'choice', choices: ACCOUNT_TYPES },
    currency: { kind: 'choice' },
    isOverdue: { kind: 'flag' },
    isOpen: { kind: 'flag' },
    isUnallocated: { kind: 'flag' },
    balance: { kind: 'number' },
    lastPaidOn: { kind: 'day', emptiable: true },
  },
});

const ages = {
  /** Open, by how long it is overdue. */
  notDue: z.string(),
  upTo30: z.string(),
  upTo60: z.string(),
  upTo90: z.string(),
  over90: z.string(),
};

/** One account in one currency. */
export const listedAccount = z.object({
  id,
  type: z.enum(ACCOUNT_TYPES),
  /** With the type it names the account. */
  no: id,
  name: z.string(),
  email: z.string(),
  currency: z.string(),
  /** What is open: of customers what they owe, of hosts what we owe them. */
  open: z.string(),
  ...ages,
  /** Of `open` what is overdue. */
  overdue: z.string(),
  /** Received and not yet allocated to an invoice. */
  unallocated: z.string(),
  /** Above 0 what they owe us, below 0 what we owe them. */
  balance: z.string(),
  lastPaidOn: z.string().nullable(),
});

export type ListedAccount = z.output<typeof listedAccount>;

export const accountParams = z.object({ type: z.enum(ACCOUNT_TYPES), no: id });

export const period = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ['to'], params: { rule: 'notBefore', values: { other: 'from' } } });

/** What moves a balance. */
export const MOVEMENT_KINDS = ['invoice', 'credit', 'void', 'payment', 'refund', 'purchase', 'purchaseVoid', 'stay', 'payout'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

export const movement = z.object({
  day: z.string(),
  kind: z.enum(MOVEMENT_KINDS),
  /** The number of the document, or the reference of the payment. */
  number: z.string(),
  /** The row behind it: an invoice, a payment, a purchase invoice or a payout, by its kind. */
  refId: id,
  /** One of the two is null. */
  debit: z.string().nullable(),
  credit: z.string().nullable(),
  balance: z.string(),
});

export type Movement = z.output<typeof movement>;

export const statement = z.object({
  type: z.enum(ACCOUNT_TYPES),
  no: id,
  name: z.string(),
  email: z.string(),
  from: z.string(),
  to: z.string(),
  /** Currencies are never added together. */
  currencies: z.array(
    z.object({
      currency: z.string(),
      opening: z.string(),
      movements: z.array(movement),
      debits: z.string(),
      credits: z.string(),
      closing: z.string(),
    }),
  ),
});

export type Statement = z.output<typeof statement>;

/** What a payment would settle of an invoice. */
const settlementPart = z.object({
  paymentId: id,
  paidOn: z.string(),
  invoiceId: id,
  number: z.string(),
  dueDate: z.string().nullable(),
  currency: z.string(),
  amount: z.string(),
});

export const settlement = z.object({ parts: z.array(settlementPart) });
export type Settlement = z.output<typeof settlement>;

export const settleBody = z.object({
  /** What the preview said; when it would be something else by now, nothing is done. */
  parts: z
    .array(z.object({ paymentId: id, invoiceId: id, amount: line(40) }))
    .min(1)
    .max(1000),
});

export const reminderResult = z.object({
  /** The numbers of the invoices that were reminded of. */
  reminded: z.array(z.string()),
  /** Those that were not, since they were today already, or have no address. */
  skipped: z.array(z.string()),
});

/** The net sales, VAT and shares of a month of a business. */
export const monthOfSales = z.object({
  month: z.string(),
  businessId: id,
  businessName: z.string(),
  currency: z.string(),
  /** Net sales: of quotes and of other lines, less what was credited and voided. */
  revenue: z.string(),
  vat: z.string(),
  /** The platform's part of the quotes. */
  commission: z.string(),
  /** What the quotes give to hosts and activities. */
  hostCost: z.string(),
  /** Lines that no quote is behind. */
  other: z.string(),
  invoices: z.int(),
});

export type MonthOfSales = z.output<typeof monthOfSales>;

export const fileQuery = { format: z.enum(EXPORT_FORMATS).default('csv'), bom: z.stringbool().default(true) };
