// Quotes a stay with changes to its book, by the same steps as any quote.

import { compiledBookOf, type Pricer } from '../compile-price-book.ts';
import { priceResolved } from '../compute-quote.ts';
import { fallbacksByCounty, resolveLevels } from '../price-book/levels.ts';
import type { Hostable, PriceBook, Pricing } from '../price-book/shape.ts';
import type { LiveQuote } from '../quote.ts';
import { parseQuoteRequest, type QuoteRequest, type QuoteRequestInput } from '../quote-request.ts';
import { andThen, type Result } from '../result.ts';
import { resolve } from '../steps/resolve.ts';
import { writeQuote } from '../write-quote.ts';
import { type LinePlace, type Supposition, suppose } from './supposition.ts';

/**
 * The quote of a stay with the changes in `supposition`. An empty supposition gives `pricer.quote(request)`.
 * Changes to lines that the stay doesn't have, or that its book doesn't price, have no effect.
 */
export function quoteSupposing(pricer: Pricer, request: QuoteRequest | QuoteRequestInput, supposition: Supposition): Result<LiveQuote> {
  const book = compiledBookOf(pricer);
  const resolved = andThen(parseQuoteRequest(request), (checked) => resolve(book, checked));
  const totalled = andThen(resolved, (stay) => priceResolved(suppose(stay, supposition)));
  return andThen(totalled, (value) => ({ ok: true, value: writeQuote(value, () => pricer.bookHash) }));
}

/** A payee's effective pricings that can be charged in some stay, in the order of quote lines. */
export function pricingsOf(pricer: Pricer, payee: Omit<LinePlace, 'pricingTemplateId'>): readonly Pricing[] {
  const book = compiledBookOf(pricer);
  const owner = (payee.hostableType === 'Host_family' ? book.families : book.activities).get(payee.hostableId);
  if (owner === undefined) return [];
  const standing = new Map(resolvePricings(pricer.book, owner.source).map((pricing) => [pricing.pricingTemplateId, pricing]));
  return owner.candidates.flatMap(({ templateId }) => standing.get(templateId) ?? []);
}

function resolvePricings(book: PriceBook, owner: Hostable): readonly Pricing[] {
  const fallback = fallbacksByCounty(book).get(owner.countyId);
  return fallback === undefined ? [] : resolveLevels(owner, fallback).map(({ pricing }) => pricing);
}
