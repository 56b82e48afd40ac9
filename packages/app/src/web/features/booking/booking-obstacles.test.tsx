// What stands in the way of a booking, and where it leads on: too few beds, a full camp, a payment that ended, and signing in on the way.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type CurrentTrip, EMPTY_TRIP } from '#contract/booking/draft/current-trip.ts';
import { NO_STAY_RULES } from '#contract/host-families/stay-rules.ts';
import { fromWire, toWire } from '#contract/platform/validation/names.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { at, button, COMPLETE, endBooking, family, goToPayment, has, ORDER, open, playBooking } from '#web/testing/booking-page.tsx';
import { signInAs } from '#web/testing/page.tsx';
import { refuseWith } from '#web/testing/play-server.ts';

beforeEach(playBooking);
afterEach(endBooking);

test('a family with too few beds for all children says so in its card, and can’t be gone on with', async () => {
  at.saved = { ...at.saved, currentTrip: { ...COMPLETE, children: [3, 6] } };
  const nights = [{ fromDate: '2031-07-10', toDate: '2031-07-12', freeBeds: 1 }];
  at.answers['GET /api/host_families/4/availability'] = () => ({ guestsNumber: 2, stayRules: NO_STAY_RULES, data: nights });
  at.answers['GET /api/search'] = () => ({
    ...{ data: [family(7, 'Quinn'), { ...family(9, 'Nolan'), guestsNumber: 1, freeBeds: 1, isFull: true }], total: 2 },
    ...{ lastPage: 1, currentPage: 1, perPage: 12 },
  });
  const history = await open('?step=family');
  await has('Only 1 bed is free on these dates; you need 2.');
  await has('Takes up to 1 student; you need 2 beds.');
  await expect.element(button('Choose The Nolan family')).toBeDisabled();
  await button('Next').first().click();
  await has('Choose a family with a bed for every child, or other dates.');
  expect(history.search()).toBe('?step=family');
  const searched = at.asked.find(({ key }) => key === 'GET /api/search')?.search;
  expect([searched?.get('children'), searched?.get('also_full')]).toEqual(['2', 'true']);
  await expect
    .element(page.getByRole('link', { name: 'View profile' }).first())
    .toHaveAttribute('href', '/travel/families/7?from=2031-07-06&to=2031-07-20&children=2');
  expect(await listAxeFaults(document.body, ['target-size'])).toEqual([]);
});

test('a camp that is full leads to those of its week that are not, and its other backups stay', async () => {
  const week = (scheduleId: number, activityId: number) => ({ scheduleId, activityId, startDate: '2031-07-07' });
  const backupCamps = [8, 9].map((id, index) => ({ ...week(id, id), rank: index + 1 }));
  at.saved = { ...at.saved, currentTrip: { ...COMPLETE, activityDetailsType: 'mixed', camps: [week(7, 7)], backupCamps } };
  const other = { code: 'campAlternative', field: 'camps.0', ...week(8, 8), name: 'Surf camp', placesLeft: 4, isBackup: true };
  at.answers['POST /api/booking/current'] = ({ body }) => {
    const { currentTrip } = fromWire(body) as { currentTrip: CurrentTrip };
    at.saved = { ...at.saved, currentTrip, version: at.saved.version + 1 };
    return at.saved;
  };
  at.answers['POST /api/booking/get-intent'] = () =>
    Response.json(
      { status: 'error', code: 'placesTaken', message: 'The camp is full.', request_id: 'x', issues: [toWire(other)] },
      { status: 409 },
    );
  await open('?step=review');
  await goToPayment();
  await has('The camp is full.');
  await has('Surf camp');
  await button('Choose instead').click();
  await expect.poll(() => at.saved.currentTrip.camps).toEqual([week(8, 8)]);
  expect(at.saved.currentTrip.backupCamps).toEqual([{ ...week(9, 9), rank: 1 }]);
});

test.each([
  ['bookingRefused', 'The money goes back.', 'View all families', '?step=family'],
  ['orderOver', 'Your hold has expired', 'Back to review', '?step=review'],
])('%s leads on from where the payment ended', async (code, told, next, leads) => {
  at.saved = { ...at.saved, order: ORDER };
  at.answers['POST /api/booking/retrive-payment-intent'] = () => ({ paymentIntent: { ...at.intent, status: 'succeeded' } });
  at.answers['POST /api/booking/indent'] = () => refuseWith(409, code, 'The money goes back.');
  const history = await open('?step=payment');
  await has(told);
  await button(next).click();
  expect(history.search()).toBe(leads);
});

test('signing in during a booking keeps the step and all choices, and then asks who travels', async () => {
  signInAs(null);
  at.saved = { ...at.saved, currentTrip: EMPTY_TRIP, version: 0 };
  at.answers['POST /api/booking/current'] = ({ body }) => {
    at.saved = { ...at.saved, currentTrip: (fromWire(body) as { currentTrip: CurrentTrip }).currentTrip, version: at.saved.version + 1 };
    return at.saved;
  };
  const history = await open('?from=2031-07-06&to=2031-07-20&family=4&children=2&step=review');
  await has(/^2 children/);
  expect(history.search()).toBe('?step=review');
  signInAs(userWith(['Parent'], { id: at.nobody }));
  await has('Children');
  expect(history.search()).toBe('?step=review');
  await page.getByRole('checkbox', { name: /I accept the terms/ }).click();
  await button('Go to payment').click();
  await has('Choose at least 1 child.');
  await page.getByRole('checkbox', { name: /Child 3/ }).click();
  await button('No more children').click();
  await expect.poll(() => at.saved.currentTrip).toMatchObject({ children: [3], hostFamilyId: 4, fromDate: '2031-07-06' });
});
