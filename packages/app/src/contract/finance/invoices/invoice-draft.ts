// Builds the invoice draft from the typed content and the seller. Used by the form and by the server, so that both agree.

import { toPercent } from '#contract/platform/validation/percent.ts';
import type { InvoiceContent } from './invoices.shapes.ts';

/** The seller's details on each of its invoices. */
export interface Seller {
  readonly legalName: string;
  readonly addressLine1: string;
  readonly cityTown: string;
  readonly postcode: string;
  readonly countryName: string;
  readonly vatNumber: string;
  /** A fraction of 1: `0.23`. */
  readonly vatRate: string;
  readonly vatExempt: boolean;
  readonly currency: string;
  readonly iban: string;
  /** The prefix of all its invoice numbers. */
  readonly invoicePrefix: string;
}

/** Builds the draft of an invoice without a number. Missing rates default to the seller's rate, a missing date to today. */
export function toInvoiceDraft(typed: InvoiceContent, { seller, today }: { readonly seller: Seller; readonly today: string }) {
  const { legalName, addressLine1, cityTown, postcode, countryName, vatNumber, iban } = seller;
  const rate = toPercent(seller.vatRate);
  return {
    number: null,
    seller: { name: legalName, address: [addressLine1, `${postcode} ${cityTown}`.trim(), countryName], email: '', vatNumber },
    buyer: typed.buyer,
    issueDate: typed.issueDate === '' ? today : typed.issueDate,
    dueDate: typed.dueDate,
    reference: typed.reference,
    language: typed.language,
    lines: typed.lines.map((line) => (line.vatPercentage.trim() === '' ? { ...line, vatPercentage: rate } : line)),
    vatExempt: typed.vatExempt || seller.vatExempt,
    vatText: typed.vatText,
    schedule: typed.schedule,
    paymentDetails: iban === '' ? [] : [`IBAN ${iban}`],
    notes: typed.notes,
    currency: seller.currency,
    opened: null,
  };
}
