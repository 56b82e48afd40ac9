// A family that is looked for a trip: the search keeps whose it is, and the profile asks the family, takes it as backup, or books.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NO_STAY_RULES } from '#contract/host-families/stay-rules.ts';
import type { Trip } from '#contract/trips/trip.shapes.ts';
import { FamilyProfile } from '#web/features/search/family/family-profile.tsx';
import { queryClient } from '#web/platform/api/query-client.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { createMemoryHistory } from '#web/testing/memory-router.tsx';
import { signInAs } from '#web/testing/page.tsx';
import { type Answers, type Asked, playServer } from '#web/testing/play-server.ts';
import { show } from '#web/testing/render.tsx';
import { offer, trip } from '#web/testing/trips.ts';
import { SearchPage } from './search-page.tsx';

const words = ['beds', 'search', 'tags', 'list', 'calendar', 'heads'] as const;

const profile = {
  ...{ id: 9, name: 'Nolan', county: 'Clare', countyId: 1, location: 'Ennis', photos: [], description: '', houseRules: '', activities: [] },
  ...{
    fromPrice: null,
    pets: [],
    children: [],
    guestsNumber: 2,
    bedroomsNumber: 1,
    stayRules: NO_STAY_RULES,
    welcomesAgeFrom: 8,
    welcomesAgeTo: 17,
  },
  ...{ welcomesGenders: [], responseMinutes: null, hostingTypes: [], amenities: [], interests: [] },
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
const found = {
  ...{ id: 9, name: 'Nolan', county: 'Clare', location: 'Ennis', photoRef: null, firstLine: '', children: [], hostingTypes: [] },
  ...{ freeBeds: 2, guestsNumber: 2, brokenRule: null, isFull: false, responseMinutes: null, price: null, fromPrice: null },
};
const enquiry = (change: Partial<Trip> = {}) =>
  trip({ ...{ id: 5, side: 'parent', state: 'enquiry', invoices: [], mayNameBackup: true, offers: [offer()] }, ...change });

let asked: Asked[];
let answers: Answers;
let nobody = 700;

beforeEach(() => {
  asked = [];
  answers = {
    'GET /api/trips/5': () => enquiry(),
    'GET /api/host_families/9/profile': () => profile,
    'GET /api/host_families/9/availability': () => ({ guestsNumber: 2, stayRules: NO_STAY_RULES, data: [] }),
    'GET /api/search': () => ({
      ...{ data: [found], total: 1, lastPage: 1, currentPage: 1, perPage: 12, readAs: [], activities: [], points: [] },
      facets: {},
    }),
    'POST /api/trips/5/offers': () => ({ data: [] }),
  };
  vi.stubGlobal('fetch', (address: RequestInfo, init?: RequestInit) => playServer(answers, asked)(address, init));
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
  nobody += 1;
  signInAs(userWith(['Parent'], { id: nobody }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  signInAs(null);
  queryClient.clear();
});

async function open(path: string, screen: React.ReactNode) {
  const { MemoryRouter, history } = createMemoryHistory(path);
  await show(<MemoryRouter>{screen}</MemoryRouter>, { words });
  return history;
}

const openProfile = () => open('/travel/families/9?trip=5&from=2026-07-05&to=2026-07-18', <FamilyProfile id={9} />);
const button = (name: string) => page.getByRole('button', { name });
const sent = (key: string) => asked.filter((one) => one.key === key).map(({ body }) => body);

test('the search says for which trip it is, and takes it along to the families and past its filters', async () => {
  const history = await open('/travel/search?trip=5&from_date=2026-07-05&to_date=2026-07-18', <SearchPage />);
  await expect.element(page.getByText('For Chloé’s trip')).toBeVisible();
  const link = page.getByRole('link', { name: /Nolan/ });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('trip=5'));
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('name');
  await expect.poll(() => history.search()).toContain('sort=name');
  expect(history.search()).toContain('trip=5');
});

test('a family is asked for the trip, and not begun a second one with', async () => {
  const history = await openProfile();
  await expect
    .element(page.getByRole('link', { name: 'Book with this family' }))
    .toHaveAttribute('href', '/travel/booking?trip=5&family=9');
  await expect.element(page.getByRole('link', { name: 'Choose this family' })).not.toBeInTheDocument();
  expect(await listAxeFaults()).toEqual([]);
  await button('Ask this family').click();
  await expect.poll(() => history.path()).toBe('/travel/trips/5');
  expect(sent('POST /api/trips/5/offers')).toEqual([{ host_family_ids: [9], state: 'awaiting_review' }]);
});

test('a reserved trip offers a family only as the backup', async () => {
  answers['GET /api/trips/5'] = () => enquiry({ state: 'reserved', mayEdit: false });
  answers['PATCH /api/trips/5'] = () => enquiry();
  const history = await openProfile();
  await expect.element(button('Use as backup family')).toBeVisible();
  await expect.element(button('Ask this family')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Book with this family' })).not.toBeInTheDocument();
  await button('Use as backup family').click();
  await expect.poll(() => history.path()).toBe('/travel/trips/5');
  expect(sent('PATCH /api/trips/5')).toMatchObject([{ backup_host_family_id: 9, version: 6 }]);
});
