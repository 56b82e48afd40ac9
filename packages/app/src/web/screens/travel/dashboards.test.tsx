// The dashboards of parents and hosts: what comes next, what is to be done, and what can't be had leaves the rest usable.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { EMPTY_TRIP } from '#contract/booking/draft/current-trip.ts';
import { DataProvider } from '#web/platform/api/data-provider.tsx';
import { queryClient } from '#web/platform/api/query-client.ts';
import { startSession } from '#web/platform/session/session.ts';
import HostDashboardScreen from '#web/screens/host-family/dashboard.screen.tsx';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { familyDetails } from '#web/testing/families.ts';
import { createMemoryHistory } from '#web/testing/memory-router.tsx';
import { hosting, tripCard } from '#web/testing/own-trips.ts';
import { playServer } from '#web/testing/play-server.ts';
import { show } from '#web/testing/render.tsx';
import { getDayIn } from '#web/ui/text/civil-day.model.ts';
import TravelDashboardScreen from './dashboard.screen.tsx';
import MyFamilyTripsScreen from './my-family-trips.screen.tsx';

const words = [
  'travelDashboard',
  'hostDashboard',
  'earnings',
  'familyProfile',
  'ownTrips',
  'hostings',
  'trips',
  'notifications',
  'names',
  'titles',
  'form',
  'list',
  'lists',
  'chart',
] as const;
const MISSING = (familyDetails().hosting?.completeness ?? []).map((item) => ({ ...item, isDone: item.item !== 'languages' }));
const DAY_MS = 86_400_000;
const dayAhead = (days: number) => getDayIn('UTC', new Date(Date.parse(getDayIn('Europe/Dublin', new Date())) + days * DAY_MS));

let answers: Record<string, (asked: { search: URLSearchParams }) => unknown>;

async function open(screen: React.ReactNode) {
  const { MemoryRouter } = createMemoryHistory('/');
  await show(
    <DataProvider>
      <MemoryRouter>{screen}</MemoryRouter>
    </DataProvider>,
    { words },
  );
}

