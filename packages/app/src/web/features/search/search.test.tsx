// Finding a stay on screen: filters that the address keeps, cards, the map, a profile and an activity.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ActivityDetail } from '#contract/activities/activities.shapes.ts';
import type { FamilyProfile as Profile } from '#contract/host-families/profile.shapes.ts';
import { NO_STAY_RULES } from '#contract/host-families/stay-rules.ts';
import { toWire } from '#contract/platform/validation/names.ts';
import type { FamilyCard as Card, Place, SearchAnswer } from '#contract/search/search.shapes.ts';
import { FamilyProfile } from '#web/features/search/family/family-profile.tsx';
import { queryClient } from '#web/platform/api/query-client.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { type Journey, pageAround } from '#web/testing/page.tsx';
import { show } from '#web/testing/render.tsx';
import { ActivityPage } from './activity-page.tsx';
import { BookPage } from './book-page.tsx';
import { SearchPage } from './search-page.tsx';

const words = ['beds', 'search', 'tags', 'list', 'calendar', 'heads'] as const;

const place: Place = {
  ...{ countyId: 4, county: 'Cork', countryCode: 'IE', locationId: 21, location: 'Kinsale', latitude: 51.71, longitude: -8.52 },
};

const card: Card = {
  ...{
    id: 7,
    name: '#7',
    ...place,
    photoRef: null,
    photoPlaceholder: '',
    photoCount: 3,
    firstLine: 'A farm by the sea',
    hostingTypes: [1, 2],
  },
  ...{ welcomesAgeFrom: 8, welcomesAgeTo: 16, welcomesGenders: [], children: [{ gender: 'female', age: 12 }], guestsNumber: 2 },
  ...{ amenities: [31], interests: [], stayTypes: ['family'], responseMinutes: 95, freeBeds: null },
  ...{ brokenRule: null, isFull: false, price: null },
  fromPrice: { amount: '412.00', currency: 'EUR' },
};

const ANSWER: SearchAnswer = {
  ...{ data: [card, { ...card, id: 8, name: '#8' }], total: 14, perPage: 12, currentPage: 1, lastPage: 2, from: 1, to: 2 },
  facets: {
    counties: [
      { value: '4', count: 9 },
      { value: '5', count: 5 },
    ],
    amenities: [{ value: '31', count: 14 }],
    interests: [],
    activityTypes: [{ value: 'camp', count: 9 }],
    stayTypes: [{ value: 'family', count: 14 }],
    genders: [{ value: 'female', count: 14 }],
    prices: [{ from: 400, to: 600, count: 14 }],
  },
  points: [{ ...place, count: 14, familyIds: [7, 8] }],
  activities: [],
  readAs: [],
};

const profile: Profile = {
  ...{ id: 7, name: '#7', ...place, photos: [], description: 'A farm by the sea', houseRules: 'Shoes off.', pets: ['dog'] },
  ...{ children: [], hostingTypes: [2], guestsNumber: 2, bedroomsNumber: 1, stayRules: NO_STAY_RULES },
  ...{ welcomesAgeFrom: 8, welcomesAgeTo: 16, welcomesGenders: [] },
  ...{ amenities: [31], interests: [], responseMinutes: 95, fromPrice: null, activities: [] },
  ...{
    rooms: [],
    homeType: '',
    smoking: '',
    languages: [],
    diets: [],
    schoolMinutes: null,
    schoolBy: '',
    airportCode: '',
    airportMinutes: null,
  },
  area: null,
  wording: { story: { locale: 'en', source: 'family' }, houseRules: { locale: 'en', source: 'family' } },
};

