// Payments beside their list, and the statement of a bank: money goes where it is sent, never further than there is.

import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BankReport, PaymentPage } from '#contract/finance/payments/payments.shapes.ts';
import { session } from '#web/platform/session/session.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { business, createSentInvoice, payment } from '#web/testing/invoices.ts';
import { button, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { listToasts } from '#web/testing/toasts.ts';
import { BankImport } from './bank-import.tsx';
import { NewPayment } from './new-payment.tsx';
import { PaymentDrawer } from './payment-drawer.tsx';

const words = ['invoices', 'payments', 'resource', 'form', 'calendar', 'validation'] as const;

let kept: PaymentPage;

const { answers, asked, open } = partsOf({ at: '/hub/payments', words, user: userWith(['Finance']) });

beforeEach(() => {
  kept = payment();
  Object.assign(answers, {
    'GET /api/payments/3': () => kept,
    'GET /api/businesses': () => pageOf([business]),
    'GET /api/invoices': () => pageOf([createSentInvoice({ outstanding: '40.00' })]),
    'POST /api/payments/3/allocate': () => {
      kept = payment({ unallocated: '10.00', version: 3 });
      return kept;
    },
  });
});

test('an open invoice of the payer is settled as far as it is owed', async () => {
  await open(<PaymentDrawer id={3} onClose={() => {}} />);
  await page.getByRole('combobox', { name: 'Invoice' }).click();
  await page.getByRole('option', { name: 'HS-S-2026-00005 · Ann Murphy · €40.00' }).click();
  expect(asked.find(({ key }) => key === 'GET /api/invoices')?.search.get('search')).toBe('Ann Murphy');
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('40.00');
  expect(await listAxeFaults()).toEqual([]);
  await button('Allocate').click();
  await vi.waitFor(() => expect(listToasts().map(({ text }) => text)).toEqual(['Payment allocated']));
  expect(asked.find(({ key }) => key === 'POST /api/payments/3/allocate')?.body).toEqual({ invoice_id: 5, amount: '40', version: 2 });
});

test('an allocation can be taken back, after a question', async () => {
  answers['POST /api/payments/3/deallocate'] = () => payment({ unallocated: '80.00', allocations: [], version: 3 });
  await open(<PaymentDrawer id={3} onClose={() => {}} />);
  await button('Unallocate from HS-S-2026-00004').click();
  await page.getByRole('dialog').last().getByRole('button', { exact: true, name: 'Unallocate' }).click();
  await expect.element(page.getByText('Not allocated to an invoice yet.')).toBeVisible();
});

test('no more is paid back than came in, and not without a reason', async () => {
  answers['POST /api/payments/3/refund'] = () => payment({ refunded: '60.00', unallocated: '0.00', version: 3 });
  kept = payment({ refunded: '10.00' });
  await open(<PaymentDrawer id={3} onClose={() => {}} />);
  await button('Record refund').click();
  const dialog = page.getByRole('dialog', { name: 'Record refund' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('70.01');
  await expect.element(dialog.getByText('Enter €70.00 or less.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('50');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Trip called off');
  await dialog.getByRole('button', { name: 'Record refund' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked.find(({ key }) => key === 'POST /api/payments/3/refund')?.body).toMatchObject({
    amount: '50',
    reason: 'Trip called off',
    version: 2,
  });
});

test('a user without write access has no actions', async () => {
  session.set({ state: 'signedIn', user: userWith(['Coordinator'], { capabilities: ['payments.read'] }) });
  await open(<PaymentDrawer id={3} onClose={() => {}} />);
  await expect.element(page.getByRole('link', { name: 'HS-S-2026-00004' })).toBeVisible();
  expect(page.getByRole('dialog').getByRole('button').elements()).toHaveLength(1);
});

test('a payment by hand is one payment however often it is sent', async () => {
  let tries = 0;
  answers['POST /api/payments'] = () => {
    tries += 1;
    return tries === 1 ? Response.json({ status: 'error', code: 'x', message: 'Busy', request_id: 'x' }, { status: 409 }) : kept;
  };
  const recorded = vi.fn();
  await open(<NewPayment onClose={() => {}} onRecorded={recorded} />);
  await page.getByRole('textbox', { name: 'Payer' }).fill('Ann Murphy');
  await page.getByRole('textbox', { name: 'Amount' }).fill('80');
  await button('Record payment').click();
  await expect.element(page.getByRole('alert').first()).toMatchTextContent(/Busy/);
  await button('Record payment').click();
  await vi.waitFor(() => expect(recorded).toHaveBeenCalled());
  const keys = asked.filter(({ key }) => key === 'POST /api/payments').map(({ body }) => (body as { key: string }).key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('the statement of a bank is shown first, and recorded when that is asked for', async () => {
  const line = { message: null, paidOn: '2026-07-03', amount: '40.00', payerName: 'Ann Murphy', reference: 'HS-S-2026-00005' };
  const report: BankReport = {
    currency: 'EUR',
    lines: [
      {
        ...line,
        line: 2,
        state: 'new',
        proposals: [{ invoiceId: 5, number: 'HS-S-2026-00005', buyerName: 'Ann Murphy', amount: '40.00' }],
      },
      { ...line, line: 3, state: 'known', proposals: [] },
      { ...line, line: 4, state: 'faulty', message: 'The date can’t be read.', paidOn: null, amount: null, proposals: [] },
    ],
    counts: { new: 1, known: 1, outgoing: 0, faulty: 1 },
    recorded: false,
  };
  answers['POST /api/payments/import'] = () => report;
  const closed = vi.fn();
  await open(<BankImport onClose={closed} />);
  await expect.element(page.getByRole('combobox', { name: 'Business' })).toHaveValue('Stays (EUR)');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new TypeError('no way to choose a file');
  await userEvent.upload(input, new File(['date,amount,payer,reference'], 'bank.csv', { type: 'text/csv' }));
  await expect.element(page.getByText('1 new, 1 already recorded, 0 outgoing, 1 with errors')).toBeVisible();
  await expect.element(page.getByText('€40.00 to HS-S-2026-00005 (Ann Murphy)')).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await button('Record 1 payment').click();
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  const imports = asked.filter(({ key }) => key === 'POST /api/payments/import').map(({ body }) => body as Record<string, unknown>);
  expect(imports.map(({ dry_run }) => dry_run)).toEqual(['true', 'false']);
  expect(imports[0]).toMatchObject({ business_id: '1', allocate: 'true' });
});
