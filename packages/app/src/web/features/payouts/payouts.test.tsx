// A payout beside the list, its account, and the files for the bank: what must be known is said, what needs a reason asks for one.

import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PayoutDetails } from '#contract/finance/payouts/payout-details.shapes.ts';
import type { PayoutBatch, PayoutPage } from '#contract/finance/payouts/payouts.shapes.ts';
import { session } from '#web/platform/session/session.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { business } from '#web/testing/invoices.ts';
import { button, expectTold, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { BankFiles } from './bank-files.tsx';
import { NewPayout } from './new-payout.tsx';
import { OwnPayoutDetails } from './own-payout-details.tsx';
import { PayoutDrawer } from './payout-drawer.tsx';
import { PayoutList } from './payout-list.tsx';
import { PayoutTotals } from './payout-totals.tsx';

const words = ['payouts', 'titles', 'resource', 'list', 'lists', 'form', 'calendar', 'validation'] as const;

function payout(change: Partial<PayoutPage> = {}): PayoutPage {
  return {
    id: 12,
    number: 'PO-000012',
    payeeType: 'Host_family',
    payeeId: 3,
    payeeName: 'Orla Murphy',
    tripId: 7,
    studentName: 'Chloé Martin',
    fromDate: '2026-07-05',
    toDate: '2026-07-18',
    businessId: 1,
    businessName: 'Stays',
    currency: 'EUR',
    amount: '350.00',
    state: 'pending',
    dueDate: '2026-07-19',
    batchId: null,
    paidOn: null,
    reference: '',
    lacksDetails: false,
    createdAt: '2026-07-01T09:00:00.000Z',
    version: 2,
    quoteFingerprint: 'f'.repeat(64),
    purchaseInvoice: null,
    account: null,
    details: { holder: 'Orla Murphy', iban: '•••• 5678', bic: '', changedAt: '2026-07-18T09:00:00.000Z', changedBy: 'Fred Finance' },
    batch: null,
    approvedBy: null,
    approvedAt: null,
    createdBy: null,
    reason: '',
    history: [
      { at: '2026-07-01T09:00:00.000Z', from: null, to: 'scheduled', by: null, reason: '' },
      { at: '2026-07-19T04:15:00.000Z', from: 'scheduled', to: 'pending', by: null, reason: '' },
    ],
    warnings: [],
    coolsUntil: null,
    steps: ['approve', 'hold', 'void'],
    ...change,
  };
}

const batch: PayoutBatch = {
  id: 4,
  messageId: 'PO-20260720-3f2a',
  businessId: 1,
  businessName: 'Stays',
  currency: 'EUR',
  executionDate: '2026-07-21',
  count: 2,
  total: '700.00',
  open: 2,
  createdBy: 'Fred Finance',
  createdAt: '2026-07-20T09:00:00.000Z',
};

const account: PayoutDetails = {
  payeeType: 'Host_family',
  payeeId: 3,
  name: 'Orla Murphy',
  holder: 'Orla Murphy',
  iban: 'IE29AIBK93115212345678',
  bic: '',
  countryCode: 'IE',
  changedAt: '2026-07-18T09:00:00.000Z',
  coolsUntil: null,
  version: 1,
};

let kept: PayoutPage;

const { answers, open, sent } = partsOf({ at: '/hub/payouts', words, user: userWith(['Finance']) });

beforeEach(() => {
  kept = payout();
  const payee = {
    payeeType: 'Host_family',
    payeeId: 3,
    name: 'Orla Murphy',
    account: { holder: 'Orla Murphy', iban: '•••• 5678', bic: '' },
  };
  Object.assign(answers, {
    'GET /api/payouts': () => pageOf([kept]),
    'GET /api/payouts/12': () => kept,
    'GET /api/payouts/totals': () => ({ data: [{ currency: 'EUR', state: 'pending', count: 1, amount: '350.00' }] }),
    'GET /api/businesses': () => pageOf([business]),
    'GET /api/payout-batches': () => pageOf([batch]),
    'GET /api/payout-details': () => ({ data: [payee] }),
    'GET /api/payout-details/Host_family/3': () => account,
    'POST /api/payouts/12/approve': () => {
      kept = payout({ state: 'approved', steps: ['hold', 'fail', 'pay'], version: 3 });
      return kept;
    },
  });
});

const drawer = () => open(<PayoutDrawer id={12} onClose={() => {}} onDetails={() => {}} />);

test('a payout is approved once it was said where the money goes', async () => {
  await drawer();
  await expect.element(page.getByText('Orla Murphy · •••• 5678')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await button('Approve').click();
  await expect.element(page.getByText('The money goes to Orla Murphy’s account •••• 5678.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).last().click();
  await expectTold('PO-000012 approved');
  expect(sent('POST /api/payouts/12/approve')).toEqual({ version: 2, reason: '' });
  await expect.element(button('Mark as paid')).toBeVisible();
});

test('a user who has just changed the account gives a reason for approving', async () => {
  kept = payout({ warnings: ['detailsOwn'] });
  await drawer();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/You changed these bank details/);
  await button('Approve').click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Checked by phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).last().click();
  await expectTold('PO-000012 approved');
  expect(sent('POST /api/payouts/12/approve')).toEqual({ version: 2, reason: 'Checked by phone' });
});

test('without bank details it says so, and offers no approval', async () => {
  kept = payout({ warnings: ['detailsMissing'], details: null, lacksDetails: true });
  await drawer();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/No bank details yet/);
  await expect.element(button('Approve')).not.toBeInTheDocument();
  await expect.element(button('Put on hold')).toBeVisible();
});

test('to an account that was changed lately it says from when it can be approved, and offers no approval', async () => {
  kept = payout({ warnings: ['detailsFresh'], coolsUntil: '2026-07-21T09:00:00.000Z' });
  await drawer();
  await expect.element(page.getByText(/you can approve this payout from:.*21 Jul/)).toBeVisible();
  await expect.element(button('Approve')).not.toBeInTheDocument();
  await expect.element(button('Put on hold')).toBeVisible();
});

test('to the own family it says so, and offers neither approval nor payment', async () => {
  kept = payout({ warnings: ['toYourself'] });
  await drawer();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/your own family/);
  await expect.element(button('Approve')).not.toBeInTheDocument();
  await expect.element(button('Put on hold')).toBeVisible();
});

