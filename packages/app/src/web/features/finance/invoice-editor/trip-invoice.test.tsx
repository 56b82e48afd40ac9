// Writing an invoice for a trip: what it begins with, and that its price is not billed twice unnoticed.

import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { business, draftInvoice, tripToBill } from '#web/testing/invoices.ts';
import { button, partsOf } from '#web/testing/parts.tsx';
import { pageOf, refuseWith } from '#web/testing/play-server.ts';
import { TripInvoiceEditor } from './invoice-editor.tsx';

const words = ['invoices', 'tripPrice', 'payments', 'resource', 'form', 'calendar', 'validation'] as const;

const { answers, open, sent } = partsOf({ at: '/hub/invoices/12/create', words, user: userWith(['Finance']) });

function openForm() {
  return open(<TripInvoiceEditor tripId={12} Chooser={undefined} head={<h1>NCreate invoiceN</h1>} missing={<h1>No such trip</h1>} />);
}

beforeEach(() => {
  Object.assign(answers, {
    'GET /api/businesses': () => pageOf([business]),
    'GET /api/trips/12/invoice': () => tripToBill(),
    'POST /api/invoices': () => draftInvoice(),
  });
});

test('it begins with the buyer of the trip, and keeps the trip', async () => {
  await openForm();
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ann Murphy');
  await expect.element(page.getByText(/^Trip 12: Chloé Murphy/)).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await button('Save as draft').click();
  await vi.waitFor(() =>
    expect(sent('POST /api/invoices')).toMatchObject({
      trip_id: 12,
      buyer_id: 7,
      typed: { language: 'fr', buyer: { address: ['2 Side Street'] } },
    }),
  );
});

test('a purchase invoice for the same trip is one step away', async () => {
  await openForm();
  await expect.element(page.getByRole('link', { name: 'Purchase invoice' })).toHaveAttribute('href', '/hub/purchase-invoices?trip=12');
});

test('a trip that was billed is not billed whole again: the difference is settled with the trip', async () => {
  const billing = { currency: 'EUR', agreed: '1433.61', billed: '1093.90', credited: '0.00', difference: '339.71', draft: null };
  answers['GET /api/trips/12/invoice'] = () => tripToBill({ billedBy: { id: 5, number: 'HS-S-2026-00005' }, billing });
  await openForm();
  await expect.element(page.getByRole('link', { name: 'HS-S-2026-00005' })).toHaveAttribute('href', '/hub/invoices/5/action');
  await expect.element(page.getByText('Difference: €339.71')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Agreed price and billing' }))
    .toHaveAttribute('href', '/hub/trips/12/edit?tab=invoices');
  expect(page.getByRole('button', { name: 'Save as draft' }).elements()).toEqual([]);
  expect(await listAxeFaults()).toEqual([]);
});

test('when somebody has billed it meanwhile, the reason is asked for', async () => {
  const message = 'It has been billed already.';
  const failure = { status: 'error', code: 'alreadyBilled', message, errors: { bill_again: [message] }, request_id: 'x' };
  answers['POST /api/invoices'] = () => Response.json(failure, { status: 409 });
  await openForm();
  await button('Save as draft').click();
  await expect.element(page.getByRole('textbox', { name: 'Reason for invoicing again' })).toHaveAttribute('aria-invalid', 'true');
});

test('a number that names no trip says so', async () => {
  answers['GET /api/trips/12/invoice'] = () => refuseWith(404, 'notFound', 'Not found.');
  await openForm();
  await expect.element(page.getByRole('heading', { name: 'No such trip' })).toBeVisible();
});
