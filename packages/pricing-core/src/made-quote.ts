// A quote as calculated by the engine: the data, its fingerprint and its calculation data.

import { hashCanonical } from './canonical-json.ts';
import type { QuoteWarning } from './issues.ts';
import { formatAmount } from './money/amount.ts';
import { subtract } from './money/integer.ts';
import type { LiveQuote, Payout, Quote, QuoteLine } from './quote.ts';
import type { QuoteRequest } from './quote-request.ts';
import type { Totalled } from './steps/total.ts';
import { warningsOf, writeByPricingType, writeLine, writePayouts } from './write-lines.ts';

/** The calculation data of a quote, kept so that it can be explained. */
export interface Origin {
  readonly totalled: Totalled;
  readonly bookHash: () => string;
}

/** A quote with its calculation data. As JSON it is exactly a {@link Quote}. */
export class MadeQuote implements LiveQuote {
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

  constructor(origin: Origin) {
    const { counted, lines, totals } = origin.totalled;
    const { book, request } = counted.resolved;
    const { digits } = book;
    this.currency = book.source.currency;
    this.bookVersion = book.source.version;
    this.noOfDaysOfTrip = counted.counts.noOfDaysOfTrip;
    this.countMonToFri = counted.counts.countMonToFri;
    this.noOfCampsAdded = counted.counts.noOfCampsAdded;
    this.noOfImmersionDays = counted.counts.noOfImmersionDays;
    this.subtotal = formatAmount(totals.subtotal, digits);
    this.discount = formatAmount(totals.discount, digits);
    this.vat = formatAmount(totals.vat, digits);
    this.total = formatAmount(totals.total, digits);
    this.subtotalHF = formatAmount(totals.subtotalHF, digits);
    this.discountHF = formatAmount(totals.discountHF, digits);
    this.totalHF = formatAmount(subtract(totals.subtotalHF, totals.discountHF), digits);
    this.amountSupplyVAT = formatAmount(totals.supplierAmount, digits);
    this.amountFamworld = formatAmount(totals.platformAmount, digits);
    this.amountPricingType = writeByPricingType(totals, digits);
    this.pricings = lines.map((line) => writeLine(line, digits));
    this.payouts = writePayouts(totals, digits);
    this.warnings = warningsOf(origin.totalled);
    this.request = request;
    this.#origin = origin;
  }

  get bookHash(): string {
    return this.#origin.bookHash();
  }

  /**
   * Worked out when first asked for, as hashing costs more than the quote itself; and from what the quote was made of, so
   * that it is right whatever has been done to the quote since.
   */
  get fingerprint(): string {
    this.#fingerprint ??= fingerprintOf(new MadeQuote(this.#origin));
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
