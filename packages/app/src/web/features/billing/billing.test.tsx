// An account beside the list: its statement adds up before the reader's eyes, what is sent is asked first, what is settled was shown.

import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MonthOfSales, Settlement, Statement } from '#contract/finance/billing/billing.shapes.ts';
import { session } from '#web/platform/session/session.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { business } from '#web/testing/invoices.ts';
import { button, partsOf } from '#web/testing/parts.tsx';
import { pageOf } from '#web/testing/play-server.ts';
import { listToasts } from '#web/testing/toasts.ts';
import { AccountDrawer } from './account-drawer.tsx';
import { AccountList } from './account-list.tsx';
import { LedgerExport } from './ledger-export.tsx';
import { MonthsOfSales } from './months.tsx';

const words = ['billing', 'names', 'list', 'lists', 'form', 'calendar', 'validation'] as const;
const account = { type: 'parent', no: 7 } as const;
const HERE = '/api/billing/accounts/parent/7';

const statement: Statement = {
  ...account,
  name: 'Ann Murphy',
  email: 'ann@example.test',
  from: '2026-01-01',
  to: '2026-12-31',
  currencies: [
    {
      currency: 'EUR',
      opening: '10.00',
      movements: [
        { day: '2026-02-01', kind: 'invoice', number: 'HS-S-2026-00005', refId: 5, debit: '100.00', credit: null, balance: '110.00' },
        { day: '2026-02-03', kind: 'payment', number: 'Card 12', refId: 3, debit: null, credit: '30.00', balance: '80.00' },
      ],
      debits: '100.00',
      credits: '30.00',
      closing: '80.00',
    },
  ],
};

const parts: Settlement['parts'] = [
  { paymentId: 3, paidOn: '2026-02-03', invoiceId: 5, number: 'HS-S-2026-00005', dueDate: '2026-02-15', currency: 'EUR', amount: '30.00' },
];

const { answers, asked, open } = partsOf({ at: '/hub/billing', words, user: userWith(['Finance']) });

beforeEach(() => {
  Object.assign(answers, {
    [`GET ${HERE}/statement`]: () => statement,
    [`GET ${HERE}/settlement`]: () => ({ parts }),
    'GET /api/businesses': () => pageOf([business]),
  });
});

test('a statement shows its movements with what is behind them, and the balance after each', async () => {
  await open(<AccountDrawer account={account} onClose={() => {}} />);
  const table = page.getByRole('table', { name: 'Statement in EUR' });
  await expect.element(table).toBeVisible();
  const rows = [...table.element().querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.map((cells) => cells.slice(1))).toEqual([
    ['Opening balance', '', '', '€10.00'],
    ['Invoice HS-S-2026-00005', '€100.00', '', '€110.00'],
    ['Payment Card 12', '', '€30.00', '€80.00'],
    ['Closing balance', '€100.00', '€30.00', '€80.00'],
  ]);
  await expect.element(page.getByRole('link', { name: 'Payment Card 12' })).toHaveAttribute('href', expect.stringContaining('open=3'));
  expect(await listAxeFaults()).toEqual([]);
});

test('the statement of the chosen days is mailed once, after asking', async () => {
  answers[`POST ${HERE}/statement/send`] = () => ({ message: 'On its way.' });
  await open(<AccountDrawer account={account} onClose={() => {}} />);
  await button('Email statement').click();
  await page
    .getByRole('dialog', { name: /^Email this statement/ })
    .getByRole('button', { name: 'Email statement' })
    .click();
  await vi.waitFor(() => expect(asked.filter(({ key }) => key.endsWith('/statement/send'))).toHaveLength(1));
  const year = new Date().getUTCFullYear();
  expect(asked.find(({ key }) => key.endsWith('/statement/send'))?.body).toEqual({ from: `${year}-01-01`, to: `${year}-12-31` });
});

test('all that is overdue is reminded of, and what was skipped is said', async () => {
  answers[`POST ${HERE}/remind`] = () => ({ reminded: ['a', 'b'], skipped: ['c'] });
  await open(<AccountDrawer account={account} onClose={() => {}} />);
  await button('Send reminders').click();
  await page
    .getByRole('dialog', { name: /^Send reminders for all/ })
    .getByRole('button', { name: 'Send reminders', exact: true })
    .click();
  const told = '2 reminders sent, 1 skipped: already reminded today, or no email address';
  await vi.waitFor(() => expect(listToasts().map(({ text }) => text)).toEqual([told]));
});

test('the settlement that is saved is the one that was shown', async () => {
  answers[`POST ${HERE}/settlement`] = () => ({ parts });
  await open(<AccountDrawer account={account} onClose={() => {}} />);
  await button('Allocate payments').click();
  await expect.element(page.getByRole('table', { name: 'Allocate payments' })).toMatchTextContent(/HS-S-2026-00005/);
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('dialog', { name: 'Allocate payments' }).getByRole('button', { name: 'Allocate payments' }).click();
  await vi.waitFor(() => expect(listToasts().map(({ text }) => text)).toEqual(['Payments allocated']));
  expect(asked.find(({ key }) => key === `POST ${HERE}/settlement`)?.body).toEqual({
    parts: [{ payment_id: 3, invoice_id: 5, amount: '30.00' }],
  });
});

