// Quotes and their explanations for tests: from a readable book, or from a generated one.

import type fc from 'fast-check';
import { compilePriceBook } from '../../src/compile-price-book.ts';
import { explainQuote } from '../../src/explain/explain-quote.ts';
import type { Explanation } from '../../src/explain/explanation.ts';
import { parsePriceBook } from '../../src/price-book/parse.ts';
import type { Quote } from '../../src/quote.ts';
import { aPriceBook, aRequest, STANDARD, serviceTypeId } from '../../testing/builders.ts';
import { priceBookArbitrary, validRequestArbitrary } from '../../testing/index.ts';

export type Book = NonNullable<Parameters<typeof aPriceBook>[0]>;
export type Request = NonNullable<Parameters<typeof aRequest>[0]>;

/** A quote from the standard book with these parts changed; a refusal fails the test. */
export function quoteOf(book: Book, request: Request): Quote {
  const quoted = compilePriceBook(aPriceBook(book)).quote(aRequest(request));
  if (!quoted.ok) throw new Error(JSON.stringify(quoted.issues));
  return quoted.value;
}

export function explanationOf(quote: Quote): Explanation {
  const explanation = explainQuote(quote);
  if (!explanation.ok) throw new Error(JSON.stringify(explanation.issues));
  return explanation.value;
}

export function explain(book: Book, request: Request): Explanation {
  return explanationOf(quoteOf(book, request));
}

/** The same with every name and code that somebody typed made harmless, so that a text can be searched for signs. */
export function withPlainNames(explanation: Explanation): Explanation {
  const typed = new Set(['name', 'missingCode', 'replacesCode', 'discountCode', 'bookVersion']);
  return JSON.parse(JSON.stringify(explanation), function (this: object, key, value) {
    const ofRule = key === 'code' && !('data' in this);
    return (ofRule || typed.has(key)) && value !== null ? 'Typed' : value;
  }) as Explanation;
}

/** A stay of thirteen days. */
export const TWELVE_NIGHTS = { fromDate: '2026-07-06', toDate: '2026-07-18' } as const;

/** Quotes of generated books and requests; undefined where the request is refused. */
export const quotes: fc.Arbitrary<Quote | undefined> = priceBookArbitrary().chain((input) =>
  validRequestArbitrary(input).map((request) => {
    const book = parsePriceBook(input);
    const quoted = book.ok ? compilePriceBook(book.value).quote(request) : book;
    return quoted.ok ? quoted.value : undefined;
  }),
);

/** Thirteen days with one camp week at an activity, a discount reached, one nearly, and prices at every level. */
export const RICH = quoteOf(
  {
    policy: { vatRate: '0.23' },
    family: [
      {
        template: 'hosting per_night',
        amount: '45.50',
        customer: { commissionPercentage: '18' },
        provider: { commissionPercentage: '5', commissionAmount: '1' },
      },
      { template: 'transfer per_transfer', amount: '60', quantity: 2 },
      { template: 'camp per_week', amount: '210', required: true },
    ],
    county: [
      { template: 'hosting per_night', amount: '41' },
      { template: 'trust_fee per_trip', amount: '35', required: true, customer: { commissionAmount: '4.5' } },
    ],
    country: [{ template: 'horse per_week', amount: '0', required: true }],
    activity: [{ template: 'camp per_week', amount: '320', customer: { commissionPercentage: '12.5' } }],
    discounts: [
      { minQuantity: 7, required: true, demandDiscount: '3', supplyDiscount: '1' },
      { minQuantity: 14, required: true, demandDiscount: '2' },
      { minQuantity: 0, code: 'SUMMER', demandDiscount: '4' },
    ],
    templates: { 'hosting per_night': { required: true }, 'trust_fee per_trip': { per: 'booking' } },
  },
  {
    fromDate: '2026-07-05',
    toDate: '2026-07-17',
    activityDetailsType: 'mixed',
    countStudents: 2,
    nearbyActivities: [{ id: STANDARD.activity }],
    serviceTypeIds: [serviceTypeId('trust_fee')],
  },
);
