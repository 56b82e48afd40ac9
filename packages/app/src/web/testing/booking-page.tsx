// The booking page on a phone with a mock server, for tests: saved data, responses and recorded requests.

import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PaymentIntent, SavedDraft } from '#contract/booking/booking.shapes.ts';
import { type CurrentTrip, EMPTY_TRIP } from '#contract/booking/draft/current-trip.ts';
import { NO_STAY_RULES } from '#contract/host-families/stay-rules.ts';
import { searchFamilies } from '#contract/search/search.endpoints.ts';
import { Booking } from '#web/features/booking/booking.tsx';
import type { Finding } from '#web/features/booking/draft/family-step.tsx';
import { draft } from '#web/features/booking/draft/use-draft.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { tabSession } from '#web/platform/session/app-persist.ts';
import { userWith } from './accounts.ts';
import { createMemoryHistory } from './memory-router.tsx';
import { signInAs } from './page.tsx';
import { type Answers, type Asked, playServer, refuseWith } from './play-server.ts';
import { show } from './render.tsx';

const words = ['beds', 'suits', 'booking', 'cardPayment', 'protection', 'hostRegistration', 'form', 'calendar', 'validation'] as const;

export const COMPLETE: CurrentTrip = { ...EMPTY_TRIP, children: [3], fromDate: '2031-07-06', toDate: '2031-07-20', hostFamilyId: 4 };

const child = (id: number, dateOfBirth: string) => ({
  id,
  firstName: `Child ${id}`,
  lastName: 'Byrne',
  dateOfBirth,
  gender: 'male',
  missing: ['allergies'],
});
export const family = (id: number, name: string) => ({
  ...{ id, name, county: 'Clare', location: 'Ennis', photoRef: null, photos: [], firstLine: '', activities: [], countyId: 1, children: [] },
  ...{ price: { amount: '900.00', currency: 'EUR' }, freeBeds: 2, guestsNumber: 2, brokenRule: null, isFull: false },
  ...{ welcomesAgeFrom: 0, welcomesAgeTo: 18, welcomesGenders: [] as string[] },
});

const payload = (price: string) => ({
  ...{ amount: Number(price) * 100, currency: 'EUR', numberOfDays: 15, fullImmersionDays: 15, businessId: 1, pricings: [] },
});

function intentAt(price: string): PaymentIntent {
  const expiresAt = new Date(Date.now() + 1_800_000).toISOString();
  return {
    ...payload(price),
    ...{ paymentIntentId: 'pi_1', total: price, status: 'requires_payment', fault: null, gateway: 'test' },
    ...{ clientSecret: 'secret-of-the-intent-1', publishableKey: null, expiresAt, tripId: null, invoiceId: null },
  };
}

/** The current state, which tests may change. */
export const at = {
  saved: { currentTrip: COMPLETE, version: 3, updatedAt: '2026-01-01T00:00:00Z', bookedTripId: null, order: null } as SavedDraft,
  asked: [] as Asked[],
  answers: {} as Answers,
  price: '900.00',
  payload,
  intent: intentAt('900.00'),
  /** The id of the signed-in parent: a different one for each test. */
  nobody: 100,
};

/** The hold of a saved booking. */
export const ORDER = {
  id: 1,
  expiresAt: '2031-01-01T00:00:00Z',
  total: '900.00',
  currency: 'EUR',
  paymentIntentId: 'pi_1',
  isCurrent: true,
};

/** Mocks a complete booking of a signed-in parent. */
export async function playBooking(): Promise<void> {
  await page.viewport(360, 740);
  at.asked = [];
  at.price = '900.00';
  at.saved = { currentTrip: COMPLETE, version: 3, updatedAt: '2026-01-01T00:00:00Z', bookedTripId: null, order: null };
  at.intent = intentAt(at.price);
  at.answers = {
    'GET /api/booking/current': () => at.saved,
    'POST /api/booking/current'({ body }) {
      const { current_trip: trip } = body as { current_trip: Record<string, unknown> };
      const currentTrip = { ...at.saved.currentTrip, hostFamilyId: Number(trip['host_family_id']) };
      at.saved = { ...at.saved, currentTrip, version: at.saved.version + 1 };
      return at.saved;
    },
    'POST /api/booking/check': () => ({ issues: [], quote: { total: at.price, currency: 'EUR' }, payload: payload(at.price) }),
    'GET /api/booking/choices': () => ({
      ...{ currency: 'EUR', tripTypes: [], templates: [] },
      services: [{ id: 1, name: 'Airport transfer', required: false }],
    }),
    'GET /api/parents/my-children': () => ({ childrens: [child(3, '2015-01-01'), child(5, '2013-07-06')] }),
    'GET /api/host_families/4/profile': () => family(4, 'Byrne'),
    'GET /api/host_families/9/profile': () => family(9, 'Nolan'),
    'GET /api/host_families/4/availability': () => ({ guestsNumber: 2, stayRules: NO_STAY_RULES, data: [] }),
    'GET /api/search': () => ({ data: [family(4, 'Byrne'), family(9, 'Nolan')], total: 2, lastPage: 1, currentPage: 1, perPage: 12 }),
    'POST /api/pricing/quote': () => refuseWith(409, 'noPriceBook', 'none'),
  };
  vi.stubGlobal('fetch', (address: RequestInfo, init?: RequestInit) => playServer(at.answers, at.asked)(address, init));
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
  at.nobody += 1;
  signInAs(userWith(['Parent'], { id: at.nobody }));
}

export async function endBooking(): Promise<void> {
  vi.unstubAllGlobals();
  signInAs(null);
  draft.finish();
  // As after a reload, no user is known yet.
  draft.set({ ...draft.get(), owner: null });
  tabSession.update({ booking: undefined });
  queryClient.clear();
  await page.viewport(1280, 900);
}

/** The search without its filters. */
function Finder({ card, fromDate, toDate, children, alsoFull, whenFull }: Finding) {
  const { data } = useEndpoint(searchFamilies, { query: { fromDate, toDate, children, alsoFull: String(alsoFull) } });
  return (
    <>
      {data?.data.every(({ isFull }) => isFull) ? whenFull : null}
      <ul>
        {data?.data.map((one) => (
          <li key={one.id}>{card(one)}</li>
        ))}
      </ul>
    </>
  );
}

export async function open(search: string) {
  const { MemoryRouter, history } = createMemoryHistory(`/travel/booking${search}`);
  await show(
    <MemoryRouter>
      <h1>Book a trip</h1>
      <Booking finder={(finding) => <Finder {...finding} />} />
    </MemoryRouter>,
    { words },
  );
  return history;
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const has = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();
export const times = (key: string) => at.asked.filter((one) => one.key === key).length;

export async function goToPayment(): Promise<void> {
  await has('Child 3: allergies');
  await button('Go to payment').click();
  await has('Accept the terms to continue.');
  await page.getByRole('checkbox', { name: /I accept the terms/ }).click();
  await button('Go to payment').click();
}
