// The plain decimal.js reference against the golden cases, every field of every case.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type PriceBook, parsePriceBook, type QuoteRequest } from '../../src/index.ts';
import { referenceQuote } from './decimal-reference.ts';

/** A request as the cases write it: in our own spelling, defaults left out. */
type GoldenRequest = Pick<QuoteRequest, 'hostFamilyId' | 'fromDate' | 'toDate'> &
  Partial<Omit<QuoteRequest, 'nearbyActivities'>> & {
    readonly nearbyActivities?: readonly { readonly id: number; readonly weeks?: number }[];
  };

interface GoldenCase {
  readonly name: string;
  readonly book: string;
  readonly request: GoldenRequest;
  readonly expected?: Readonly<Record<string, unknown>>;
  readonly error?: string;
}

const golden = new URL('../../../../fixtures/golden/', import.meta.url);

const cases: readonly GoldenCase[] = readFileSync(new URL('cases.ndjson', golden), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

const books = new Map([...new Set(cases.map(({ book }) => book))].map((name) => [name, readBook(name)]));

function readBook(name: string): PriceBook {
  const parsed = parsePriceBook(JSON.parse(readFileSync(new URL(name, golden), 'utf8')));
  if (!parsed.ok) throw new Error(`${name} is refused: ${JSON.stringify(parsed.issues)}`);
  return parsed.value;
}

/** The defaults as the model states them, so that the reference sees refused dates too. */
function withDefaults({ nearbyActivities = [], ...request }: GoldenRequest): QuoteRequest {
  return {
    activityDetailsType: 'family',
    currentNoOfWeeks: null,
    serviceTypeIds: [],
    countStudents: 1,
    discountCode: null,
    vatExempt: false,
    type: 'customer',
    ...request,
    nearbyActivities: nearbyActivities.map(({ id, weeks = 1 }) => ({ id, weeks })),
  };
}

describe('the decimal.js reference', () => {
  it('has golden cases to meet', () => {
    expect(cases.length).toBeGreaterThanOrEqual(150);
  });

  it.each(cases)('gives $name', ({ book, request, expected, error }) => {
    const priceBook = books.get(book);
    if (priceBook === undefined) throw new Error(`no ${book}`);
    const quote = referenceQuote(priceBook, withDefaults(request));
    if (error !== undefined || 'error' in quote) return expect(quote).toEqual({ error });
    const { bookVersion: _, payouts: __, warnings: ___, ...figures } = quote;
    expect(figures).toEqual(expected);
  });
});
