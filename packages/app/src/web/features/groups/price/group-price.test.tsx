// The price of a group on screen: alone and together, why they differ, and what trips lack.

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { GroupPrice as Price } from '#contract/groups/group-price.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { partsOf } from '#web/testing/parts.tsx';
import { GroupPrice } from './group-price.tsx';

const figures = {
  ...{ students: 3, alone: '5407.08', sharedVat: '-27.60', together: '5259.48', difference: '-147.60', perStudent: '1753.16' },
  shared: [{ name: 'Airport transfer', activity: '', paid: 1, instead: 3, amount: '-120.00' }],
  ...{ quoted: '5259.46', rounding: '-0.02' },
};

const price: Price = {
  currency: 'EUR',
  sets: [
    {
      ...figures,
      ...{ fromDate: '2026-07-06', toDate: '2026-07-18', part: 1, parts: 2, vat: '100.00' },
      trips: [
        { tripId: 9, name: 'Mia Berger', students: 1, family: 'Byrne', alone: '1802.36', agreed: { currency: 'EUR', amount: '1800.00' } },
        { tripId: 10, name: 'Tom Kurz, Lia Kurz', students: 2, family: 'Nolan', alone: '3604.72', agreed: null },
      ],
      lines: [
        { name: 'Hosting per night', activity: '', quantity: 12, students: 3, isPerBooking: false, amount: '5099.46' },
        { name: 'Airport transfer', activity: '', quantity: 1, students: 1, isPerBooking: true, amount: '60.00' },
      ],
    },
  ],
  unpriced: [{ tripId: 11, name: 'Ida Lang', why: 'noFamily' }],
  totals: figures,
  agreed: [{ currency: 'EUR', amount: '1800.00', trips: 1 }],
};

const words = ['groupPrice', 'common'] as const;
const { answers, open } = partsOf({ at: '/hub/groups/5', words, user: userWith(['Coordinator']), heading: 'Class 8b' });

beforeEach(() => {
  answers['GET /api/groups/5/price'] = () => price;
});

const show = () => open(<GroupPrice groupId={5} />);

test.each([360, 1280])('the sums, their reasons and the trips are shown at %i pixels', async (width) => {
  await page.viewport(width, 900);
  await show();
  await expect.element(page.getByText('3 students together: €5,259.48, €1,753.16 each on average')).toBeVisible();
  const reason = page.getByRole('row', { name: /Airport transfer, per booking: paid once instead of 3 times/ });
  await expect.element(reason.getByText('-€120.00')).toBeVisible();
  await expect.element(page.getByText('Part 1 of 2: one quote takes at most 50 students.')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Airport transfer.*once per booking/ })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Tom Kurz, Lia Kurz' }))
    .toHaveAttribute('href', expect.stringContaining('/hub/trips/10'));
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Ida Lang: No host family yet.' })).toBeVisible();
  await expect.element(page.getByText(/Each trip is invoiced at its own agreed price/)).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('a group without trips says what to do', async () => {
  answers['GET /api/groups/5/price'] = () => ({ ...price, sets: [], unpriced: [], agreed: [] });
  await show();
  await expect.element(page.getByText('No price yet')).toBeVisible();
});
