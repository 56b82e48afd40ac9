// From what was typed of an invoice, and the business that bills, to the draft that the invoice maker takes: the same in a form and at the server.

import { toPercent } from '#contract/platform/validation/percent.ts';
import type { InvoiceContent } from './invoices.shapes.ts';

/** What the business says on every invoice of its own. */
export interface Seller {
  readonly legalName: string;
  readonly addressLine1: string;
  readonly cityTown: string;
  readonly postcode: string;
  readonly countryName: string;
  readonly vatNumber: string;
  /** A share: `0.23`. */
  readonly vatRate: string;
  readonly vatExempt: boolean;
  readonly currency: string;
  readonly iban: string;
  /** What every number of its invoices begins with. */
  readonly invoicePrefix: string;
}

/** The draft of an invoice without a number; a line without a rate has that of the business, an invoice without a day is of today. */
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
