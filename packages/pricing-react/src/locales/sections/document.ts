// What an invoice says, on paper and on the screen.

import type { Instalment } from '../../invoice/invoice.ts';

/** What has been paid of an invoice since it was sent. Amounts and dates are written already. */
export interface SettlementMessages {
  /** The heading while something is still due, and once nothing is. */
  readonly received: string;
  readonly settled: string;
  readonly paid: (payment: { date: string; method: string; amount: string }) => string;
  readonly refunded: (refund: { date: string; method: string; amount: string }) => string;
  readonly credited: (credit: { amount: string }) => string;
  readonly due: (rest: { amount: string }) => string;
  readonly toRefund: (rest: { amount: string }) => string;
}

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
  /** The same three of a credit note: its heading, how it is called in a title bar, and its number. */
  readonly creditTitle: string;
  readonly creditTitled: (note: { number: string }) => string;
  readonly creditNumber: string;
  readonly settlement: SettlementMessages;
  readonly notes: string;
  /** Which quote is billed: `fingerprint` is cut short. */
  readonly quote: (quote: { fingerprint: string; bookVersion: string }) => string;
  readonly page: (place: { page: string; pages: string }) => string;
}
