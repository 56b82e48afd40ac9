// Payments as lists and pages show them, what is typed about them, and the statement of a bank that is read in.

import * as z from 'zod';
import { PAYMENT_KINDS, PAYMENT_METHODS } from '#contract/finance/invoices/invoice-states.ts';
import { declareList } from '#contract/platform/lists/list.ts';
import { positiveAmount } from '#contract/platform/validation/decimals.ts';
import { day, id, instant, line, optionalLine } from '#contract/platform/validation/fields.ts';
import { DISPUTE_STATES } from './gateway-states.ts';

export const paymentsList = declareList({
  name: 'payments',
  columns: [
    'paidOn',
    'kind',
    'method',
    'businessName',
    'payerName',
    'reference',
    'currency',
    'amount',
    'refunded',
    'unallocated',
    'createdAt',
  ],
  sorts: ['createdAt', 'paidOn', 'payerName', 'amount', 'unallocated'],
  defaultSort: '-paidOn',
  filters: {
    kind: { kind: 'choice', choices: PAYMENT_KINDS },
    method: { kind: 'choice', choices: PAYMENT_METHODS },
    businessId: { kind: 'choice' },
    isUnallocated: { kind: 'flag' },
    paidOn: { kind: 'day' },
    amount: { kind: 'number' },
  },
});

export const listedPayment = z.object({
  id,
  kind: z.enum(PAYMENT_KINDS),
  method: z.enum(PAYMENT_METHODS),
  businessId: id,
  businessName: z.string(),
  currency: z.string(),
  /** Above 0, of a refund too. */
  amount: z.string(),
  /** What of it was paid back. */
  refunded: z.string(),
  /** What settles no invoice and was not paid back; nothing for a refund. */
  unallocated: z.string(),
  paidOn: z.string(),
  payerName: z.string(),
  reference: z.string(),
  /** Of a refund, the payment that it gives back. */
  refundsId: id.nullable(),
  createdAt: instant,
  version: z.int(),
});

export type ListedPayment = z.output<typeof listedPayment>;

/** One payment with the invoices that it settles and what was paid back. */
export const payment = listedPayment.extend({
  reason: z.string(),
  createdBy: z.string().nullable(),
  /** What settles each invoice, less what was given back of it; of a refund below 0. */
  allocations: z.array(z.object({ invoiceId: id, number: z.string().nullable(), buyerName: z.string(), amount: z.string() })),
  refunds: z.array(z.object({ id, amount: z.string(), paidOn: z.string(), reason: z.string() })),
  /** What whoever paid disputes of it at their bank. */
  disputes: z.array(z.object({ state: z.enum(DISPUTE_STATES), amount: z.string() })),
});

export type PaymentPage = z.output<typeof payment>;

const allocation = z.object({ invoiceId: id, amount: positiveAmount });

export const paymentBody = z.object({
  businessId: id,
  /** By ISO 4217; the currency of the business when left out. */
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  amount: positiveAmount,
  paidOn: day,
  method: z.enum(PAYMENT_METHODS),
  payerName: line(200),
  reference: optionalLine(200),
  /** Names what is recorded: with the same key nothing is recorded a second time. */
  key: line(200).optional(),
  allocations: z.array(allocation).max(100).default([]),
});

export type PaymentBody = z.output<typeof paymentBody>;

export const allocateBody = allocation.extend({ version: z.int() });

/** All that a payment settles of an invoice, or a part of it. */
export const deallocateBody = z.object({ invoiceId: id, amount: positiveAmount.optional(), version: z.int() });

export const refundBody = z.object({
  amount: positiveAmount,
  paidOn: day,
  reason: line(500),
  reference: optionalLine(200),
  key: line(200).optional(),
  version: z.int(),
});

export type RefundBody = z.output<typeof refundBody>;

/** What becomes of a line of a statement. */
export const BANK_LINE_STATES = ['new', 'known', 'outgoing', 'faulty'] as const;

export const importBody = z.object({
  businessId: id,
  /** Says what would be recorded, and records nothing. */
  dryRun: z.stringbool().default(true),
  /** Settles the invoices whose numbers stand in the reference of a line, as far as they are owed. */
  allocate: z.stringbool().default(true),
});

export const bankLine = z.object({
  /** In the file, from 1. */
  line: z.int(),
  state: z.enum(BANK_LINE_STATES),
  /** Of a faulty line, what is wrong with it. */
  message: z.string().nullable(),
  paidOn: z.string().nullable(),
  amount: z.string().nullable(),
  payerName: z.string(),
  reference: z.string(),
  /** The invoices that it is for, and what it would settle of each. */
  proposals: z.array(z.object({ invoiceId: id, number: z.string(), buyerName: z.string(), amount: z.string() })),
});

export const bankReport = z.object({
  currency: z.string(),
  lines: z.array(bankLine),
  counts: z.object({ new: z.int(), known: z.int(), outgoing: z.int(), faulty: z.int() }),
  /** Whether the new ones were recorded. */
  recorded: z.boolean(),
});

export type BankLine = z.output<typeof bankLine>;
export type BankReport = z.output<typeof bankReport>;
