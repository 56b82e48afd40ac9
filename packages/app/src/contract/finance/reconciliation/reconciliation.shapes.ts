// Shapes of the reconciliation: named checks that compare trips, quotes, invoices, payments and payouts.

import * as z from 'zod';
import { declareList } from '#contract/platform/lists/list.ts';
import { id } from '#contract/platform/validation/fields.ts';

/** `error`: must never happen; `warning`: should be checked. */
export const SEVERITIES = ['error', 'warning'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** All checks with their severity, in the order of a stay's life. */
export const CHECKS = {
  tripWithoutQuote: 'error',
  tripDiffersFromQuote: 'error',
  tripWithoutInvoice: 'warning',
  tripBilledOtherwise: 'error',
  invoiceDiffersFromQuote: 'error',
  paidDiffersFromAllocations: 'error',
  voidInvoicePaid: 'error',
  overpaidInvoice: 'warning',
  paidNotReserved: 'warning',
  cancelledNotRefunded: 'warning',
  paymentUnallocated: 'warning',
  duplicatePayment: 'warning',
  gatewayEventFailed: 'error',
  intentWithoutPayment: 'error',
  payoutMissing: 'error',
  payoutDiffersFromQuote: 'error',
  payoutOverdue: 'warning',
  payoutWithoutPurchase: 'warning',
  purchaseDiffersFromQuote: 'warning',
  expenseNotBilled: 'warning',
  seriesGap: 'error',
  cancelledStillOwed: 'warning',
  paidInFuture: 'error',
  stayBilledTwice: 'error',
  refundOffOtherInvoice: 'error',
  namedInvoiceOpen: 'warning',
  refundReturned: 'warning',
  disputeOpen: 'warning',
} as const satisfies Record<string, Severity>;

export type CheckName = keyof typeof CHECKS;
export const CHECK_NAMES = Object.keys(CHECKS) as [CheckName, ...CheckName[]];

/** The type of record that a finding links to. */
export const DISCREPANCY_SUBJECTS = ['trip', 'invoice', 'payment', 'gatewayEvent', 'payout', 'purchaseInvoice', 'expense'] as const;
export type DiscrepancySubject = (typeof DISCREPANCY_SUBJECTS)[number];

export const findingsList = declareList({
  name: 'findings',
  columns: ['check', 'severity', 'name', 'subjectType', 'expected', 'found', 'currency', 'amount', 'day'],
  sorts: ['check', 'amount', 'day', 'name'],
  defaultSort: 'check',
  filters: {
    check: { kind: 'choice', choices: CHECK_NAMES },
    severity: { kind: 'choice', choices: SEVERITIES },
    subjectType: { kind: 'choice', choices: DISCREPANCY_SUBJECTS },
    businessId: { kind: 'choice' },
    currency: { kind: 'choice' },
    amount: { kind: 'number' },
    day: { kind: 'day', emptiable: true },
  },
});

export const finding = z.object({
  id,
  check: z.enum(CHECK_NAMES),
  severity: z.enum(SEVERITIES),
  subjectType: z.enum(DISCREPANCY_SUBJECTS),
  subjectId: id,
  /** A number, or names of people. */
  name: z.string(),
  tripId: id.nullable(),
  quoteFingerprint: z.string().nullable(),
  businessId: id.nullable(),
  currency: z.string().nullable(),
  /** The expected and the actual value; empty if there is nothing to compare. */
  expected: z.string(),
  found: z.string(),
  /** The amount at risk. */
  amount: z.string().nullable(),
  day: z.string().nullable(),
});

export type Discrepancy = z.output<typeof finding>;

/** A check with the number of its findings. */
export const checkCount = z.object({
  check: z.enum(CHECK_NAMES),
  severity: z.enum(SEVERITIES),
  count: z.int(),
  sums: z.array(z.object({ currency: z.string(), amount: z.string() })),
});

export type CheckCount = z.output<typeof checkCount>;
