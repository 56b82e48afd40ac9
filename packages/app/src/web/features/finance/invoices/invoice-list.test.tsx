// The list of sales invoices: what is owed above it, what can be read without colours, and sending many at once.

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedInvoice } from '#contract/finance/invoices/invoices.shapes.ts';
import { AgeingTotals } from '#web/features/finance/ageing-totals.tsx';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { business, createSentInvoice, draftInvoice } from '#web/testing/invoices.ts';
import { signInAs } from '#web/testing/page.tsx';
import { partsOf } from '#web/testing/parts.tsx';
import { pageOf, refuseWith } from '#web/testing/play-server.ts';
import { InvoiceList } from './invoice-list.tsx';

const words = ['invoices', 'payments', 'titles', 'list', 'lists', 'form'] as const;
const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };

let listed: ListedInvoice[];
const { answers, asked, open } = partsOf({ at: '/hub/sales-invoices', words, user: userWith(['Finance']), heading: 'Sales invoices' });

async function openList(scheme: 'light' | 'dark' = 'light') {
  await open(
    <>
      <AgeingTotals />
      <InvoiceList views={views} create={null} />
    </>,
    { scheme },
  );
  await expect.element(page.getByRole('row', { name: /HS-S-2026-00005/ })).toBeVisible();
}

beforeEach(() => {
  listed = [
    createSentInvoice(),
    createSentInvoice({
      id: 6,
      kind: 'credit',
      number: 'HS-C-2026-00001',
      state: 'sent',
      overdue: false,
      total: '-20.00',
      outstanding: '0.00',
    }),
    draftInvoice({ id: 7 }),
    draftInvoice({ id: 8 }),
  ];
  Object.assign(answers, {
    'GET /api/invoices': () => pageOf(listed),
    'GET /api/businesses': () => pageOf([business]),
    'GET /api/invoices/buyers': () => ({ data: [] }),
    'GET /api/invoices/ageing': () => ({
      data: [{ currency: 'EUR', notDue: '0.00', upTo30: '100.00', upTo60: '0.00', upTo90: '0.00', over90: '7.00', total: '107.00' }],
    }),
    'GET /api/invoices/7': () => draftInvoice({ id: 7 }),
    'GET /api/invoices/8': () => draftInvoice({ id: 8, version: 2 }),
    'POST /api/invoices/7/send': () => refuseWith(422, 'invoiceIncomplete', 'The buyer has no address.'),
    'POST /api/invoices/8/send': () => createSentInvoice({ id: 8, number: 'HS-S-2026-00006' }),
  });
});

for (const scheme of ['light', 'dark'] as const)
  test(`axe finds nothing wrong, ${scheme}`, async () => {
    await openList(scheme);
    await expect.element(page.getByRole('row', { name: 'EUR €0.00 €100.00 €0.00 €0.00 €7.00 €107.00' })).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
  });

test('overdue invoices and credit notes are marked in words', async () => {
  await openList();
  await expect.element(page.getByRole('row', { name: /HS-S-2026-00005 Ann Murphy Part paid Overdue/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /HS-C-2026-00001 Ann Murphy Credit note Sent/ })).toBeVisible();
});

test('purchase invoices are not among them', async () => {
  await openList();
  const lists = asked.filter(({ key, search }) => key === 'GET /api/invoices' && search.get('page') === '1');
  expect(lists.map(({ search }) => search.get('kind'))).toEqual(['sales,credit']);
});

test('many are sent one after the other, and each is told what became of it', async () => {
  await openList();
  await page.getByRole('checkbox', { name: 'Select Draft 7' }).click();
  await page.getByRole('checkbox', { name: 'Select Draft 8' }).click();
  await page.getByRole('button', { name: 'Send invoices', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send invoices', exact: true }).click();
  const results = page.getByRole('dialog', { name: 'Results' });
  await expect.element(results.getByRole('row', { name: 'Draft 7 The buyer has no address.' })).toBeVisible();
  await expect.element(results.getByRole('row', { name: 'Draft 8 Sent as HS-S-2026-00006' })).toBeVisible();
  expect(asked.filter(({ key }) => key.startsWith('POST')).map(({ key, body }) => [key, body])).toEqual([
    ['POST /api/invoices/7/send', { version: 4 }],
    ['POST /api/invoices/8/send', { version: 2 }],
  ]);
});

test('a user without write access has no checkboxes', async () => {
  signInAs(userWith(['Coordinator'], { capabilities: ['invoices.read'] }));
  await openList();
  await expect.element(page.getByRole('checkbox').first()).not.toBeInTheDocument();
});
