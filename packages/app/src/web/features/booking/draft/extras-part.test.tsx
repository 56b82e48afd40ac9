// What can be added to a stay says what it costs before it is switched on.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EMPTY_TRIP } from '#contract/booking/draft/current-trip.ts';
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

/** What a customer is answered of a stay with these services, at a rate of VAT. */
function quoteWith(ids: readonly number[], vatRate: number) {
  const price = 900 + (ids.includes(2) ? 131.05 : 0);
  const vat = (price * vatRate).toFixed(2);
  const total = (price + Number(vat)).toFixed(2);
  return { subtotal: (price + 10).toFixed(2), discount: '10.00', vat, total, currency: 'EUR' };
}

const extra = (name: string) => page.getByRole('switch', { name, exact: true });

test('each extra shows its cost for this stay, as in the breakdown, whether it is on or off', async () => {
  answers['POST /api/pricing/quote'] = ({ body }) => quoteWith((body as { serviceTypeIds: number[] }).serviceTypeIds, 0.23);
  await open(<Services trip={trip} services={services} />);
  await expect.element(extra('School place €131.05 for the whole stay, before VAT')).not.toBeChecked();
  await expect.element(extra('Packed lunch No extra cost')).toBeChecked();
  await expect.element(extra('Insurance Included in every stay')).toBeDisabled();
  // The stay as it is was asked for once, for both.
  expect(asked.filter(({ key }) => key === 'POST /api/pricing/quote')).toHaveLength(3);
});

test('where no VAT is owed none is spoken of', async () => {
  answers['POST /api/pricing/quote'] = ({ body }) => quoteWith((body as { serviceTypeIds: number[] }).serviceTypeIds, 0);
  await open(<Services trip={{ ...trip, toDate: '2031-07-21' }} services={services} />);
  await expect.element(extra('School place €131.05 for the whole stay')).not.toBeChecked();
});
