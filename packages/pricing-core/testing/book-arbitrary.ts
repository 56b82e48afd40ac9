// Small price books in which everything overlaps: all levels price the same templates, rules pile up, amounts sit at the edges.

import * as fc from 'fast-check';
import type { PriceBookInput } from '../src/price-book/shape.ts';
import { amountArbitrary, customerPercentageArbitrary, percentageArbitrary } from './decimal-arbitrary.ts';

type PricingInput = NonNullable<PriceBookInput['countries'][number]['pricings']>[number];
type DiscountInput = NonNullable<PriceBookInput['tripTypes'][number]['discounts']>[number];

const SERVICE_NAMES = [
  'Hosting',
  'Summer CAMP',
  'After-school activity',
  'Trust fee',
  'Airport transfer',
  'Horse riding',
  'Full Immersion',
  'Insurance',
  'Hosting near an Activity',
];
const PRICING_TYPE_NAMES = ['Per night', 'PER-DAY', 'per_week', ' Per  transfer ', 'Immersion', 'per trip'];

/** The first id of each collection; the rest follow on. */
const FIRST = { service: 1, pricingType: 11, tripType: 1, template: 100, country: 1, county: 10, family: 500, activity: 900 };

/** Points at an entry of a collection whose size isn't known yet. */
const pointer = () => fc.nat({ max: 5039 });

function pointed(first: number, size: number, at: number): number {
  return first + (at % size);
}

const optional = { requiredKeys: [] as never[] };
const name = () =>
  fc.oneof(fc.constantFrom('', 'Byrne', 'Ó Súilleabháin', '<b>', '={1+1}', '__proto__'), fc.string({ unit: 'grapheme', maxLength: 8 }));

const pricing = fc.record(
  {
    pricingTemplateId: pointer(),
    amount: amountArbitrary(),
    quantity: fc.constantFrom(0, 1, 2, 7, 14, 10_000),
    required: fc.boolean(),
    customer: commission(customerPercentageArbitrary()),
    provider: commission(percentageArbitrary()),
  },
  { requiredKeys: ['pricingTemplateId', 'amount'] },
);

function commission(commissionPercentage: fc.Arbitrary<string | number>) {
  return fc.record({ commissionAmount: fc.oneof(fc.constant('0'), amountArbitrary()), commissionPercentage }, optional);
}

/** Codes that differ only in case and space are one code; an empty one is none. */
export const CODES = ['SUMMER', ' summer ', 'Early Bird', 'early bird', 'SIBLING', 'ÉTÉ', '', '  '];

/** Percentage points of a rule: a few mostly, so that several of them stay below the percentage they change. */
const points = fc.oneof({ weight: 3, arbitrary: fc.constantFrom('0', '1', '2.5', '5', '0.000001', '33.333333') }, percentageArbitrary());

const discount: fc.Arbitrary<DiscountInput> = fc.record(
  {
    minQuantity: fc.constantFrom(0, 1, 2, 3, 7, 14, 1_000_000),
    required: fc.boolean(),
    code: fc.option(fc.constantFrom(...CODES)),
    demandDiscount: points,
    supplyDiscount: points,
  },
  optional,
);

const tripType = fc.record(
  {
    name: name(),
    active: fc.constantFrom(true, true, true, true, true, false),
    discounts: fc.array(discount, { maxLength: 7 }),
  },
  { requiredKeys: ['name'] },
);

const template = fc.record(
  {
    name: name(),
    serviceTypeId: pointer(),
    pricingTypeId: pointer(),
    tripTypeId: pointer(),
    required: fc.boolean(),
    per: fc.constantFrom('student' as const, 'booking' as const),
  },
  { requiredKeys: ['name', 'serviceTypeId', 'pricingTypeId', 'tripTypeId'] },
);

/** Long lists mostly; empty ones too. */
const pricings = fc.oneof(
  { weight: 5, arbitrary: fc.array(pricing, { minLength: 3, maxLength: 9, size: 'max' }) },
  fc.array(pricing, { maxLength: 2 }),
);
const place = fc.record({ name: name(), countryId: pointer(), pricings }, { requiredKeys: ['name', 'countryId'] });
const hostable = fc.record(
  { name: name(), countyId: pointer(), businessId: fc.nat(), pricings },
  { requiredKeys: ['name', 'countyId', 'businessId'] },
);

