// The quote: plain data under the field's names, amounts as decimal text, and a fingerprint that ties it down.

import { hashCanonical } from './canonical-json.ts';
import type { QuoteWarning } from './issues.ts';
import type { HostableType } from './price-book/compiled.ts';
import type { Level } from './price-book/levels.ts';
import type { PricingType, ServiceCategory } from './price-book/names.ts';
import type { QuoteRequest } from './quote-request.ts';
import type { Totalled } from './steps/total.ts';

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

/** The figures of a quote, without what they were made from. */
export type QuoteResult = Omit<Quote, 'request' | 'bookVersion' | 'bookHash' | 'fingerprint'>;

/** What a quote was made of; kept with it so that it can be explained. */
export interface Origin {
  readonly totalled: Totalled;
  readonly bookHash: () => string;
}

/** A quote that remembers how it was made. As JSON it is exactly a {@link Quote}. */
export class MadeQuote implements Quote {
  declare readonly currency: string;
  declare readonly bookVersion: string;
  declare readonly noOfDaysOfTrip: number;
  declare readonly countMonToFri: number;
  declare readonly noOfCampsAdded: number;
  declare readonly noOfImmersionDays: number;
  declare readonly subtotal: string;
  declare readonly discount: string;
  declare readonly vat: string;
  declare readonly total: string;
  declare readonly subtotalHF: string;
  declare readonly discountHF: string;
  declare readonly totalHF: string;
  declare readonly amountSupplyVAT: string;
  declare readonly amountFamworld: string;
  declare readonly amountPricingType: Quote['amountPricingType'];
  declare readonly pricings: readonly QuoteLine[];
  declare readonly payouts: readonly Payout[];
  declare readonly warnings: readonly QuoteWarning[];
  declare readonly request: QuoteRequest;
  readonly #origin: Origin;
  #fingerprint: string | undefined;

  constructor(result: QuoteResult, origin: Origin) {
    this.currency = result.currency;
    this.bookVersion = origin.totalled.counted.resolved.book.source.version;
    this.noOfDaysOfTrip = result.noOfDaysOfTrip;
    this.countMonToFri = result.countMonToFri;
    this.noOfCampsAdded = result.noOfCampsAdded;
    this.noOfImmersionDays = result.noOfImmersionDays;
    this.subtotal = result.subtotal;
    this.discount = result.discount;
    this.vat = result.vat;
    this.total = result.total;
    this.subtotalHF = result.subtotalHF;
    this.discountHF = result.discountHF;
    this.totalHF = result.totalHF;
    this.amountSupplyVAT = result.amountSupplyVAT;
    this.amountFamworld = result.amountFamworld;
    this.amountPricingType = result.amountPricingType;
    this.pricings = result.pricings;
    this.payouts = result.payouts;
    this.warnings = result.warnings;
    this.request = origin.totalled.counted.resolved.request;
    this.#origin = origin;
  }

  get bookHash(): string {
    return this.#origin.bookHash();
  }

  /** Worked out when first asked for: hashing costs more than the quote itself. */
  get fingerprint(): string {
    this.#fingerprint ??= fingerprintOf(this);
    return this.#fingerprint;
  }

  toJSON(): Quote {
    return { ...this, bookHash: this.bookHash, fingerprint: this.fingerprint };
  }

  /** How a quote was made, or undefined where it comes from elsewhere: from JSON, or from another copy of this package. */
  static originOf(quote: Quote): Origin | undefined {
    return #origin in quote ? quote.#origin : undefined;
  }
}

/** The fingerprint that belongs to a quote's own data, whatever its `fingerprint` field says. */
export function fingerprintOf(quote: Omit<Quote, 'fingerprint'>): string {
  const { request, bookVersion, bookHash, ...rest } = quote;
  const { fingerprint: _, ...result } = rest as Quote;
  return hashCanonical({ request, bookVersion, bookHash, result });
}
