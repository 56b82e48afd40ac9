// An invoice as plain data: what is previewed, printed, written as a PDF and saved as JSON is this and nothing else.

/** Whoever sells or buys. Lines of an address as they are to be printed. */
export interface Party {
  readonly name: string;
  readonly address: readonly string[];
  readonly email: string;
  readonly vatNumber: string;
}

/**
 * One line. `amount` is what its quantities and its price come to before discount, `discount` what is taken off: both decimal text
 * with the currency's digits. A line of a quote has the quote's amounts; a manual line `unitAmount × quantity`, rounded once.
 */
export interface InvoiceLine {
  readonly kind: 'quoted' | 'manual';
  readonly description: string;
  /** Whom the stay line pays, or what else tells it apart; may be empty. */
  readonly detail: string;
  /** What was counted, in words of the invoice's language: `14 nights × 2 students`; a manual line's is its bare quantity. */
  readonly quantity: string;
  /** The price of one, where there is one: quoted lines have none, for a gross-up and roundings stand between. */
  readonly unitAmount: string | null;
  readonly amount: string;
  readonly discount: string;
  /** VAT of a manual line in percent, `"23"`; null for quoted lines, whose VAT the quote states in one sum. */
  readonly vatPercentage: string | null;
}

/** VAT of the stay, as the quote states it, or of all manual lines with one percentage. */
export interface VatLine {
  readonly kind: 'stay' | 'manual';
  /** Null for the stay: its base is no figure of the customer's. */
  readonly percentage: string | null;
  /** What it is taken of; null for the stay. */
  readonly base: string | null;
  readonly amount: string;
}

/** `total = subtotal − discount + vat`; each is the sum of what is printed above it. */
export interface InvoiceTotals {
  readonly subtotal: string;
  readonly discount: string;
  readonly vatLines: readonly VatLine[];
  readonly vat: string;
  readonly total: string;
}

/** A part of the total and when it is due. All parts add up to the total. */
export interface Instalment {
  readonly kind: 'deposit' | 'instalment' | 'balance';
  readonly dueDate: string;
  readonly amount: string;
}

export interface Invoice {
  /** Given by the host page; null makes it a draft, and marked as one. */
  readonly number: string | null;
  /** ISO dates. */
  readonly issueDate: string;
  readonly dueDate: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly seller: Party;
  readonly buyer: Party;
  /** The buyer's own reference, a purchase order for example; may be empty. */
  readonly reference: string;
  /** The stay that is billed; null for an invoice of manual lines alone. */
  readonly stay: { readonly fromDate: string; readonly toDate: string; readonly students: number; readonly hostFamily: string } | null;
  readonly lines: readonly InvoiceLine[];
  readonly totals: InvoiceTotals;
  readonly vatExempt: boolean;
  /** What the law wants said of VAT or of the exemption; printed under the totals. */
  readonly vatText: string;
  /** Empty where all is due on `dueDate`. */
  readonly schedule: readonly Instalment[];
  /** Bank and reference, line by line. */
  readonly paymentDetails: readonly string[];
  readonly notes: string;
  /** Which quote is billed: its fingerprint and book, so that it can be found and made again. */
  readonly quote: { readonly fingerprint: string; readonly bookVersion: string } | null;
  /** BCP 47 language of the words on it. */
  readonly language: string;
}
