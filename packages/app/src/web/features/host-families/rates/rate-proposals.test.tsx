// The requests of families for another price: administrators accept them into the draft, or refuse them with a reason.

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OpenProposal } from '#contract/host-families/rates.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { RateProposals } from './rate-proposals.tsx';

const { answers, open, sent } = partsOf({
  at: '/hub/pricing/price-books?tab=rates',
  words: ['rateProposals', 'form'],
  user: userWith(['Administrator']),
  heading: 'Price books',
});

const DECIDE = 'POST /api/rate-proposals/4/decide';

const proposal: OpenProposal = {
  ...{ id: 4, state: 'open', amount: '50.00', currency: 'EUR', beforeAmount: '45.00', note: 'Food costs more.', reason: '' },
  ...{ proposedAt: '2026-06-01T09:00:00.000Z', decidedAt: null, version: 2, hostFamilyId: 7, familyName: 'Ann Byrne' },
  ...{ templateId: 3, templateName: 'Full board', kind: 'per_night', draftAmount: '40.00' },
};

let data: OpenProposal[];

beforeEach(() => {
  data = [proposal];
  answers['GET /api/rate-proposals'] = () => ({ data });
  answers[DECIDE] = () => {
    data = [];
    return { data };
  };
});

for (const scheme of ['light', 'dark'] as const)
  test(`a request stands with the price of the draft and the change, ${scheme}`, async () => {
    await open(<RateProposals />, { scheme });
    await expect.element(page.getByRole('row', { name: /^Ann Byrne Full board Food costs more\. €40\.00 €50\.00 \+25%/ })).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
  });

test('an accepted price goes into the draft', async () => {
  await open(<RateProposals />);
  await button('Accept the price of Ann Byrne').click();
  await expect.element(page.getByRole('dialog', { name: 'Accept €50.00 for Ann Byrne?' })).toBeVisible();
  await inDialog('Accept').click();
  await expectTold('Price accepted, in the draft');
  expect(sent(DECIDE)).toEqual({ accept: true, reason: '', version: 2 });
  await expect.element(page.getByText('No asking prices to decide on')).toBeVisible();
});

test('a refusal needs a reason', async () => {
  await open(<RateProposals />);
  await button('Refuse the price of Ann Byrne').click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Too far above the county.');
  await inDialog('Refuse').click();
  await expectTold('Price refused');
  expect(sent(DECIDE)).toEqual({ accept: false, reason: 'Too far above the county.', version: 2 });
});
