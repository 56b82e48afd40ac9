// Where the calculator has its prices from: the book in force, for who sees all figures; else the server, asked for each stay.

import type { Issue, QuoteView } from '@hosted-stay/pricing-core';
import { openPriceBook, type PriceCatalogue, type QuoteInsight, type QuoteSource, readView } from '@hosted-stay/pricing-react';
import { readCatalogue } from '#contract/pricing/catalogue.endpoints.ts';
import { readBookInForce, readBookOfQuote, readQuote } from '#contract/pricing/quotes.endpoints.ts';
import { listSellerTaxes } from '#contract/pricing/seller-taxes.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { readDocument } from '#web/platform/api/document.ts';
import { quoteSource } from '#web/platform/api/quote-source.ts';
import { openBookAsSold } from './book-as-sold.ts';

/** All that the calculator needs to quote; `insight` only with a book in the page. */
export interface Prices {
  readonly source: QuoteSource;
  readonly catalogue: PriceCatalogue;
  readonly insight: QuoteInsight | undefined;
}

/** A book in force that this page can't read, for it is older than the book: each fault. */
export interface UnreadableBook {
  readonly issues: readonly Issue[];
}

/**
 * The price book in force, ready to quote as each business sells by it.
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
 * The names, with the server to ask for prices.
 * @throws ApiFailure
 */
export async function readNames(signal: AbortSignal): Promise<Prices> {
  const catalogue = (await call(readCatalogue, {}, { signal, quiet: true })) as PriceCatalogue;
  return { source: quoteSource, catalogue, insight: undefined };
}

/**
 * A kept quote, as the reader may see it.
 * @throws ApiFailure
 */
export async function readKept(fingerprint: string, signal: AbortSignal): Promise<QuoteView> {
  return readView(await readDocument(readQuote, { params: { fingerprint } }, signal));
}

/** The reasons of a kept quote, told by the book that it was made from; the book is read when somebody asks why. */
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
