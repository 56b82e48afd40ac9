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
        {
          tripId: 9,
          name: 'Mia Berger',
          students: 1,
          family: 'Byrne',
          alone: '1802.36',
          now: '1800.00',
          carrier: null,
          agreed: { currency: 'EUR', amount: '1800.00' },
        },
        {
          tripId: 10,
          name: 'Tom Kurz, Lia Kurz',
          students: 2,
          family: 'Nolan',
          alone: '3604.72',
          now: '3604.72',
          carrier: null,
          agreed: null,
        },
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

const words = ['groupPrice', 'tripPrice', 'common'] as const;
const { answers, open, sent } = partsOf({ at: '/hub/groups/5', words, user: userWith(['Coordinator']), heading: 'Class 8b' });

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
  await expect.element(page.getByText(/unless you apply the group price/)).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('a group without trips says what to do', async () => {
  answers['GET /api/groups/5/price'] = () => ({ ...price, sets: [], unpriced: [], agreed: [] });
  await show();
  await expect.element(page.getByText('No price yet')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to members' })).toHaveAttribute('href', expect.stringContaining('tab=members'));
});

const plan = {
  currency: 'EUR',
  trips: [
    {
      ...{ tripId: 9, name: 'Mia Berger', version: 2, isCarrier: true, carrier: null, isChanged: false },
      ...{ before: '1800.00', after: '1800.00', difference: '0.00' },
    },
    {
      ...{ tripId: 10, name: 'Tom Kurz', version: 4, isCarrier: false, carrier: { tripId: 9, name: 'Mia Berger' }, isChanged: true },
      ...{ before: '3604.72', after: '3530.92', difference: '-73.80' },
    },
  ],
  leftOut: [{ tripId: 11, name: 'Ida Lang', why: 'billed' }],
  totals: { before: '5404.72', after: '5330.92', difference: '-73.80' },
  rounding: '-0.02',
};

test.each([360, 1280])('the group price is shown before it is applied, as it was seen, at %i pixels', async (width) => {
  await page.viewport(width, 900);
  answers['GET /api/groups/5/price/plan'] = () => plan;
  answers['POST /api/groups/5/price/plan'] = () => ({ changed: 1, plan });
  await show();
  await page.getByRole('button', { name: 'Apply group price' }).click();
  const row = page.getByRole('row', { name: /Tom Kurz.*Mia Berger/ });
  await expect.element(row.getByText('-€73.80')).toBeVisible();
  await expect.element(page.getByText('This trip, for the others too')).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Ida Lang: Invoiced already' })).toBeVisible();
  await expect.element(page.getByText(/would differ by -€0.02/)).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('button', { name: 'Change 1 trip' }).click();
  await expect.element(page.getByRole('button', { name: 'Apply group price' })).toBeVisible();
  expect(sent('POST /api/groups/5/price/plan')).toEqual({
    change: 'apply',
    shown: [{ trip_id: 10, version: 4, carrier_id: 9, after: '3530.92' }],
  });
});

test('a trip whose payer is lost is named, and says what to do', async () => {
  const lost = { tripId: 9, name: '', problem: 'cancelled' as const, isBilled: false, isUnderpriced: true };
  const [set] = price.sets;
  answers['GET /api/groups/5/price'] = () => ({
    ...price,
    sets: price.sets.map((one) => ({ ...one, trips: (set?.trips ?? []).map((trip) => ({ ...trip, carrier: lost })) })),
  });
  await show();
  await expect.element(page.getByText('2 trips have lost the trip that pays for them')).toBeVisible();
  await expect.element(page.getByText(/The trip that pays is cancelled. Its agreed price still leaves that out/).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Take back group price' })).toBeVisible();
});
