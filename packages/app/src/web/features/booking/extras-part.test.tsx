// What can be added to a stay says what it costs before it is switched on.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EMPTY_TRIP } from '#contract/booking/current-trip.ts';
import { userWith } from '#web/testing/accounts.ts';
import { partsOf } from '#web/testing/parts.tsx';
import { Services } from './extras-part.tsx';

const { answers, asked, open } = partsOf({ at: '/travel/booking', words: ['booking'], user: userWith(['Parent']), heading: 'Book' });

const services = [
  { id: 1, name: 'Insurance', required: true },
  { id: 2, name: 'School place', required: false },
  { id: 3, name: 'Packed lunch', required: false },
];
const trip = { ...EMPTY_TRIP, children: [3], fromDate: '2031-07-06', toDate: '2031-07-20', hostFamilyId: 4, serviceTypeIds: [3] };

/** A stay with these services. */
const priceWith = (ids: readonly number[]) => (900 + (ids.includes(2) ? 131.05 : 0)).toFixed(2);

test('of each extra it is said what it costs in this stay, switched on or off', async () => {
  answers['POST /api/pricing/quote'] = ({ body }) => ({
    total: priceWith((body as { serviceTypeIds: number[] }).serviceTypeIds),
    currency: 'EUR',
  });
  await open(<Services trip={trip} services={services} />);
  const extra = (name: string) => page.getByRole('switch', { name, exact: true });
  await expect.element(extra('School place €131.05 for the whole stay')).not.toBeChecked();
  await expect.element(extra('Packed lunch At no extra cost')).toBeChecked();
  await expect.element(extra('Insurance Comes with every stay')).toBeDisabled();
  // The stay as it is was asked for once, for both.
  expect(asked.filter(({ key }) => key === 'POST /api/pricing/quote')).toHaveLength(3);
});
