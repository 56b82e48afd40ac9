// What an address begins or goes on with: a trip that is there already, a week of a camp, and a payment that was under way.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EMPTY_TRIP } from '#contract/booking/draft/current-trip.ts';
import { draft } from '#web/features/booking/draft/use-draft.ts';
import { tabSession } from '#web/platform/session/app-persist.ts';
import { at, button, COMPLETE, endBooking, has, ORDER, open, playBooking, times } from '#web/testing/booking-page.tsx';
import { signInAs } from '#web/testing/page.tsx';
import { refuseWith } from '#web/testing/play-server.ts';
import { trip } from '#web/testing/trips.ts';

beforeEach(playBooking);
afterEach(endBooking);

const placed = {
  ...{ tripId: 12, conversationId: null, invoiceId: null, invoiceNumber: null, receiptPath: null },
  ...{ fromDate: '2031-07-06', toDate: '2031-07-20' },
};
const week = (id: number, startDate: string, endDate: string) => ({ id, startDate, endDate, placesLeft: 3, state: 'open' });
const sailing = {
  ...{
    id: 8,
    name: 'Sailing camp',
    county: 'Clare',
    location: 'Ennis',
    minAge: 8,
    maxAge: 16,
    gender: 'any',
    photoRef: null,
    weekPrice: null,
    firstLine: '',
  },
  schedules: [week(91, '2031-07-07', '2031-07-11'), week(92, '2031-08-04', '2031-08-08')],
};

/** The enquiry of two children that staff have filled in. */
const enquiry = () =>
  trip({
    ...{
      id: 5,
      side: 'parent',
      state: 'enquiry',
      invoices: [],
      price: null,
      fromDate: '2031-07-06',
      toDate: '2031-07-20',
      wishes: 'The sea',
    },
    ...{ serviceTypeIds: [2], discountCode: 'SUN', students: [3, 6].map((id) => ({ ...trip().students[0], id }) as never) },
    camps: [91, 93].map((scheduleId, index) => ({
      ...{ scheduleId, activityId: 8 + index, activityName: 'Camp', startDate: '2031-07-07', endDate: '2031-07-11' },
      backupRank: index === 0 ? null : 1,
      calledOff: false,
    })),
  });

test('a trip is booked with all it knows, and by its own number', async () => {
  at.saved = { ...at.saved, currentTrip: EMPTY_TRIP, version: 0 };
  at.answers['GET /api/trips/5'] = enquiry;
  const history = await open('?trip=5');
  await has('You’re booking an existing trip');
  expect(history.search()).not.toContain('trip=');
  expect(draft.get().trip).toEqual({
    ...EMPTY_TRIP,
    ...{ tripId: 5, children: [3, 6], fromDate: '2031-07-06', toDate: '2031-07-20', hostFamilyId: 4, activityDetailsType: 'mixed' },
    ...{ serviceTypeIds: [2], discountCode: 'SUN', wishes: 'The sea' },
    camps: [{ scheduleId: 91, activityId: 8, startDate: '2031-07-07' }],
    backupCamps: [{ scheduleId: 93, activityId: 9, startDate: '2031-07-07', rank: 1 }],
  });
  await button('Book as new trip').click();
  expect(draft.get().trip).toMatchObject({ tripId: null, children: [3, 6] });
});

test('another booking is given up for a trip only when that is confirmed; a family that comes along is chosen at once', async () => {
  at.answers['GET /api/trips/5'] = enquiry;
  await open('?trip=5&family=9');
  await has('We’ll clear your choices for your other booking.');
  await button('Continue').click();
  await has('You’re booking an existing trip');
  expect(draft.get().trip).toMatchObject({ tripId: 5, hostFamilyId: 9 });
});

test.each([
  ['Cancel', { ...COMPLETE }],
  ['Continue', { ...COMPLETE, hostFamilyId: 9, fromDate: '2031-08-07', toDate: '2031-08-21' }],
])('another family and its dates come in together or not at all: %s', async (answer, becomes) => {
  const history = await open('?family=9&from=2031-08-07&to=2031-08-21');
  await has('Current: The Byrne family. New: The Nolan family.');
  await expect.poll(() => draft.get().trip).toEqual(COMPLETE);
  await button(answer).click();
  await expect.poll(() => draft.get().trip).toEqual(becomes);
  expect(history.search()).toBe('');
});

