// Two price books side by side: every kind of difference, and none where there is none.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../../test/support/engine.ts';
import { holds } from '../../test/support/runs.ts';
import { aPriceBook, type BookParts, priceBookArbitrary, priceBookInput, templateId } from '../../testing/index.ts';
import { hashCanonical } from '../canonical-json.ts';
import type { PriceBookInput } from '../price-book/shape.ts';
import type { BookDifference } from './book-difference.ts';
import { comparePriceBooks } from './compare-price-books.ts';

const night = templateId('hosting per_night');
const trip = templateId('horse per_trip');
const prices = [
  { template: 'hosting per_night', amount: '100' },
  { template: 'horse per_trip', amount: '30' },
] as const;
const family = { subject: 'hostFamily', id: 500, name: 'Byrne' } as const;
const row = (changes: Partial<BookDifference>): BookDifference => ({
  subject: 'book',
  change: 'changed',
  id: null,
  name: null,
  owner: null,
  field: null,
  before: null,
  after: null,
  ...changes,
});
const compareParts = (a: BookParts, b: BookParts) => comparePriceBooks(aPriceBook(a), aPriceBook(b));

/** The standard book, and the same with this done to it. */
function compareChanged(change: (book: PriceBookInput) => PriceBookInput, parts: BookParts = {}): BookDifference[] {
  const book = priceBookInput(parts);
  return comparePriceBooks(bookOf(book), bookOf(change(book)));
}

