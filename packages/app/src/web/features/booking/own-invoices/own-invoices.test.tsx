// A parent's invoices: what is due in all, the open ones alone, and paying one.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readOwnInvoice } from '#contract/booking/own-invoices/own-invoices.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { createMemoryHistory } from '#web/testing/memory-router.tsx';
import { signInAs } from '#web/testing/page.tsx';
import { type Asked, playServer } from '#web/testing/play-server.ts';
import { show } from '#web/testing/render.tsx';
import { OwnInvoiceView } from './own-invoice.tsx';
import { OwnInvoices } from './own-invoices.tsx';

const words = ['ownInvoices', 'cardPayment', 'payments', 'form', 'validation'] as const;

let paid = false;
let asked: Asked[];
const invoice = () => ({
  ...{
    id: 5,
    kind: 'sales',
    state: paid ? 'paid' : 'sent',
    number: 'HS-S-5',
    trip: null,
    currency: 'EUR',
    total: '123.00',
    credited: '0.00',
  },
  ...{
    paid: paid ? '123.00' : '0.00',
    outstanding: paid ? '0.00' : '123.00',
    issueDate: '2031-01-01',
    dueDate: '2031-02-01',
    overdue: false,
  },
  ...{ credits: null, creditedBy: [] },
  ...{ canPay: !paid, businessName: 'Stays', document: {}, settlement: null },
  payments: paid ? [{ id: 1, kind: 'received', method: 'card', paidOn: '2031-01-05', reference: 'pi_1', amount: '123.00' }] : [],
});
const intent = {
  ...{
    paymentIntentId: 'pi_1',
    total: '123.00',
    currency: 'EUR',
    status: 'requires_payment',
    fault: null,
    gateway: 'test',
    expiresAt: null,
  },
  ...{ clientSecret: 'secret-of-the-intent-1', publishableKey: null, tripId: null, invoiceId: 5, amount: 12_300, numberOfDays: 1 },
};

beforeEach(async () => {
  await page.viewport(360, 740);
  paid = false;
  asked = [];
  signInAs(userWith(['Parent']));
  const answers: Record<string, (request: Asked) => unknown> = {
    'GET /api/own-invoices': ({ search }) => ({
      data: search.get('show') === 'paid' ? [] : [invoice()],
      due: [{ currency: 'EUR', amount: '123.00' }],
    }),
    'GET /api/own-invoices/5': invoice,
    'POST /api/own-invoices/5/pay': () => ({ paymentIntent: intent }),
    'POST /api/test-gateway/intents/pi_1/confirm'() {
      paid = true;
      return { status: 'succeeded', fault: null };
    },
  };
  vi.stubGlobal('fetch', playServer(answers, asked));
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
});
afterEach(async () => {
  vi.unstubAllGlobals();
  signInAs(null);
  queryClient.clear();
  await page.viewport(1280, 900);
});

function One() {
  const { data } = useEndpoint(readOwnInvoice, { params: { id: 5 } });
  return data === undefined ? null : <OwnInvoiceView invoice={data} paper={<p>Paper</p>} />;
}

async function open(part: React.ReactNode) {
  const { MemoryRouter, history } = createMemoryHistory('/travel/invoices');
  await show(
    <MemoryRouter>
      <h1>Invoices</h1>
      {part}
    </MemoryRouter>,
    { words },
  );
  return history;
}

test('the list says what is due, and narrows to those that are paid', async () => {
  const history = await open(<OwnInvoices badge={({ state }) => <span>{state}</span>} />);
  await expect.poll(() => document.querySelector('section[aria-label="Total due"]')?.textContent).toMatch(/123\.00/);
  await expect.element(page.getByRole('link', { name: 'Pay HS-S-5' })).toHaveAttribute('href', '/travel/invoices/5/action');
  expect(await listAxeFaults()).toEqual([]);
  await page.getByText('Paid', { exact: true }).click();
  await expect.element(page.getByText('No invoices yet')).toBeVisible();
  expect(history.search()).toBe('?show=paid');
});

test('an invoice is paid where it is read, once, however often the button is pressed', async () => {
  await open(<One />);
  await page.getByRole('button', { name: 'Pay €123.00' }).click();
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242424242424242');
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('07/33');
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('button', { name: 'Pay €123.00' }).dblClick();
  await expect.element(page.getByText('Paid in full. The PDF is your receipt.')).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: '5 Jan 2031' })).toBeVisible();
  expect(asked.filter(({ key }) => key.endsWith('/confirm'))).toHaveLength(1);
});

test('an invoice that was taken back names its credit note, and the credit note names it and has nothing due', async () => {
  const note = { id: 6, number: 'HS-C-1' };
  const taken = { ...invoice(), creditedBy: [note], canPay: false };
  const credit = {
    ...invoice(),
    ...note,
    kind: 'credit',
    total: '-123.00',
    dueDate: null,
    credits: { id: 5, number: 'HS-S-5' },
    canPay: false,
  };
  vi.stubGlobal('fetch', playServer({ 'GET /api/own-invoices': () => ({ data: [credit, taken], due: [] }) }, asked));
  await open(<OwnInvoices badge={({ kind }) => <span>{kind}</span>} />);
  await expect.element(page.getByText('Credited by HS-C-1')).toBeVisible();
  await expect.element(page.getByText('Credits HS-S-5')).toBeVisible();
  expect(document.querySelectorAll('time[datetime="2031-02-01"]')).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
