// Shapes of a host's own payments by stay, without anything about the customer's price.

import * as z from 'zod';
import { day, id, instant } from '#contract/platform/validation/fields.ts';
import { purchaseLine } from './purchases.shapes.ts';

/** The state of an amount for the payee. */
export const OWN_PAYMENT_STATES = ['scheduled', 'pending', 'paid'] as const;
export type OwnPaymentState = (typeof OWN_PAYMENT_STATES)[number];

const ownStay = z.object({ id, studentName: z.string(), fromDate: day, toDate: day });

const ownPayout = z.object({
  id,
  state: z.enum(OWN_PAYMENT_STATES),
  amount: z.string(),
  dueDate: day,
  paidOn: day.nullable(),
});

/** A stay with its invoice, if any, and its payments. */
export const ownPayment = z.object({
  /** The ID of the row: `i12` for an invoice, `p34` for a payout without one. */
  key: z.string(),
  invoiceId: id.nullable(),
  number: z.string().nullable(),
  state: z.enum(OWN_PAYMENT_STATES),
  trip: ownStay.nullable(),
  currency: z.string(),
  total: z.string(),
  paid: z.string(),
  dueDate: day,
  /** The date of the last payment. */
  paidOn: day.nullable(),
  acceptedAt: instant.nullable(),
  payouts: z.array(ownPayout),
});

export type OwnPayment = z.output<typeof ownPayment>;

/** The amount paid in a calendar year, by currency. */
const ownYear = z.object({ year: z.int(), currency: z.string(), paid: z.string() });

export const ownPayments = z.object({ data: z.array(ownPayment), years: z.array(ownYear) });

export type OwnPayments = z.output<typeof ownPayments>;

/** An invoice as its host reads and confirms it. */
export const ownPurchase = ownPayment.extend({
  invoiceId: id,
  selfBilled: z.boolean(),
  isDraft: z.boolean(),
  businessName: z.string(),
  issueDate: day,
  lines: z.array(purchaseLine),
  net: z.string(),
  vat: z.string(),
  /** Whether the host can still confirm it. */
  canAccept: z.boolean(),
  version: z.int(),
});

export type OwnPurchase = z.output<typeof ownPurchase>;

export const ownPaymentsQuery = z.object({ year: z.coerce.number().int().min(1900).max(2199).optional() });
