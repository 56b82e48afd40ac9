// Shapes of purchase invoices and of what is typed about them.

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

/** A line of a supplier's invoice, without VAT, in decimal text; `amount` is after the discount. */
export const purchaseLine = z.object({
  description: z.string(),
  quantity: z.string(),
  /** The price of one unit; null if the amount isn't a multiple of it. */
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
  /** Written by us on behalf of the supplier. */
  selfBilled: z.boolean(),
  tripId: id.nullable(),
  currency: z.string(),
  net: z.string(),
  vat: z.string(),
  total: z.string(),
  /** The amount owed by the stay's quote, without VAT; null without a quote. */
  expected: z.string().nullable(),
  /** The actual minus the expected amount; null without an expected amount. */
  difference: z.string().nullable(),
  paid: z.string(),
  /** The outstanding amount; zero for drafts and void invoices. */
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

/** A payout of the same host that concerns the invoice. */
const linkedPayout = z.object({
  id,
  state: z.enum(PAYOUT_STATES),
  tripId: id.nullable(),
  amount: z.string(),
  dueDate: day,
  paidOn: day.nullable(),
});

export type LinkedPayout = z.output<typeof linkedPayout>;

/** A purchase invoice with all its details. */
export const purchase = listedPurchase.extend({
  lines: z.array(purchaseLine),
  notes: z.string(),
  reason: z.string(),
  quoteFingerprint: z.string().nullable(),
  /** The billed stay. */
  trip: z.object({ id, studentName: z.string(), fromDate: day, toDate: day }).nullable(),
  attachment: z
    .object({ randomRef: z.string(), name: z.string(), kind: z.enum(['image', 'pdf', 'video', 'audio']), size: z.int(), alt: z.string() })
    .nullable(),
  payouts: z.array(linkedPayout),
  /** Payouts of the same host and currency without an invoice. */
  linkable: z.array(linkedPayout),
  acceptedAt: instant.nullable(),
  approvedAt: instant.nullable(),
  createdBy: z.string().nullable(),
  /** The steps that the caller can take now. */
  steps: z.array(z.enum(steps)),
});

export type PurchasePage = z.output<typeof purchase>;

const typedLine = z.object({
  description: line(500),
  /** The number of units, such as `14` or `1.5`. */
  quantity: positiveAmount,
  unitAmount: amount,
  discount: amount.default('0'),
});

const figures = {
  issueDate: day,
  dueDate: day,
  /** If left out, there is only the total in `net`. */
  lines: z.array(typedLine).max(200).default([]),
  net: z.preprocess((given) => (given === '' ? undefined : given), amount.optional()),
  vat: amount.default('0'),
  attachmentRef: fileRef.nullable().default(null),
  notes: z.string().trim().max(2000).default(''),
};

/** A supplier's invoice as received. */
export const purchaseBody = z.object({
  ...figures,
  businessId: id,
  /** By ISO 4217; defaults to the currency of the business. */
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  supplierName: line(200),
  /** The supplier's own number; the same number of the same supplier can't be recorded twice. */
  number: line(80),
  /** The billed stay; together with the host, it is compared with the quote. */
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

/** A reason is required if the amount differs from the expected one. */
export const approvePurchaseBody = z.object({ reason: optionalLine(500), version: z.int() });

export const voidPurchaseBody = z.object({ reason: line(500), version: z.int() });

export const linkPayoutsBody = z.object({ payoutIds: z.array(id).min(1).max(100), version: z.int() });

/** Outstanding amounts by how long they are overdue, for each currency. */
export const purchaseAgeing = z.object({
  currency: z.string(),
  notDue: z.string(),
  upTo30: z.string(),
  upTo60: z.string(),
  upTo90: z.string(),
  over90: z.string(),
  total: z.string(),
});
