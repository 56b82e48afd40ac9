// Loads prices for the calculator: the book in force for users who see all figures; otherwise the server prices each stay.

import type { Issue, QuoteView } from '@hosted-stay/pricing-core';
import { openPriceBook, type PriceCatalogue, type QuoteInsight, type QuoteSource, readView } from '@hosted-stay/pricing-react';
import { readCatalogue } from '#contract/pricing/catalogue.endpoints.ts';
import { readBookInForce, readBookOfQuote, readQuote } from '#contract/pricing/quotes.endpoints.ts';
import { listSellerTaxes } from '#contract/pricing/seller-taxes.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { readDocument } from '#web/platform/api/document.ts';
import { quoteSource } from '#web/platform/api/quote-source.ts';
import { openBookAsSold } from './book-as-sold.ts';

/** All that the calculator needs to quote; `insight` exists only if the book is in the page. */
export interface Prices {
  readonly source: QuoteSource;
  readonly catalogue: PriceCatalogue;
  readonly insight: QuoteInsight | undefined;
}

/** The faults of a book in force that this page can't read because the page is older than the book. */
export interface UnreadableBook {
  readonly issues: readonly Issue[];
}

/**
 * Reads the price book in force and opens it with the tax rules of each business.
 * @throws ApiFailure
 */
export async function readBook(signal: AbortSignal): Promise<Prices | UnreadableBook> {
  const [document, { data: taxes }] = await Promise.all([
    readDocument(readBookInForce, {}, signal),
    call(listSellerTaxes, {}, { signal, quiet: true }),
  ]);
  const opened = openBookAsSold(document, taxes);
  return opened.ok ? opened.value : { issues: opened.issues };
}

/**
 * Reads the names; prices are requested from the server.
 * @throws ApiFailure
 */
export async function readNames(signal: AbortSignal): Promise<Prices> {
  const catalogue = (await call(readCatalogue, {}, { signal, quiet: true })) as PriceCatalogue;
  return { source: quoteSource, catalogue, insight: undefined };
}

/**
 * Reads a stored quote, limited to what the reader may see.
 * @throws ApiFailure
 */
export async function readKept(fingerprint: string, signal: AbortSignal): Promise<QuoteView> {
  return readView(await readDocument(readQuote, { params: { fingerprint } }, signal));
}

/** Explains a stored quote with the book it was made from; reads the book only on demand. */
export function getReasonsOfKept(fingerprint: string): Pick<QuoteInsight, 'explain'> {
  let book: Promise<unknown> | undefined;
  return {
    explain: async (request, options) => {
      book ??= readDocument(readBookOfQuote, { params: { fingerprint } }, AbortSignal.timeout(30_000));
      const document = await book.catch((error: unknown) => {
        book = undefined;
        throw error;
      });
      const opened = openPriceBook(document, { side: 'finance' });
      return opened.ok ? opened.value.insight.explain(request, options) : opened;
    },
  };
}
