// How a price was worked out: by which book, for which request, and what happened to its lines afterwards.

import { type PriceBook, type PriceBookInput, parsePriceBook, parseQuoteRequest, type QuoteRequest } from '@hosted-stay/pricing-core';
import { dateText, dayNumber } from '../../../packages/pricing-core/src/calendar/civil-date.ts';
import { prepareReference, type Reference } from '../../../packages/pricing-core/test/reference/decimal-reference.ts';
import type { ReferenceQuote } from '../../../packages/pricing-core/test/reference/quote-document.ts';
import { type Recorded, recordedLine, recordedOf, sumsOf } from './figures.ts';

/** One way to have worked a price out. A fault changes some of it. */
export interface Calculation {
  readonly book: PriceBook;
  readonly request: QuoteRequest;
  /** Nights counted as days, both ends included. */
  readonly nightsAsDays?: boolean;
  /** A line that was lost, by its place. */
  readonly withoutLine?: number;
}

const references = new WeakMap<PriceBook, Reference>();

function referenceOf(book: PriceBook): Reference {
  const known = references.get(book) ?? prepareReference(book);
  references.set(book, known);
  return known;
}

/** The quote of the plain decimal.js reference, or undefined where there is no price. */
export function referenceQuote({ book, request }: Pick<Calculation, 'book' | 'request'>): ReferenceQuote | undefined {
  const quote = referenceOf(book).quote(request);
  return 'error' in quote ? undefined : quote;
}

/** What would have been recorded, or undefined where the calculation has no answer. */
export function calculate(calculation: Calculation): Recorded | undefined {
  const quote = referenceQuote(calculation);
  if (quote === undefined) return undefined;
  if (!calculation.nightsAsDays && calculation.withoutLine === undefined) return recordedOf(quote);
  const counted = calculation.nightsAsDays ? dayLines(calculation, quote) : quote.pricings;
  if (counted === undefined) return undefined;
  const lines = counted.filter((_, index) => index !== calculation.withoutLine).map(recordedLine);
  return { lines, figures: sumsOf(lines, calculation.request.vatExempt ? '0' : calculation.book.policy.vatRate) };
}

/** The lines by the night or the day of a stay that is one night longer, with the others as they are. */
function dayLines({ book, request }: Calculation, quote: ReferenceQuote) {
  const toDate = dateText((dayNumber(request.toDate) as number) + 1);
  const longer = referenceQuote({ book, request: requestWith(request, { toDate }) });
  if (longer === undefined || longer.pricings.length !== quote.pricings.length) return undefined;
  const weeksDiffer = quote.pricings.some((line, at) => line.pricingType === 'per_week' && line.quantity !== longer.pricings[at]?.quantity);
  if (weeksDiffer) return undefined;
  return quote.pricings.map((line, at) =>
    line.pricingType === 'per_night' || line.pricingType === 'per_day' ? (longer.pricings[at] ?? line) : line,
  );
}

export function requestWith(request: QuoteRequest, change: Partial<QuoteRequest>): QuoteRequest {
  const parsed = parseQuoteRequest({ ...request, ...change });
  if (!parsed.ok) throw new Error(`a fixture asks for the impossible: ${JSON.stringify(parsed.issues)}`);
  return parsed.value;
}

export function parsedBook(input: PriceBookInput): PriceBook {
  const parsed = parsePriceBook(input);
  if (!parsed.ok) throw new Error(`a fixture's price book is refused: ${JSON.stringify(parsed.issues)}`);
  return parsed.value;
}
