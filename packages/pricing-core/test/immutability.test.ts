// Nothing given to the engine is changed by it, and nothing a caller does to an answer changes a later one.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePriceBook, parsePriceBook, parseQuoteRequest, type Quote } from '../src/index.ts';
import { aRequest, priceBookArbitrary, priceBookInput, validStayArbitrary } from '../testing/index.ts';
import { aPricer, bookOf, good, refusals } from './support/engine.ts';
import { holds } from './support/runs.ts';

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}

/** The places of a value that could still be written to. */
function writable(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([name, part]) => writable(part, `${path}.${name}`));
  return Object.isFrozen(value) ? below : [path, ...below];
}

describe('the input', () => {
  it('may be frozen to the bottom, and is left as it was', () => {
    holds(
      fc.property(validStayArbitrary(), (stay) => {
        const before = JSON.stringify(stay);
        frozen(stay);
        const parsed = good(parseQuoteRequest(stay.request));
        good(compilePriceBook(bookOf(stay.book)).quote(parsed));
        expect(JSON.stringify(stay)).toBe(before);
      }),
      150,
    );
  });

  it('is left as it was where it is refused, too', () => {
    const book = frozen(priceBookInput({ currency: 'XYZ' }));
    expect(parsePriceBook(book).ok).toBe(false);
    expect(parseQuoteRequest(frozen({ ...aRequest(), fromDat: 1, toDate: [] })).ok).toBe(false);
  });

  it('may be changed afterwards: a parsed book and a parsed request share nothing with it', () => {
    holds(
      fc.property(priceBookArbitrary(), (input) => {
        const own = structuredClone(input);
        const book = bookOf(own);
        const before = JSON.stringify(book);
        for (const template of own.templates) template.name = 'changed';
        for (const family of own.hostFamilies) family.pricings?.pop();
        own.hostFamilies.pop();
        expect(JSON.stringify(book)).toBe(before);
      }),
      50,
    );
    const asked = { ...aRequest(), serviceTypeIds: [1], nearbyActivities: [{ id: 900, weeks: 0 }] };
    const request = good(parseQuoteRequest(asked));
    asked.serviceTypeIds.push(2);
    asked.nearbyActivities.pop();
    expect(request).toMatchObject({ serviceTypeIds: [1], nearbyActivities: [{ id: 900, weeks: 0 }] });
  });
});

describe('the output', () => {
  it('a parsed book is frozen to the bottom', () => {
    holds(
      fc.property(priceBookArbitrary(), (input) => void expect(writable(bookOf(input))).toEqual([])),
      50,
    );
  });

  it('a parsed request is frozen to the bottom, as it is never checked again', () => {
    const request = good(parseQuoteRequest(aRequest({ serviceTypeIds: [1], nearbyActivities: [{ id: 900 }] })));
    expect(writable(request)).toEqual([]);
  });

  it('defaults of one parse are not those of the next', () => {
    const [first, second] = [0, 1].map(() => good(parseQuoteRequest(aRequest())));
    expect(first?.nearbyActivities).not.toBe(second?.nearbyActivities);
    expect(first?.serviceTypeIds).not.toBe(second?.serviceTypeIds);
  });

  it('a copy of a parsed request that keeps its class is checked again', () => {
    const request = good(parseQuoteRequest(aRequest()));
    const copy = Object.assign(Object.create(Object.getPrototypeOf(request)), request, { countStudents: 0.5 });
    expect(refusals(aPricer().quote(copy))).toEqual(['out_of_range countStudents', 'invalid_type countStudents']);
  });

  it('changing a quote does not change the next one', () => {
    const pricer = aPricer({ family: [{ template: 'hosting per_night', amount: '10', required: true }] });
    const request = good(parseQuoteRequest(aRequest({ serviceTypeIds: [1], nearbyActivities: [{ id: 900 }] })));
    const before = JSON.stringify(pricer.quote(request));
    const spoil = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return;
      for (const part of Object.values(value)) spoil(part);
      if (Array.isArray(value)) Reflect.set(value, value.length, 'spoilt');
      else for (const name of Object.keys(value)) Reflect.set(value, name, 'spoilt');
    };
    spoil(good(pricer.quote(request)));
    expect(JSON.stringify(pricer.quote(request))).toBe(before);
  });

  it('the fingerprint is that of the quote as it was made, whenever it is asked for', () => {
    const pricer = aPricer({ family: [{ template: 'hosting per_night', amount: '10', required: true }] });
    const { fingerprint } = good(pricer.quote(aRequest()));
    const late = good(pricer.quote(aRequest()));
    Reflect.set(late, 'total', '0.00');
    Reflect.set(late.pricings, 0, undefined);
    expect(late.fingerprint).toBe(fingerprint);
  });

  it('a quote takes its fingerprint and its book’s hash along as JSON and as plain data', () => {
    const quote = good(aPricer().quote(aRequest()));
    const { fingerprint, bookHash } = quote;
    const copies: Quote[] = [JSON.parse(JSON.stringify(quote)), quote.toJSON(), structuredClone(quote.toJSON())];
    for (const copy of copies) expect({ fingerprint: copy.fingerprint, bookHash: copy.bookHash }).toEqual({ fingerprint, bookHash });
  });
});
