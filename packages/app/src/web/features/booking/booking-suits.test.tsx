// Who fits where, in a booking on a phone: whom a family welcomes is said and kept from nobody, a camp for other ages can't be chosen.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listAxeFaults } from '#web/testing/axe.ts';
import { at, button, COMPLETE, endBooking, family, has, open, playBooking } from '#web/testing/booking-page.tsx';

const schedule = (id: number, startDate: string, endDate: string) => ({ id, startDate, endDate, placesLeft: 9, state: 'open' });

beforeEach(async () => {
  await playBooking();
  // The child was born on 1 January 2015: 16 on the first day, in summer 2031.
  at.answers['GET /api/host_families/4/profile'] = () => ({ ...family(4, 'Byrne'), activities: [8], welcomesAgeTo: 15 });
  at.answers['GET /api/search'] = () => ({
    data: [family(4, 'Byrne'), { ...family(9, 'Nolan'), welcomesGenders: ['female'] }],
    ...{ total: 2, lastPage: 1, currentPage: 1, perPage: 12 },
  });
  at.answers['GET /api/activities/8'] = () => ({
    ...{ id: 8, name: 'Sailing camp', county: 'Clare', location: 'Ennis', minAge: 8, maxAge: 15, gender: 'any', photoRef: null },
    ...{ firstLine: '', weekPrice: null, schedules: [schedule(91, '2031-07-07', '2031-07-11')] },
  });
});
afterEach(endBooking);

test('the chosen family and those that are found say whom they welcome, and can be chosen all the same', async () => {
  await open('?step=family');
  await has('Welcomes ages 0 to 15. Child 3 will be 16.');
  await has('Usually welcomes only girls, so Child 3 might not fit.');
  await expect.element(button('Choose The Nolan family')).toBeEnabled();
  expect(await listAxeFaults()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await button('Next').first().click();
  await expect.element(page.getByRole('heading', { name: 'Camps', level: 2 })).toBeInTheDocument();
});

test('the review says it of the family once more', async () => {
  await open('?step=review');
  await has('Welcomes ages 0 to 15. Child 3 will be 16.');
});

test('a week of a camp for others is barred, and says why', async () => {
  at.saved = { ...at.saved, currentTrip: { ...COMPLETE, activityDetailsType: 'mixed' } };
  await open('?step=camps');
  const week = page.getByRole('button', { name: /Sailing camp.*is for ages 8 to 15, and Child 3 will be 16/ });
  await expect.element(week).toBeDisabled();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