const activity: ActivityDetail = {
  ...{ id: 3, name: 'Sailing camp', type: 'camp', categoryId: null, gender: 'any', minAge: 8, maxAge: 16, ...place, photoRef: null },
  ...{ firstLine: '', weeks: 2, nextWeek: '2027-07-05', fromPrice: null, description: '', photos: [], active: true, businessId: null },
  ...{ version: 1, weekPrice: { amount: '280.00', currency: 'EUR' } },
  schedules: [
    { id: 91, startDate: '2027-07-05', endDate: '2027-07-09', state: 'open', capacity: null, placesLeft: 4, version: 1 },
    { id: 92, startDate: '2027-07-12', endDate: '2027-07-16', state: 'open', capacity: null, placesLeft: 0, version: 1 },
  ],
};

const empty = { total: 0, perPage: 25, currentPage: 1, lastPage: 1, from: null, to: null };

const ANSWERS: readonly (readonly [start: string, answer: unknown])[] = [
  ['/api/search/suggestions', { groups: [{ kind: 'county', items: [{ id: 5, label: 'Kerry', detail: 'Ireland' }] }] }],
  ['/api/search', ANSWER],
  [
    '/api/dependencies/counties',
    {
      data: [
        { id: 4, name: 'Cork', countryId: 372 },
        { id: 5, name: 'Kerry', countryId: 372 },
      ],
    },
  ],
  ['/api/dependencies/countries', { data: [{ id: 372, code: 'IE', name: 'Ireland', hosting: true }] }],
  ['/api/dependencies/tags', { data: [{ id: 31, kind: 'amenity', code: 'garden', name: 'Garden' }] }],
  ['/api/dependencies/locations', { data: [] }],
  ['/api/host_families/7/profile', profile],
  ['/api/host_families/7/availability', { guestsNumber: 2, stayRules: NO_STAY_RULES, data: [] }],
  ['/api/activities/3', activity],
  ['/api/pricing/trip-type', { ...empty, data: [{ id: 2, name: 'Base hosting', active: true }] }],
  ['/api/trip-periods', { ...empty, data: [] }],
];

let asked: string[];
let answers: typeof ANSWERS;

