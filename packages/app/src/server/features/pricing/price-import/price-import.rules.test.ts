// What keeps the prices of a file from being imported, decided without a database.

import type { PriceBook } from '@hosted-stay/pricing-core';
import { expect, test } from 'vitest';
import { toStoredName } from '#contract/host-families/family-name.ts';
import type { DraftRows } from '#server/features/pricing/price-books/draft.queries.ts';
import { readFixtureBook } from '#server/testing/fixtures/price-draft.ts';
import { findImportErrors } from './price-import.rules.ts';

type Deep<T> = T extends object ? { -readonly [K in keyof T]: Deep<T[K]> } : T;
type Draft = Deep<PriceBook>;

const BOOK = readFixtureBook('price-books/2026.json');
const SELLER = BOOK.hostFamilies[0]?.businessId ?? 0;

/** What is here is what is in the book; what the default business sells has no business of its own. */
const orDefault = (businessId: number) => (businessId === SELLER ? null : businessId);
const ROWS = {
  business: { id: SELLER, currency: BOOK.currency, vatRate: BOOK.policy.vatRate },
  countries: BOOK.countries,
  counties: BOOK.counties,
  families: BOOK.hostFamilies.map((one) => ({ ...one, name: toStoredName(one.name), businessId: orDefault(one.businessId) })),
  activities: BOOK.activities.map((one) => ({ ...one, businessId: orDefault(one.businessId) })),
} as unknown as DraftRows;

const faultsOf = (change: (book: Draft) => unknown, { rows = ROWS, inPeriods = [] as number[] } = {}) => {
  const book = structuredClone(BOOK) as Draft;
  change(book);
  return findImportErrors(book, { rows, inPeriods }).map(({ path, rule, values }) => [
    path.join('.'),
    rule,
    ...Object.values(values ?? {}),
  ]);
};
const same = () => undefined;
const first = <One extends object>(list: One[]): One => list[0] as One;

test('an exported file has no fault', () => {
  expect(faultsOf(same)).toEqual([]);
  expect(faultsOf(same, { inPeriods: BOOK.tripTypes.map(({ id }) => id) })).toEqual([]);
});

const MOST = '2000000000';
const cases: readonly [string, (book: Draft) => unknown, readonly (readonly string[])[]][] = [
  ['the largest number that leaves room', ({ serviceTypes }) => Object.assign(first(serviceTypes), { id: 2e9 }), []],
  [
    'a number above it',
    ({ pricingTypes }) => Object.assign(first(pricingTypes), { id: 2e9 + 1 }),
    [['pricingTypes.0.id', 'unfitNumber', MOST]],
  ],
  ['a number that is none', ({ templates }) => Object.assign(first(templates), { id: 0 }), [['templates.0.id', 'unfitNumber', MOST]]],
  ['the lowest number', ({ templates }) => Object.assign(first(templates), { id: 1 }), []],
  [
    'a county in another country',
    ({ counties }) => Object.assign(first(counties), { countryId: 999 }),
    [['counties.0.countryId', 'otherCountry', String(BOOK.counties[0]?.countryId), '999']],
  ],
  [
    'an activity in another county, of another name',
    ({ activities }) => Object.assign(first(activities), { countyId: 998, name: 'Else' }),
    [
      ['activities.0.name', 'otherName', String(BOOK.activities[0]?.id), String(BOOK.activities[0]?.name), 'Else'],
      ['activities.0.countyId', 'otherCounty', String(BOOK.activities[0]?.countyId), '998'],
    ],
  ],
  [
    'a family as older books call it',
    ({ hostFamilies }) => Object.assign(first(hostFamilies), { name: `The ${BOOK.hostFamilies[0]?.name} family` }),
    [],
  ],
  [
    'an activity that is called like one',
    ({ activities }) => Object.assign(first(activities), { name: `The ${BOOK.activities[0]?.name} family` }),
    [
      [
        ...['activities.0.name', 'otherName', String(BOOK.activities[0]?.id), String(BOOK.activities[0]?.name)],
        `The ${BOOK.activities[0]?.name} family`,
      ],
    ],
  ],
  ['a country that is not here', ({ countries }) => Object.assign(first(countries), { id: 997 }), [['countries.0.id', 'noPlace', '997']]],
  [
    'another seller of a family',
    ({ hostFamilies }) => Object.assign(first(hostFamilies), { businessId: 996 }),
    [['hostFamilies.0.businessId', 'otherBusiness', String(SELLER), '996']],
  ],
  ['other camp days', ({ policy }) => Object.assign(policy, { campDaysPerWeek: 6 }), [['policy.campDaysPerWeek', 'fixedPolicy', '5']]],
  [
    'a discount of all, and one of more, on the side of the provider',
    ({ tripTypes }) => {
      const rule = { minQuantity: 1, required: true, code: null, demandDiscount: '100', supplyDiscount: '100' };
      first(tripTypes).discounts = [rule, { ...rule, supplyDiscount: '100.01' }];
    },
    [['tripTypes.0.discounts.1.supplyDiscount', 'percentage', '100']],
  ],
];

test.each(cases)('%s', (_, change, told) => {
  expect(faultsOf(change)).toEqual(told);
});

test.each(['customer', 'provider'] as const)('a commission of more than everything, of the %s', (side) => {
  for (const [percentage, told] of [
    ['100', []],
    ['100.01', [[`countries.0.pricings.0.${side}.commissionPercentage`, 'percentage', '100']]],
  ] as const) {
    const spoil = ({ countries }: Draft) => {
      first(first(countries).pricings)[side].commissionPercentage = percentage;
    };
    expect(faultsOf(spoil)).toEqual(told);
  }
});

test('a file needs the currency and VAT of the default business, and there must be one', () => {
  const business = { id: SELLER, currency: 'USD', vatRate: '0.1' };
  expect(faultsOf(same, { rows: { ...ROWS, business } })).toEqual([
    ['currency', 'otherCurrency', 'USD', BOOK.currency],
    ['policy.vatRate', 'otherVat', '0.1', BOOK.policy.vatRate],
  ]);
  expect(faultsOf(same, { rows: { ...ROWS, business: null } })[0]).toEqual(['currency', 'noBusiness']);
});

test('a name twice is told where it comes again, and a trip type that is missing once, whoever needs it', () => {
  const twice = faultsOf(({ serviceTypes }) => Object.assign(serviceTypes[1] ?? {}, { name: first(serviceTypes).name }));
  expect(twice).toEqual([['serviceTypes.1.name', 'nameTwice', BOOK.serviceTypes[0]?.name]]);
  const without = (book: Draft) => {
    book.tripTypes = book.tripTypes.filter(({ id }) => id !== 11 && id !== 21);
  };
  expect(faultsOf(without, { inPeriods: [11, 21] })).toEqual([
    ['tripTypes', 'fixedMissing', '11'],
    ['tripTypes', 'periodsMissing', '21'],
  ]);
});
