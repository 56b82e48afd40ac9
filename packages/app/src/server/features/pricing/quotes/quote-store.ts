// Stores quotes, and compiles earlier books: demo data prices each stay with the book of its time.

import { compilePriceBook, type LiveQuote, type Pricer, parsePriceBook } from '@hosted-stay/pricing-core';
import type { Queryable } from '#server/db/database.ts';
import { findBookDocument } from '#server/features/pricing/price-books/price-books.queries.ts';
import { AppError } from '#server/platform/errors.ts';
import { insertQuote } from './quotes.queries.ts';

/**
 * Compiles a published book, without caching it.
 * @throws AppError `documentDamaged`
 */
export async function loadPricer(db: Queryable, bookNumber: number): Promise<Pricer> {
  const row = await findBookDocument(db, bookNumber);
  const book = parsePriceBook(JSON.parse(row?.document ?? 'null'));
  if (!book.ok) throw new AppError('documentDamaged');
  return compilePriceBook(book.value);
}

interface QuoteOrigin {
  readonly bookNumber: number;
  /** The VAT rate of the quote; null if it is the book's. */
  readonly vatRate: string | null;
  readonly createdAt: Date;
  readonly createdBy: number | null;
}

/** Stores a quote of a published book. */
export async function insertQuoteOfBook(db: Queryable, quote: LiveQuote, about: QuoteOrigin): Promise<void> {
  const { fingerprint, currency, total, request } = quote;
  const { fromDate, toDate } = request;
  await insertQuote(db, {
    fingerprint,
    request: { ...request },
    document: JSON.stringify(quote),
    currency,
    total,
    fromDate,
    toDate,
    ...about,
  });
}
