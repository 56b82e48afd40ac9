// Caches the pricers of published books: a book never changes, so each is compiled once.

import { compilePriceBook, type PriceBook, type Pricer, parsePriceBook } from '@hosted-stay/pricing-core';
import type { Queryable } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { findBookDocument, findCurrentNumber, findNewestNumber } from './price-books.queries.ts';

/** A published price book, ready to quote. */
export interface PublishedBook {
  readonly number: number;
  /** The seller's VAT rate if it differs from the book's; null as published. */
  readonly vatRate: string | null;
  readonly pricer: Pricer;
  /** The published document, read by staff's calculators. */
  readonly document: string;
  readonly hash: string;
}

/** How long a process reuses the number of the book in force, in milliseconds. */
const FRESH_MS = 1000;

/** Compiled books are large: room for the one in force and a few earlier ones. */
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

/** Parses a document; returns null if it is damaged. */
function parseDocument(document: string): PriceBook | null {
  try {
    const result = parsePriceBook(JSON.parse(document));
    return result.ok ? result.value : null;
  } catch {
    return null;
  }
}

/** Opens a book and verifies its hash; a damaged book is logged and never used for quotes. */
function openBook(app: App, { number, hash, document }: { number: number; hash: string; document: string }): PublishedBook {
  const book = parseDocument(document);
  const pricer = book === null ? null : compilePriceBook(book);
  if (pricer !== null && pricer.bookHash === hash) return { number, vatRate: null, pricer, document, hash };
  app.log.error({ priceBook: number, hash, found: pricer?.bookHash ?? null }, 'a price book is not what was published');
  throw new AppError('documentDamaged');
}

/**
 * Returns a published book by its number; null if there is none.
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

/**
 * Returns the newest book, in force or not, below number `below` if given; null if there is none or if it is damaged: publishing a new one
 * fixes that.
 */
export async function findNewestBook(app: App, db: Queryable, below?: number): Promise<PublishedBook | null> {
  const number = await findNewestNumber(db, below);
  if (number === null) return null;
  return findPublishedBook(app, db, number).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

/**
 * Returns the book in force now. Each process queries the database at most once a second, unless `exactly` is set, for cases that involve
 * money. Within a transaction, pass its `db`.
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

/** Makes this process query again at once, so that a book it has published applies to the next quote. */
export function forgetCurrentBook(app: App): void {
  getCache(app).current = null;
}
