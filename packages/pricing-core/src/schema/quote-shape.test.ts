// The shape of a quote and the quote itself: the same in types, the same in data.

import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as z from 'zod/mini';
import { good, quoteOf, refusals } from '../../test/support/engine.ts';
import { holds } from '../../test/support/runs.ts';
import { validStayArbitrary } from '../../testing/index.ts';
import { fingerprintOf } from '../made-quote.ts';
import type { Quote } from '../quote.ts';
import type { DeepReadonly } from '../views/shapes.ts';
import { parseQuote, type quoteShape } from './quote-shape.ts';

const anyQuote = validStayArbitrary().map((stay) => JSON.parse(JSON.stringify(quoteOf(stay))));

describe('quoteShape', () => {
  it('has the type of a quote, both ways', () => {
    expectTypeOf<DeepReadonly<z.output<typeof quoteShape>>>().branded.toEqualTypeOf<DeepReadonly<Quote>>();
  });

  it('reads every quote back as it was', () => {
    holds(
      fc.property(anyQuote, (quote) => {
        const read = good(parseQuote(quote));
        expect(JSON.parse(JSON.stringify(read))).toEqual(quote);
        expect(fingerprintOf(read)).toBe(quote.fingerprint);
      }),
      150,
    );
  });

  it('reports missing and unknown fields', () => {
    holds(
      fc.property(anyQuote, fc.nat(), (quote, nth) => {
        const names = Object.keys(quote);
        const { [names[nth % names.length] ?? '']: _, ...rest } = quote;
        expect(refusals(parseQuote(rest))).toEqual([`missing_field ${names[nth % names.length]}`]);
        expect(refusals(parseQuote({ ...quote, extra: 1 }))).toEqual(['unknown_field extra']);
      }),
      100,
    );
  });

  it.each([
    ['an amount below 0', { total: '-1.00' }, 'invalid_value total'],
    ['an amount that is a number', { total: 1 }, 'invalid_type total'],
    ['an unknown currency', { currency: 'XXX' }, 'unknown_currency currency'],
    ['a fingerprint that is none', { fingerprint: 'abc' }, 'invalid_value fingerprint'],
    ['an amount for an unknown pricing type', { amountPricingType: { per_hour: '1.00' } }, 'unknown_field amountPricingType.per_hour'],
    ['a count with a fraction', { noOfDaysOfTrip: 1.5 }, 'invalid_type noOfDaysOfTrip'],
  ])('refuses %s', (_, changes, expected) => {
    const [quote] = fc.sample(anyQuote, { numRuns: 1, seed: 1 });
    expect(refusals(parseQuote({ ...quote, ...changes }))).toEqual([expected]);
  });

  it('reads the request in it as any request', () => {
    const [quote] = fc.sample(anyQuote, { numRuns: 1, seed: 1 });
    const request = { ...quote.request, fromDate: '2026-02-30', toDate: '2026-03-01' };
    expect(refusals(parseQuote({ ...quote, request }))).toEqual(['invalid_date request.fromDate']);
  });
});
