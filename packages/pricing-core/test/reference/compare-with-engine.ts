// The engine and the decimal.js reference side by side on a random book: the same answer to every request, field by field.

import { isDeepStrictEqual } from 'node:util';
import { seededRandom } from '../../bench/random.ts';
import { compilePriceBook, type Pricer, parsePriceBook, type QuoteRequest } from '../../src/index.ts';
import { prepareReference } from './decimal-reference.ts';
import type { ReferenceQuote } from './quote-document.ts';
import { randomBook } from './random-book.ts';
import { randomRequest } from './random-request.ts';
import type { Refusal } from './stay.ts';

type Answer = ReferenceQuote | Refusal;

/** A request the two answer differently, with the parts of the answers that differ. */
export interface Difference {
  readonly bookSeed: number;
  readonly request: QuoteRequest;
  readonly engine: unknown;
  readonly reference: unknown;
}

export interface Comparison {
  readonly quotes: number;
  readonly lines: number;
  readonly refusals: number;
  readonly difference: Difference | undefined;
}

/** Asks both the same requests of one random book, up to the first difference. The same seed asks the same. */
export function compareOnBook(bookSeed: number, requests: number): Comparison {
  const parsed = parsePriceBook(randomBook(bookSeed));
  if (!parsed.ok) throw new Error(`random book ${bookSeed} is refused: ${JSON.stringify(parsed.issues.slice(0, 3))}`);
  const pricer = compilePriceBook(parsed.value);
  const reference = prepareReference(parsed.value);
  const random = seededRandom(bookSeed ^ 0x5eed);
  let lines = 0;
  let refusals = 0;
  for (let quotes = 1; quotes <= requests; quotes += 1) {
    const request = randomRequest(random);
    const expected = reference.quote(request);
    const answer = engineAnswer(pricer, request);
    if (!isDeepStrictEqual(answer, expected)) {
      return {
        quotes,
        lines,
        refusals,
        difference: { bookSeed, request, engine: unlike(answer, expected), reference: unlike(expected, answer) },
      };
    }
    if ('error' in expected) refusals += 1;
    else lines += expected.pricings.length;
  }
  return { quotes: requests, lines, refusals, difference: undefined };
}

/** The engine's answer in the reference's terms: without the request and the hashes, which are getters; a refusal by its first code. */
function engineAnswer(pricer: Pricer, request: QuoteRequest): Answer {
  const quoted = pricer.quote(request);
  if (!quoted.ok) return { error: quoted.issues[0]?.code ?? 'refused without a reason' };
  const { request: _, ...figures } = { ...quoted.value };
  return figures;
}

/** The fields of one answer that the other has not, or has otherwise. */
function unlike(answer: Answer, other: Answer): Record<string, unknown> {
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.fromEntries(Object.entries(answer).filter(([field, value]) => !isDeepStrictEqual(value, others.get(field))));
}
