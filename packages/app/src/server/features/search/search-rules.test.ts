// The rules of the search by example: a small world of families and activities, and what is found in it.

import { describe, expect, test } from 'vitest';
import { measureStay, NO_STAY_RULES } from '#contract/host-families/stay-rules.ts';
import { searchQuery } from '#contract/search/search-query.ts';
import { filterActivities, listActivitiesNear, listCountries, listReachableActivities, toGender } from './activities.rules.ts';
import { findDistance } from './distance.rules.ts';
import { LazyOrder } from './lazy-order.rules.ts';
import { createOrder, filterFullMatches, findMatches, parseSearchText } from './match-families.rules.ts';
import { createSearchIndex } from './search-index.rules.ts';
import type { ActivityFacts, FamilyFacts, KnownPlaces } from './snapshot.rules.ts';

const [IRELAND, BRITAIN] = [372, 826];
const [CORK, KERRY, KENT] = [1, 2, 3];
const [KINSALE, BANDON, TRALEE, NORTH] = [21, 22, 23, 24];
const [WATER, MUSIC] = [10, 11];

const places: KnownPlaces = {
  countries: new Map([
    [IRELAND, { id: IRELAND, code: 'IE', name: 'Ireland', hosting: true }],
    [BRITAIN, { id: BRITAIN, code: 'GB', name: 'United Kingdom', hosting: true }],
  ]),
  counties: new Map([
    [CORK, { id: CORK, name: 'Cork', countryId: IRELAND }],
    [KERRY, { id: KERRY, name: 'Kerry', countryId: IRELAND }],
    [KENT, { id: KENT, name: 'Kent', countryId: BRITAIN }],
  ]),
  locations: new Map([
    [KINSALE, { id: KINSALE, name: 'Kinsale', countyId: CORK, latitude: 60, longitude: -8 }],
    // 11 km to the east of Kinsale, where a degree is half as long as at the equator.
    [BANDON, { id: BANDON, name: 'Bandon', countyId: CORK, latitude: 60, longitude: -7.8 }],
    // 111 km to the south.
    [TRALEE, { id: TRALEE, name: 'Tralee', countyId: KERRY, latitude: 59, longitude: -8 }],
    // Less than 25 km to the north, in another county.
    [NORTH, { id: NORTH, name: 'Northtown', countyId: KERRY, latitude: 60.2, longitude: -8 }],
  ]),
  tags: new Map([
    [WATER, { id: WATER, kind: 'activity', code: 'water', names: ['Watersports'] }],
    [MUSIC, { id: MUSIC, kind: 'activity', code: 'music', names: ['Music'] }],
  ]),
  campAreas: [],
  countryNames: new Map([
    [IRELAND, ['Ireland']],
    [BRITAIN, ['United Kingdom']],
  ]),
};

const activity = (id: number, name: string, more: Partial<ActivityFacts> = {}): ActivityFacts => ({
  ...{ id, name, type: 'camp', countyId: CORK, locationId: null, categoryId: null, gender: 'any', minAge: 0, maxAge: 18 },
  ...{ description: '', photoRef: null, weeks: ['2026-07-06'] },
  ...more,
});
const family = (id: number, surname: string, more: Partial<FamilyFacts> = {}): FamilyFacts => ({
  ...{ id, surname, surnameTwo: '', countyId: CORK, locationId: null, hostingTypes: [1], guestsNumber: 1, description: '' },
  ...{ welcomesAgeFrom: 0, welcomesAgeTo: 18, welcomesGenders: [], stayRules: NO_STAY_RULES, tagIds: [], children: [], blocks: [] },
  ...{ photoRef: null, photoPlaceholder: '', photoCount: 3 },
  ...more,
});

const [FAR, SAILING, CHOIR, LESSONS, DANCING, NEAR, SURFING] = [101, 102, 103, 104, 105, 106, 107];
const facts = {
  places,
  activities: [
    activity(FAR, 'Tennis', { countyId: KERRY, locationId: TRALEE }),
    activity(SAILING, 'Sailing', { locationId: KINSALE, categoryId: WATER }),
    activity(CHOIR, 'Choir', { gender: 'female', categoryId: MUSIC }),
    activity(LESSONS, 'English', { type: 'lessons', gender: 'male', countyId: KENT }),
    activity(DANCING, 'Dancing', { countyId: KERRY, weeks: [] }),
    activity(NEAR, 'Riding', { countyId: KERRY, locationId: NORTH }),
    activity(SURFING, 'Surfing', { locationId: BANDON, categoryId: WATER, type: 'sport' }),
  ],
  families: [
    family(1, 'Walsh', { locationId: KINSALE }),
    family(2, 'Byrne', { tagIds: [MUSIC], welcomesAgeFrom: 8, welcomesAgeTo: 12 }),
    family(3, 'Murphy', { countyId: KENT, locationId: 99, description: 'By the sea\nA field of corn' }),
    family(4, 'Byrne', { countyId: KERRY, locationId: TRALEE, welcomesGenders: ['female'] }),
  ],
};
const world = createSearchIndex({ ...facts, response: new Map() });
/** The same families, three of which have answered others: in so many minutes. */
const answering = createSearchIndex({
  ...facts,
  response: new Map([
    [2, 30],
    [3, 10],
    [4, 30],
  ]),
});

