// The engine against the plain decimal.js implementation of the model: every field of every quote, and every refusal.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePriceBook, parseQuoteRequest } from '../src/index.ts';
import { priceBookArbitrary, quoteRequestArbitrary, validRequestArbitrary } from '../testing/index.ts';
import { prepareReference } from './reference/decimal-reference.ts';
import { bookOf, figuresOf } from './support/engine.ts';
import { holds } from './support/runs.ts';

/** Books, each with a dozen requests: compiling costs more than quoting. */
const BOOKS = 400;
const cases = priceBookArbitrary().chain((book) =>
  fc.tuple(
    fc.constant(book),
    fc.array(fc.oneof({ weight: 3, arbitrary: validRequestArbitrary(book) }, quoteRequestArbitrary(book)), {
      minLength: 12,
      maxLength: 12,
    }),
  ),
);

describe('engine and reference', () => {
  it('agree on every figure, line, payout and warning, and on the first refusal', () => {
    let quoted = 0;
    let refused = 0;
    holds(
      fc.property(cases, ([input, requests]) => {
        const book = bookOf(input);
        const pricer = compilePriceBook(book);
        const reference = prepareReference(book);
        for (const written of requests) {
          const request = parseQuoteRequest(written);
          const quote = pricer.quote(written);
          if (!request.ok) {
            expect(quote).toEqual(request);
            continue;
          }
          const expected = reference.quote(request.value);
          if (quote.ok) {
            quoted += 1;
            expect(figuresOf(quote.value)).toEqual(expected);
          } else {
            refused += 1;
            expect({ error: quote.issues[0]?.code }).toEqual(expected);
          }
        }
      }),
      BOOKS,
    );
    expect(quoted).toBeGreaterThan(refused);
    expect(refused).toBeGreaterThan(0);
  });
});
