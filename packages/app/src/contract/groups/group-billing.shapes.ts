// Shapes of invoicing a group: the prospective invoices with their lines, who gets none and why, and what became of each.

import * as z from 'zod';
import { id } from '#contract/platform/validation/fields.ts';
import { MAX_GROUP_MEMBERS } from './members.shapes.ts';

/** Each parent for the own child, or one account for all. */
export const GROUP_PAYERS = ['parents', 'one'] as const;

/** Why a member gets no invoice now. */
const UNBILLED_REASONS = ['noTrip', 'notReserved', 'noPrice', 'quoteLost', 'carrierLost', 'noPayer', 'billed'] as const;

export const groupPayer = z.object({
  payer: z.enum(GROUP_PAYERS).default('parents'),
  /** Who pays for all; left out, it is the agent of the group. */
  buyerId: id.optional(),
});

const plannedInvoice = z.object({
  tripId: id,
  /** The students of the trip. */
  name: z.string(),
  /** The agreed price. */
  quoteFingerprint: z.string(),
  buyer: z.object({ id, name: z.string() }),
  currency: z.string(),
  lines: z.array(
    z.object({
      description: z.string(),
      /** After discounts. */
      amount: z.string(),
    }),
  ),
  vat: z.string(),
  total: z.string(),
});

export type PlannedInvoice = z.output<typeof plannedInvoice>;

const unbilledMember = z.object({
  name: z.string(),
  studentId: id.nullable(),
  tripId: id.nullable(),
  why: z.enum(UNBILLED_REASONS),
  /** The invoice that bills the price already, if the caller may see it. */
  invoice: z.object({ id, number: z.string().nullable() }).nullable(),
});

export type UnbilledMember = z.output<typeof unbilledMember>;

export const groupBilling = z.object({
  invoices: z.array(plannedInvoice),
  skipped: z.array(unbilledMember),
  totals: z.array(
    z.object({
      currency: z.string(),
      /** The sum of the invoices. */
      total: z.string(),
    }),
  ),
});

export type GroupBilling = z.output<typeof groupBilling>;

export const billGroupBody = groupPayer.extend({
  /** The invoices that the user saw, and no others are created. If a price or a payer has changed since, nothing is. */
  shown: z
    .array(z.object({ tripId: id, buyerId: id, quoteFingerprint: z.string().trim().max(64), total: z.string().trim().max(40) }))
    .min(1)
    .max(MAX_GROUP_MEMBERS),
});

const BILLING_OUTCOMES = ['created', 'existing', 'refused'] as const;

export const billedGroup = z.object({
  data: z.array(
    z.object({
      tripId: id,
      name: z.string(),
      outcome: z.enum(BILLING_OUTCOMES),
      invoiceId: id.nullable(),
      /** Why there is no invoice, in the reader's language. */
      message: z.string().nullable(),
    }),
  ),
});

export type BilledGroup = z.output<typeof billedGroup>;