const ALL = [FAR, SAILING, CHOIR, LESSONS, DANCING, NEAR, SURFING];
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test.each([
  ['female', 'female'],
  ['male', 'male'],
  ['other', 'other'],
  ['any', null],
  ['', null],
  [undefined, null],
])('the gender %j is the wish for %j', (sent, wished) => {
  expect(toGender(sent)).toBe(wished);
});

describe('the filter of activities finds', () => {
  test.each<[string, Partial<Parameters<typeof filterActivities>[1]>, number[]]>([
    ['everything, where nothing is asked', {}, ALL],
    ['everything, where any kind is asked', { activityType: '', activityGender: 'any' }, ALL],
    ['what is of a kind', { activityType: 'lessons' }, [LESSONS]],
    ['what takes girls', { activityGender: 'female' }, [FAR, SAILING, CHOIR, DANCING, NEAR, SURFING]],
    ['what takes boys', { activityGender: 'male' }, [FAR, SAILING, LESSONS, DANCING, NEAR, SURFING]],
    ['what takes all', { activityGender: 'other' }, [FAR, SAILING, DANCING, NEAR, SURFING]],
    ['what is of a category', { activityCategory: WATER }, [SAILING, SURFING]],
    ['what is in a county', { countyId: KERRY }, [FAR, DANCING, NEAR]],
    ['what is called so', { activitySearch: 'dancing' }, [DANCING]],
    ['what is in a county by name', { activitySearch: 'kent' }, [LESSONS]],
    ['what is in a town by name', { activitySearch: 'kinsale' }, [SAILING]],
    ['what is of a category by name', { activitySearch: 'music' }, [CHOIR]],
    ['what is in a country by name', { activitySearch: 'ireland' }, [FAR, SAILING, CHOIR, DANCING, NEAR, SURFING]],
    ['what every word names', { activitySearch: 'watersports kinsale' }, [SAILING]],
    ['nothing for a family’s name', { activitySearch: 'walsh' }, []],
    ['what is all of it', { activityCategory: WATER, countyId: CORK, activityType: 'sport', activityGender: 'male' }, [SURFING]],
    ['nothing where one does not fit', { activityCategory: MUSIC, activityGender: 'male' }, []],
  ])('%s', (_, wished, expected) => {
    expect(ids(filterActivities(world, { activitySearch: '', ...wished }))).toEqual(expected);
  });
});

describe('reachable activities', () => {
  const reached = (host: number | undefined, activities: number[] = []) =>
    listReachableActivities(world, { host, activities }, world.activities).map(({ activity: { id }, kilometres }) => [id, kilometres]);

  test('are all without a family, or those in the country of the chosen activity', () => {
    expect(reached(undefined)).toEqual(ALL.map((id) => [id, null]));
    expect(reached(undefined, [LESSONS])).toEqual([[LESSONS, null]]);
    expect(reached(undefined, [999])).toEqual(ALL.map((id) => [id, null]));
    expect([...listCountries(world, [LESSONS, SAILING, CHOIR, 999])]).toEqual([BRITAIN, IRELAND]);
  });

  test('are those in the family’s country, whatever is chosen: near ones and its county first, by distance', () => {
    expect(reached(1, [LESSONS])).toEqual([
      [SAILING, 0],
      [SURFING, 11],
      [NEAR, 22],
      [CHOIR, null],
      [FAR, 111],
      [DANCING, null],
    ]);
    expect(reached(2)).toEqual([SAILING, CHOIR, SURFING, FAR, DANCING, NEAR].map((id) => [id, null]));
    expect(reached(3)).toEqual([[LESSONS, null]]);
  });

  test('have a distance only if both places are known', () => {
    const at = (locationId: number | null) => ({ countyId: CORK, locationId });
    expect(findDistance(places, at(KINSALE), at(BANDON))).toBe(11);
    expect(findDistance(places, at(null), at(BANDON))).toBeNull();
    expect(findDistance(places, at(KINSALE), at(99))).toBeNull();
  });
});

