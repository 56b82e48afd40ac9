// Groups of families with one price, held against quotes for each family alone.

import { compilePriceBook, type PriceBookInput, parsePriceBook } from '@hosted-stay/pricing-core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getPriceGroups } from './price-groups.rules.ts';

const family = fc.record({
  countyId: fc.constantFrom(1, 2),
  businessId: fc.constantFrom(1, 2),
  own: fc.option(fc.constantFrom('40', '41.55')),
});

function createBook(families: readonly { countyId: number; businessId: number; own: string | null }[]) {
  const priced = (amount: string) => [{ pricingTemplateId: 1, amount, customer: { commissionPercentage: '20' } }];
  const input: PriceBookInput = {
    ...{ version: '1', currency: 'EUR', policy: {} },
    serviceTypes: [{ id: 1, name: 'Hosting' }],
    pricingTypes: [{ id: 1, name: 'Per night' }],
    tripTypes: [{ id: 1, name: 'Immersion', active: true, discounts: [] }],
    templates: [{ id: 1, name: 'Nights', serviceTypeId: 1, pricingTypeId: 1, tripTypeId: 1, required: true }],
    countries: [{ id: 372, name: 'Ireland', pricings: [] }],
    counties: [
      { id: 1, name: 'Kerry', countryId: 372, pricings: priced('60') },
      { id: 2, name: 'Cork', countryId: 372, pricings: priced('61.05') },
    ],
    hostFamilies: families.map(({ countyId, businessId, own }, index) => ({
      ...{ id: index + 1, name: `Family ${index}`, countyId, businessId },
      pricings: own === null ? [] : priced(own),
    })),
    activities: [],
  };
  const book = parsePriceBook(input);
  if (!book.ok) throw new TypeError(JSON.stringify(book.issues));
  return compilePriceBook(book.value);
}

test('families of one group have one price, whichever of them is quoted', () => {
  fc.assert(
    fc.property(fc.array(family, { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 3 }), (families, countStudents) => {
      const pricer = createBook(families);
      const prices = new Map<number | undefined, string>();
      for (const { id } of pricer.book.hostFamilies) {
        const quote = pricer.quote({ hostFamilyId: id, fromDate: '2027-07-04', toDate: '2027-07-18', countStudents });
        if (!quote.ok) throw new TypeError(JSON.stringify(quote.issues));
        const group = getPriceGroups(pricer).get(id);
        expect(group).toBeDefined();
        expect(prices.get(group) ?? quote.value.total).toBe(quote.value.total);
        prices.set(group, quote.value.total);
      }
    }),
    { numRuns: 60 },
  );
});

test('families without prices of their own share the group of their county, by any name', () => {
  const pricer = createBook([
    { countyId: 1, businessId: 1, own: null },
    { countyId: 1, businessId: 1, own: null },
    { countyId: 2, businessId: 1, own: null },
    { countyId: 1, businessId: 1, own: '40' },
  ]);
  const [one, other, elsewhere, own] = [1, 2, 3, 4].map((id) => getPriceGroups(pricer).get(id));
  expect(other).toBe(one);
  expect(new Set([one, elsewhere, own]).size).toBe(3);
});
