// A price book in the page: read once, then a source of quotes, of reasons and of names.

import type { CustomerView, FinanceView, PriceBook, Pricer, ProviderView, QuoteView, Result, Side } from '@hosted-stay/pricing-core';
import type { PriceCatalogue } from '@hosted-stay/pricing-core/quoting';
import { catalogueOf, compilePriceBook, parsePriceBook, viewQuote } from '@hosted-stay/pricing-core/quoting';
import { bookInsight, type QuoteInsight } from './insight.ts';
import type { QuoteSource } from './quote-source.ts';

/** What each side sees of a quote. */
export interface SideViews {
  readonly customer: CustomerView;
  readonly provider: ProviderView;
  readonly finance: FinanceView;
}

export interface BookSourceOptions<S extends Side = Side> {
  /**
   * The side whose view is shown; finance sees everything.
   * @defaultValue 'customer'
   */
  readonly side?: S;
}

/** All that a widget needs of a price book. */
export interface OpenPriceBook<V extends QuoteView = QuoteView> {
  /** The validated book. */
  readonly book: PriceBook;
  /** The compiled engine for the book. */
  readonly pricer: Pricer;
  /** Quotes as the chosen side sees them. */
  readonly source: QuoteSource<V>;
  /** Reasons, cheaper dates, the price of each length of stay. */
  readonly insight: QuoteInsight;
  /** The names in the book. */
  readonly catalogue: PriceCatalogue;
  /** ISO 4217. */
  readonly currency: string;
}

/** Reads a price book from parsed JSON and compiles it, or returns all its faults. */
export function openPriceBook<S extends Side = 'customer'>(
  json: unknown,
  options: BookSourceOptions<S> = {},
): Result<OpenPriceBook<SideViews[S]>> {
  const parsed = parsePriceBook(json);
  if (!parsed.ok) return parsed;
  const book = parsed.value;
  const pricer = compilePriceBook(book);
  return {
    ok: true,
    value: {
      book,
      pricer,
      source: bookSource(pricer, options),
      insight: bookInsight(pricer),
      catalogue: catalogueOf(book),
      currency: book.currency,
    },
  };
}

/** Quotes from a pricer synchronously: a key stroke and its total appear in the same frame, and on a server too. */
export function bookSource<S extends Side = 'customer'>(pricer: Pricer, { side }: BookSourceOptions<S> = {}): QuoteSource<SideViews[S]> {
  const shown: Side = side ?? 'customer';
  return Object.assign(
    (request: Parameters<Pricer['quote']>[0]) => {
      const quoted = pricer.quote(request);
      return quoted.ok ? { ok: true as const, value: viewQuote(quoted.value, shown) as SideViews[S] } : quoted;
    },
    { quietMs: 0, id: `${shown} ${pricer.bookHash}` },
  );
}
