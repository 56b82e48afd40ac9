// The whole calculation, one call a line: resolve → count → select → price → total.

import type { CompiledBook } from './price-book/compiled.ts';
import type { QuoteRequest } from './quote-request.ts';
import { andThen, ok, type Result } from './result.ts';
import { type Counted, count } from './steps/count.ts';
import { price } from './steps/price.ts';
import { type Resolved, resolve } from './steps/resolve.ts';
import { select } from './steps/select.ts';
import { type Totalled, total } from './steps/total.ts';

/** Prices a checked request, or says why there is no price for it. */
export function computeQuote(book: CompiledBook, request: QuoteRequest): Result<Totalled> {
  const resolved = resolve(book, request);
  return andThen(resolved, priceResolved);
}

/** The rest of the calculation, for a stay whose owners are known. */
export function priceResolved(resolved: Resolved): Result<Totalled> {
  const counted = count(resolved);
  return andThen(counted, priceStay);
}

function priceStay(counted: Counted): Result<Totalled> {
  const selected = select(counted);
  const priced = price(selected);
  const totalled = total(priced);
  return ok(totalled);
}
