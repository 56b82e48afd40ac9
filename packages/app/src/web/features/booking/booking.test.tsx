// A booking on a phone: who travels, another family, a price that moved, a card that was declined, the bank's second step, and the end.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PaymentIntent, SavedDraft } from '#contract/booking/booking.shapes.ts';
import { type CurrentTrip, EMPTY_TRIP } from '#contract/booking/current-trip.ts';
import { fromWire, toWire } from '#contract/platform/names.ts';
import { tabSession } from '#web/platform/app-persist.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { userWith } from '#web/testing/accounts.ts';
import { faultsByAxe } from '#web/testing/axe.ts';
import { createMemoryHistory } from '#web/testing/memory-router.tsx';
import { signInAs } from '#web/testing/page.tsx';
import { type Asked, playServer, refusal } from '#web/testing/play-server.ts';
import { show } from '#web/testing/render.tsx';
import { Booking } from './booking.tsx';
import { draft } from './use-draft.ts';

const words = ['beds', 'booking', 'paying', 'protection', 'hostRegistration', 'form', 'calendar', 'validation'] as const;

const COMPLETE: CurrentTrip = { ...EMPTY_TRIP, children: [3], fromDate: '2031-07-06', toDate: '2031-07-20', hostFamilyId: 4 };
const child = (id: number, dateOfBirth: string) => ({
  id,
  firstName: `Child ${id}`,
  lastName: 'Byrne',
  dateOfBirth,
  missing: ['allergies'],
});
const family = (id: number, name: string) => ({
  ...{ id, name, county: 'Clare', location: 'Ennis', photoRef: null, photos: [], firstLine: '', activities: [], countyId: 1, children: [] },
  ...{ price: { amount: '900.00', currency: 'EUR' }, freeBeds: 2, guestsNumber: 2, isFull: false },
});

let saved: SavedDraft;
let asked: Asked[];
let answers: Record<string, (request: Asked) => unknown>;
let intent: PaymentIntent;
let price = '900.00';
let nobody = 100;

const payload = () => ({
  ...{ amount: Number(price) * 100, currency: 'EUR', numberOfDays: 15, fullImmersionDays: 15, businessId: 1, pricings: [] },
});
const issue = (code: string) => ({ field: 'hostFamilyId', code, message: code, blocks: true });

beforeEach(async () => {
  await page.viewport(360, 740);
  asked = [];
  price = '900.00';
  saved = { currentTrip: COMPLETE, version: 3, updatedAt: '2026-01-01T00:00:00Z', order: null };
  intent = {
    ...payload(),
    ...{
      paymentIntentId: 'pi_1',
      total: price,
      status: 'requires_payment',
      fault: null,
      gateway: 'test',
      clientSecret: 'secret-of-the-intent-1',
    },
    ...{ publishableKey: null, expiresAt: new Date(Date.now() + 1_800_000).toISOString(), tripId: null, invoiceId: null },
  };
  const checked = () => ({ issues: [], quote: { total: price, currency: 'EUR' }, payload: payload() });
  answers = {
    'GET /api/booking/current': () => saved,
    'POST /api/booking/current'({ body }) {
      const { current_trip: trip } = body as { current_trip: Record<string, unknown> };
      saved = { ...saved, currentTrip: { ...saved.currentTrip, hostFamilyId: Number(trip['host_family_id']) }, version: saved.version + 1 };
      return saved;
    },
    'POST /api/booking/check': checked,
    'GET /api/booking/choices': () => ({
      currency: 'EUR',
      services: [{ id: 1, name: 'Airport transfer', required: false }],
      tripTypes: [],
      templates: [],
    }),
    'GET /api/parents/my-children': () => ({ childrens: [child(3, '2015-01-01'), child(5, '2013-07-06')] }),
    'GET /api/host_families/4/profile': () => family(4, 'Byrne'),
    'GET /api/host_families/9/profile': () => family(9, 'Nolan'),
    'GET /api/host_families/4/availability': () => ({ guestsNumber: 2, data: [] }),
    'GET /api/search': () => ({ data: [family(4, 'Byrne'), family(9, 'Nolan')], total: 2, lastPage: 1, currentPage: 1, perPage: 12 }),
    'POST /api/pricing/quote': () => refusal(409, 'noPriceBook', 'none'),
  };
  vi.stubGlobal('fetch', (address: RequestInfo, init?: RequestInit) => playServer(answers, asked)(address, init));
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
  nobody += 1;
  signInAs(userWith(['Parent'], { id: nobody }));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  signInAs(null);
  draft.finish();
  tabSession.update({ booking: undefined });
  queryClient.clear();
  await page.viewport(1280, 900);
});

