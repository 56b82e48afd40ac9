// A price book for a business with its own VAT rate: everything else is as published.

import { compilePriceBook } from '@hosted-stay/pricing-core';
import type { Queryable } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { findPublishedBook, type PublishedBook } from './price-book-cache.ts';

/** Compiled rates kept per book: more than businesses usually have. */
const MAX_RATES = 16;

const booksByRate = new WeakMap<PublishedBook, Map<string, PublishedBook>>();

function compileAtVatRate({ number, pricer: { book } }: PublishedBook, vatRate: string): PublishedBook {
  const pricer = compilePriceBook({ ...book, policy: { ...book.policy, vatRate } });
  return {
    number,
    vatRate,
    pricer,
    // Serialised on demand, because a book is large.
    get document() {
      return JSON.stringify(pricer.book);
    },
    get hash() {
      return pricer.bookHash;
    },
  };
}

/** Returns a book with another VAT rate, compiled once per rate; the book itself if it already has that rate. */
export function changeVatRate(book: PublishedBook, vatRate: string | null): PublishedBook {
  if (vatRate === null || vatRate === book.pricer.book.policy.vatRate) return book;
  const rates = booksByRate.get(book) ?? new Map<string, PublishedBook>();
  booksByRate.set(book, rates);
  const made = rates.get(vatRate) ?? compileAtVatRate(book, vatRate);
  // Re-inserts the entry, so that the least recently used one is evicted first.
  rates.delete(vatRate);
  rates.set(vatRate, made);
  const [oldest] = rates.keys();
  if (rates.size > MAX_RATES && oldest !== undefined) rates.delete(oldest);
  return made;
}

/** Returns the book of a stored quote, with the quote's VAT rate; null if there is no such book. */
export async function findBookOfQuote(
  app: App,
  db: Queryable,
  { bookNumber, vatRate }: { readonly bookNumber: number; readonly vatRate: string | null },
): Promise<PublishedBook | null> {
  const book = await findPublishedBook(app, db, bookNumber);
  return book === null ? null : changeVatRate(book, vatRate);
}
