// The pricers of published books: a book never changes, so each is compiled once and kept.

import { compilePriceBook, type PriceBook, type Pricer, parsePriceBook } from '@hosted-stay/pricing-core';
import type { Queryable } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { findBookDocument, findCurrentNumber, findNewestNumber } from './price-books.queries.ts';

/** A published price book, ready to quote. */
export interface PublishedBook {
  readonly number: number;
  /** The share of VAT that it is sold by where that is not its own; null as it was published. */
  readonly vatRate: string | null;
  readonly pricer: Pricer;
  /** As it was published: what staff's calculators read. */
  readonly document: string;
  readonly hash: string;
}

/** How long a process goes on with the book that it knows as in force, in milliseconds. */
const FRESH_MS = 1000;

/** Compiled books are large: the one in force and a few that people look back at. */
const MAX_BOOKS = 4;

interface BookCache {
  readonly books: Map<number, PublishedBook>;
  current: { readonly number: number | null; readonly until: number } | null;
}

const caches = new WeakMap<App, BookCache>();

function getCache(app: App): BookCache {
  const known = caches.get(app);
  if (known !== undefined) return known;
  const made: BookCache = { books: new Map(), current: null };
  caches.set(app, made);
  return made;
}

/** A document, read; null when it is none any more. */
function parseDocument(document: string): PriceBook | null {
  try {
    const result = parsePriceBook(JSON.parse(document));
    return result.ok ? result.value : null;
  } catch {
    return null;
  }
}

/** A book as it was published. Its content must give its hash: a damaged one is never quoted from, and the log says so. */
function openBook(app: App, { number, hash, document }: { number: number; hash: string; document: string }): PublishedBook {
  const book = parseDocument(document);
  const pricer = book === null ? null : compilePriceBook(book);
  if (pricer !== null && pricer.bookHash === hash) return { number, vatRate: null, pricer, document, hash };
  app.log.error({ priceBook: number, hash, found: pricer?.bookHash ?? null }, 'a price book is not what was published');
  throw new AppError('documentDamaged');
}

/**
 * A published book by its number; null when there is none.
 * @throws AppError `documentDamaged`
 */
export async function findPublishedBook(app: App, db: Queryable, number: number): Promise<PublishedBook | null> {
  const { books } = getCache(app);
  const known = books.get(number);
  if (known !== undefined) return known;
  const row = await findBookDocument(db, number);
  if (row === null) return null;
  const book = openBook(app, row);
  const [oldest] = books.keys();
  if (oldest !== undefined && books.size >= MAX_BOOKS) books.delete(oldest);
  books.set(number, book);
  return book;
}

/** The newest book, in force or not, lower than `below` where that is given; null before the first, and when it is damaged: a next one mends that. */
export async function findNewestBook(app: App, db: Queryable, below?: number): Promise<PublishedBook | null> {
  const number = await findNewestNumber(db, below);
  if (number === null) return null;
  return findPublishedBook(app, db, number).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

/**
 * The book in force now. A process asks the database once a second; `exactly` asks it anyway, where money is made of the answer. Within a
 * transaction its `db` is handed in.
 * @throws AppError `noPriceBook`, `documentDamaged`
 */
export async function getCurrentBook(
  app: App,
  { exactly = false, db = app.db }: { exactly?: boolean; db?: Queryable } = {},
): Promise<PublishedBook> {
  const shelf = getCache(app);
  const now = app.clock.now();
  if (exactly || shelf.current === null || shelf.current.until <= now.getTime()) {
    shelf.current = { number: await findCurrentNumber(db, now), until: now.getTime() + FRESH_MS };
  }
  const { number } = shelf.current;
  const book = number === null ? null : await findPublishedBook(app, db, number);
  if (book === null) throw new AppError('noPriceBook');
  return book;
}

/** Makes this process ask again at once: what it has published itself is in force in the next quote. */
export function forgetCurrentBook(app: App): void {
  getCache(app).current = null;
}
