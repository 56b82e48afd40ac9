// Purchase invoices as lists, pages and hosts see them, and what is typed about them.

import * as z from 'zod';
import { PAYEE_TYPES } from '#contract/finance/payouts/payee.ts';
import { PAYOUT_STATES } from '#contract/finance/payouts/payout.machine.ts';
import { declareList } from '#contract/platform/lists/list.ts';
import { amount, positiveAmount } from '#contract/platform/validation/decimals.ts';
import { day, fileRef, id, instant, line, optionalLine } from '#contract/platform/validation/fields.ts';
import { PURCHASE_STATES, PURCHASE_STEPS_BY_HAND, type PurchaseStepByHand } from './purchase.machine.ts';

export const purchasesList = declareList({
  name: 'purchases',
  columns: [
    'number',
    'supplierName',
    'state',
    'selfBilled',
    'businessName',
    'tripId',
    'issueDate',
    'dueDate',
    'currency',
    'net',
    'vat',
    'total',
    'expected',
    'difference',
    'paid',
    'outstanding',
    'createdAt',
  ],
  sorts: ['createdAt', 'number', 'supplierName', 'issueDate', 'dueDate', 'total', 'difference', 'outstanding'],
  defaultSort: '-createdAt',
  filters: {
    state: { kind: 'choice', choices: PURCHASE_STATES },
    supplierName: { kind: 'text' },
    differs: { kind: 'flag' },
    overdue: { kind: 'flag' },
    dueDate: { kind: 'day' },
    issueDate: { kind: 'day' },
    businessId: { kind: 'choice' },
    tripId: { kind: 'choice', emptiable: true },
    selfBilled: { kind: 'flag' },
    total: { kind: 'number' },
  },
});

/** A line of a supplier's invoice, without VAT, in decimal text: what it comes to is after its discount. */
export const purchaseLine = z.object({
  description: z.string(),
  quantity: z.string(),
  /** The price of one; null where what is owed is no multiple of it. */
  unitAmount: z.string().nullable(),
  discount: z.string(),
  amount: z.string(),
});

export type PurchaseLine = z.output<typeof purchaseLine>;

export const listedPurchase = z.object({
  id,
  state: z.enum(PURCHASE_STATES),
  number: z.string().nullable(),
  businessId: id,
  businessName: z.string(),
  supplierName: z.string(),
  payeeType: z.enum(PAYEE_TYPES).nullable(),
  payeeId: id.nullable(),
  /** Written by us in the supplier's name. */
  selfBilled: z.boolean(),
  tripId: id.nullable(),
  currency: z.string(),
  net: z.string(),
  vat: z.string(),
  total: z.string(),
  /** What the quote of the stay says is owed, without VAT; null where none says so. */
  expected: z.string().nullable(),
  /** By how much it is above what is expected; below 0 how much it falls short; null without an expectation. */
  difference: z.string().nullable(),
  paid: z.string(),
  /** What is still to be paid; nothing for drafts and what was voided. */
  outstanding: z.string(),
  issueDate: day,
  dueDate: day,
  overdue: z.boolean(),
  isAccepted: z.boolean(),
  hasAttachment: z.boolean(),
  createdAt: instant,
  version: z.int(),
});

export type ListedPurchase = z.output<typeof listedPurchase>;

const steps = PURCHASE_STEPS_BY_HAND as [PurchaseStepByHand, ...PurchaseStepByHand[]];

/** A payout of the same host, as far as the invoice has to do with it. */
const linkedPayout = z.object({
  id,
  state: z.enum(PAYOUT_STATES),
  tripId: id.nullable(),
  amount: z.string(),
  dueDate: day,
  paidOn: day.nullable(),
});

export type LinkedPayout = z.output<typeof linkedPayout>;

/** One purchase invoice with all that has to do with it. */
export const purchase = listedPurchase.extend({
  lines: z.array(purchaseLine),
  notes: z.string(),
  reason: z.string(),
  quoteFingerprint: z.string().nullable(),
  /** The stay that it is for. */
  trip: z.object({ id, studentName: z.string(), fromDate: day, toDate: day }).nullable(),
  attachment: z
    .object({ randomRef: z.string(), name: z.string(), kind: z.enum(['image', 'pdf', 'video', 'audio']), size: z.int(), alt: z.string() })
    .nullable(),
  payouts: z.array(linkedPayout),
  /** Payouts of the same host and currency that pay no invoice yet. */
  linkable: z.array(linkedPayout),
  acceptedAt: instant.nullable(),
  approvedAt: instant.nullable(),
  createdBy: z.string().nullable(),
  /** What the caller may do to it now. */
  steps: z.array(z.enum(steps)),
});

export type PurchasePage = z.output<typeof purchase>;

const typedLine = z.object({
  description: line(500),
  /** As many as there are, such as `14` or `1.5`. */
  quantity: positiveAmount,
  unitAmount: amount,
  discount: amount.default('0'),
});

const figures = {
  issueDate: day,
  dueDate: day,
  /** Left out, the one sum of `net` is all there is. */
  lines: z.array(typedLine).max(200).default([]),
  net: z.preprocess((given) => (given === '' ? undefined : given), amount.optional()),
  vat: amount.default('0'),
  attachmentRef: fileRef.nullable().default(null),
  notes: z.string().trim().max(2000).default(''),
};

/** The invoice of a supplier, as it lies before whoever records it. */
export const purchaseBody = z.object({
  ...figures,
  businessId: id,
  /** By ISO 4217; the currency of the business when left out. */
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  supplierName: line(200),
  /** The supplier's own number; the same one of the same supplier is recorded once. */
  number: line(80),
  /** The stay that it is for; with the host, what the quote says is compared. */
  tripId: id.nullable().default(null),
  payeeType: z.enum(PAYEE_TYPES).nullable().default(null),
  payeeId: id.nullable().default(null),
});

export type PurchaseBody = z.output<typeof purchaseBody>;

export const editPurchaseBody = purchaseBody
  .omit({ payeeType: true, payeeId: true, tripId: true })
  .partial({ businessId: true, supplierName: true, number: true })
  .extend({
    tripId: id.nullable().optional(),
    payeeType: z.enum(PAYEE_TYPES).nullable().optional(),
    payeeId: id.nullable().optional(),
    version: z.int(),
  });

export const purchasesOfTripBody = z.object({ tripId: id });

/** Why it is approved is to be said where it differs from what is expected. */
export const approvePurchaseBody = z.object({ reason: optionalLine(500), version: z.int() });

export const voidPurchaseBody = z.object({ reason: line(500), version: z.int() });

export const linkPayoutsBody = z.object({ payoutIds: z.array(id).min(1).max(100), version: z.int() });

/** What is owed by how long it is overdue, for each currency. */
export const purchaseAgeing = z.object({
  currency: z.string(),
  notDue: z.string(),
  upTo30: z.string(),
  upTo60: z.string(),
  upTo90: z.string(),
  over90: z.string(),
  total: z.string(),
});
