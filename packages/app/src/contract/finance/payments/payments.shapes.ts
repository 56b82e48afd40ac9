// Shapes of payments, of what is typed about them, and of imported bank statements.

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
  /** Above 0, also for refunds. */
  amount: z.string(),
  /** The refunded part. */
  refunded: z.string(),
  /** The part that is neither allocated nor refunded; zero for a refund. */
  unallocated: z.string(),
  paidOn: z.string(),
  payerName: z.string(),
  reference: z.string(),
  /** For a refund, the refunded payment. */
  refundsId: id.nullable(),
  createdAt: instant,
  version: z.int(),
});

export type ListedPayment = z.output<typeof listedPayment>;

/** A payment with its allocations and refunds. */
export const payment = listedPayment.extend({
  reason: z.string(),
  createdBy: z.string().nullable(),
  /** The allocation to each invoice minus its refunds; below 0 for a refund. */
  allocations: z.array(z.object({ invoiceId: id, number: z.string().nullable(), buyerName: z.string(), amount: z.string() })),
  refunds: z.array(z.object({ id, amount: z.string(), paidOn: z.string(), reason: z.string() })),
  /** The payer's disputes at their bank. */
  disputes: z.array(z.object({ state: z.enum(DISPUTE_STATES), amount: z.string() })),
});

export type PaymentPage = z.output<typeof payment>;

const allocation = z.object({ invoiceId: id, amount: positiveAmount });

export const paymentBody = z.object({
  businessId: id,
  /** By ISO 4217; defaults to the currency of the business. */
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
  /** An idempotency key: a second request with the same key records nothing. */
  key: line(200).optional(),
  allocations: z.array(allocation).max(100).default([]),
});

export type PaymentBody = z.output<typeof paymentBody>;

export const allocateBody = allocation.extend({ version: z.int() });

/** Deallocates all that a payment settles of an invoice, or a part of it. */
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

/** The state of a statement line. */
export const BANK_LINE_STATES = ['new', 'known', 'outgoing', 'faulty'] as const;

export const importBody = z.object({
  businessId: id,
  /** Only returns what would be recorded. */
  dryRun: z.stringbool().default(true),
  /** Allocates each line to the invoices whose numbers are in its reference, up to their outstanding amounts. */
  allocate: z.stringbool().default(true),
});

export const bankLine = z.object({
  /** The line number in the file, from 1. */
  line: z.int(),
  state: z.enum(BANK_LINE_STATES),
  /** For a faulty line, its fault. */
  message: z.string().nullable(),
  paidOn: z.string().nullable(),
  amount: z.string().nullable(),
  payerName: z.string(),
  reference: z.string(),
  /** The matching invoices, with the amount that would be allocated to each. */
  proposals: z.array(z.object({ invoiceId: id, number: z.string(), buyerName: z.string(), amount: z.string() })),
});

export const bankReport = z.object({
  currency: z.string(),
  lines: z.array(bankLine),
  counts: z.object({ new: z.int(), known: z.int(), outgoing: z.int(), faulty: z.int() }),
  /** Whether the new lines were recorded. */
  recorded: z.boolean(),
});

export type BankLine = z.output<typeof bankLine>;
export type BankReport = z.output<typeof bankReport>;
