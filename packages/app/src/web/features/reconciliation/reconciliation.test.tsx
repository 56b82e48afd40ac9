// What does not fit, at a glance and in a list; each finding leads to where it is mended.

import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  CHECK_NAMES,
  CHECKS,
  type CheckCount,
  DISCREPANCY_SUBJECTS,
  type Discrepancy,
} from '#contract/finance/reconciliation/reconciliation.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { business } from '#web/testing/invoices.ts';
import { partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { CheckCards } from './check-cards.tsx';
import { FindingList } from './finding-list.tsx';
import { getRemedy } from './mends.ts';

const finding: Discrepancy = {
  id: 1,
  check: 'payoutDiffersFromQuote',
  severity: 'error',
  subjectType: 'payout',
  subjectId: 4,
  name: 'Orla Murphy',
  tripId: 9,
  quoteFingerprint: null,
  businessId: 1,
  currency: 'EUR',
  expected: '60.00',
  found: '61.00',
  amount: '61.00',
  day: '2026-07-19',
};

const words = ['reconciliation', 'titles', 'names', 'list', 'lists', 'form'] as const;
const { answers, open } = partsOf({ at: '/hub/reconciliation', words, user: userWith(['Finance']) });

beforeEach(() => {
  Object.assign(answers, { 'GET /api/businesses': () => pageOf([business]), 'GET /api/reconciliation': () => pageOf([finding]) });
});

test('checks that found something stand out, the others are shown when asked for', async () => {
  const counts = CHECK_NAMES.map((check): CheckCount => {
    const isFound = check === 'overpaidInvoice';
    return { check, severity: CHECKS[check], count: isFound ? 2 : 0, sums: isFound ? [{ currency: 'EUR', amount: '12.50' }] : [] };
  });
  answers['GET /api/reconciliation/checks'] = () => ({ data: counts });
  await open(<CheckCards />);
  await expect.element(page.getByText(`1 of ${CHECK_NAMES.length} checks found discrepancies.`)).toBeVisible();
  const card = page.getByRole('link', { name: /Overpaid invoice/ });
  await expect.element(card).toMatchTextContent(/2.*€12\.50/);
  await expect.element(card).toHaveAttribute('href', expect.stringContaining('check=overpaidInvoice'));
  expect(page.getByRole('link').elements()).toHaveLength(1);
  await page.getByRole('switch', { name: 'Show all checks' }).click();
  expect(page.getByRole('link').elements()).toHaveLength(CHECK_NAMES.length);
  expect(await listAxeFaults()).toEqual([]);
});

test('a finding says what would be right, what is, and leads there', async () => {
  const views = { views: [], save: vi.fn(), rename: vi.fn(), remove: vi.fn(), makeDefault: vi.fn() } as never;
  await open(<FindingList views={views} />);
  const row = page.getByRole('link', { name: 'Payout differs from its quote' });
  await expect.element(row).toHaveAttribute('href', expect.stringContaining('/hub/payouts?open=4'));
  await expect.element(page.getByText('€60.00')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test.each(DISCREPANCY_SUBJECTS)('a finding on a %s leads to a page of the hub', (subjectType) => {
  expect(getRemedy({ ...finding, subjectType }).to).toMatch(/^\/hub\//);
});

test('a trip without an invoice leads to writing one of its quote', () => {
  const quoteFingerprint = 'a'.repeat(64);
  const trip = { ...finding, check: 'tripWithoutInvoice', subjectType: 'trip', quoteFingerprint } as const;
  expect(getRemedy(trip)).toEqual({ to: '/hub/invoices/4/create', label: 'newInvoice' });
  expect(getRemedy({ ...trip, quoteFingerprint: null }).label).toBe('trip');
});

test('a paid payout without an invoice leads to writing the invoice of its trip', () => {
  const payout = { ...finding, check: 'payoutWithoutPurchase', subjectType: 'payout' } as const;
  expect(getRemedy(payout)).toEqual({ to: '/hub/purchase-invoices?trip=9', label: 'purchaseInvoice' });
  expect(getRemedy({ ...payout, tripId: null })).toMatchObject({ label: 'payout' });
});
