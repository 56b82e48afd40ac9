// The reports on the page: figures beside those of another period, what is counted, and the address that keeps what was chosen.

import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Report } from '#contract/reports/reports.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { Reports } from './reports.tsx';

const words = ['reports', 'reportPage', 'chart', 'form', 'calendar', 'validation'] as const;

const nights: Report = {
  report: 'nights',
  asOf: '2026-05-15T10:00:00Z',
  period: { from: '2026-06-01', to: '2026-07-31' },
  compared: { from: '2025-06-01', to: '2025-07-31' },
  by: ['month'],
  figures: [{ name: 'nights', kind: 'count' }],
  rows: [
    { groups: [{ key: '2026-06', label: '' }], part: '', cells: [{ value: '3', before: '6', difference: '-3', percent: '-50' }] },
    { groups: [{ key: '2026-07', label: '' }], part: '', cells: [{ value: '9', before: '0', difference: '9', percent: null }] },
  ],
  totals: [{ groups: [], part: '', cells: [{ value: '12', before: '6', difference: '6', percent: '100' }] }],
};

const revenue: Report = {
  ...nights,
  report: 'revenue',
  compared: null,
  figures: [{ name: 'invoiced', kind: 'money' }],
  rows: [
    {
      groups: [{ key: '2026-06', label: '' }],
      part: 'EUR',
      cells: [{ value: '1234.50', before: null, difference: null, percent: null }],
    },
  ],
  totals: [{ groups: [], part: 'EUR', cells: [{ value: '1234.50', before: null, difference: null, percent: null }] }],
};

const { answers, asked, open } = partsOf({ at: '/hub/reports?from=2026-06-01&to=2026-07-31', words, user: userWith(['Finance']) });

beforeEach(() => {
  Object.assign(answers, {
    'GET /api/reports/stays': () => nights,
    'GET /api/reports/money': () => revenue,
    'GET /api/reports': () => ({
      counties: [
        { id: 1, name: 'Cork' },
        { id: 2, name: 'Kerry' },
      ],
      businesses: [],
      agents: [],
    }),
    'GET /api/trip-periods': () => pageOf([]),
  });
});

const cellsOf = (table: Element) =>
  [...table.querySelectorAll('tbody tr')].map((line) => [...line.children].map((cell) => cell.textContent));

test('each figure stands beside the change since the other period, with totals', async () => {
  await open(<Reports />);
  const table = page.getByRole('table', { name: 'Nights' });
  await expect.element(table).toBeVisible();
  expect(cellsOf(table.element())).toEqual([
    ['June 2026', '3-3 (-50%)'],
    ['July 2026', '9+9'],
    ['Total', '12+6 (+100%)'],
  ]);
  await expect.element(page.getByText(/Compared with 1 Jun 2025 to 31 Jul 2025/)).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('a heading says what is counted when it is focused', async () => {
  await open(<Reports />);
  const heading = page.getByRole('columnheader', { name: 'Nights' }).getByRole('button');
  await expect.element(heading).toBeVisible();
  (heading.element() as HTMLElement).focus();
  await expect.element(page.getByRole('tooltip').getByText(/^Nights of stays within the period/)).toBeVisible();
});

test('the page asks for what is chosen, and keeps it in the address', async () => {
  const history = await open(<Reports />);
  await page.getByRole('combobox', { name: 'County' }).click();
  await page.getByRole('option', { name: 'Kerry' }).click();
  await vi.waitFor(() => expect(history.search()).toContain('countyId=2'));
  await page.getByRole('tab', { name: 'Revenue and commission' }).click();
  await expect.element(page.getByRole('table', { name: 'Revenue and commission' })).toBeVisible();
  const last = asked.filter(({ key }) => key === 'GET /api/reports/money').at(-1);
  expect(Object.fromEntries(last?.search ?? [])).toMatchObject({ to: '2026-07-31', county_id: '2', by: 'month' });
  await expect.element(page.getByRole('link', { name: 'June 2026' })).not.toBeInTheDocument();
});

test('an empty period says so, and a failed one can be tried again', async () => {
  answers['GET /api/reports/stays'] = () => ({ ...nights, rows: [], totals: [] });
  await open(<Reports />);
  await expect.element(page.getByText('No figures in this period')).toBeVisible();
  expect(button('Print').elements()).toHaveLength(1);
});

test('amounts of a group stand under each other in their currencies, beside what was counted once', async () => {
  const cells = (values: readonly (string | null)[]) => values.map((value) => ({ value, before: null, difference: null, percent: null }));
  const ofMonth = (groups: Report['rows'][number]['groups']) => [
    { groups, part: '', cells: cells(['2', '66.7', null]) },
    { groups, part: 'EUR', cells: cells([null, null, '30.00']) },
    { groups, part: 'GBP', cells: cells([null, null, '20.00']) },
  ];
  answers['GET /api/reports/stays'] = () => ({
    ...nights,
    report: 'cancellations',
    compared: null,
    figures: [
      { name: 'cancelled', kind: 'count' },
      { name: 'cancelledShare', kind: 'share' },
      { name: 'paymentsKept', kind: 'money' },
    ],
    rows: [
      ...ofMonth([{ key: '2026-06', label: '' }]),
      { groups: [{ key: '2026-07', label: '' }], part: '', cells: cells(['0', null, null]) },
    ],
    totals: ofMonth([]),
  });
  await open(<Reports />);
  await page.getByRole('tab', { name: 'Cancellations' }).click();
  const table = page.getByRole('table', { name: 'Cancellations' });
  await expect.element(table).toBeVisible();
  expect(cellsOf(table.element())).toEqual([
    ['June 2026', '2', '66.7%', '€30.00£20.00'],
    ['July 2026', '0', '–', '–'],
    ['Total', '2', '66.7%', '€30.00£20.00'],
  ]);
  await expect.element(page.getByText('Cancelled by month', { exact: true })).toBeVisible();
});
