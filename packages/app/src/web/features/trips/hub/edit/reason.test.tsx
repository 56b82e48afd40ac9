// The reason for which a booked stay is changed: asked for before anything else is.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OneTrip } from '#web/features/trips/hub/one-trip.tsx';
import { userWith } from '#web/testing/accounts.ts';
import { button, partsOf } from '#web/testing/parts.tsx';
import { trip } from '#web/testing/trips.ts';
import { TripPrice } from './price-form.tsx';

const words = ['hubTrips', 'trips', 'names', 'resource', 'titles', 'form', 'validation'] as const;
const { answers, open, sent } = partsOf({ at: '/hub/trips/12/edit', words, user: userWith(['Coordinator']), heading: 'Trip' });

test('a booked stay is changed with a reason, which is asked for before the price', async () => {
  Object.assign(answers, {
    'GET /api/trips/12': () => trip({ state: 'booked' }),
    'GET /api/booking/choices': () => ({
      currency: 'EUR',
      services: [{ id: 2, name: 'Transfer', required: false }],
      tripTypes: [],
      templates: [],
    }),
  });
  await open(<OneTrip id={12}>{(read) => <TripPrice trip={read} />}</OneTrip>);
  const reason = page.getByRole('textbox', { name: 'Reason for the change' });
  await expect.element(reason).not.toBeRequired();
  await expect.element(reason).toHaveAccessibleDescription(/moves to customer service/);
  await page.getByRole('checkbox', { name: 'Transfer' }).click();
  await expect.element(reason).toBeRequired();
  await button('Save').click();
  await expect.element(reason).toHaveAccessibleDescription(/field is required/);
  await expect.element(reason).toHaveFocus();
  expect(sent('POST /api/trips/12/price')).toBeUndefined();
});
