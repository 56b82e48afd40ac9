// A price book as a business sells by it that has a rate of VAT of its own: all of it but that rate is what was published.

import { compilePriceBook } from '@hosted-stay/pricing-core';
import type { Queryable } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { findPublishedBook, type PublishedBook } from './price-book-cache.ts';

/** Rates that are kept compiled with a book: more than businesses usually have. */
const MAX_RATES = 16;

const booksByRate = new WeakMap<PublishedBook, Map<string, PublishedBook>>();

function compileAtVatRate({ number, pricer: { book } }: PublishedBook, vatRate: string): PublishedBook {
  const pricer = compilePriceBook({ ...book, policy: { ...book.policy, vatRate } });
  return {
    number,
    vatRate,
    pricer,
    // Written out when somebody reads it: a book is large.
    get document() {
      return JSON.stringify(pricer.book);
    },
    get hash() {
      return pricer.bookHash;
    },
  };
}

/** A book with another rate of VAT than it was published with, compiled once for each rate; the book itself where it has that rate. */
export function changeVatRate(book: PublishedBook, vatRate: string | null): PublishedBook {
  if (vatRate === null || vatRate === book.pricer.book.policy.vatRate) return book;
  const rates = booksByRate.get(book) ?? new Map<string, PublishedBook>();
  booksByRate.set(book, rates);
  const made = rates.get(vatRate) ?? compileAtVatRate(book, vatRate);
  // The one that was asked for last is forgotten last.
  rates.delete(vatRate);
  rates.set(vatRate, made);
  const [oldest] = rates.keys();
  if (rates.size > MAX_RATES && oldest !== undefined) rates.delete(oldest);
  return made;
}

/** The book that a kept quote was made from, with the rate of VAT that it was made at; null when it is not there. */
export async function findBookOfQuote(
  app: App,
  db: Queryable,
  { bookNumber, vatRate }: { readonly bookNumber: number; readonly vatRate: string | null },
): Promise<PublishedBook | null> {
  const book = await findPublishedBook(app, db, bookNumber);
  return book === null ? null : changeVatRate(book, vatRate);
}
