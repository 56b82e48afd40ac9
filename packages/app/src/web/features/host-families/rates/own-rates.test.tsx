// A family's prices: what a week costs, requests for another price with a sample while typing, and what became of them.

import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { FamilyRate, FamilyRates } from '#contract/host-families/rates.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { refuseWith } from '#web/testing/play-server.ts';
import { OwnRates } from './own-rates.tsx';

const { answers, asked, open, sent } = partsOf({
  at: '/host-family/profile',
  words: ['familyRates', 'form', 'validation'],
  user: userWith(['Host family']),
  heading: 'Profile',
});

const PROPOSE = 'POST /api/host_families/7/rates';
const SAMPLE = 'POST /api/host_families/7/rates/sample';

const week = { fromDate: '2026-08-02', toDate: '2026-08-09', currency: 'EUR' };
const asking = {
  ...{ id: 4, state: 'open' as const, amount: '50.00', currency: 'EUR', beforeAmount: '45.00', note: '', reason: '' },
  ...{ proposedAt: '2026-07-01T09:00:00.000Z', decidedAt: null, version: 1 },
};

function rateOf(fields: Partial<FamilyRate> = {}): FamilyRate {
  return {
    ...{ templateId: 3, templateName: 'Full board', kind: 'per_night', origin: 'County', amount: '45.00', draftAmount: '45.00' },
    ...{ sample: { ...week, customer: '402.50', host: '283.50' }, proposal: null, ...fields },
  };
}

let rates: FamilyRates;

beforeEach(() => {
  rates = { currency: 'EUR', digits: 2, rates: [rateOf()] };
  Object.assign(answers, {
    'GET /api/host_families/7/rates': () => rates,
    [SAMPLE]: ({ body }: { body: { amount: string } }) => ({
      sample: { ...week, customer: '447.20', host: body.amount === '50.00' ? '315.00' : '0.00' },
    }),
    [PROPOSE]: () => {
      rates = { ...rates, rates: [rateOf({ proposal: asking })] };
      return rates;
    },
    'DELETE /api/host_families/7/rates/4': () => {
      rates = { ...rates, rates: [rateOf()] };
      return rates;
    },
  });
});

const openRates = (scheme: 'light' | 'dark' = 'light') => open(<OwnRates familyId={7} />, { scheme });

for (const scheme of ['light', 'dark'] as const)
  test(`a price stands with what parents pay for a week and what arrives, ${scheme}`, async () => {
    await openRates(scheme);
    const card = page.getByRole('region', { name: 'Full board' });
    await expect.element(card.getByText('Current price: €45.00 per night')).toBeVisible();
    await expect.element(card.getByText('parents pay €402.50 in total, you receive €283.50.', { exact: false })).toBeVisible();
    await expect.element(card.getByText('Price for your area')).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
  });

test('the week follows the amount while it is typed, and the request is sent', async () => {
  await openRates();
  await button('Ask for another price: Full board').click();
  const amount = page.getByRole('textbox', { name: 'Your price' });
  await expect.element(amount).toHaveFocus();
  await amount.fill('50');
  await expect.element(page.getByRole('dialog').getByText('you receive €315.00', { exact: false })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('textbox', { name: /Why you’d like/ }).fill('Food costs more.');
  await inDialog('Send request').click();
  await expectTold('Request sent');
  expect(sent(PROPOSE)).toEqual({ template_id: 3, amount: '50', note: 'Food costs more.' });
  await expect.element(page.getByText('You’ve asked for €50.00. Our team is deciding.')).toBeVisible();
  await expect.element(button('Ask for another price: Full board')).not.toBeInTheDocument();
});

test('a price far from the current one is asked about once, and isn’t sent before', async () => {
  await openRates();
  await button('Ask for another price: Full board').click();
  const amount = page.getByRole('textbox', { name: 'Your price' });
  await amount.fill('45000');
  await inDialog('Send request').click();
  const question = page.getByRole('dialog', { name: 'Ask for €45,000.00?' });
  await expect.element(question).toMatchTextContent(/more than 3 times the current price of €45\.00/);
  await question.getByRole('button', { name: 'Edit price' }).click();
  await expect.element(amount).toHaveAccessibleDescription(/Check this price/);
  await expect.element(amount).toHaveFocus();
  expect(sent(PROPOSE)).toBeUndefined();
  answers[PROPOSE] = () => refuseWith(409, 'rateAlreadyProposed', 'You’ve already asked for another price here.');
  await inDialog('Send request').click();
  await question.getByRole('button', { name: 'Ask for this price' }).click();
  await expect.element(page.getByText('You’ve already asked for another price here.')).toBeVisible();
  await inDialog('Send request').click();
  await vi.waitFor(() => expect(asked.filter(({ key }) => key === PROPOSE)).toHaveLength(2));
});

test('a refusal of the server stands in the dialog, which stays open', async () => {
  answers[PROPOSE] = () => refuseWith(409, 'rateAlreadyProposed', 'You’ve already asked for another price here.');
  await openRates();
  await button('Ask for another price: Full board').click();
  await inDialog('Send request').click();
  await expect.element(page.getByRole('dialog').getByText('You’ve already asked for another price here.')).toBeVisible();
});

test('an open request can be withdrawn', async () => {
  rates = { ...rates, rates: [rateOf({ proposal: asking })] };
  await openRates();
  await button('Withdraw request: Full board').click();
  await inDialog('Withdraw request').click();
  await expectTold('Request withdrawn');
  await vi.waitFor(() => expect(asked.filter(({ key }) => key.startsWith('DELETE'))).toHaveLength(1));
  await expect.element(button('Ask for another price: Full board')).toBeVisible();
});

test('a decision is told with its reason, and an accepted price with when it applies', async () => {
  rates = {
    ...rates,
    rates: [
      rateOf({ proposal: { ...asking, state: 'refused', reason: 'Too far above the county.' } }),
      rateOf({
        templateId: 5,
        templateName: 'Immersion',
        draftAmount: '60.00',
        proposal: { ...asking, state: 'accepted', amount: '60.00' },
      }),
    ],
  };
  await openRates();
  await expect.element(page.getByRole('alert', { name: 'We couldn’t accept €50.00' }).getByText('Too far above the county.')).toBeVisible();
  await expect.element(page.getByText('We’ve accepted €60.00. It applies once the next prices are published.')).toBeVisible();
  await expect.element(page.getByText('From the next published prices: €60.00')).toBeVisible();
});

test('a family without prices is told so', async () => {
  rates = { currency: 'EUR', digits: 2, rates: [] };
  await openRates();
  await expect.element(page.getByText('No prices apply to your family yet.')).toBeVisible();
});
