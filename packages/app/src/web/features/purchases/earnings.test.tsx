// A host's earnings: the months of each currency as a chart and a table, the sums of the years, and the file.

import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Earnings as Earned } from '#contract/finance/payouts/earnings.shapes.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, partsOf } from '#web/testing/parts.tsx';
import { Earnings } from './earnings.tsx';

const euro = { currency: 'EUR', scheduled: '99.70', due: '0.20', paid: '700.10', total: '800.00', stays: 1, nights: 10 };
const yen = { currency: 'JPY', scheduled: '0', due: '500', paid: '0', total: '500', stays: 0, nights: 0 };
const earned: Earned = {
  months: [
    { month: '2026-07', ...euro },
    { month: '2026-07', ...yen },
    { month: '2025-12', ...euro },
  ],
  years: [
    { year: 2026, ...euro },
    { year: 2026, ...yen },
    { year: 2025, ...euro },
  ],
};

const { answers, asked, open } = partsOf({
  at: '/host-family/dashboard',
  words: ['earnings', 'lists', 'chart', 'form'],
  user: null,
  heading: 'Host Dashboard',
});

beforeEach(() => {
  Object.assign(answers, { 'GET /api/host-families/own/earnings': () => earned });
});

for (const scheme of ['light', 'dark'] as const)
  test(`the months of a year stand in a chart for each currency, ${scheme}`, async () => {
    await open(<Earnings />, { scheme });
    await expect.element(page.getByRole('img', { name: /^Chart: Earnings in 2026 \(EUR\)/ })).toBeVisible();
    await expect.element(page.getByRole('img', { name: /^Chart: Earnings in 2026 \(JPY\)/ })).toBeVisible();
    await expect.element(page.getByRole('row', { name: '2026 €700.10 €0.20 €99.70 €800.00 1 10' })).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
  });

test('the table has the figures of each month', async () => {
  await open(<Earnings />);
  await page.getByRole('button', { name: 'View as table' }).first().click();
  await expect.element(page.getByRole('row', { name: 'Jul €700.10 €0.20 €99.70' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Aug – – –' })).toBeVisible();
});

test('another year shows its months, and the file holds that year', async () => {
  answers['GET /api/host-families/own/earnings/export'] = () => '';
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  await open(<Earnings />);
  await page.getByRole('combobox', { name: 'Year' }).click();
  await page.getByRole('option', { name: '2025' }).click();
  await expect.element(page.getByRole('img', { name: /^Chart: Earnings in 2025/ })).toBeVisible();
  await button('Download as CSV').click();
  await vi.waitFor(() => expect(asked.some(({ key }) => key === 'GET /api/host-families/own/earnings/export')).toBe(true));
});

test('a family without payouts is told when earnings appear', async () => {
  answers['GET /api/host-families/own/earnings'] = () => ({ months: [], years: [] });
  await open(<Earnings />);
  await expect.element(page.getByText('No earnings yet. They appear with your first booked stay.')).toBeVisible();
});