test('a user without write access can export, and has no other action', async () => {
  session.set({ state: 'signedIn', user: userWith(['Agent'], { capabilities: ['billing.read'] }) });
  await open(<AccountDrawer account={account} onClose={() => {}} />);
  await expect.element(button('Export as CSV')).toBeVisible();
  await expect.element(page.getByText('Closing balance')).toBeVisible();
  for (const name of ['Allocate payments', 'Send reminders', 'Email statement']) expect(button(name).elements()).toHaveLength(0);
});

test('days that are turned round are told, and nothing is asked for them', async () => {
  await open(<AccountDrawer account={account} onClose={() => {}} />);
  await expect.element(button('Export as CSV')).toBeVisible();
  const before = asked.length;
  await page.getByRole('textbox', { name: 'To' }).fill('01/01/2020');
  await expect.element(page.getByText('Choose a date on or after the start date.')).toBeVisible();
  expect(button('Export as CSV').elements()).toHaveLength(0);
  expect(asked).toHaveLength(before);
});

test('the list says who owes what, and leads to each account', async () => {
  const figures = { open: '80.00', notDue: '0.00', upTo30: '80.00', upTo60: '0.00', upTo90: '0.00', over90: '0.00', overdue: '80.00' };
  const more = { id: 1, currency: 'EUR', unallocated: '0.00', balance: '80.00', lastPaidOn: '2026-02-03' };
  answers['GET /api/billing/accounts'] = () => pageOf([{ ...account, name: 'Ann Murphy', email: '', ...figures, ...more }]);
  const views = { views: [], save: vi.fn(), rename: vi.fn(), remove: vi.fn(), makeDefault: vi.fn() } as never;
  await open(<AccountList views={views} linkTo={({ type, no }) => `/hub/billing?open=${type}-${no}`} />);
  await expect.element(page.getByRole('link', { name: 'Ann Murphy' })).toHaveAttribute('href', expect.stringContaining('open=parent-7'));
  expect(await listAxeFaults()).toEqual([]);
});

test('a very long name wraps, so that what is outstanding stays in sight', async () => {
  await page.viewport(1280, 900);
  const name = `Escola Internacional ${'de Viatges Educatius '.repeat(12)}`;
  const figures = { open: '80.00', overdue: '80.00', notDue: '0.00', upTo30: '0.00', upTo60: '80.00', upTo90: '0.00', over90: '0.00' };
  const more = { id: 1, currency: 'EUR', unallocated: '0.00', balance: '80.00', lastPaidOn: '2026-02-03' };
  answers['GET /api/billing/accounts'] = () => pageOf([{ ...account, name, email: '', ...figures, ...more }]);
  const views = { views: [], save: vi.fn(), rename: vi.fn(), remove: vi.fn(), makeDefault: vi.fn() } as never;
  await open(<AccountList views={views} linkTo={() => '/hub/billing'} />);
  const heading = page.getByRole('columnheader', { name: 'Outstanding' });
  await expect.element(heading).toBeVisible();
  expect(heading.element().getBoundingClientRect().right).toBeLessThanOrEqual(1280);
});

test('each figure of a month leads to its invoices', async () => {
  const month: MonthOfSales = {
    ...{ month: '2026-02', businessId: 1, businessName: 'Stays', currency: 'EUR', invoices: 3 },
    ...{ revenue: '300.00', commission: '90.00', hostCost: '200.00', other: '10.00', vat: '46.00' },
  };
  answers['GET /api/billing/months'] = () => ({ data: [month] });
  await open(<MonthsOfSales />);
  const address = page.getByRole('link', { name: '€90.00' });
  await expect.element(address).toHaveAttribute('href', expect.stringContaining('businessId=1&issueDate=2026-02-01..2026-02-28'));
  expect(await listAxeFaults()).toEqual([]);
});

test('the books are had of a business, and each account is explained', async () => {
  answers['GET /api/accounts/ledger'] = () => new Response('decimal-mark .', { headers: { 'Content-Type': 'text/plain' } });
  await open(<LedgerExport />);
  await expect.element(page.getByRole('row', { name: 'assets:receivable Accounts receivable' })).toBeVisible();
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('combobox', { name: 'Business' }).click();
  await page.getByRole('option', { name: 'Stays' }).click();
  await button('Export as hledger journal').click();
  await vi.waitFor(() => expect(asked.some(({ key }) => key === 'GET /api/accounts/ledger')).toBe(true));
  const { search } = asked.find(({ key }) => key === 'GET /api/accounts/ledger') ?? {};
  expect([search?.get('business_id'), search?.get('format')]).toEqual(['1', 'ledger']);
});