test('a booking made meanwhile on another device is reported with a link to its trip, and not saved again', async () => {
  at.answers['POST /api/booking/current'] = () => {
    at.saved = { ...at.saved, currentTrip: EMPTY_TRIP, version: 4, bookedTripId: 63 };
    return refuseWith(409, 'changedMeanwhile', 'Changed meanwhile.', { current: at.saved });
  };
  await open('?step=review');
  await has('Child 3: allergies');
  draft.change((now) => ({ ...now, wishes: 'The sea' }));
  await has('You booked this on another device');
  await expect.element(page.getByRole('alert').filter({ hasText: 'booked this on another device' })).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'View trip' })).toHaveAttribute('href', '/travel/trips/63');
  expect(draft.get().trip).toEqual(EMPTY_TRIP);
  expect(times('POST /api/booking/current')).toBe(1);
});

test('a trip that was billed or reserved is not booked once more, and a visitor signs in first', async () => {
  at.answers['GET /api/trips/5'] = () => ({ ...enquiry(), state: 'reserved' });
  await open('?trip=5');
  await expect.element(page.getByRole('link', { name: 'View trip' })).toHaveAttribute('href', '/travel/trips/5');
  expect(draft.get().trip.tripId).toBe(null);
  signInAs(null);
  await page.getByRole('link', { name: 'Sign in' }).click();
  expect(tabSession.get().next).toBe('/travel/booking?trip=5');
});

test('the week that somebody came for is put in, as camp or as backup, or it is said why not', async () => {
  at.answers['GET /api/activities/8'] = () => sailing;
  await open('?step=camps&camp=8&week=91');
  await expect.poll(() => draft.get().trip.camps).toEqual([{ scheduleId: 91, activityId: 8, startDate: '2031-07-07' }]);
  await open('?step=camps&camp=8&week=92');
  await has(/Your camp week is outside your dates/);
  expect(draft.get().trip.camps).toHaveLength(1);
});

test('back from the bank a paid booking is confirmed, though nothing is left of its steps', async () => {
  at.saved = { ...at.saved, currentTrip: EMPTY_TRIP, version: 4 };
  at.answers['POST /api/booking/retrive-payment-intent'] = () => ({ paymentIntent: { ...at.intent, status: 'succeeded', tripId: 12 } });
  at.answers['POST /api/booking/indent'] = () => placed;
  const history = await open('?step=payment&paying=pi_1&payment_intent=pi_1&redirect_status=succeeded');
  await has('Your trip is reserved');
  expect(history.search()).toBe('?booked=12');
  expect(times('POST /api/booking/indent')).toBe(1);
});

test('money that came too late is told as the server says it, and nothing is offered that charges again', async () => {
  at.answers['POST /api/booking/retrive-payment-intent'] = () => ({ paymentIntent: { ...at.intent, status: 'succeeded' } });
  at.answers['POST /api/booking/indent'] = () => refuseWith(409, 'bookingRefused', 'Your money is on its way back to you.');
  const history = await open('?step=payment&paying=pi_1');
  await has('Your money is on its way back to you.');
  await expect.element(button('Hold again and pay')).not.toBeInTheDocument();
  await button('View all families').click();
  expect(history.search()).toBe('?step=family');
});

test.each([
  ['gone on with', true, 0],
  ['called off where something else is booked by now', false, 1],
] as const)('a payment left at the bank is %s', async (_, isCurrent, asks) => {
  const held = { paymentIntent: at.intent, reason: null, order: ORDER, priceLowered: false };
  at.answers['POST /api/booking/retrive-payment-intent'] = () => ({ paymentIntent: { ...at.intent, status: 'requires_action' } });
  at.answers['POST /api/booking/get-intent'] = () => held;
  at.saved = { ...at.saved, order: { ...ORDER, isCurrent } };
  const history = await open('?step=payment');
  await (isCurrent ? has('Confirm the payment of €900.00?') : expect.element(button(/^Pay €900/)).toBeVisible());
  expect(times('POST /api/booking/get-intent')).toBe(asks);
  expect(history.search()).toBe('?step=payment&paying=pi_1');
});
