// A checked book → a pricer. Everything that does not depend on a request is worked out here, once.

import { hashCanonical } from './canonical-json.ts';
import { computeQuote } from './compute-quote.ts';
import { compileBook } from './price-book/compile.ts';
import type { CompiledBook } from './price-book/compiled.ts';
import type { PriceBook } from './price-book/shape.ts';
import type { LiveQuote } from './quote.ts';
import { parseQuoteRequest, type QuoteRequest, type QuoteRequestInput } from './quote-request.ts';
import type { Result } from './result.ts';
import { writeQuote } from './write-quote.ts';

/** Quotes stays from one price book. It has no visible state: the same request always gives the same bytes. */
export class Pricer {
  readonly book: PriceBook;
  readonly #compiled: CompiledBook;
  #hash: string | undefined;
  readonly #bookHash = () => this.bookHash;

  constructor(book: PriceBook) {
    this.book = book;
    this.#compiled = compileBook(book);
    compiledBooks.set(this, this.#compiled);
  }

  /** SHA-256 of the book's canonical JSON; equal for two books with the same content. */
  get bookHash(): string {
    this.#hash ??= hashCanonical(this.book);
    return this.#hash;
  }

  /**
   * The price of a stay, or all issues why there is none. A request from {@link parseQuoteRequest} isn't checked again;
   * anything else is parsed first, so no JSON value makes this throw.
   */
  quote(request: QuoteRequest | QuoteRequestInput): Result<LiveQuote> {
    const parsed = parseQuoteRequest(request);
    if (!parsed.ok) return parsed;
    const totalled = computeQuote(this.#compiled, parsed.value);
    return totalled.ok ? { ok: true, value: writeQuote(totalled.value, this.#bookHash) } : totalled;
  }
}

const compiledBooks = /* @__PURE__ */ new WeakMap<Pricer, CompiledBook>();

/** The compiled book behind a pricer, for the parts of the engine that ask more of it than a quote. */
export function compiledBookOf(pricer: Pricer): CompiledBook {
  return compiledBooks.get(pricer) as CompiledBook;
}

/** Compiles a book from {@link parsePriceBook} to a pricer. */
export function compilePriceBook(book: PriceBook): Pricer {
  return new Pricer(book);
}