describe('comparePriceBooks', () => {
  it('finds nothing exactly where two books have one hash', () => {
    holds(
      fc.property(priceBookArbitrary(), fc.boolean(), (input, shuffle) => {
        const a = bookOf(input);
        const b = bookOf(shuffle ? shuffledBookOf(input) : structuredClone(input));
        expect(comparePriceBooks(a, b).length === 0).toBe(hashCanonical(a) === hashCanonical(b));
      }),
      200,
    );
  });

  it('finds the same differences in reverse, with before and after swapped', () => {
    holds(
      fc.property(priceBookArbitrary(), priceBookArbitrary(), (one, other) => {
        const [a, b] = [bookOf(one), bookOf(other)];
        const key = ({ subject, id, owner, field, before, after }: BookDifference, back: boolean) =>
          JSON.stringify([subject, id, owner?.id, field, ...(back ? [after, before] : [before, after])]);
        expect(
          comparePriceBooks(a, b)
            .map((found) => key(found, false))
            .sort(),
        ).toEqual(
          comparePriceBooks(b, a)
            .map((found) => key(found, true))
            .sort(),
        );
      }),
      50,
    );
  });

  it('distinguishes changed, added and removed prices', () => {
    const dearer = { template: 'hosting per_night', amount: '110.50', customer: { commissionPercentage: '5' } } as const;
    expect(compareParts({ family: prices }, { family: [dearer, { template: 'camp per_week', amount: '200' }] })).toEqual([
      row({ subject: 'pricing', id: night, name: 'hosting per_night', owner: family, field: 'amount', before: '100', after: '110.5' }),
      row({
        subject: 'pricing',
        id: night,
        name: 'hosting per_night',
        owner: family,
        field: 'customer.commissionPercentage',
        before: '0',
        after: '5',
      }),
      row({ subject: 'pricing', change: 'removed', id: trip, name: 'horse per_trip', owner: family, before: '30' }),
      row({ subject: 'pricing', change: 'added', id: templateId('camp per_week'), name: 'camp per_week', owner: family, after: '200' }),
    ]);
  });

  it('detects another order of the same prices', () => {
    expect(compareParts({ family: prices }, { family: prices.toReversed() })).toEqual([
      row({ subject: 'pricing', change: 'reordered', owner: family, before: `${night} ${trip}`, after: `${trip} ${night}` }),
    ]);
  });

  it('reads a field that was not given as null', () => {
    const [first] = prices;
    expect(compareParts({ family: [first] }, { family: [{ ...first, quantity: 3, required: true }] })).toEqual([
      row({ subject: 'pricing', id: night, name: 'hosting per_night', owner: family, field: 'quantity', after: '3' }),
      row({ subject: 'pricing', id: night, name: 'hosting per_night', owner: family, field: 'required', after: 'true' }),
    ]);
  });

  it('reports version, currency and policy', () => {
    expect(
      compareParts(
        { policy: { vatRate: '0.23' } },
        { version: 'test-2', currency: 'USD', policy: { vatRate: '0.21', rounding: 'half-even' } },
      ),
    ).toEqual([
      row({ field: 'version', before: 'test-1', after: 'test-2' }),
      row({ field: 'currency', before: 'EUR', after: 'USD' }),
      row({ subject: 'policy', field: 'vatRate', before: '0.23', after: '0.21' }),
      row({ subject: 'policy', field: 'rounding', before: 'half-up', after: 'half-even' }),
    ]);
  });

  it('distinguishes changed, added and removed rules', () => {
    const owner = { subject: 'tripType', id: 1, name: 'Immersion' } as const;
    const rule = { minQuantity: 14, required: true, demandDiscount: '2' };
    const code = { code: 'SUMMER', demandDiscount: '5' };
    expect(
      compareParts(
        { discounts: [rule, code] },
        {
          discounts: [
            { ...rule, demandDiscount: '3' },
            { minQuantity: 28, supplyDiscount: '1', required: true },
          ],
        },
      ),
    ).toEqual([
      row({
        subject: 'discountRule',
        name: 'from 14, required: customer -3, provider -0',
        owner,
        field: 'demandDiscount',
        before: '2',
        after: '3',
      }),
      row({
        subject: 'discountRule',
        change: 'removed',
        name: 'from 0, code SUMMER: customer -5, provider -0',
        owner,
        before: 'from 0, code SUMMER: customer -5, provider -0',
      }),
      row({
        subject: 'discountRule',
        change: 'added',
        name: 'from 28, required: customer -0, provider -1',
        owner,
        after: 'from 28, required: customer -0, provider -1',
      }),
    ]);
    expect(compareParts({ discounts: [rule, code] }, { discounts: [code, rule] })).toMatchObject([
      { subject: 'discountRule', change: 'reordered' },
    ]);
    expect(compareParts({ discounts: [rule, rule] }, { discounts: [rule] })).toMatchObject([
      { subject: 'discountRule', change: 'removed' },
    ]);
  });

  it('reports added, removed and moved owners', () => {
    const moved = compareChanged((book) => ({
      ...book,
      counties: [...book.counties, { id: 11, name: 'Mayo', countryId: 1 }],
      hostFamilies: book.hostFamilies.map((one) => ({ ...one, countyId: 11 })),
      activities: [],
    }));
    expect(moved).toEqual([
      row({ subject: 'county', change: 'added', id: 11, name: 'Mayo', after: 'Mayo' }),
      row({ subject: 'hostFamily', change: 'moved', id: 500, name: 'Byrne', field: 'countyId', before: '10', after: '11' }),
      row({ subject: 'activity', change: 'removed', id: 900, name: 'Activity 900', before: 'Activity 900' }),
    ]);
  });

  it('reports names, templates and trip types', () => {
    const renamed = compareChanged((book) => ({
      ...book,
      serviceTypes: book.serviceTypes.map((one) => (one.id === 1 ? { ...one, name: 'Home hosting' } : one)),
      tripTypes: book.tripTypes.map((one) => ({ ...one, active: false })),
      templates: book.templates.map((one) => (one.id === night ? { ...one, required: true } : one)),
      countries: book.countries.map((one) => ({ ...one, name: 'Éire' })),
    }));
    expect(renamed).toEqual([
      row({ subject: 'serviceType', id: 1, name: 'Home hosting', field: 'name', before: 'Hosting', after: 'Home hosting' }),
      row({ subject: 'tripType', id: 1, name: 'Immersion', field: 'active', before: 'true', after: 'false' }),
      row({ subject: 'template', id: night, name: 'hosting per_night', field: 'required', before: 'false', after: 'true' }),
      row({ subject: 'country', id: 1, name: 'Éire', field: 'name', before: 'Ireland', after: 'Éire' }),
    ]);
  });
});

/** The same book with all its lists turned round. */
function shuffledBookOf(book: PriceBookInput): PriceBookInput {
  return {
    ...book,
    hostFamilies: book.hostFamilies.toReversed(),
    templates: book.templates.toReversed(),
    counties: book.counties.toReversed(),
  };
}