test('many are approved at once; those that are not are told', async () => {
  const outcomes = [{ id: 12, number: 'PO-000012', code: 'payoutDetailsMissing', message: 'There are no bank details yet.' }];
  answers['POST /api/payouts/approve'] = () => ({ approved: 0, outcomes });
  const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };
  await open(
    <>
      <PayoutTotals />
      <PayoutList views={views} linkTo={(id) => `/hub/payouts?open=${id}`} />
    </>,
  );
  await expect.element(page.getByRole('table', { name: 'Totals' })).toMatchTextContent(/€350.00/);
  await page.getByRole('checkbox', { name: /Orla Murphy/ }).click();
  expect(await listAxeFaults()).toEqual([]);
  await button('Approve').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/There are no bank details yet/);
  expect(sent('POST /api/payouts/approve')).toEqual({ payouts: [{ id: 12, version: 2 }], reason: '' });
});

test('the payouts of a bank file are recorded as paid together', async () => {
  answers['POST /api/payout-batches/4/pay'] = () => ({ ...batch, open: 0 });
  await open(<BankFiles onClose={() => {}} />);
  await button('Mark as paid: PO-20260720-3f2a').click();
  expect(await listAxeFaults()).toEqual([]);
  await button('Mark as paid').click();
  await expectTold('Payouts in PO-20260720-3f2a marked as paid');
  expect(sent('POST /api/payout-batches/4/pay')).toMatchObject({ reference: 'PO-20260720-3f2a' });
});

test('an extra payout is added for a payee who is found by name', async () => {
  answers['POST /api/payouts'] = () => payout({ id: 13, number: 'PO-000013' });
  const added = vi.fn();
  await open(<NewPayout onClose={() => {}} onAdded={added} />);
  await page.getByRole('combobox', { name: 'Payee' }).click();
  await page.getByRole('option', { name: 'Orla Murphy · Host family · •••• 5678' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('25');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Taxi');
  expect(await listAxeFaults()).toEqual([]);
  await button('Add payout').click();
  await vi.waitFor(() => expect(added).toHaveBeenCalled());
  expect(sent('POST /api/payouts')).toMatchObject({ payee_type: 'Host_family', payee_id: 3, business_id: 1, amount: '25', reason: 'Taxi' });
});

test('a family changes its account with its password; a wrong number is told at its field', async () => {
  session.set({ state: 'signedIn', user: userWith(['Host family']) });
  answers['PATCH /api/payout-details/Host_family/3'] = () => ({
    ...account,
    iban: 'DE89370400440532013000',
    countryCode: 'DE',
    version: 2,
  });
  await open(<OwnPayoutDetails />);
  const iban = page.getByRole('textbox', { name: 'IBAN' });
  await expect.element(iban).toHaveValue('IE29 AIBK 9311 5212 3456 78');
  expect(await listAxeFaults()).toEqual([]);
  await iban.fill('DE00 3704 0044 0532 0130 00');
  await page.getByLabelText('Your password', { exact: false }).first().fill('correct horse');
  await button('Save bank details').click();
  await expect.element(page.getByText(/Check it against your bank statement/).first()).toBeVisible();
  await iban.fill('de89 3704 0044 0532 0130 00');
  await expect.element(page.getByText('Country: Germany')).toBeVisible();
  await button('Save bank details').click();
  await expectTold('Bank details saved');
  const body = { holder: 'Orla Murphy', iban: 'DE89370400440532013000', bic: '', current_password: 'correct horse', version: 1 };
  expect(sent('PATCH /api/payout-details/Host_family/3')).toEqual(body);
});