async function open(search: string) {
  const { MemoryRouter, history } = createMemoryHistory(`/travel/booking${search}`);
  await show(
    <MemoryRouter>
      <h1>Book a trip</h1>
      <Booking />
    </MemoryRouter>,
    { words },
  );
  return history;
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const has = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();
const times = (key: string) => asked.filter((one) => one.key === key).length;

async function goToPayment(): Promise<void> {
  await has('Child 3: allergies');
  await button('Go to payment').click();
  await has('Please accept the terms to go on.');
  await page.getByRole('checkbox', { name: /I accept the terms/ }).click();
  await button('Go to payment').click();
}

async function typeCard(): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242');
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('0733');
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
  await button(/^Pay €/).click();
}

test('a price that went up is asked about again; a declined card, the bank and a slow gateway lead to one booking', async () => {
  answers['POST /api/booking/get-intent'] = ({ body }) => {
    if ((body as { amount: number }).amount === 95_000)
      return { paymentIntent: { ...intent, total: price }, reason: null, order: null, priceLowered: false };
    price = '950.00';
    return refusal(422, 'priceChanged', 'It costs more.');
  };
  const steps = [
    { status: 'failed', fault: 'declined' },
    { status: 'requires_action', fault: null },
  ];
  answers['POST /api/test-gateway/intents/pi_1/confirm'] = () => steps.shift();
  answers['POST /api/test-gateway/intents/pi_1/authenticate'] = () => ({ status: 'processing', fault: null });
  answers['POST /api/booking/retrive-payment-intent'] = () => ({ paymentIntent: { ...intent, status: 'succeeded' } });
  answers['POST /api/booking/indent'] = () => ({
    ...{
      tripId: 12,
      conversationId: 7,
      invoiceId: 31,
      invoiceNumber: 'S-1',
      receiptPath: null,
      fromDate: '2031-07-06',
      toDate: '2031-07-20',
    },
  });
  const history = await open('?step=review');
  await goToPayment();
  await has('It was €900.00 and is now €950.00. Nothing has been charged.');
  await button('Go on at the new price').click();
  await has(/Held for you for another/);
  expect(await faultsByAxe()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  const number = page.getByRole('textbox', { name: 'Card number' });
  await expect.element(number).toHaveAttribute('autocomplete', 'cc-number');
  await typeCard();
  await has('The bank has declined the card. Please try another one.');
  await typeCard();
  await has('Do you confirm the payment of €950.00?');
  await button('Confirm').click();
  await has('It is reserved for you');
  await expect.element(page.getByRole('link', { name: 'See the trip' })).toHaveAttribute('href', '/travel/trips/12');
  expect(history.search()).toBe('?booked=12&conversation=7&invoice=31');
  expect(times('POST /api/booking/indent')).toBe(1);
  expect(asked.find(({ key }) => key.endsWith('/confirm'))?.body).toMatchObject({ card: { number: '4242424242424242', expiry: '07/33' } });
});

test('beds that are gone meanwhile lead to families that are free', async () => {
  answers['POST /api/booking/get-intent'] = () =>
    Response.json(
      {
        status: 'error',
        code: 'bedsTaken',
        message: 'The family is taken.',
        request_id: 'x',
        issues: [toWire({ code: 'alternative', hostFamilyId: 9, name: 'Nolan', countyName: 'Clare', image: null })],
      },
      { status: 409 },
    );
  await open('?step=review');
  await goToPayment();
  await has('The family is taken.');
  await button('Choose instead').click();
  await has(/The Nolan family/);
  await expect.poll(() => saved.currentTrip.hostFamilyId).toBe(9);
});

test('what is missing names the step where it is put right', async () => {
  answers['POST /api/booking/check'] = () => ({ issues: [issue('familyTaken')], quote: null, payload: null });
  const history = await open('?step=review');
  await goToPayment();
  await button('Change: Host family').last().click();
  expect(history.search()).toBe('?step=family');
});

test('a payment that was on its way before a reload is followed to its end', async () => {
  saved = { ...saved, order: { id: 1, expiresAt: '2031-01-01T00:00:00Z', total: price, currency: 'EUR', paymentIntentId: 'pi_1' } };
  answers['POST /api/booking/retrive-payment-intent'] = () => ({ paymentIntent: { ...intent, status: 'succeeded' } });
  answers['POST /api/booking/indent'] = () => ({
    ...{
      tripId: 12,
      conversationId: null,
      invoiceId: null,
      invoiceNumber: null,
      receiptPath: null,
      fromDate: '2031-07-06',
      toDate: '2031-07-20',
    },
  });
  await open('?step=payment');
  await has('It is reserved for you');
  expect(times('POST /api/booking/get-intent')).toBe(0);
});

test('another family takes the place of the chosen one only when that is confirmed', async () => {
  await open('?step=family');
  await button('Choose: The Nolan family').click();
  await has('Selecting this host family will remove your previously selected host family!');
  await button('Cancel').click();
  expect(saved.currentTrip.hostFamilyId).toBe(4);
  await button('Choose: The Nolan family').click();
  await button('Continue').click();
  await expect.poll(() => saved.currentTrip.hostFamilyId).toBe(9);
  await button('Add a backup family').click();
  await has('You are selecting a backup family');
  await expect.element(button('Choose as backup: The Byrne family')).toBeEnabled();
  await expect.element(button('Chosen')).toBeDisabled();
  // The running total lies over what has been scrolled beneath it.
  expect(await faultsByAxe(document.body, ['target-size'])).toEqual([]);
});

test('a child who is 18 on the first day is taken out, and that is said', async () => {
  saved = { ...saved, currentTrip: { ...COMPLETE, children: [5] } };
  await open('?step=plan');
  await has(/Child 5 will be 18 or older on the first day/);
  await button('Next').click();
  await has('Please choose who travels.');
  await page.getByRole('checkbox', { name: /Child 3/ }).click();
  await has('15 days · 14 nights · 2 full weeks');
  expect(await faultsByAxe()).toEqual([]);
  await button('Next').click();
  await has('Your host family');
});

test('a visitor chooses, and is asked to sign in only before paying', async () => {
  signInAs(null);
  const history = await open('?from=2031-07-06&to=2031-07-20&family=4');
  await has('How many children travel?');
  expect(history.search()).toBe('');
  await expect.poll(() => tabSession.get().booking).toMatchObject({ trip: { fromDate: '2031-07-06', hostFamilyId: 4, children: [null] } });
  await button('Next').click();
  await button('Next').first().click();
  await button('Next').click();
  await page.getByRole('checkbox', { name: /I accept the terms/ }).click();
  await button('Go to payment').click();
  await has('Sign in to pay');
  await page.getByRole('link', { name: 'Sign in' }).click();
  expect(tabSession.get().next).toBe('/travel/booking?step=review');
});

test('a family with too few beds for all children says so in its card, and can’t be gone on with', async () => {
  saved = { ...saved, currentTrip: { ...COMPLETE, children: [3, 6] } };
  const nights = [{ fromDate: '2031-07-10', toDate: '2031-07-12', freeBeds: 1 }];
  answers['GET /api/host_families/4/availability'] = () => ({ guestsNumber: 2, data: nights });
  answers['GET /api/search'] = () => ({
    ...{ data: [family(7, 'Quinn'), { ...family(9, 'Nolan'), guestsNumber: 1, freeBeds: 1, isFull: true }], total: 2 },
    ...{ lastPage: 1, currentPage: 1, perPage: 12 },
  });
  const history = await open('?step=family');
  await has('Only one bed is free on these dates; you need 2.');
  await has('Takes one student at most; you need room for 2.');
  await expect.element(button('Choose: The Nolan family')).toBeDisabled();
  await button('Next').first().click();
  await has('Please choose a family with a bed for every child, or other dates.');
  expect(history.search()).toBe('?step=family');
  const searched = asked.find(({ key }) => key === 'GET /api/search')?.search;
  expect([searched?.get('children'), searched?.get('also_full')]).toEqual(['2', 'true']);
  await expect
    .element(page.getByRole('link', { name: 'Look at it' }).first())
    .toHaveAttribute('href', '/travel/families/7?from=2031-07-06&to=2031-07-20&children=2');
  expect(await faultsByAxe(document.body, ['target-size'])).toEqual([]);
});

test('a camp that is full leads to those of its week that are not, and its other backups stay', async () => {
  const week = (scheduleId: number, activityId: number) => ({ scheduleId, activityId, startDate: '2031-07-07' });
  const backupCamps = [8, 9].map((id, index) => ({ ...week(id, id), rank: index + 1 }));
  saved = { ...saved, currentTrip: { ...COMPLETE, activityDetailsType: 'mixed', camps: [week(7, 7)], backupCamps } };
  const other = { code: 'campAlternative', field: 'camps.0', ...week(8, 8), name: 'Surf camp', placesLeft: 4, isBackup: true };
  answers['POST /api/booking/current'] = ({ body }) => {
    const { currentTrip } = fromWire(body) as { currentTrip: CurrentTrip };
    saved = { ...saved, currentTrip, version: saved.version + 1 };
    return saved;
  };
  answers['POST /api/booking/get-intent'] = () =>
    Response.json(
      { status: 'error', code: 'placesTaken', message: 'The camp is full.', request_id: 'x', issues: [toWire(other)] },
      { status: 409 },
    );
  await open('?step=review');
  await goToPayment();
  await has('The camp is full.');
  await has('Surf camp');
  await button('Choose instead').click();
  await expect.poll(() => saved.currentTrip.camps).toEqual([week(8, 8)]);
  expect(saved.currentTrip.backupCamps).toEqual([{ ...week(9, 9), rank: 1 }]);
});

test.each([
  ['bookingRefused', 'The money goes back.', 'See all families', '?step=family'],
  ['orderOver', 'The time for paying is over', 'Back to the review', '?step=review'],
])('%s leads on from where the payment ended', async (code, told, next, leads) => {
  saved = { ...saved, order: { id: 1, expiresAt: '2031-01-01T00:00:00Z', total: price, currency: 'EUR', paymentIntentId: 'pi_1' } };
  answers['POST /api/booking/retrive-payment-intent'] = () => ({ paymentIntent: { ...intent, status: 'succeeded' } });
  answers['POST /api/booking/indent'] = () => refusal(409, code, 'The money goes back.');
  const history = await open('?step=payment');
  await has(told);
  await button(next).click();
  expect(history.search()).toBe(leads);
});

test('who signs in on the way is where they were, with everything kept, and says who travels', async () => {
  signInAs(null);
  saved = { ...saved, currentTrip: EMPTY_TRIP, version: 0 };
  answers['POST /api/booking/current'] = ({ body }) => {
    saved = { ...saved, currentTrip: (fromWire(body) as { currentTrip: CurrentTrip }).currentTrip, version: saved.version + 1 };
    return saved;
  };
  const history = await open('?from=2031-07-06&to=2031-07-20&family=4&children=2&step=review');
  await has('2 children,');
  expect(history.search()).toBe('?step=review');
  signInAs(userWith(['Parent'], { id: nobody }));
  await has('Who travels?');
  expect(history.search()).toBe('?step=review');
  await page.getByRole('checkbox', { name: /I accept the terms/ }).click();
  await button('Go to payment').click();
  await has('Please choose who travels.');
  await page.getByRole('checkbox', { name: /Child 3/ }).click();
  await button('Nobody else travels').click();
  await expect.poll(() => saved.currentTrip).toMatchObject({ children: [3], hostFamilyId: 4, fromDate: '2031-07-06' });
});
