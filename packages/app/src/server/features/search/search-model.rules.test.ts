// The search itself, held against a plain reading of every filter: facets add up, pages cover the result, the map shows the list.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_STAY_RULES } from '#contract/host-families/stay-rules.ts';
import { ACTIVITY_TYPES } from '#contract/search/activity-types.ts';
import { type SearchQuery, searchQuery } from '#contract/search/search-query.ts';
import { STAY_TYPES } from '#contract/search/stay-types.ts';
import { computeFacets, toMapPoints, toPriceBands } from './facets.rules.ts';
import { LazyOrder } from './lazy-order.rules.ts';
import { createOrder, filterFullMatches, findMatches, type MatchContext } from './match-families.rules.ts';
import { createSearchIndex } from './search-index.rules.ts';
import type { ActivityFacts, FamilyFacts, KnownPlaces } from './snapshot.rules.ts';

const COUNTIES = [1, 2, 3, 4];
const TAGS = [10, 11, 12, 13, 14];
const TOWNS = [21, 22, 23];

const places: KnownPlaces = {
  countries: new Map([
    [372, { id: 372, code: 'IE', name: 'Ireland', hosting: true }],
    [826, { id: 826, code: 'GB', name: 'United Kingdom', hosting: true }],
  ]),
  counties: new Map(
    COUNTIES.map((id) => [id, { id, name: ['Cork', 'Kerry', 'Kent', 'Devon'][id - 1] ?? '', countryId: id < 3 ? 372 : 826 }]),
  ),
  locations: new Map(TOWNS.map((id) => [id, { id, name: `Town ${id}`, countyId: id - 20, latitude: 50 + (id % 5), longitude: -id / 4 }])),
  tags: new Map(TAGS.map((id) => [id, { id, kind: id < 13 ? 'amenity' : 'interest', code: `tag${id}`, names: [`Tag ${id}`] }])),
  countryNames: new Map([[372, ['Ireland', 'Irland', 'アイルランド']]]),
  campAreas: [],
};

const family = fc.record({
  surname: fc.constantFrom('Müller', 'Byrne', 'Gallagher'),
  surnameTwo: fc.constant(''),
  countyId: fc.constantFrom(...COUNTIES),
  locationId: fc.option(fc.constantFrom(...TOWNS)),
  hostingTypes: fc.subarray([1, 2, 10, 11], { minLength: 1 }),
  guestsNumber: fc.integer({ min: 1, max: 5 }),
  description: fc.constantFrom('By the sea', 'A farm\nwith lambs', ''),
  welcomesAgeFrom: fc.integer({ min: 0, max: 9 }),
  welcomesAgeTo: fc.integer({ min: 9, max: 18 }),
  welcomesGenders: fc.subarray(['female', 'male', 'other'] as const),
  stayRules: fc.constant(NO_STAY_RULES),
  tagIds: fc.subarray(TAGS),
  photoRef: fc.constant(null),
  photoPlaceholder: fc.constant(''),
  photoCount: fc.constant(3),
  children: fc.constant([]),
  blocks: fc.constant([]),
});

const activity = fc.record({
  type: fc.constantFrom(...ACTIVITY_TYPES),
  countyId: fc.constantFrom(...COUNTIES),
  locationId: fc.option(fc.constantFrom(...TOWNS)),
});

const world = fc.record({
  families: fc.array(family, { maxLength: 40 }).map((all) => all.map((one, index): FamilyFacts => ({ ...one, id: index + 1 }))),
  activities: fc.array(activity, { maxLength: 4 }).map((all) =>
    all.map(
      (one, index): ActivityFacts => ({
        ...{ ...one, id: index + 100, name: `Camp ${index}`, categoryId: null, gender: 'any', minAge: 0, maxAge: 18 },
        ...{ description: '', photoRef: null, weeks: [] },
      }),
    ),
  ),
  taken: fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 5 }))),
  prices: fc.array(fc.option(fc.integer({ min: 100, max: 2000 })), { minLength: 40, maxLength: 40 }),
  tellsNames: fc.boolean(),
  hasDates: fc.boolean(),
});

const asked = fc
  .record(
    {
      counties: fc.subarray(COUNTIES),
      amenities: fc.subarray([10, 11, 12]),
      familyInterests: fc.subarray([13, 14]),
      activityType: fc.subarray([...ACTIVITY_TYPES]),
      stayType: fc.subarray([...STAY_TYPES]),
      genders: fc.subarray(['female', 'male'] as const),
      pricing: fc.constantFrom([], [300], [300, 1200]),
      studentAge: fc.constantFrom([0, 18], [3, 5], [12]),
      searchText: fc.constantFrom('', 'cork', 'Irlnad', 'lambs', 'müler'),
      children: fc.integer({ min: 1, max: 4 }),
      countries: fc.subarray([372, 826]),
      hostFamilyName: fc.constantFrom('', 'byrne'),
      nearbyActivities: fc.constantFrom([], [100, 101]),
      sort: fc.constantFrom('relevance', 'price', 'name', 'response'),
    },
    { requiredKeys: [] },
  )
  .map((query): SearchQuery => searchQuery.parse(query));

