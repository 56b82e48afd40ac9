// The document of the prices as they stand: what of the tables is in it, and how.

import type { PriceBook } from '@hosted-stay/pricing-core';
import { describe, expect, test } from 'vitest';
import type { PriceableLevel } from '#contract/pricing/price-levels.ts';
import type { DraftRows } from './draft.queries.ts';
import { countBookContents, replaceBookHead, toBookDocument } from './draft.rules.ts';

const price = (level: PriceableLevel, priceableId: number, own: object = {}) => ({
  ...{ id: 1, level, priceableId, pricingTemplateId: 7, amount: '12.50', quantity: null, required: null, version: 1 },
  ...{ customerCommissionAmount: '1.00', customerCommissionPercentage: '15.00' },
  ...{ providerCommissionAmount: '0.00', providerCommissionPercentage: '2.50', createdAt: new Date(0) },
  ...own,
});
const PRICE = {
  ...{ pricingTemplateId: 7, amount: '12.5', customer: { commissionAmount: '1', commissionPercentage: '15' } },
  provider: { commissionAmount: '0', commissionPercentage: '2.5' },
};
const rule = (tripTypeId: number, position: number, code: string | null) => ({
  ...{ id: position, tripTypeId, position, minQuantity: 2, required: false, code, demandDiscount: '5.00', supplyDiscount: '0.50' },
});

const ROWS: DraftRows = {
  business: { id: 3, currency: 'EUR', vatRate: '0.230' },
  serviceTypes: [{ id: 1, name: 'Hosting' }],
  pricingTypes: [{ id: 1, name: 'per-night' }],
  tripTypes: [
    { id: 1, name: 'Summer', active: true },
    { id: 2, name: 'Winter', active: false },
  ],
  discountRules: [rule(1, 0, null), rule(1, 1, 'SUN')],
  templates: [{ id: 7, name: 'Night', serviceTypeId: 1, pricingTypeId: 1, tripTypeId: 1, required: true, per: 'student' }],
  pricings: [
    price('Country', 3),
    price('County', 31),
    price('Host_family', 100, { quantity: 2, required: false }),
    price('Host_family', 100, { pricingTemplateId: 8 }),
  ],
  countries: [1, 2, 3, 4].map((id) => ({ id, name: `Country ${id}` })),
  counties: [
    { id: 11, name: 'With a family', countryId: 1 },
    { id: 12, name: 'With an activity', countryId: 1 },
    { id: 13, name: 'With nothing', countryId: 4 },
    { id: 31, name: 'With a price', countryId: 2 },
  ],
  families: [
    { id: 100, name: 'Byrne', countyId: 11, businessId: null },
    { id: 101, name: 'Walsh', countyId: 11, businessId: 9 },
  ],
  activities: [
    { id: 100, name: 'Sailing', countyId: 12, businessId: 9 },
    { id: 201, name: 'Riding', countyId: 12, businessId: null },
  ],
} as DraftRows;

describe('a document', () => {
  test('holds what is sold, where it is sold or priced, each with its own prices', () => {
    const discount = { minQuantity: 2, required: false, demandDiscount: '5', supplyDiscount: '0.5' };
    expect(toBookDocument(ROWS, { version: '4', effectiveFrom: '2026-07-01T00:00:00Z' })).toEqual({
      ...{ version: '4', effectiveFrom: '2026-07-01T00:00:00Z', currency: 'EUR', policy: { vatRate: '0.23' } },
      ...{ serviceTypes: ROWS.serviceTypes, pricingTypes: ROWS.pricingTypes, templates: ROWS.templates },
      tripTypes: [
        {
          ...{ id: 1, name: 'Summer', active: true },
          discounts: [
            { ...discount, code: null },
            { ...discount, code: 'SUN' },
          ],
        },
        { id: 2, name: 'Winter', active: false, discounts: [] },
      ],
      countries: [
        { id: 1, name: 'Country 1', pricings: [] },
        { id: 2, name: 'Country 2', pricings: [] },
        { id: 3, name: 'Country 3', pricings: [PRICE] },
      ],
      counties: [
        { id: 11, name: 'With a family', countryId: 1, pricings: [] },
        { id: 12, name: 'With an activity', countryId: 1, pricings: [] },
        { id: 31, name: 'With a price', countryId: 2, pricings: [PRICE] },
      ],
      hostFamilies: [
        {
          ...{ id: 100, name: 'Byrne', countyId: 11, businessId: 3 },
          pricings: [
            { ...PRICE, quantity: 2, required: false },
            { ...PRICE, pricingTemplateId: 8 },
          ],
        },
        { id: 101, name: 'Walsh', countyId: 11, businessId: 9, pricings: [] },
      ],
      activities: [
        { id: 100, name: 'Sailing', countyId: 12, businessId: 9, pricings: [] },
        { id: 201, name: 'Riding', countyId: 12, businessId: 3, pricings: [] },
      ],
    });
  });

  test('has no currency, no VAT and no business without a seller', () => {
    const document = toBookDocument({ ...ROWS, business: null }, { version: 'draft' });
    expect(document).toMatchObject({ currency: '', policy: { vatRate: '0' } });
    expect([...document.hostFamilies, ...document.activities].map(({ businessId }) => businessId)).toEqual([0, 9, 9, 0]);
    expect(document).not.toHaveProperty('effectiveFrom');
  });

  test('counts each thing, and the prices of all owners', () => {
    const document = toBookDocument(ROWS, { version: 'draft' });
    const { pricings: _, ...unpriced } = document.countries[0] ?? { id: 0, name: '' };
    expect(countBookContents({ ...document, countries: [unpriced, ...document.countries.slice(1)] })).toEqual({
      ...{ serviceTypes: 1, tripTypes: 2, templates: 1, countries: 3, counties: 3, hostFamilies: 2, activities: 2, pricings: 4 },
    });
  });
});

test('a book under another version has the moment that is given with it, and none where none is', () => {
  const book = { version: '1', effectiveFrom: '2026-01-01T00:00:00Z', currency: 'EUR' } as PriceBook;
  expect(replaceBookHead(book, { version: '2' })).toStrictEqual({ version: '2', currency: 'EUR' });
  const effectiveFrom = '2026-07-01T00:00:00Z';
  expect(replaceBookHead(book, { version: '2', effectiveFrom })).toEqual({ version: '2', effectiveFrom, currency: 'EUR' });
});
