// Invoicing a group on screen: who pays, what each invoice would be, who gets none, and what became of it.

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { GroupBilling as Plan } from '#contract/groups/group-billing.shapes.ts';
import type { Group } from '#contract/groups/groups.shapes.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { createSentInvoice } from '#web/testing/invoices.ts';
import { button, expectTold, inDialog, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { GroupBilling } from './group-billing.tsx';
import { GroupInvoices } from './group-invoices.tsx';

const words = ['groupBilling', 'groups', 'common', 'roles', 'form', 'invoices'] as const;

const group: Group = {
  ...{ id: 5, name: 'Class 8b', state: 'planning', fromDate: '2026-07-06', toDate: '2026-07-18', members: 2, trips: 1, size: 40 },
  ...{ leader: 'Eva Berger', leaderEmail: 'eva@example.test', leaderPhone: '', notes: '', createdAt: '2026-05-01T09:00:00.000Z' },
  ...{ agent: { id: 7, name: 'Ana Silva' }, county: null, camp: null, tripType: null, business: null, version: 3 },
};

const plan: Plan = {
  invoices: [
    {
      ...{ tripId: 9, name: 'Mia Berger', buyer: { id: 4, name: 'Eva Berger' }, currency: 'EUR', vat: '10.00', total: '930.00' },
      quoteFingerprint: 'f00d',
      lines: [
        { description: 'Hosting per night', amount: '900.00' },
        { description: 'Airport transfer', amount: '20.00' },
      ],
    },
  ],
  skipped: [
    { name: 'Tom Kurz', studentId: 2, tripId: null, why: 'noTrip', invoice: null },
    { name: 'Lia Costa', studentId: null, tripId: 12, why: 'notReserved', invoice: null },
    { name: 'Ida Lang', studentId: null, tripId: 11, why: 'billed', invoice: { id: 31, number: 'HS-S-2026-00007' } },
  ],
  totals: [{ currency: 'EUR', total: '930.00' }],
};

const { answers, asked, open, sent } = partsOf({ at: '/hub/groups/5', words, user: userWith(['Finance']), heading: 'Class 8b' });

function Chooser({ label, value }: { readonly label: string; readonly value: { readonly firstName: string } | null }) {
  return <p>{`${label}: ${value?.firstName ?? ''}`}</p>;
}

beforeEach(() => {
  Object.assign(answers, { 'GET /api/groups/5': () => group, 'GET /api/groups/5/invoices': () => plan });
});

const show = (chooser?: typeof Chooser) => open(<GroupBilling groupId={5} Chooser={chooser} head={() => null} missing={<p>missing</p>} />);

test.each([360, 1280])('each invoice is shown with its lines, and who gets none with what to do, at %i pixels', async (width) => {
  await page.viewport(width, 900);
  await show(Chooser);
  const row = page.getByRole('row', { name: /Mia Berger/ });
  await expect.element(row.getByText(/Airport transfer/)).toBeVisible();
  await expect.element(page.getByText(/No trip yet/).first()).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ida Lang' }))
    .toHaveAttribute('href', expect.stringContaining('/hub/invoices/31/action'));
  const reserve = page.getByRole('listitem').filter({ hasText: 'Lia Costa: Not reserved yet.' });
  await expect.element(reserve.getByRole('link')).toHaveAttribute('href', expect.stringContaining('/hub/trips/12'));
  await expect.element(page.getByText(/Total of 1 invoice: €930.00/)).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
});

test('the drafts are created at the prices and to the payers that were seen; who was refused stays on screen', async () => {
  answers['POST /api/groups/5/invoices'] = () => ({
    data: [
      { tripId: 9, name: 'Mia Berger', outcome: 'created', invoiceId: 40, message: null },
      { tripId: 12, name: 'Lia Costa', outcome: 'refused', invoiceId: null, message: 'Invoiced meanwhile.' },
    ],
  });
  await show();
  await button('Create 1 draft').click();
  await inDialog('Create 1 draft').click();
  await expectTold('1 draft created');
  expect(sent('POST /api/groups/5/invoices')).toEqual({
    payer: 'parents',
    shown: [{ trip_id: 9, buyer_id: 4, quote_fingerprint: 'f00d', total: '930.00' }],
  });
  await expect.element(page.getByText('Lia Costa: Invoiced meanwhile.')).toBeVisible();
});

test('one account for all is the agent at first; who may bill parents alone isn’t asked', async () => {
  await show(Chooser);
  await page.getByText('One account', { exact: true }).click();
  await expect.element(page.getByText('Account to bill: Ana Silva')).toBeVisible();
  const last = asked.filter(({ key }) => key === 'GET /api/groups/5/invoices').at(-1);
  expect(last?.search.get('buyer_id')).toBe('7');
});

test('agents bill parents', async () => {
  await show();
  await expect.element(button('Create 1 draft')).toBeVisible();
  expect(page.getByText('One account').elements()).toEqual([]);
});

test('the invoices of the group are shown with what is owed', async () => {
  answers['GET /api/invoices'] = () => pageOf([createSentInvoice()]);
  await open(<GroupInvoices groupId={5} nameOf={({ number }) => number ?? 'draft'} badges={({ state }) => <span>{state}</span>} />);
  await expect.element(page.getByRole('link', { name: 'Invoice group' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Ann Murphy/ })).toBeVisible();
  expect(asked.find(({ key }) => key === 'GET /api/invoices')?.search.get('group_id')).toBe('5');
  expect(await listAxeFaults()).toEqual([]);
});
