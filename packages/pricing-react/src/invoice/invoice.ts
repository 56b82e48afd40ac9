// An invoice as plain data: what is previewed, printed, written as a PDF and saved as JSON is this and nothing else.

/** Whoever sells or buys. Lines of an address as they are to be printed. */
export interface Party {
  /** Of a person or a company. */
  readonly name: string;
  /** Line by line, as it is to be printed. */
  readonly address: readonly string[];
  /** May be empty. */
  readonly email: string;
  /** May be empty. */
  readonly vatNumber: string;
}

/**
 * One line. `amount` is what its quantities and its price come to before discount, `discount` what is taken off: both decimal text
 * with the currency's digits. A line of a quote has the quote's amounts; a manual line `unitAmount × quantity`, rounded once.
 */
export interface InvoiceLine {
  /** Of the quote, or added by hand. */
  readonly kind: 'quoted' | 'manual';
  /** What is billed. */
  readonly description: string;
  /** Whom the stay line pays, or what else tells it apart; may be empty. */
  readonly detail: string;
  /** What was counted, in words of the invoice's language: `14 nights × 2 students`; a manual line's is its bare quantity. */
  readonly quantity: string;
  /** The price of one, where there is one: quoted lines have none, for a gross-up and roundings stand between. */
  readonly unitAmount: string | null;
  /** What quantity and price come to, before the discount. */
  readonly amount: string;
  /** What is taken off. */
  readonly discount: string;
  /** VAT of a manual line in percent, `"23"`; null for quoted lines, whose VAT the quote states in one sum. */
  readonly vatPercentage: string | null;
}

/** VAT of the stay, as the quote states it, or of all manual lines with one percentage. */
export interface VatLine {
  /** Of the stay, or of lines added by hand. */
  readonly kind: 'stay' | 'manual';
  /** Null for the stay: its base is no figure of the customer's. */
  readonly percentage: string | null;
  /** What it is taken of; null for the stay. */
  readonly base: string | null;
  /** What is charged. */
  readonly amount: string;
}

/** `total = subtotal − discount + vat`; each is the sum of what is printed above it. */
export interface InvoiceTotals {
  /** The sum of all lines. */
  readonly subtotal: string;
  /** The sum of their discounts. */
  readonly discount: string;
  /** VAT of the stay, and of each percentage of lines added by hand. */
  readonly vatLines: readonly VatLine[];
  /** The sum of the VAT lines. */
  readonly vat: string;
  /** What is to be paid. */
  readonly total: string;
}

/** A part of the total and when it is due. All parts add up to the total. */
export interface Instalment {
  /** A deposit and the balance after it, or one of equal parts. */
  readonly kind: 'deposit' | 'instalment' | 'balance';
  /** ISO date. */
  readonly dueDate: string;
  /** What is due then. */
  readonly amount: string;
}

export interface Invoice {
  /** Given by the host page; null makes it a draft, and marked as one. */
  readonly number: string | null;
  /** ISO date. */
  readonly issueDate: string;
  /** ISO date, not before the issue date. */
  readonly dueDate: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Who bills. */
  readonly seller: Party;
  /** Who is billed. */
  readonly buyer: Party;
  /** The buyer's own reference, a purchase order for example; may be empty. */
  readonly reference: string;
  /** The stay that is billed; null for an invoice of manual lines alone. */
  readonly stay: { readonly fromDate: string; readonly toDate: string; readonly students: number; readonly hostFamily: string } | null;
  /** The quote's, then those added by hand. */
  readonly lines: readonly InvoiceLine[];
  /** Sums of what is printed above them. */
  readonly totals: InvoiceTotals;
  /** Whether no VAT is charged; `vatText` says why. */
  readonly vatExempt: boolean;
  /** What the law wants said of VAT or of the exemption; printed under the totals. */
  readonly vatText: string;
  /** Empty where all is due on `dueDate`. */
  readonly schedule: readonly Instalment[];
  /** Bank and reference, line by line. */
  readonly paymentDetails: readonly string[];
  /** Printed at the end; may be empty. */
  readonly notes: string;
  /** Which quote is billed: its fingerprint and book, so that it can be found and made again. */
  readonly quote: { readonly fingerprint: string; readonly bookVersion: string } | null;
  /** BCP 47 language of the words on it. */
  readonly language: string;
}