describe('the families that are found', () => {
  const found = (asked: object, more: Partial<Parameters<typeof findMatches>[2]> = {}, snapshot = world) => {
    const query = searchQuery.parse(asked);
    const prices = { priceOf: (id: number) => (id === 3 ? null : id * 100) };
    const given = { tellsNames: true, takenOf: null, stay: null, overrulesStayRules: false, ...prices, ...more };
    const matches = filterFullMatches(findMatches(snapshot, query, given)).toReversed();
    return new LazyOrder(matches, createOrder(query.sort, given.tellsNames));
  };
  const families = (...asked: Parameters<typeof found>) => ids([...found(...asked)].map(({ family: one }) => one));

  test('are in the requested towns; a family without a known town is in none', () => {
    expect(families({ locations: [KINSALE] })).toEqual([1]);
    expect(families({ locations: [TRALEE, KINSALE] })).toEqual([1, 4]);
    expect(families({ counties: [CORK, KENT] })).toEqual([1, 2, 3]);
    expect(families({ countries: [IRELAND], hostingTypes: [1, 2] })).toEqual([1, 2, 4]);
    expect(families({})).toEqual([1, 2, 3, 4]);
  });

  test('welcome who comes, by age and gender, and are near what is wished for', () => {
    expect(families({ studentAge: [12, 14] })).toEqual([1, 2, 3, 4]);
    expect(families({ studentAge: [14, 12] })).toEqual([1, 2, 3, 4]);
    expect(families({ studentAge: [6, 8] })).toEqual([1, 2, 3, 4]);
    expect(families({ studentAge: [13, 14] })).toEqual([1, 3, 4]);
    expect(families({ studentAge: [7] })).toEqual([1, 3, 4]);
    expect(families({ genders: ['male'] })).toEqual([1, 2, 3]);
    expect(families({ genders: ['male', 'female'] })).toEqual([1, 2, 3, 4]);
    expect(families({ nearbyActivities: [SAILING] })).toEqual([1, 2]);
    expect(families({ activityInclude: [LESSONS], nearbyActivities: [FAR] })).toEqual([3, 4]);
    expect(families({ countries: [BRITAIN] })).toEqual([3]);
  });

  test('tell every group of filters that they fail', () => {
    const query = searchQuery.parse({ counties: [KENT], genders: ['male'] });
    const all = findMatches(world, query, { tellsNames: true, takenOf: null, stay: null, overrulesStayRules: false, priceOf: () => null });
    expect(all.map(({ family: { id }, fails }) => [id, fails])).toEqual([
      [1, ['counties']],
      [2, ['counties']],
      [3, []],
      [4, ['counties', 'genders']],
    ]);
  });

  test('are called so, or have the number', () => {
    expect(families({ hostFamilyName: 'byrne' })).toEqual([2, 4]);
    expect(families({ hostFamilyName: 'byrne walsh' })).toEqual([]);
    expect(families({ hostFamilyName: '3' })).toEqual([3]);
    expect(families({ hostFamilyName: '3' }, { tellsNames: false })).toEqual([3]);
    expect(families({ hostFamilyName: 'byrne' }, { tellsNames: false })).toEqual([]);
  });

  test.each<[string, Readonly<Record<number, number>>]>([
    ['kinsale', { 1: 4 }],
    ['walsh', { 1: 4 }],
    ['cork', { 1: 3, 2: 3 }],
    ['music', { 2: 2 }],
    ['sailing', { 1: 2, 2: 2 }],
    ['ireland', { 1: 1, 2: 1, 4: 1 }],
    ['sea', { 3: 1 }],
    ['cork sailing', { 1: 5, 2: 5 }],
    ['cork walsh', { 1: 7 }],
    ['cork sea', {}],
  ])('fit %j, each word as much as what it names counts', (searchText, scores) => {
    expect(Object.fromEntries([...found({ searchText })].map(({ family: { id }, score }) => [id, score]))).toEqual(scores);
  });

  test('are found by no surname where none is told, nor by a line that is not shown', () => {
    expect(families({ searchText: 'walsh' }, { tellsNames: false })).toEqual([]);
    expect(families({ searchText: 'sea' }, { tellsNames: false })).toEqual([3]);
    expect(families({ searchText: 'field' }, { tellsNames: false })).toEqual([]);
  });

  test('are looked for by the nearest name, unless the word stands in what a family says', () => {
    const readAs = (text: string, tellsNames = true) => parseSearchText(world, text, tellsNames).readAs;
    expect(readAs('kinslae tralle kinsalle')).toEqual(['Kinsale', 'Tralee']);
    expect(readAs('kinsale corn')).toEqual([]);
    expect(families({ searchText: 'corn' })).toEqual([3]);
    expect(readAs('corn', false)).toEqual(['Cork']);
    expect(families({ searchText: 'kinslae' })).toEqual([1]);
    expect(readAs('murfphy', false)).toEqual([]);
  });

  test('have room for all who come, or are shown as full, and last', () => {
    const takenOf = (beds: number) => ({ takenOf: ({ id }: { readonly id: number }) => (id === 1 ? beds : 0) });
    expect([...found({}, takenOf(1))].map(({ family: { id }, freeBeds, isFull }) => [id, freeBeds, isFull])).toEqual(
      [2, 3, 4].map((id) => [id, 1, false]),
    );
    expect([...found({ alsoFull: 'true' }, takenOf(5))].map(({ family: { id }, freeBeds, isFull }) => [id, freeBeds, isFull])).toEqual([
      ...[2, 3, 4].map((id) => [id, 1, false]),
      [1, 0, true],
    ]);
    expect(families({ children: 2 })).toEqual([]);
  });

  test('take the stay by their rules, or are shown with the rule that it breaks; staff may choose them anyway', () => {
    const rules: Readonly<Record<number, object>> = { 2: { minNights: 7 }, 4: { noticeDays: 30 } };
    const families = facts.families.map((one) => ({ ...one, stayRules: { ...NO_STAY_RULES, ...rules[one.id] } }));
    const ruled = createSearchIndex({ ...facts, families, response: new Map() });
    const stay = measureStay({ fromDate: '2026-07-01', toDate: '2026-07-04' }, '2026-06-20');
    const listed = (asked: object, overrulesStayRules = false) =>
      [...found(asked, { stay, overrulesStayRules }, ruled)]
        .map(({ family: { id }, brokenRule, isFull }) => `${id} ${brokenRule?.rule ?? 'fits'}${isFull ? ', full' : ''}`)
        .toSorted();
    expect(listed({})).toEqual(['1 fits', '3 fits']);
    expect(listed({ alsoFull: 'true' })).toEqual(['1 fits', '2 minNights, full', '3 fits', '4 noticeDays, full']);
    expect(listed({}, true)).toEqual(['1 fits', '2 minNights', '3 fits', '4 noticeDays']);
  });

  test('cost what is asked for, both ends included; a family without a price fits no range', () => {
    expect(families({ pricing: [100, 200] })).toEqual([1, 2]);
    expect(families({ pricing: [101, 399] })).toEqual([2]);
    expect(families({ pricing: [200] })).toEqual([2, 4]);
    expect(families({ pricing: [0] })).toEqual([1, 2, 4]);
  });

  test('stand in the order that is asked for, those alike by number', () => {
    expect(families({ sort: 'name' })).toEqual([2, 4, 3, 1]);
    expect(families({ sort: 'name' }, { tellsNames: false })).toEqual([1, 2, 3, 4]);
    expect(families({ sort: 'price' }, { priceOf: (id) => (id === 1 ? null : 900 - id * 100) })).toEqual([4, 3, 2, 1]);
    expect(families({ sort: 'price' }, { priceOf: () => 5 })).toEqual([1, 2, 3, 4]);
    expect(families({ sort: 'response' }, {}, answering)).toEqual([3, 2, 4, 1]);
    expect(families({}, {}, answering)).toEqual([3, 2, 4, 1]);
    expect(families({ searchText: 'kin' }, {}, answering)).toEqual([1, 3]);
    expect(families({ searchText: 'kin', sort: 'price' }, { priceOf: (id) => (id === 3 ? 1 : 2) }, answering)).toEqual([3, 1]);
  });

  test('have the activities near them that have weeks, those of the first family first, of the kinds that are asked for', () => {
    const all = { types: [], most: 12 };
    expect(ids(listActivitiesNear(world, found({ locations: [KINSALE] }), all))).toEqual([SAILING, CHOIR, NEAR, SURFING]);
    expect(ids(listActivitiesNear(world, found({ sort: 'name', hostFamilyName: 'byrne' }), all))).toEqual([
      SAILING,
      CHOIR,
      SURFING,
      FAR,
      NEAR,
    ]);
    expect(ids(listActivitiesNear(world, found({}), { types: ['sport', 'lessons'], most: 12 }))).toEqual([SURFING, LESSONS]);
    expect(listActivitiesNear(world, found({ countries: [999] }), all)).toEqual([]);
    expect(ids(listActivitiesNear(world, found({ locations: [KINSALE] }), { types: [], most: 2 }))).toEqual([SAILING, CHOIR]);
  });
});