const parts = fc.record(
  {
    version: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    currency: fc.constantFrom('EUR', 'EUR', 'JPY', 'KWD', 'CLF', 'USD'),
    effectiveFrom: fc.constantFrom('2026-01-01', '2026-01-01T00:00:00Z', '2026-03-29T02:30:00.5+01:00'),
    policy: fc.record(
      {
        vatRate: fc.constantFrom('0', '0.23', 0.23, '0.2', '0.055', '1', '0.000001', '1.5'),
        campDaysPerWeek: fc.integer({ min: 0, max: 7 }),
        rounding: fc.constantFrom('half-up' as const, 'half-even' as const),
      },
      optional,
    ),
    serviceTypes: fc.shuffledSubarray(SERVICE_NAMES, { minLength: 1 }),
    pricingTypes: fc.shuffledSubarray(PRICING_TYPE_NAMES, { minLength: 1 }),
    tripTypes: fc.array(tripType, { minLength: 1, maxLength: 3 }),
    templates: fc.oneof(
      { weight: 5, arbitrary: fc.array(template, { minLength: 4, maxLength: 9, size: 'max' }) },
      fc.array(template, { minLength: 1, maxLength: 3 }),
    ),
    countries: fc.array(fc.record({ name: name(), pricings }, { requiredKeys: ['name'] }), { minLength: 1, maxLength: 2 }),
    counties: fc.array(place, { minLength: 1, maxLength: 3 }),
    hostFamilies: fc.array(hostable, { minLength: 1, maxLength: 3 }),
    activities: fc.array(hostable, { maxLength: 4 }),
  },
  {
    requiredKeys: [
      'version',
      'currency',
      'serviceTypes',
      'pricingTypes',
      'tripTypes',
      'templates',
      'countries',
      'counties',
      'hostFamilies',
      'activities',
    ],
  },
);

type Parts = typeof parts extends fc.Arbitrary<infer P> ? P : never;

/** Whole price books as they may be written: every field of the shape, given and left out; parsing refuses none of them. */
export function priceBookArbitrary(): fc.Arbitrary<PriceBookInput> {
  return parts.map(assemble);
}

/** Turns pointers into ids, and drops a template's second price in one list. */
function assemble(made: Parts): PriceBookInput {
  const withPricings = <T extends { readonly pricings?: readonly PricingInput[] }>(entry: T) =>
    entry.pricings === undefined ? entry : { ...entry, pricings: priced(entry.pricings, made.templates.length) };
  const owners = (entries: Parts['hostFamilies'], first: number) =>
    entries.map((entry, index) => ({
      ...withPricings(entry),
      id: first + index,
      countyId: pointed(FIRST.county, made.counties.length, entry.countyId),
    }));
  return {
    ...made,
    serviceTypes: made.serviceTypes.map((text, index) => ({ id: FIRST.service + index, name: text })),
    pricingTypes: made.pricingTypes.map((text, index) => ({ id: FIRST.pricingType + index, name: text })),
    tripTypes: made.tripTypes.map((entry, index) => ({ ...entry, id: FIRST.tripType + index })),
    templates: made.templates.map((entry, index) => ({
      ...entry,
      id: FIRST.template + index,
      serviceTypeId: pointed(FIRST.service, made.serviceTypes.length, entry.serviceTypeId),
      pricingTypeId: pointed(FIRST.pricingType, made.pricingTypes.length, entry.pricingTypeId),
      tripTypeId: pointed(FIRST.tripType, made.tripTypes.length, entry.tripTypeId),
    })),
    countries: made.countries.map((entry, index) => ({ ...withPricings(entry), id: FIRST.country + index })),
    counties: made.counties.map((entry, index) => ({
      ...withPricings(entry),
      id: FIRST.county + index,
      countryId: pointed(FIRST.country, made.countries.length, entry.countryId),
    })),
    hostFamilies: owners(made.hostFamilies, FIRST.family),
    activities: owners(made.activities, FIRST.activity),
  };
}

function priced(list: readonly PricingInput[], templates: number): PricingInput[] {
  const byTemplate = new Map(
    list.map((entry) => {
      const pricingTemplateId = pointed(FIRST.template, templates, entry.pricingTemplateId);
      return [pricingTemplateId, { ...entry, pricingTemplateId }];
    }),
  );
  return [...byTemplate.values()];
}
