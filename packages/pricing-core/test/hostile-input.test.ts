// No input makes the engine throw: whatever comes, the answer is a value or a list of issues from the closed set.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePriceBook, parseQuoteRequest, type Result } from '../src/index.ts';
import {
  aRequest,
  damagedArbitrary,
  hostileInputArbitrary,
  priceBookArbitrary,
  priceBookInput,
  validStayArbitrary,
} from '../testing/index.ts';
import { aPricer, good, pricerOf, refusals } from './support/engine.ts';
import { issueCodes } from './support/issue-codes.ts';
import { holds } from './support/runs.ts';

const CODES: ReadonlySet<string> = new Set(issueCodes().map(({ code }) => code));

/** A value, or at least one issue, each with a known code, a path and data. */
function isAnswer(result: Result<unknown>): void {
  if (result.ok) return;
  expect(result.issues.length).toBeGreaterThan(0);
  for (const { code, path, data } of result.issues) {
    expect(CODES).toContain(code);
    expect(path.every((step) => typeof step === 'string' || Number.isInteger(step))).toBe(true);
    expect(Object.values(data)).not.toContain(undefined);
  }
}

/** Whatever has been accepted must also quote, and in whole minor units. */
function standsUp(book: unknown): void {
  const parsed = parsePriceBook(book);
  isAnswer(parsed);
  if (!parsed.ok) return;
  const pricer = pricerOf(book);
  const family = parsed.value.hostFamilies[0];
  if (family === undefined) return;
  const serviceTypeIds = parsed.value.serviceTypes.map(({ id }) => id).slice(0, 1000);
  const quote = good(pricer.quote(aRequest({ hostFamilyId: family.id, serviceTypeIds, discountCode: 'summer' })));
  expect(quote.total).toMatch(/^\d+(\.\d+)?$/);
  expect(quote.fingerprint).toMatch(/^[0-9a-f]{64}$/);
}

describe('hostile input', () => {
  it('anything at all as a price book', () => {
    holds(fc.property(hostileInputArbitrary(), standsUp), 300);
  });

  it('a good price book with something broken', () => {
    holds(fc.property(damagedArbitrary(priceBookArbitrary()), standsUp), 600);
  });

  it('anything at all as a request', () => {
    const pricer = aPricer();
    holds(
      fc.property(hostileInputArbitrary(), (input) => {
        isAnswer(parseQuoteRequest(input));
        isAnswer(pricer.quote(input as never));
      }),
      600,
    );
  });

  it('a good request with something broken', () => {
    const stay = validStayArbitrary().chain(({ book, request }) => fc.tuple(fc.constant(book), damagedArbitrary(fc.constant(request))));
    holds(
      fc.property(stay, ([book, request]) => {
        const parsed = parseQuoteRequest(request);
        isAnswer(parsed);
        const quote = pricerOf(book).quote(request as never);
        isAnswer(quote);
        if (quote.ok) expect(quote.value.total).toMatch(/^\d+(\.\d+)?$/);
        if (!parsed.ok) expect(quote).toEqual(parsed);
      }),
      600,
    );
  });

  it('a request of any field, in either spelling, with any value', () => {
    const names = [
      'hostFamilyId',
      'host_family',
      'from_date',
      'toDate',
      'nearby_activities',
      'count_students',
      'discount_code',
      'type',
      '__proto__',
    ];
    const pricer = aPricer();
    holds(
      fc.property(fc.dictionary(fc.constantFrom(...names), hostileInputArbitrary()), (fields) => {
        isAnswer(pricer.quote({ ...aRequest(), ...fields } as never));
      }),
      400,
    );
  });
});

describe('numbers that are only nearly whole', () => {
  const nearly = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Number.isInteger(value));

  it.each(['hostFamilyId', 'countStudents', 'currentNoOfWeeks'] as const)('are refused as %s', (field) => {
    holds(
      fc.property(
        fc.oneof(nearly, fc.constantFrom(1.0000000000000002, 0.9999999999999999, 49.99999999999999, 2_500_000_000_000_000.5)),
        (value) => {
          const parsed = parseQuoteRequest(aRequest({ [field]: value }));
          expect(parsed.ok).toBe(false);
        },
      ),
      200,
    );
  });

  it('are refused as a quantity, a week, a service, a threshold', () => {
    const near = 1.0000000000000002;
    const family = [{ template: 'other per_trip', amount: '1', quantity: near } as const];
    expect(parsePriceBook(priceBookInput({ family })).ok).toBe(false);
    expect(parsePriceBook(priceBookInput({ discounts: [{ minQuantity: near }] })).ok).toBe(false);
    expect(parsePriceBook(priceBookInput({ policy: { campDaysPerWeek: near } })).ok).toBe(false);
    expect(parseQuoteRequest(aRequest({ nearbyActivities: [{ id: 1, weeks: near }] })).ok).toBe(false);
    expect(parseQuoteRequest(aRequest({ serviceTypeIds: [near] })).ok).toBe(false);
  });
});

describe('long input', () => {
  it('is read in one pass: a quadratic reader would be at it for a quarter of a minute', () => {
    const amount = `0.${'0'.repeat(200_000)}1`;
    expect(refusals(parsePriceBook(priceBookInput({ family: [{ template: 'other per_trip', amount }] })))).toEqual([
      'too_many_digits hostFamilies.0.pricings.0.amount',
    ]);
  });
});
