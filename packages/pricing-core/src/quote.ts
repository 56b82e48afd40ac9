// The quote as data: plain fields under the field's names, amounts as decimal text.

import type { QuoteWarning } from './issues.ts';
import type { HostableType } from './price-book/compiled.ts';
import type { Level } from './price-book/levels.ts';
import type { PricingType, ServiceCategory } from './price-book/names.ts';
import type { QuoteRequest } from './quote-request.ts';

/** One line: whom it pays, what was counted, and the customer's and the provider's amounts before and off discount. */
export interface QuoteLine {
  readonly pricingTemplateId: number;
  readonly hostableType: HostableType;
  readonly hostableId: number;
  readonly level: Level;
  readonly tripTypeId: number;
  readonly serviceTypeId: number;
  readonly category: ServiceCategory;
  readonly pricingType: PricingType;
  readonly quantity: number;
  /** What the quantity is multiplied by; 1 where the price is per booking. */
  readonly students: number;
  readonly customer: string;
  readonly customerDiscount: string;
  readonly provider: string;
  readonly providerDiscount: string;
}

/** What one host family or activity is paid in all. */
export interface Payout {
  readonly hostableType: HostableType;
  readonly hostableId: number;
  readonly amount: string;
}

/**
 * A whole price. Amounts are decimal strings with the currency's minor digits.
 * `total = subtotal + vat − discount = amountSupplyVAT + amountFamworld + vat`.
 */
export interface Quote {
  readonly currency: string;
  readonly bookVersion: string;
  readonly noOfDaysOfTrip: number;
  readonly countMonToFri: number;
  readonly noOfCampsAdded: number;
  readonly noOfImmersionDays: number;
  readonly subtotal: string;
  readonly discount: string;
  readonly vat: string;
  readonly total: string;
  readonly subtotalHF: string;
  readonly discountHF: string;
  readonly totalHF: string;
  /** The supplier amount: what all providers are paid; VAT is taken of it. */
  readonly amountSupplyVAT: string;
  /** The platform's part. */
  readonly amountFamworld: string;
  /** Customer amounts before discount, by pricing type, of those that occur. */
  readonly amountPricingType: Readonly<Partial<Record<PricingType, string>>>;
  readonly pricings: readonly QuoteLine[];
  readonly payouts: readonly Payout[];
  readonly warnings: readonly QuoteWarning[];
  /** What was asked for, defaults filled in. */
  readonly request: QuoteRequest;
  /** SHA-256 of the book's canonical JSON. */
  readonly bookHash: string;
  /** SHA-256 of the canonical JSON of request, book version, book hash and result. */
  readonly fingerprint: string;
}

/**
 * A quote as a pricer gives it: it can be explained. Its `fingerprint` and `bookHash` are worked out when asked for, so a copy
 * made by spreading lacks them; `toJSON()` is the whole quote as plain data, and what `JSON.stringify` writes.
 */
export interface LiveQuote extends Quote {
  toJSON(): Quote;
}
