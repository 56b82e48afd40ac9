// A stay priced at the VAT rate of who sells it, where that is not its book's.

import { type LiveQuote, type Pricer, type QuoteRequest, quoteSupposing, type Result } from '@hosted-stay/pricing-core';

/** What a stay costs by a book: all of it as the book has it, but for a VAT rate that was recorded with the stay. */
export function quoteAtRate(
  pricer: Pricer,
  { request, vatRate }: { readonly request: QuoteRequest; readonly vatRate?: string | undefined },
): Result<LiveQuote> {
  return vatRate === undefined ? pricer.quote(request) : quoteSupposing(pricer, request, { vatRate });
}
