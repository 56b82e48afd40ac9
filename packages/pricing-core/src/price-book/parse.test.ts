// Price books as they are written: defaults, canonical decimals, and every fault named at once.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookOf, refusals } from '../../test/support/engine.ts';
import { holds } from '../../test/support/runs.ts';
import { priceBookArbitrary, priceBookInput } from '../../testing/index.ts';
import { parsePriceBook } from './parse.ts';

const SMALLEST = {
  version: '1',
  currency: 'EUR',
  serviceTypes: [{ id: 1, name: 'Hosting' }],
  pricingTypes: [{ id: 1, name: 'Per night' }],
  tripTypes: [{ id: 1, name: 'Immersion', discounts: [{}] }],
  templates: [{ id: 1, name: 'Bed', serviceTypeId: 1, pricingTypeId: 1, tripTypeId: 1 }],
  countries: [{ id: 1, name: 'Ireland' }],
  counties: [{ id: 1, name: 'Galway', countryId: 1 }],
  hostFamilies: [{ id: 1, name: 'Byrne', countyId: 1, businessId: 1, pricings: [{ pricingTemplateId: 1, amount: 10 }] }],
  activities: [],
};

describe('parsePriceBook', () => {
  it('fills in every default', () => {
    const none = { commissionAmount: '0', commissionPercentage: '0' };
    expect(bookOf(SMALLEST)).toEqual({
      ...SMALLEST,
      policy: { vatRate: '0.23', campDaysPerWeek: 5, rounding: 'half-up' },
      tripTypes: [
        {
          id: 1,
          name: 'Immersion',
          active: true,
          discounts: [{ minQuantity: 0, required: false, code: null, demandDiscount: '0', supplyDiscount: '0' }],
        },
      ],
      templates: [{ ...SMALLEST.templates[0], required: false, per: 'student' }],
      countries: [{ ...SMALLEST.countries[0], pricings: [] }],
      counties: [{ ...SMALLEST.counties[0], pricings: [] }],
      hostFamilies: [{ ...SMALLEST.hostFamilies[0], pricings: [{ pricingTemplateId: 1, amount: '10', customer: none, provider: none }] }],
    });
  });

  it('reads its own output as the same book', () => {
    holds(
      fc.property(priceBookArbitrary(), (input) => {
        const book = bookOf(input);
        expect(bookOf(JSON.parse(JSON.stringify(book)))).toEqual(book);
        expect(bookOf(book)).toEqual(book);
      }),
      100,
    );
  });

  it.each(['2026-01-01', '2026-01-01T00:00Z', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00.123+05:45', '2028-02-29'])(
    'takes %s for a moment',
    (effectiveFrom) => {
      expect(bookOf({ ...SMALLEST, effectiveFrom }).effectiveFrom).toBe(effectiveFrom);
    },
  );

  it.each([
    '2026',
    '2026-01-01 00:00',
    '2026-01-01T00:00:00',
    '2026-13-01',
    '2026-01-01T25:00Z',
    'today',
    ' 2026-01-01',
    '2026-01-01T00:00+0100',
  ])('takes %s for none', (effectiveFrom) => {
    expect(refusals(parsePriceBook({ ...SMALLEST, effectiveFrom }))).toEqual(['invalid_date effectiveFrom']);
  });

  it('names every fault of the shape at once, then every fault of the rest', () => {
    const shape = {
      ...SMALLEST,
      currency: 'XYZ',
      version: 7,
      activities: [{}],
      counties: [{ id: 'x', name: 'y', countryId: 1, pricings: [{ amount: '-1' }] }],
    };
    expect(refusals(parsePriceBook(shape)).toSorted()).toEqual([
      'invalid_type counties.0.id',
      'invalid_type version',
      'missing_field activities.0.businessId',
      'missing_field activities.0.countyId',
      'missing_field activities.0.id',
      'missing_field activities.0.name',
      'missing_field counties.0.pricings.0.pricingTemplateId',
      'negative_amount counties.0.pricings.0.amount',
    ]);
  });
});

describe('references', () => {
  it.each([
    ['templates', 'serviceTypeId', 'serviceTypes'],
    ['templates', 'pricingTypeId', 'pricingTypes'],
    ['templates', 'tripTypeId', 'tripTypes'],
    ['counties', 'countryId', 'countries'],
    ['hostFamilies', 'countyId', 'counties'],
    ['activities', 'countyId', 'counties'],
  ] as const)('%s.%s must lead to one of %s', (from, field, collection) => {
    const input = priceBookInput();
    const [first, ...rest] = input[from] as readonly object[];
    expect(parsePriceBook({ ...input, [from]: [{ ...first, [field]: 99 }, ...rest] })).toEqual({
      ok: false,
      issues: [{ code: 'unknown_reference', path: [from, 0, field], data: { id: 99, collection } }],
    });
  });

  it.each(['serviceTypes', 'pricingTypes', 'tripTypes', 'templates', 'countries', 'counties', 'hostFamilies', 'activities'] as const)(
    'an id of %s is used once',
    (collection) => {
      const input = priceBookInput();
      const [first] = input[collection];
      expect(parsePriceBook({ ...input, [collection]: [...input[collection], first, first] })).toMatchObject({
        ok: false,
        issues: [1, 2].map((more) => ({
          code: 'duplicate_id',
          path: [collection, input[collection].length - 1 + more, 'id'],
          data: { id: first?.id, first: [collection, 0, 'id'] },
        })),
      });
    },
  );

  it.each(['countries', 'counties', 'hostFamilies', 'activities'] as const)('pricings of %s are looked at', (collection) => {
    const input = priceBookInput();
    const pricings = [
      { pricingTemplateId: 99, amount: '1' },
      { pricingTemplateId: 11, amount: '1', customer: { commissionPercentage: '100.000000' } },
      { pricingTemplateId: 11, amount: '2', customer: { commissionPercentage: '99.999999' } },
      { pricingTemplateId: 11, amount: '3', provider: { commissionPercentage: '100' } },
    ];
    const [first, ...rest] = input[collection];
    const at = `${collection}.0.pricings`;
    expect(refusals(parsePriceBook({ ...input, [collection]: [{ ...first, pricings }, ...rest] }))).toEqual([
      `unknown_reference ${at}.0.pricingTemplateId`,
      `commission_too_high ${at}.1.customer.commissionPercentage`,
      `duplicate_template ${at}.2.pricingTemplateId`,
      `duplicate_template ${at}.3.pricingTemplateId`,
    ]);
  });
});
