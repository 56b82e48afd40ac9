// The billed part of a trip's agreed price, and its settlement: once settled, invoices minus credit notes equal the price.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id, optionalLine } from '#contract/platform/validation/fields.ts';

export const tripBilling = z.object({
  currency: z.string(),
  /** The agreed price for the customer, minus what staff have waived. */
  agreed: z.string(),
  /** The part of the price on sent invoices, without lines that were added by hand. */
  billed: z.string(),
  /** The part of `billed` that credit notes have reduced. */
  credited: z.string(),
  /**
   * `agreed` minus `billed` plus `credited`: above 0 still to be billed, below 0 to be credited. Null if it was billed in another currency.
   */
  difference: z.string().nullable(),
  /** An unsent invoice that also bills the price; it counts only once it is sent. */
  draft: z.object({ id, number: z.string().nullable() }).nullable(),
});

export type TripBilling = z.output<typeof tripBilling>;

/** `settle` bills or credits the difference; `waive` gives up the missing amount, so that the price is what was billed. */
const SETTLEMENT_OPTIONS = ['settle', 'waive'] as const;

const settleDifferenceBody = z.object({
  how: z.enum(SETTLEMENT_OPTIONS).default('settle'),
  /** The difference that the user saw. If it has changed, the request is refused and nothing is billed. */
  difference: z.string().trim().max(40),
  /** Why the difference is waived, or who agreed to a higher price that the parent hasn't answered. */
  reason: optionalLine(500),
});

export const settleTripDifference = endpoint({
  method: 'POST',
  path: '/api/trips/{id}/difference',
  access: 'invoices.write',
  summary: 'Sends an invoice of what is still to be billed of the agreed price, or credit notes of what is too much. Nobody is charged.',
  params: z.object({ id }),
  body: settleDifferenceBody,
  answer: tripBilling,
  refusals: ['tripMoved', 'nothingToSettle', 'differenceMoved', 'draftUnsent', 'consentMissing', 'invoiceIncomplete', 'documentDamaged'],
});
