// Purchase invoices at work: the list with what differs, one beside it with its steps and payouts, recording one, and billing a trip.

import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PurchasePage } from '#contract/finance/purchases/purchases.shapes.ts';
import { session } from '#web/platform/session/session.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { business } from '#web/testing/invoices.ts';
import { button, partsOf } from '#web/testing/parts.tsx';
import { pageOf, refuseWith } from '#web/testing/play-server.ts';
import { draftPurchase } from '#web/testing/purchases.ts';
import { listToasts } from '#web/testing/toasts.ts';
import { BillTrip } from './bill-trip.tsx';
import { PurchaseAgeing } from './purchase-ageing.tsx';
import { PurchaseDrawer } from './purchase-drawer.tsx';
import { PurchaseForm } from './purchase-form.tsx';
import { PurchaseList } from './purchase-list.tsx';

const words = [
  'purchases',
  'purchaseLines',
  'invoices',
  'titles',
  'resource',
  'list',
  'lists',
  'form',
  'calendar',
  'upload',
  'validation',
] as const;
const views = { views: [], save: async () => null, change: async () => true, remove: async () => true };
const trip = {
  ...{
    id: 9,
    state: 'booked',
    fromDate: '2026-07-05',
    toDate: '2026-07-18',
    studentName: 'Chloé Martin',
    parentId: null,
    parentName: null,
  },
  ...{ hostFamilyId: 3, hostFamilyName: 'Murphy', groupId: null, groupName: null, businessId: 1, quoteFingerprint: null },
};

let kept: PurchasePage;

const { answers, asked, open } = partsOf({
  at: '/hub/purchase-invoices',
  words,
  user: userWith(['Finance']),
  heading: 'Purchase invoices',
});

beforeEach(() => {
  kept = draftPurchase();
  Object.assign(answers, {
    'GET /api/purchase-invoices': () =>
      pageOf([
        kept,
        draftPurchase({ id: 6, number: 'T-1', supplierName: 'Cork Taxis', difference: null, state: 'approved', overdue: true }),
      ]),
    'GET /api/purchase-invoices/ageing': () => ({
      data: [{ currency: 'EUR', notDue: '0.00', upTo30: '700.00', upTo60: '0.00', upTo90: '0.00', over90: '0.00', total: '700.00' }],
    }),
    'GET /api/purchase-invoices/5': () => kept,
    'GET /api/businesses': () => pageOf([business]),
    'GET /api/trips/choices': () => ({ data: [trip] }),
    'GET /api/trips/9/facts': () => trip,
    'GET /api/attachments/limits': () => ({ maxBytes: 1_000_000, kinds: ['image', 'pdf', 'video', 'audio'] }),
  });
});

const posts = () => asked.filter(({ key }) => !key.startsWith('GET')).map(({ key, body }) => [key, body]);

for (const scheme of ['light', 'dark'] as const)
  test(`the list says in words what differs and what is overdue, ${scheme}`, async () => {
    await open(
      <>
        <PurchaseAgeing />
        <PurchaseList views={views} linkTo={(id) => `/hub/purchase-invoices?open=${id}`} create={null} />
      </>,
      { scheme },
    );
    await expect.element(page.getByRole('row', { name: /Draft 5 Orla Murphy Draft Differs by €50.00/ })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /T-1 Cork Taxis Approved Overdue/ })).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'EUR €0.00 €700.00 €0.00 €0.00 €0.00 €700.00' })).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
  });

