// Cheaper stays near the one asked for: strictly cheaper, nearest first.

import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPriceBook, aRequest } from '../../testing/builders.ts';
import { priceBookArbitrary, validRequestArbitrary } from '../../testing/index.ts';
import { dayNumber } from '../calendar/civil-date.ts';
import { compilePriceBook } from '../compile-price-book.ts';
import { parsePriceBook } from '../price-book/parse.ts';
import { findCheaperStays } from './find-cheaper-stays.ts';

const LONGER_IS_CHEAPER = compilePriceBook(
  aPriceBook({
    family: [{ template: 'hosting per_night', amount: '10', required: true, customer: { commissionPercentage: '50' } }],
    discounts: [{ minQuantity: 7, required: true, demandDiscount: '50' }],
    policy: { vatRate: '0' },
  }),
);
const SIX_NIGHTS = aRequest({ fromDate: '2026-07-06', toDate: '2026-07-12' });

describe('findCheaperStays', () => {
  it('finds one night more where it reaches a discount, and one night less, the nearest first and then the cheapest', () => {
    const found = findCheaperStays(LONGER_IS_CHEAPER, SIX_NIGHTS, { mostShift: 0 });
    expect(found.ok && found.value.map(({ longerDays, total, saving }) => [longerDays, total, saving])).toEqual([
      [1, '70.00', '50.00'],
      [-1, '100.00', '20.00'],
      [2, '80.00', '40.00'],
    ]);
  });

  it('stops at the limit and returns the issues of an invalid request', () => {
    const limited = findCheaperStays(LONGER_IS_CHEAPER, SIX_NIGHTS, { limit: 2 });
    expect(limited.ok && limited.value.length).toBe(2);
    const refused = findCheaperStays(LONGER_IS_CHEAPER, { ...SIX_NIGHTS, hostFamilyId: 9 });
    expect(refused.ok || refused.issues.map(({ code }) => code)).toEqual(['unknown_host_family']);
    const malformed = findCheaperStays(LONGER_IS_CHEAPER, { ...SIX_NIGHTS, fromDate: 'soon' });
    expect(malformed.ok || malformed.issues.map(({ code }) => code)).toEqual(['invalid_date']);
  });

  it('returns only cheaper stays, in order, each with its quoted price', () => {
    let answers = 0;
    fc.assert(
      fc.property(priceBookArbitrary(), fc.integer(), (input, seed) => {
        const book = parsePriceBook(input);
        const [request] = fc.sample(validRequestArbitrary(input), { numRuns: 1, seed });
        if (!book.ok || request === undefined) return;
        const pricer = compilePriceBook(book.value);
        const asked = pricer.quote(request);
        const found = findCheaperStays(pricer, request, { limit: 100 });
        expect(found.ok).toBe(asked.ok);
        if (!found.ok || !asked.ok) return;
        answers += found.value.length;
        for (const [index, stay] of found.value.entries()) {
          // Totals may have more digits than a number holds.
          expect(new Decimal(stay.total).lessThan(asked.value.total), `${stay.total} < ${asked.value.total}`).toBe(true);
          expect(stay.distance).toBeGreaterThanOrEqual(found.value[index - 1]?.distance ?? 1);
          expect((dayNumber(stay.fromDate) ?? 0) - (dayNumber(asked.value.request.fromDate) ?? 0)).toBe(stay.shiftDays);
          expect(stay.quote.noOfDaysOfTrip - asked.value.noOfDaysOfTrip).toBe(stay.longerDays);
          expect(stay.quote.request).toEqual({ ...asked.value.request, fromDate: stay.fromDate, toDate: stay.toDate });
        }
      }),
      { numRuns: 40 },
    );
    expect(answers).toBeGreaterThan(20);
  });
});
