// The address of the search: written and read again it is the same; and what is typed by hand in either spelling is understood.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTIVITY_TYPES } from '#contract/search/activity-types.ts';
import { DEFAULT_SEARCH_FILTER, SEARCH_SORTS, type SearchFilter } from '#contract/search/search-filter.ts';
import { searchQuery } from '#contract/search/search-query.ts';
import { STAY_TYPES } from '#contract/search/stay-types.ts';
import { COASTS, computeFrame, computeSheetSize, projectSpot } from '#web/features/search/map.model.ts';
import { findStayProblem } from '#web/features/search/stay-problem.model.ts';
import { listFilterChips } from './chips.model.ts';
import { readSearch, readStayDates, type SearchState, toSearchInput, writeSearch } from './search-address.model.ts';

const TODAY = '2026-06-01';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 4 });

const filters = fc
  .record({
    activityType: fc.subarray([...ACTIVITY_TYPES]),
    stayType: fc.subarray([...STAY_TYPES]),
    searchText: fc.constantFrom('', 'Kinsale & sea', 'ダブリン'),
    genders: fc.subarray(['female', 'male', 'other'] as const),
    countries: ids,
    counties: ids,
    amenities: ids,
    locations: ids,
    nearbyActivities: ids,
    familyInterests: ids,
    studentAge: fc.constantFrom<readonly [number, number]>([0, 18], [12, 12], [3, 18]),
    activity: ids.map((activityInclude) => ({ activityInclude, nearbyActivities: [] })),
    dates: fc.constantFrom({ fromDate: null, toDate: null }, { fromDate: '2026-07-05', toDate: '2026-07-19' }),
    pricing: fc.constantFrom<number[]>([], [300], [300, 499.99]),
    hostFamilyName: fc.constantFrom('', 'O’Connor'),
    hostingTypes: ids,
    children: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ dates, ...filter }): SearchFilter => ({ ...filter, ...dates }));

const states: fc.Arbitrary<SearchState> = fc.record({
  filter: filters,
  sort: fc.constantFrom(...SEARCH_SORTS),
  page: fc.integer({ min: 1, max: 40 }),
});

test('an address says all of a state and nothing else', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(readSearch(new URLSearchParams(writeSearch(state).toString()), TODAY)).toEqual(state);
      expect(searchQuery.safeParse(toSearchInput(state)).success).toBe(true);
    }),
  );
  expect(writeSearch({ filter: DEFAULT_SEARCH_FILTER, sort: 'relevance', page: 1 }).toString()).toBe('');
  expect(Object.keys(DEFAULT_SEARCH_FILTER)).toEqual(
    expect.arrayContaining(['activityType', 'stayType', 'searchText', 'genders', 'counties', 'amenities', 'locations', 'nearbyActivities']),
  );
  expect(DEFAULT_SEARCH_FILTER).toMatchObject({
    studentAge: [0, 18],
    activity: { activityInclude: [], nearbyActivities: [] },
    pricing: [],
  });
});

test('either spelling is read, and what makes no sense is left out', () => {
  const { filter, page, sort } = readSearch(
    new URLSearchParams('familyInterests=3&family_interests=4&studentAge=12&children=99&counties=x&fromDate=2026-07-05&page=0&sort=magic'),
    TODAY,
  );
  expect(filter).toMatchObject({ familyInterests: [3, 4], studentAge: [12, 12], children: 5, counties: [], fromDate: null });
  expect([page, sort]).toEqual([1, 'relevance']);
});

test.each([
  ['2027-02-31', '2027-03-07', 'firstDay'],
  ['2027-02-21', '2027-02-31', 'lastDay'],
  ['2026-05-31', '2026-06-07', 'past'],
  ['2026-07-12', '2026-07-05', 'reversed'],
  ['2026-07-05', '2026-07-05', 'reversed'],
] as const)('%s to %s is no stay to search for, and that is said', (from, to, problem) => {
  const asked = new URLSearchParams({ from_date: from, to_date: to });
  expect(readSearch(asked, TODAY).filter).toMatchObject({ fromDate: null, toDate: null });
  expect(findStayProblem(readStayDates(asked), TODAY)).toBe(problem);
});

test('the days of a stay to come, or none, are no problem', () => {
  expect(findStayProblem({ from: '2026-06-01', to: '2026-06-02' }, TODAY)).toBeNull();
  expect(findStayProblem({ from: null, to: null }, TODAY)).toBeNull();
});

test('taking off every filter that is on leaves none', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      let left = filter;
      for (let chips = listFilterChips(left); chips.length > 0; chips = listFilterChips(left)) {
        left = { ...left, ...chips[0]?.off };
        expect(listFilterChips(left).length).toBe(chips.length - 1);
      }
      expect(left).toEqual(DEFAULT_SEARCH_FILTER);
    }),
  );
});

test('every place stands on the sheet of its frame', () => {
  const spot = fc.record({
    latitude: fc.double({ min: 49.9, max: 58.5, noNaN: true }),
    longitude: fc.double({ min: -10.5, max: 1.8, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(spot, { minLength: 1 }), (spots) => {
      const frame = computeFrame(spots);
      const { width, height } = computeSheetSize(frame);
      for (const { latitude, longitude } of spots) {
        const { x, y } = projectSpot([longitude, latitude], frame);
        expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
      }
    }),
  );
  expect(COASTS.map((coast) => coast.length > 10)).toEqual([true, true]);
});
