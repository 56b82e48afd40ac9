// What the bench prices, parsed: its own book and requests can't be refused.

import { type PriceBook, parsePriceBook, parseQuoteRequest, type QuoteRequest, type Result } from '../src/index.ts';

export function mustParseBook(input: unknown): PriceBook {
  return unwrap(parsePriceBook(input));
}

export function mustParseRequests(inputs: readonly unknown[]): QuoteRequest[] {
  return inputs.map((input) => unwrap(parseQuoteRequest(input)));
}

function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`the bench's own input is refused: ${JSON.stringify(result.issues.slice(0, 3))}`);
}