beforeEach(() => {
  const cards = [tripCard({ fromDate: dayAhead(12), toDate: dayAhead(26), state: 'reserved' })];
  const page = (data: unknown[]) => ({ data, total: data.length, perPage: 12, currentPage: 1, lastPage: 1, from: 1, to: data.length });
  answers = {
    'GET /api/trips/cardlist': ({ search }) => ({ trips: page(search.get('tab_filter') === 'current' ? [] : cards), routeTo: null }),
    'GET /api/own-invoices': () => ({ data: [], due: [] }),
    'GET /api/notifications': () => ({ data: [], unread: 0, next: null }),
    'GET /api/hostings': ({ search }) => ({
      ...page(search.get('tab') === 'upcoming' ? [hosting({ state: 'accepted', tripState: 'booked', allowedSteps: [] })] : [hosting()]),
      counts: { toAnswer: 2, upcoming: 1, current: 0, past: 0, all: 3 },
    }),
    'GET /api/own-payments': () => ({
      data: [{ currency: 'EUR', payouts: [{ id: 1, state: 'scheduled', amount: '700.00', dueDate: '2026-09-01', paidOn: null }] }],
      years: [],
    }),
    'GET /api/host-families/own/earnings': () => ({ months: [], years: [] }),
    'GET /api/host-families/own': () =>
      familyDetails({ isLive: false }, { notLive: ['too_few_photos'], photos: 2, vettingState: 'home_visit', completeness: MISSING }),
    'GET /api/host-families/own/dashboard': () => ({
      ...{ hostFamilyId: 31, isLive: false, notLive: ['too_few_photos'], photos: 2, responseMinutes: 150 },
      occupancy: { year: 2026, nights: 73, of: 365 },
    }),
  };
  vi.stubGlobal('fetch', (address: RequestInfo | URL, init?: RequestInit) => playServer(answers as never)(address, init));
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('a parent sees how far the next trip is, whose answer is awaited, and that the children could not be read', async () => {
  startSession(userWith(['Parent']));
  await open(<TravelDashboardScreen />);
  await expect.element(page.getByText('In 12 days')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Waiting for the family’s reply for Zoé' }))
    .toHaveAttribute('href', '/travel/trips/7');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(page.getByText('Nothing to do.').elements()).toEqual([]);
  expect(await listAxeFaults()).toEqual([]);
});

test('a parent says whether what others have said of them is so, and it is gone then', async () => {
  startSession(userWith(['Parent']));
  const sent: string[] = [];
  let data: unknown[] = [{ id: 3, child: 'Anna', inviter: 'Ana Agency', sentAt: '2026-06-15T10:00:00.000Z' }];
  const claim = {
    id: 4,
    reference: 'AB12',
    sentAt: '2026-06-15T10:00:00.000Z',
    firstName: 'Zoé',
    fromDate: '2026-07-06',
    toDate: '2026-07-12',
    agent: 'Ana Agency',
  };
  answers['GET /api/parents/invitations'] = () => ({ data });
  answers['GET /api/experience/claims'] = () => ({ data: sent.includes('decline') ? [] : [claim] });
  answers['POST /api/parents/invitations/3/accept'] = () => {
    data = [];
    return { studentId: 5, message: 'The student is now linked to your account.' };
  };
  answers['POST /api/experience/claims/4/decline'] = () => {
    sent.push('decline');
    return { message: 'Thank you for telling us. Nothing was added to your account.' };
  };
  await open(<TravelDashboardScreen />);
  await expect.element(page.getByText('Ana Agency says that Anna is your child.')).toBeVisible();
  await expect.element(page.getByText('A request for Zoé was sent with your email address (reference AB12).')).toBeVisible();
  await expect.element(page.getByText(/^Ana Agency sent it for you/)).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('button', { name: 'Yes, that’s right: Anna' }).click();
  await expect.element(page.getByText('Ana Agency says that Anna is your child.')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'No, that’s not right: Zoé, AB12' }).click();
  await expect.element(page.getByRole('heading', { name: 'Waiting for your confirmation' })).not.toBeInTheDocument();
});

test.each([
  ['the dashboard', <TravelDashboardScreen key="dashboard" />],
  ['the trips', <MyFamilyTripsScreen key="trips" />],
])('a parent who has begun a booking is led back to it from %s', async (_, screen) => {
  const currentTrip = { ...EMPTY_TRIP, children: [3], fromDate: '2031-07-06', toDate: '2031-07-20', hostFamilyId: 4 };
  answers['GET /api/booking/current'] = () => ({
    currentTrip,
    version: 3,
    updatedAt: '2026-01-01T00:00:00Z',
    bookedTripId: null,
    order: null,
  });
  answers['GET /api/host_families/4/profile'] = () => ({ id: 4, name: 'Byrne' });
  startSession(userWith(['Parent']));
  await open(screen);
  const begun = page.getByRole('region', { name: 'Continue your booking' });
  await expect.element(begun.getByText('The Byrne family')).toBeVisible();
  await expect.element(begun.getByText(/Jul.* 2031/)).toBeVisible();
  await expect.element(begun.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/travel/booking?step=review');
  answers['GET /api/booking/current'] = () => ({
    currentTrip: { ...EMPTY_TRIP, children: [null] },
    version: 4,
    updatedAt: null,
    bookedTripId: null,
    order: null,
  });
  await queryClient.invalidateQueries();
  await expect.element(begun).not.toBeInTheDocument();
});

test('a host sees what is missing to go live, the year, the next payout and who comes next', async () => {
  startSession(userWith(['Host family']));
  await open(<HostDashboardScreen />);
  await expect.element(page.getByRole('link', { name: '2 offers to answer' })).toHaveAttribute('href', '/host-family/hostings');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Host Dashboard', exact: true })).toBeVisible();
  await expect.element(page.getByText('Hello Nora')).toBeVisible();
  const photos = page.getByRole('link', { name: 'Upload at least 3 photos (2 so far)' });
  await expect.element(photos).toHaveAttribute('href', '/host-family/profile?field=photos');
  await expect.element(page.getByRole('listitem').filter({ hasText: 'To do: We’d like to visit you at home' })).toBeVisible();
  const languages = page.getByRole('link', { name: 'Languages spoken at home' });
  await expect.element(languages).toHaveAttribute('href', '/host-family/edit-my-family?field=languages');
  expect(page.getByRole('link', { name: 'Enter your address' }).elements()).toEqual([]);
  await expect.element(page.getByText('20% of the year is booked')).toBeVisible();
  await expect.element(page.getByText('3 hours')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Next payout' }).getByText('700.00', { exact: false }).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Zoé' })).toHaveAttribute('href', '/host-family/trips/7');
  await expect.element(page.getByRole('region', { name: 'Earnings' }).getByText('No earnings yet.', { exact: false })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('a host whom staff have paused reads why, and isn’t told to resume the profile itself', async () => {
  startSession(userWith(['Host family']));
  const pause = { reason: 'unresponsive', note: 'Three calls', at: '2026-06-15T10:00:00.000Z', until: null, canEnd: false } as const;
  answers['GET /api/host-families/own'] = () => familyDetails({ isLive: false }, { notLive: ['paused'], pause });
  await open(<HostDashboardScreen />);
  await expect.element(page.getByText(/Our team paused your profile because requests weren’t answered/)).toBeVisible();
  expect(page.getByText('Resume your paused profile').elements()).toEqual([]);
});