beforeEach(() => {
  asked = [];
  answers = ANSWERS;
  queryClient.clear();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : String(input), window.location.origin);
    asked.push(url.pathname + url.search);
    const found = answers.find(([start]) => url.pathname.startsWith(start));
    return new Response(JSON.stringify(toWire(found?.[1] ?? {})), {
      status: found === undefined ? 404 : 200,
      headers: { 'Content-Type': 'application/json' },
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function showSearch(search = '', scheme: 'light' | 'dark' = 'light'): Promise<Journey> {
  const journey: Journey = { went: [] };
  await show(pageAround(<SearchPage />, { name: 'travelSearch', journey, search }), { words, scheme });
  return journey;
}

test('the address is asked for, shown as chips, and changed by every filter', async () => {
  const journey = await showSearch('?counties=4&student_age=12&student_age=14');
  await expect.element(page.getByText('14 families found')).toBeVisible();
  expect(asked.find((path) => path.startsWith('/api/search?'))).toBe('/api/search?counties=4&student_age=12&student_age=14');
  await expect.element(page.getByRole('button', { name: 'Remove Cork' })).toBeVisible();
  await expect.element(page.getByText('from €412 a week').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Kerry (5)' }).click();
  expect(journey.went.at(-1)).toBe('/travel/search?counties=4&counties=5&student_age=12&student_age=14');
  await page.getByRole('button', { name: 'Remove Cork' }).click();
  expect(journey.went.at(-1)).toBe('/travel/search?student_age=12&student_age=14');
  await page.getByRole('button', { name: 'Clear all' }).first().click();
  expect(journey.went.at(-1)).toBe('/travel/search');
});

test('typing offers suggestions, and a chosen one becomes a filter', async () => {
  const journey = await showSearch();
  await page.getByRole('combobox', { name: 'Place, interest or family' }).fill('kery');
  await page.getByRole('option', { name: 'Kerry, Ireland' }).click();
  expect(journey.went.at(-1)).toBe('/travel/search?counties=5');
});

test('the map says how many families there are where, and narrows to a town', async () => {
  const journey = await showSearch();
  await page.getByText('Map', { exact: true }).click();
  await page.getByRole('button', { name: 'Kinsale, Cork: 14 families' }).click();
  expect(journey.went.at(-1)).toBe('/travel/search?locations=21');
  expect(await listAxeFaults()).toEqual([]);
});

test('where nothing is found the way on is shown', async () => {
  const none: SearchAnswer = { ...ANSWER, ...empty, data: [], points: [] };
  answers = [['/api/search', none], ...ANSWERS.slice(2)];
  const journey = await showSearch('?children=5');
  await expect.element(page.getByRole('heading', { name: 'No families match your search' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).first().click();
  expect(journey.went.at(-1)).toBe('/travel/search');
});

test.each(['light', 'dark'] as const)('the search has no fault that axe would find (%s)', async (scheme) => {
  await showSearch('?counties=4&from_date=2027-07-05&to_date=2027-07-19', scheme);
  await expect.element(page.getByRole('link', { name: 'Host family 7' })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('a profile leads to the booking with its dates, and to a question', async () => {
  await show(pageAround(<FamilyProfile id={7} />, { name: 'travelFamily', search: '?from=2027-07-05&to=2027-07-19' }), { words });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Host family 7' })).toBeVisible();
  const choose = page.getByRole('link', { name: 'Choose this family' });
  await expect.element(choose).toHaveAttribute('href', '/travel/booking?family=7&from=2027-07-05&to=2027-07-19&step=family');
  await expect
    .element(page.getByRole('link', { name: 'Message family' }))
    .toHaveAttribute('href', '/travel/contact-host-family?host_family_id=7&from=2027-07-05&to=2027-07-19');
  await expect.element(page.getByText('Usually replies within 95 minutes')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('a profile says what just these dates cost, with the ways to choose the family and other dates at hand', async () => {
  await page.viewport(360, 740);
  const quote = { total: '983.36', currency: 'EUR', pricings: [{}] };
  answers = [['/api/pricing/quote', quote], ['/api/host_families/7/profile', { ...profile, activities: [3] }], ...ANSWERS];
  const journey: Journey = { went: [] };
  const search = '?from=2027-07-05&to=2027-07-19&children=2';
  const padded = (
    <div style={{ padding: 16 }}>
      <FamilyProfile id={7} />
    </div>
  );
  await show(pageAround(padded, { name: 'travelFamily', search, journey }), { words });
  await expect.element(page.getByText('€983.36 for the stay')).toBeInViewport();
  await expect.element(page.getByRole('button', { name: 'Edit dates: 5–19 Jul 2027 · 2 children' })).toBeInViewport();
  // Nothing had to be scrolled for it.
  expect(window.scrollY).toBe(0);
  await expect.element(page.getByRole('link', { name: 'Choose this family' })).toBeInViewport();
  const kept = 'from_date=2027-07-05&to_date=2027-07-19&children=2';
  await expect.element(page.getByRole('link', { name: 'Nearby camps' })).toHaveAttribute('href', `/travel/search?counties=4&${kept}`);
  await page.getByRole('button', { name: /^Edit dates/ }).click();
  await expect.element(page.getByRole('region', { name: 'Free dates' })).toBeInViewport();
  await page.getByRole('button', { name: /^Monday 12 July 2027/ }).click();
  await page.getByRole('button', { name: /^Monday 26 July 2027/ }).click();
  expect(journey.went.at(-1)).toBe('/travel/families/{id}?from=2027-07-12&to=2027-07-26&children=2');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.viewport(1280, 900);
});

test('a profile without dates says what a week costs', async () => {
  answers = [['/api/host_families/7/profile', { ...profile, fromPrice: card.fromPrice }], ...ANSWERS];
  await show(pageAround(<FamilyProfile id={7} />, { name: 'travelFamily' }), { words });
  await expect.element(page.getByText('from €412 a week')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Choose dates' })).toBeVisible();
  expect(asked.some((path) => path.startsWith('/api/pricing'))).toBe(false);
});

test('July is three taps away, and the calendar moves nothing beside it when it is hidden', async () => {
  await page.viewport(360, 740);
  const journey = await showSearch('?counties=4');
  const dates = page.getByRole('button', { name: 'Choose dates' });
  await expect.element(page.getByText('14 families found')).toBeVisible();
  const children = page.getByRole('combobox', { name: 'Children' });
  const place = () => children.element().getBoundingClientRect().top;
  const before = place();
  await dates.click();
  const july = `July ${new Date().getFullYear() + 1}`;
  await page.getByRole('combobox', { name: 'Month' }).selectOptions(july);
  expect(place()).toBe(before);
  await page.getByRole('button', { name: new RegExp(` 6 ${july}`) }).click();
  await page.getByRole('button', { name: new RegExp(` 20 ${july}`) }).click();
  expect(journey.went.at(-1)).toMatch(
    /^\/travel\/search\?from_date=\d+-07-06&to_date=\d+-07-20&counties=4$|^\/travel\/search\?counties=4&from_date/,
  );
  await page.viewport(1280, 900);
});

test('a profile says that it has too few beds for all children, and leads to families that have', async () => {
  const nights = [{ fromDate: '2027-07-10', toDate: '2027-07-18', freeBeds: 1 }];
  answers = [['/api/host_families/7/availability', { guestsNumber: 2, stayRules: NO_STAY_RULES, data: nights }], ...ANSWERS];
  const search = '?from=2027-07-05&to=2027-07-19&children=2';
  await show(pageAround(<FamilyProfile id={7} />, { name: 'travelFamily', search }), { words });
  await expect.element(page.getByText('Only 1 bed is free on these dates; you need 2.')).toBeVisible();
  expect(asked).toContain('/api/host_families/7/availability?from_date=2027-07-05&to_date=2027-07-18');
  await expect.element(page.getByRole('link', { name: 'Choose this family' })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'View families with free beds' }))
    .toHaveAttribute('href', '/travel/search?from_date=2027-07-05&to_date=2027-07-19&children=2');
});

test('a profile shows feature images first, each by its caption', async () => {
  const photo = { width: 1200, height: 800, placeholder: '' };
  const photos = [
    { ...photo, ref: 'first', caption: '', isFeature: false },
    { ...photo, ref: 'second', caption: 'Our garden', isFeature: true },
  ];
  answers = [['/api/host_families/7/profile', { ...profile, photos }], ...ANSWERS];
  await show(pageAround(<FamilyProfile id={7} />, { name: 'travelFamily' }), { words });
  await expect.element(page.getByRole('img', { name: 'Our garden' })).toBeInTheDocument();
  const gallery = page.getByRole('img', { name: 'Our garden' }).element().closest('ul');
  expect(
    [...(gallery?.children ?? [])].map((item) => item.firstElementChild?.getAttribute('aria-label') ?? item.querySelector('img')?.alt),
  ).toEqual(['Our garden', 'Host family 7’s home']);
});

test('an activity offers the weeks that have places, and takes the dates along', async () => {
  const search = '?from=2027-07-05&to=2027-07-19&children=2';
  await show(pageAround(<ActivityPage id={3} />, { name: 'travelActivity', search }), { words });
  await expect
    .element(page.getByRole('link', { name: 'Add this week' }))
    .toHaveAttribute('href', '/travel/booking?camp=3&week=91&from=2027-07-05&to=2027-07-19&children=2');
  await expect.element(page.getByText('4 places left')).toBeVisible();
  await expect.element(page.getByText('Full', { exact: true })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('each kind of stay says what it is and from which price', async () => {
  await show(pageAround(<BookPage />, { name: 'book' }), { words });
  await expect.element(page.getByRole('heading', { name: 'Host family stay' })).toBeVisible();
  await expect.element(page.getByText('from €412 a week')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Find a family' })).toHaveAttribute('href', '/travel/search?hosting_types=2');
  expect(await listAxeFaults()).toEqual([]);
});
