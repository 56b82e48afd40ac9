// An invoice as plain data: what is previewed, printed, written as a PDF and saved as JSON is this and nothing else.

/** Whoever sells or buys. Lines of an address as they are to be printed. */
export interface Party {
  /** The name of a person or company. */
  readonly name: string;
  /** The lines of the address, as printed. */
  readonly address: readonly string[];
  /** Can be empty. */
  readonly email: string;
  /** Can be empty. */
  readonly vatNumber: string;
}

/**
 * One line. `amount` is what its quantities and its price come to before discount, `discount` what is taken off: both decimal text
 * with the currency's digits. A line of a quote has the quote's amounts; a manual line `unitAmount × quantity`, rounded once.
 */
export interface InvoiceLine {
  /** From the quote, or added by hand. */
  readonly kind: 'quoted' | 'manual';
  /** What the line bills. */
  readonly description: string;
  /** The payee of a stay line, or another distinction; can be empty. */
  readonly detail: string;
  /** The quantity in the invoice's language: `14 nights × 2 students`; for a manual line only the number. */
  readonly quantity: string;
  /** The unit price. Quoted lines have none, because gross-up and rounding make it inexact. */
  readonly unitAmount: string | null;
  /** Quantity × unit price, before the discount. */
  readonly amount: string;
  /** The discount. */
  readonly discount: string;
  /** VAT of a manual line in percent, `"23"`; null for quoted lines, whose VAT the quote states in one sum. */
  readonly vatPercentage: string | null;
}

/** VAT of the stay, as the quote states it, or of all manual lines with one percentage. */
export interface VatLine {
  /** VAT of the stay, or of lines added by hand. */
  readonly kind: 'stay' | 'manual';
  /** Null for the stay, whose base isn't a customer figure. */
  readonly percentage: string | null;
  /** The base amount; null for the stay. */
  readonly base: string | null;
  /** The VAT amount. */
  readonly amount: string;
}

/** `total = subtotal − discount + vat`; each is the sum of what is printed above it. */
export interface InvoiceTotals {
  /** The sum of all lines. */
  readonly subtotal: string;
  /** The sum of all discounts. */
  readonly discount: string;
  /** VAT of the stay, and of each percentage of lines added by hand. */
  readonly vatLines: readonly VatLine[];
  /** The sum of the VAT lines. */
  readonly vat: string;
  /** The amount to pay. */
  readonly total: string;
}

/** A part of the total and when it is due. All parts add up to the total. */
export interface Instalment {
  /** A deposit and the balance after it, or one of equal parts. */
  readonly kind: 'deposit' | 'instalment' | 'balance';
  /** ISO date. */
  readonly dueDate: string;
  /** The amount due. */
  readonly amount: string;
}

export interface Invoice {
  /** Set by the host page; null makes it a draft, marked as such. */
  readonly number: string | null;
  /** ISO date. */
  readonly issueDate: string;
  /** ISO date, not before the issue date. */
  readonly dueDate: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The party that bills. */
  readonly seller: Party;
  /** The party that is billed. */
  readonly buyer: Party;
  /** The buyer's reference, such as a purchase order number; can be empty. */
  readonly reference: string;
  /** The stay that is billed; null for an invoice with only manual lines. */
  readonly stay: { readonly fromDate: string; readonly toDate: string; readonly students: number; readonly hostFamily: string } | null;
  /** The lines of the quote, then those added by hand. */
  readonly lines: readonly InvoiceLine[];
  /** The sums of the lines above. */
  readonly totals: InvoiceTotals;
  /** Whether no VAT is charged; `vatText` says why. */
  readonly vatExempt: boolean;
  /** Required wording on VAT or the exemption, printed under the totals. */
  readonly vatText: string;
  /** Empty if the full amount is due on `dueDate`. */
  readonly schedule: readonly Instalment[];
  /** Bank and reference, line by line. */
  readonly paymentDetails: readonly string[];
  /** Printed at the end; can be empty. */
  readonly notes: string;
  /** The quote that is billed: its fingerprint and book, to find and reproduce it. */
  readonly quote: { readonly fingerprint: string; readonly bookVersion: string } | null;
  /** BCP 47 language of the invoice. */
  readonly language: string;
}
