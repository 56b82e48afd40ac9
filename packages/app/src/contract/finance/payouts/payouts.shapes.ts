// Shapes of payouts, of what is typed about them, and of the bank files.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { positiveAmount } from '#contract/platform/validation/decimals.ts';
import { day, id, instant, line, optionalLine } from '#contract/platform/validation/fields.ts';
import { PAYEE_TYPES } from './payee.ts';
import { PAYOUT_STATES, PAYOUT_STEPS_BY_HAND, type PayoutStep } from './payout.machine.ts';

export const payoutsList = declareList({
  name: 'payouts',
  columns: [
    'number',
    'payeeName',
    'studentName',
    'state',
    'dueDate',
    'currency',
    'amount',
    'paidOn',
    'reference',
    'businessName',
    'createdAt',
  ],
  sorts: ['dueDate', 'payeeName', 'amount', 'state', 'createdAt', 'paidOn'],
  defaultSort: 'dueDate',
  filters: {
    state: { kind: 'choice', choices: PAYOUT_STATES },
    payeeType: { kind: 'choice', choices: PAYEE_TYPES },
    payeeId: { kind: 'choice' },
    businessId: { kind: 'choice' },
    currency: { kind: 'choice' },
    dueDate: { kind: 'day' },
    batchId: { kind: 'choice', emptiable: true },
    tripId: { kind: 'choice', emptiable: true },
    lacksDetails: { kind: 'flag' },
    amount: { kind: 'number' },
  },
});

/** Warnings for the person who approves a payout. */
export const PAYOUT_WARNINGS = ['toYourself', 'detailsMissing', 'detailsFresh', 'detailsOwn', 'addedByYou', 'testMoney'] as const;
export type PayoutWarning = (typeof PAYOUT_WARNINGS)[number];

export const listedPayout = z.object({
  id,
  /** Its reference in the bank file: `PO-000012`. */
  number: z.string(),
  payeeType: z.enum(PAYEE_TYPES),
  payeeId: id,
  payeeName: z.string(),
  tripId: id.nullable(),
  studentName: z.string().nullable(),
  fromDate: z.string().nullable(),
  toDate: z.string().nullable(),
  businessId: id,
  businessName: z.string(),
  currency: z.string(),
  amount: z.string(),
  state: z.enum(PAYOUT_STATES),
  dueDate: z.string(),
  batchId: id.nullable(),
  paidOn: z.string().nullable(),
  reference: z.string(),
  /** Whether the payee has no bank account yet. */
  lacksDetails: z.boolean(),
  createdAt: instant,
  version: z.int(),
});

export type ListedPayout = z.output<typeof listedPayout>;

/** An account with only the last four characters of its number. */
export const maskedAccount = z.object({ holder: z.string(), iban: z.string(), bic: z.string() });

/** A payout with its history. The payee can't see who approved it and why. */
export const payout = listedPayout.extend({
  quoteFingerprint: z.string().nullable(),
  purchaseInvoice: z.object({ id, number: z.string().nullable() }).nullable(),
  /** The approved account. */
  account: maskedAccount.nullable(),
  /** The payee's current account. */
  details: maskedAccount.extend({ changedAt: instant, changedBy: z.string().nullable() }).nullable(),
  batch: z.object({ id, messageId: z.string(), executionDate: z.string() }).nullable(),
  approvedBy: z.string().nullable(),
  approvedAt: instant.nullable(),
  createdBy: z.string().nullable(),
  reason: z.string(),
  history: z.array(
    z.object({
      at: instant,
      from: z.enum(PAYOUT_STATES).nullable(),
      to: z.enum(PAYOUT_STATES),
      by: z.string().nullable(),
      reason: z.string(),
    }),
  ),
  warnings: z.array(z.enum(PAYOUT_WARNINGS)),
  /** From when payouts to the payee’s account can be approved; null if they can be now. */
  coolsUntil: instant.nullable(),
  /** The steps that the caller can take now. */
  steps: z.array(z.enum(PAYOUT_STEPS_BY_HAND as [PayoutStep, ...PayoutStep[]])),
});

export type PayoutPage = z.output<typeof payout>;

export const payoutTotal = z.object({ currency: z.string(), state: z.enum(PAYOUT_STATES), count: z.int(), amount: z.string() });

const currency = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/);

/** A payout that isn't part of a stay's quote. */
export const payoutBody = z.object({
  payeeType: z.enum(PAYEE_TYPES),
  payeeId: id,
  businessId: id,
  /** By ISO 4217; defaults to the currency of the business. */
  currency: currency.optional(),
  amount: positiveAmount,
  dueDate: day,
  reason: line(500),
});

const read = { version: z.int() };

export const approveBody = z.object({
  ...read,
  /** Why it is approved although the approver added the payout or changed the account. */
  reason: optionalLine(500),
});

export const reasonedBody = z.object({ ...read, reason: line(500) });

export const plainBody = z.object(read);

export const paidBody = z.object({
  ...read,
  paidOn: day,
  /** The text on the bank statement. */
  reference: optionalLine(140),
});

export const approveManyBody = z.object({
  payouts: z
    .array(z.object({ id, ...read }))
    .min(1)
    .max(200),
  reason: optionalLine(500),
});

/** The result for each payout, in the requested order: approved, or why not. */
export const approvalResults = z.object({
  approved: z.int(),
  outcomes: z.array(z.object({ id, number: z.string(), code: z.string().nullable(), message: z.string().nullable() })),
});

export type ApprovalResults = z.output<typeof approvalResults>;

export const batchBody = z.object({
  payoutIds: z.array(id).min(1).max(1000),
  executionDate: day,
});

export const batchesList = declareList({ name: 'payoutBatches', sorts: ['createdAt'], defaultSort: '-createdAt', filters: {} });

export const payoutBatch = z.object({
  id,
  messageId: z.string(),
  businessId: id,
  businessName: z.string(),
  currency: z.string(),
  executionDate: z.string(),
  count: z.int(),
  total: z.string(),
  /** The number of its payouts that are neither paid nor failed yet. */
  open: z.int(),
  createdBy: z.string().nullable(),
  createdAt: instant,
});

export type PayoutBatch = z.output<typeof payoutBatch>;

export const batchPaidBody = z.object({ paidOn: day, reference: optionalLine(140) });