type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never;

function circumstancesOf({ taken, prices, tellsNames, hasDates }: World): MatchContext {
  const unruled = { stay: null, overrulesStayRules: false };
  return {
    ...unruled,
    tellsNames,
    takenOf: hasDates ? ({ id }) => new Map(taken).get(id) ?? 0 : null,
    priceOf: (id) => prices[id - 1] ?? null,
  };
}

/** What the search finds, with all that is not said with a default. */
function search({ families, activities, ...rest }: World, query: SearchQuery) {
  const snapshot = createSearchIndex({ families, activities, places, response: new Map(families.map(({ id }) => [id, (id * 37) % 11])) });
  const all = findMatches(snapshot, query, circumstancesOf({ families, activities, ...rest }));
  return { all, result: filterFullMatches(all), facets: computeFacets(all) };
}

const total = (given: World, query: SearchQuery) => search(given, query).result.length;

describe('a search', () => {
  test('counts of each value what asking for it would find', () => {
    fc.assert(
      fc.property(world, asked, (given, query) => {
        const { facets } = search(given, query);
        for (const { value, count } of facets.counties) expect(total(given, { ...query, counties: [Number(value)] })).toBe(count);
        for (const { value, count } of facets.interests) expect(total(given, { ...query, familyInterests: [Number(value)] })).toBe(count);
        for (const { value, count } of facets.activityTypes)
          expect(total(given, { ...query, activityType: [value as 'camp'] })).toBe(count);
        for (const { value, count } of facets.stayTypes) expect(total(given, { ...query, stayType: [value as 'local'] })).toBe(count);
        for (const { value, count } of facets.genders) expect(total(given, { ...query, genders: [value as 'female'] })).toBe(count);
        for (const { value, count } of facets.amenities) {
          const amenities = [...new Set([...query.amenities, Number(value)])];
          expect(total(given, { ...query, amenities })).toBe(count);
        }
        for (const { from, to, count } of facets.prices) {
          expect(total(given, { ...query, pricing: to === null ? [from] : [from, to - 0.01] })).toBe(count);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('puts everything in one order, page by page and each once, and on the map as in the list', () => {
    fc.assert(
      fc.property(world, asked, fc.integer({ min: 1, max: 7 }), (given, query, perPage) => {
        const { result } = search(given, query);
        const order = createOrder(query.sort, given.tellsNames);
        const sorted = result.toSorted(order);
        const paged = Array.from({ length: Math.ceil(result.length / perPage) }, (_, page) =>
          sorted.slice(page * perPage, (page + 1) * perPage),
        );
        const ids = paged.flat().map(({ family: { id } }) => id);
        expect(ids.toSorted((one, other) => one - other)).toEqual(result.map(({ family: { id } }) => id));
        expect(result.toReversed().toSorted(order)).toEqual(sorted);
        const lazy = new LazyOrder(result, order);
        expect(lazy.slice(perPage, 2 * perPage)).toEqual(sorted.slice(perPage, 2 * perPage));
        expect([...lazy]).toEqual(sorted);
        const points = toMapPoints(lazy, places);
        expect(points.reduce((sum, { count }) => sum + count, 0)).toBe(result.length);
        const byPlace = Map.groupBy(sorted, ({ family: one }) => `${one.countyId} ${one.locationId}`);
        expect(points.map(({ familyIds }) => familyIds)).toEqual(
          [...byPlace.values()].map((here) => here.slice(0, 12).map(({ family: { id } }) => id)),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('finds by beds what counting them one by one finds', () => {
    fc.assert(
      fc.property(world, fc.integer({ min: 1, max: 5 }), (given, children) => {
        const dated = { ...given, hasDates: true };
        const taken = new Map(given.taken);
        const free = given.families.filter(({ id, guestsNumber }) => guestsNumber - (taken.get(id) ?? 0) >= children).map(({ id }) => id);
        const found = search(dated, searchQuery.parse({ children })).result;
        expect(found.map(({ family: { id } }) => id)).toEqual(free);
        const all = search(dated, searchQuery.parse({ children, alsoFull: 'true' })).result.toSorted(createOrder('name', false));
        expect(all).toHaveLength(given.families.length);
        expect(all.slice(0, free.length).map(({ family: { id } }) => id)).toEqual(free);
        expect(all.map(({ isFull }) => isFull).lastIndexOf(false)).toBe(free.length - 1);
      }),
      { numRuns: 60 },
    );
  });

  test('prices fall into bands that miss none', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1 }), (prices) => {
        const bands = toPriceBands(prices);
        expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length);
        expect(bands.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
