// What an invoice says, on paper and on the screen.

import type { Instalment } from '../../invoice/invoice.ts';

export interface DocumentMessages {
  /** The heading, and what the page is called before it has a number. */
  readonly title: string;
  /** How the document is called in a title bar: `Invoice 2026-0042`. */
  readonly titled: (invoice: { number: string }) => string;
  readonly draftTitle: string;
  /** The mark on a draft: one word. */
  readonly draft: string;
  readonly draftNote: string;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly reference: string;
  readonly seller: string;
  readonly buyer: string;
  /** The buyer's name as it is addressed: in Japanese and Korean with an honorific, which a business has another of. */
  readonly addressee: (buyer: { name: string; business: boolean }) => string;
  readonly vatNumber: (party: { readonly number: string }) => string;
  readonly stay: string;
  readonly hostFamily: string;
  readonly dates: string;
  readonly period: (dates: { from: string; to: string }) => string;
  readonly students: string;
  /** What the table of lines is called to those who cannot see it. */
  readonly lines: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly vatRate: string;
  readonly amount: string;
  readonly lineDiscount: string;
  readonly totals: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly vat: string;
  readonly vatOnStay: string;
  readonly vatOf: (share: { percentage: string; base: string }) => string;
  readonly vatExempt: string;
  readonly total: string;
  readonly schedule: string;
  readonly instalment: Readonly<Record<Instalment['kind'], string>>;
  /** The heading of the parts of a schedule. */
  readonly part: string;
  readonly due: string;
  readonly payment: string;
  readonly notes: string;
  /** Which quote is billed: `fingerprint` is cut short. */
  readonly quote: (quote: { fingerprint: string; bookVersion: string }) => string;
  readonly page: (place: { page: string; pages: string }) => string;
}
