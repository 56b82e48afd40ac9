// The quote as a document, put together from amounts that are decimal text already.

import type { PriceBook } from '../../src/price-book/shape.ts';
import type { Quote, QuoteLine } from '../../src/quote.ts';
import type { Stay, StayLine } from './stay.ts';

/** Every field of the model's quote; what ties a quote to its request and its book by hashes is left out. */
export type ReferenceQuote = Omit<Quote, 'request' | 'bookHash' | 'fingerprint'>;

export type LineAmounts = Pick<QuoteLine, 'customer' | 'customerDiscount' | 'provider' | 'providerDiscount'>;

/** The figures of a quote that are worked out from its lines. */
export type WrittenSums = Omit<
  ReferenceQuote,
  'currency' | 'bookVersion' | 'pricings' | 'warnings' | keyof Stay<unknown, unknown>['counts']
>;

const NO_DIGITS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const THREE_DIGITS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

/** The minor digits of ISO 4217. */
export function digitsOf(currency: string): number {
  if (NO_DIGITS.includes(currency)) return 0;
  if (THREE_DIGITS.includes(currency)) return 3;
  return currency === 'CLF' || currency === 'UYW' ? 4 : 2;
}

export function writeLine<Price, Points>({ owner, entry, quantity, students }: StayLine<Price, Points>, amounts: LineAmounts): QuoteLine {
  return {
    pricingTemplateId: entry.pricingTemplateId,
    hostableType: owner.hostableType,
    hostableId: owner.id,
    level: entry.level,
    tripTypeId: entry.tripTypeId,
    serviceTypeId: entry.serviceTypeId,
    category: entry.category,
    pricingType: entry.pricingType,
    quantity,
    students,
    customer: amounts.customer,
    customerDiscount: amounts.customerDiscount,
    provider: amounts.provider,
    providerDiscount: amounts.providerDiscount,
  };
}

export interface QuoteParts {
  readonly book: PriceBook;
  readonly stay: Stay<unknown, unknown>;
  readonly sums: WrittenSums;
  readonly pricings: readonly QuoteLine[];
}

export function writeQuote({ book, stay, sums, pricings }: QuoteParts): ReferenceQuote {
  const { counts } = stay;
  return {
    currency: book.currency,
    bookVersion: book.version,
    noOfDaysOfTrip: counts.noOfDaysOfTrip,
    countMonToFri: counts.countMonToFri,
    noOfCampsAdded: counts.noOfCampsAdded,
    noOfImmersionDays: counts.noOfImmersionDays,
    subtotal: sums.subtotal,
    discount: sums.discount,
    vat: sums.vat,
    total: sums.total,
    subtotalHF: sums.subtotalHF,
    discountHF: sums.discountHF,
    totalHF: sums.totalHF,
    amountSupplyVAT: sums.amountSupplyVAT,
    amountFamworld: sums.amountFamworld,
    amountPricingType: sums.amountPricingType,
    pricings,
    payouts: sums.payouts,
    warnings: stay.warnings,
  };
}
