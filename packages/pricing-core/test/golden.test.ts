// The golden cases, worked out once by an independent implementation in exact rational arithmetic.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Pricer, Quote, QuoteRequestInput } from '../src/index.ts';
import { good, minor, pricerOf, refusals, sum } from './support/engine.ts';

interface GoldenCase {
  readonly name: string;
  readonly book: string;
  readonly request: QuoteRequestInput;
  readonly expected?: Partial<Quote>;
  readonly error?: string;
}

const folder = new URL('../../../fixtures/golden/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const cases = read('cases.ndjson')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as GoldenCase);

const pricers = new Map<string, Pricer>();

function pricerFor(book: string): Pricer {
  const pricer = pricers.get(book) ?? pricerOf(JSON.parse(read(book)));
  pricers.set(book, pricer);
  return pricer;
}

describe('golden cases', () => {
  it('are 150, quotes and refusals, over six books', () => {
    expect(cases).toHaveLength(150);
    expect(new Set(cases.map(({ book }) => book)).size).toBe(6);
    expect(cases.filter(({ error }) => error !== undefined).length).toBeGreaterThan(10);
    expect(cases.filter(({ expected }) => expected !== undefined).length).toBeGreaterThan(100);
  });

  it.each(cases.filter(({ expected }) => expected !== undefined))(
    '$name: every figure and every line',
    ({ book, request, expected = {} }) => {
      const quote = good(pricerFor(book).quote(request));
      const written = JSON.parse(JSON.stringify(quote)) as Quote;
      for (const [field, value] of Object.entries(expected)) expect([field, written[field as keyof Quote]]).toEqual([field, value]);
      expect(sum(written.payouts.map(({ amount }) => amount))).toBe(minor(written.amountSupplyVAT));
    },
  );

  it.each(cases.filter(({ error }) => error !== undefined))('$name: refused with $error', ({ book, request, error = '' }) => {
    const [first = ''] = refusals(pricerFor(book).quote(request));
    expect(first.split(' ')[0]).toBe(error);
  });
});
