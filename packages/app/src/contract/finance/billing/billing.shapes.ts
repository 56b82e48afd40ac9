// Shapes of accounts of customers and payees: balances, statements, settlements and monthly sales.

import * as z from 'zod';
import { PAYEE_TYPES } from '#contract/finance/payouts/payee.ts';
import { declareList } from '#contract/platform/lists/list.ts';
import { EXPORT_FORMATS } from '#contract/platform/lists/list-query.ts';
import { day, id, line } from '#contract/platform/validation/fields.ts';

/**
 * The types of accounts: a billed user, a buyer without an account, a payer with unallocated money, an agent (the invoices of their trips,
 * which are also in the parents' accounts), or a host or activity that we owe.
 */
export const ACCOUNT_TYPES = ['parent', 'buyer', 'payer', 'agent', ...PAYEE_TYPES] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Customer accounts: each invoice and each payment is in exactly one of them. */
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
  /** Outstanding amounts by how long they are overdue. */
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
  /** Identifies the account together with the type. */
  no: id,
  name: z.string(),
  email: z.string(),
  currency: z.string(),
  /** Outstanding: what customers owe, or what we owe hosts. */
  open: z.string(),
  ...ages,
  /** The overdue part of `open`. */
  overdue: z.string(),
  /** Received and not yet allocated to an invoice. */
  unallocated: z.string(),
  /** Above 0 they owe us, below 0 we owe them. */
  balance: z.string(),
  lastPaidOn: z.string().nullable(),
});

export type ListedAccount = z.output<typeof listedAccount>;

export const accountParams = z.object({ type: z.enum(ACCOUNT_TYPES), no: id });

export const period = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ['to'], params: { rule: 'notBefore', values: { other: 'from' } } });

/** The kinds of entries that change a balance. */
export const MOVEMENT_KINDS = ['invoice', 'credit', 'void', 'payment', 'refund', 'purchase', 'purchaseVoid', 'stay', 'payout'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

export const movement = z.object({
  day: z.string(),
  kind: z.enum(MOVEMENT_KINDS),
  /** The number of the document, or the reference of the payment. */
  number: z.string(),
  /** The ID of the invoice, payment, purchase invoice or payout, depending on the kind. */
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
  /** One for each currency; currencies are never added together. */
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

/** The part of an invoice that a payment would settle. */
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
  /** The parts in the preview; if they have changed, nothing is settled. */
  parts: z
    .array(z.object({ paymentId: id, invoiceId: id, amount: line(40) }))
    .min(1)
    .max(1000),
});

export const reminderResult = z.object({
  /** The numbers of the invoices with a new reminder. */
  reminded: z.array(z.string()),
  /** Those without one, because they had one today or have no address. */
  skipped: z.array(z.string()),
});

/** Net sales, VAT and shares of a business in one month. */
export const monthOfSales = z.object({
  month: z.string(),
  businessId: id,
  businessName: z.string(),
  currency: z.string(),
  /** Net sales of quotes and other lines, minus what was credited and voided. */
  revenue: z.string(),
  vat: z.string(),
  /** The platform fees of the quotes. */
  commission: z.string(),
  /** The part of the quotes for hosts and activities. */
  hostCost: z.string(),
  /** Lines without a quote. */
  other: z.string(),
  invoices: z.int(),
});

export type MonthOfSales = z.output<typeof monthOfSales>;

export const fileQuery = { format: z.enum(EXPORT_FORMATS).default('csv'), bom: z.stringbool().default(true) };
