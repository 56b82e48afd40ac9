// A price book with the tax rules of each business: an exempt business sells without VAT, one with its own rate sells at that rate.

import type { Result } from '@hosted-stay/pricing-core';
import {
  type AskedRequest,
  type OpenPriceBook,
  openPriceBook,
  type QuoteInsight,
  type QuoteSource,
  type SideViews,
} from '@hosted-stay/pricing-react';
import type { SellerTaxes } from '#contract/pricing/seller-taxes.endpoints.ts';

type View = SideViews['finance'];
type Book = OpenPriceBook<View>;

interface Sold {
  readonly book: Book;
  readonly request: AskedRequest;
}

/** Returns the book and tax rules for a request. As on the server, the business of the family sells the whole stay. */
function sellerIn(published: Book, taxes: SellerTaxes): (request: AskedRequest) => Sold {
  const byFamily = new Map(taxes.map((tax) => [tax.hostFamilyId, tax]));
  const books = new Map([[published.book.policy.vatRate, published]]);
  function bookAt(vatRate: string): Book {
    const known = books.get(vatRate);
    if (known !== undefined) return known;
    const { book } = published;
    const opened = openPriceBook({ ...book, policy: { ...book.policy, vatRate } }, { side: 'finance' });
    const made = opened.ok ? opened.value : published;
    books.set(vatRate, made);
    return made;
  }
  return (request) => {
    const tax = byFamily.get(request.hostFamilyId);
    if (tax === undefined) return { book: published, request };
    if (tax.vatExempt) return { book: published, request: { ...request, vatExempt: true } };
    return { book: tax.vatRate === null ? published : bookAt(tax.vatRate), request };
  };
}

function insightOf({ insight: { prepare } }: Book, soldIn: (request: AskedRequest) => Sold): QuoteInsight {
  const by = <Answer>(asked: AskedRequest, ask: (insight: QuoteInsight, request: AskedRequest) => Answer): Answer => {
    const { book, request } = soldIn(asked);
    return ask(book.insight, request);
  };
  return {
    ...(prepare && { prepare }),
    explain: (asked, options) => by(asked, (insight, request) => insight.explain(request, options)),
    cheaperStays: (asked) => by(asked, (insight, request) => insight.cheaperStays(request)),
    curve: (asked, longestDays) => by(asked, (insight, request) => insight.curve(request, longestDays)),
  };
}

/** Opens a price book with the tax rules of the businesses that sell by it, or returns all faults of the book. */
export function openBookAsSold(document: unknown, taxes: SellerTaxes): Result<Pick<Book, 'source' | 'catalogue' | 'insight'>> {
  const opened = openPriceBook(document, { side: 'finance' });
  if (!opened.ok) return opened;
  const published = opened.value;
  const soldIn = sellerIn(published, taxes);
  const source: QuoteSource<View> = (asked, signal) => {
    const { book, request } = soldIn(asked);
    return book.source(request, signal);
  };
  // Sources are compared by ID, so different taxes need a different ID.
  const about = { quietMs: 0, id: `${published.source.id} ${JSON.stringify(taxes)}` };
  return {
    ok: true,
    value: { source: Object.assign(source, about), catalogue: published.catalogue, insight: insightOf(published, soldIn) },
  };
}
