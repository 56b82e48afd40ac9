// What is billed of the agreed price of a trip, and settling what is left: once it is settled, invoices less credit notes are the price.

import * as z from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { id, optionalLine } from '#contract/platform/validation/fields.ts';

export const tripBilling = z.object({
  currency: z.string(),
  /** What the customer is to pay by the agreed price, less what staff have forgone of it. */
  agreed: z.string(),
  /** What sent invoices bill of the price. Lines that were added by hand beside a quote are no part of it. */
  billed: z.string(),
  /** What credit notes have taken off that. */
  credited: z.string(),
  /** Agreed less billed plus credited: above 0 still to be billed, below 0 to be credited. Null where it was billed in another currency. */
  difference: z.string().nullable(),
  /** An invoice that is not sent yet and bills the price too; it counts once it is sent. */
  draft: z.object({ id, number: z.string().nullable() }).nullable(),
});

export type TripBilling = z.output<typeof tripBilling>;

/** `settle` bills what is missing or credits what is too much; `waive` forgoes what is missing, so that the price is what was billed. */
const SETTLEMENT_OPTIONS = ['settle', 'waive'] as const;

const settleDifferenceBody = z.object({
  how: z.enum(SETTLEMENT_OPTIONS).default('settle'),
  /** The difference that was shown: another one is refused, and nothing is billed. */
  difference: z.string().trim().max(40),
  /** Why it is forgone, or who has agreed to a higher price that the parent has not answered to. */
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