test('approving what differs asks why, and tells its number', async () => {
  answers['POST /api/purchase-invoices/5/approve'] = () => {
    kept = draftPurchase({ state: 'approved', number: 'HS-P-2026-00001', steps: ['void'] });
    return kept;
  };
  await open(<PurchaseDrawer id={5} onClose={() => undefined} changes={() => null} />);
  await expect.element(page.getByRole('link', { name: 'bill.pdf' })).toBeVisible();
  await expect.element(page.getByText('differs by €50.00 from the quote', { exact: false })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await button('Approve').click();
  await page.getByRole('textbox', { name: 'Reason for approving anyway' }).fill('One more week');
  await page.getByRole('dialog').last().getByRole('button', { name: 'Approve', exact: true }).click();
  await expect.element(button('Void')).toBeVisible();
  expect(posts()).toEqual([['POST /api/purchase-invoices/5/approve', { reason: 'One more week', version: 4 }]]);
  expect(listToasts().map(({ text }) => text)).toEqual(['HS-P-2026-00001 approved']);
});

test('a payout is linked and taken off', async () => {
  answers['POST /api/purchase-invoices/5/payouts'] = () => kept;
  answers['POST /api/purchase-invoices/5/payouts/unlink'] = () => kept;
  await open(<PurchaseDrawer id={5} onClose={() => undefined} changes={() => null} />);
  await button('Link Payout PO-000022 to this invoice').click();
  await button('Unlink Payout PO-000021 from this invoice').click();
  await expect.poll(posts).toEqual([
    ['POST /api/purchase-invoices/5/payouts', { payout_ids: [22], version: 4 }],
    ['POST /api/purchase-invoices/5/payouts/unlink', { payout_ids: [21], version: 4 }],
  ]);
});

test('a user without write access has no steps', async () => {
  session.set({ state: 'signedIn', user: userWith(['Coordinator'], { capabilities: ['purchaseInvoices.read'] }) });
  kept = draftPurchase({ steps: [], linkable: [] });
  await open(<PurchaseDrawer id={5} onClose={() => undefined} changes={() => null} />);
  await expect.element(page.getByText('Payout PO-000021')).toBeVisible();
  for (const name of ['Approve', 'Edit', 'Delete draft']) await expect.element(button(name)).not.toBeInTheDocument();
});

test('an invoice is recorded by its lines, whose sum is told', async () => {
  const onKept = vi.fn();
  answers['POST /api/purchase-invoices'] = () => draftPurchase({ id: 8 });
  await open(<PurchaseForm onClose={() => undefined} onKept={onKept} />);
  await page.getByRole('textbox', { name: 'Supplier' }).fill('Cork Taxis');
  await page.getByRole('textbox', { name: 'Supplier’s invoice number' }).fill('T-9');
  await button('Add line').click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Airport');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await page.getByRole('textbox', { name: 'Unit price' }).fill('40.50');
  await expect.element(page.getByText('Net total: €81.00')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await button('Record invoice').click();
  await expect.poll(() => onKept.mock.calls).toEqual([[8]]);
  expect(posts()).toMatchObject([
    [
      'POST /api/purchase-invoices',
      { supplier_name: 'Cork Taxis', number: 'T-9', lines: [{ description: 'Airport', quantity: '2', unit_amount: '40.5' }] },
    ],
  ]);
});

test('a draft of ours is changed in its figures alone', async () => {
  answers['PATCH /api/purchase-invoices/5'] = () => kept;
  const onKept = vi.fn();
  await open(<PurchaseForm purchase={kept} onClose={() => undefined} onKept={onKept} />);
  await expect.element(page.getByRole('textbox', { name: 'Supplier' })).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: 'VAT' }).fill('161');
  await button('Save draft').click();
  await expect.poll(() => onKept.mock.calls).toEqual([[5]]);
  const [[, body] = []] = posts();
  expect(body).toMatchObject({ vat: '161', version: 4 });
  expect(body).not.toHaveProperty('supplier_name');
});

test('a trip is billed, and a trip without a price says so at its field', async () => {
  const onBilled = vi.fn();
  answers['POST /api/purchase-invoices/of-trip'] = () => refuseWith(422, 'stayNotPriced', 'No price has been agreed.');
  await open(<BillTrip tripId={9} onClose={() => undefined} onBilled={onBilled} />);
  await button('Create invoices').click();
  await expect.element(page.getByText('No price has been agreed.')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  answers['POST /api/purchase-invoices/of-trip'] = () => ({ data: [kept] });
  await button('Create invoices').click();
  await expect.poll(() => onBilled.mock.calls).toEqual([[5]]);
});

test('many are approved one after the other, and each is told what became of it', async () => {
  answers['GET /api/purchase-invoices/6'] = () => draftPurchase({ id: 6, supplierName: 'Cork Taxis', version: 2 });
  answers['POST /api/purchase-invoices/5/approve'] = () => refuseWith(422, 'purchaseDiffers', 'It differs.');
  answers['POST /api/purchase-invoices/6/approve'] = () => draftPurchase({ id: 6, number: 'HS-P-2026-00002' });
  await open(<PurchaseList views={views} linkTo={() => '/'} create={null} />);
  await page.getByRole('checkbox', { name: 'Select Draft 5' }).click();
  await page.getByRole('checkbox', { name: 'Select T-1' }).click();
  await button('Approve').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  const results = page.getByRole('dialog', { name: 'Results' });
  await expect.element(results.getByRole('row', { name: 'Draft 5 · Orla Murphy It differs.' })).toBeVisible();
  await expect.element(results.getByRole('row', { name: 'Draft 6 · Cork Taxis HS-P-2026-00002 approved' })).toBeVisible();
});
