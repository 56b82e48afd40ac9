// Short ways to the engine for tests: a pricer of a book that must be good, a quote that must stand, amounts as whole minor units.

import {
  compilePriceBook,
  type PriceBook,
  type Pricer,
  parsePriceBook,
  type Quote,
  type QuoteRequestInput,
  type Result,
} from '../../src/index.ts';
import { type BookParts, priceBookInput, type ValidStay } from '../../testing/index.ts';

/** The value of a result that must be good. */
export function good<T>(result: Result<T>): T {
  if (!result.ok) throw new TypeError(`refused: ${JSON.stringify(result.issues)}`);
  return result.value;
}

/** The codes of a result's issues, with their paths: `['out_of_range countStudents']`. */
export function refusals(result: Result<unknown>): string[] {
  return result.ok ? [] : result.issues.map(({ code, path }) => `${code} ${path.join('.')}`.trim());
}

export function bookOf(input: unknown): PriceBook {
  return good(parsePriceBook(input));
}

export function pricerOf(input: unknown): Pricer {
  return compilePriceBook(bookOf(input));
}

/** The standard book with these parts, ready to quote. */
export function aPricer(parts: BookParts = {}): Pricer {
  return pricerOf(priceBookInput(parts));
}

export function quoteOf({ book, request }: ValidStay): Quote {
  return good(pricerOf(book).quote(request));
}

/** Whole minor units of an amount as a quote writes it, without asking the engine's own reader. */
export function minor(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}

export function sum(amounts: Iterable<string>): bigint {
  let total = 0n;
  for (const amount of amounts) total += minor(amount);
  return total;
}

/** A quote without what its book and request say: the figures alone. */
export function figuresOf(quote: Quote) {
  const { request: _, bookHash: __, fingerprint: ___, ...figures } = JSON.parse(JSON.stringify(quote)) as Quote;
  return figures;
}

/** A request with these fields changed. */
export function withRequest(stay: ValidStay, changes: Partial<QuoteRequestInput>): ValidStay {
  return { book: stay.book, request: { ...stay.request, ...changes } };
}
