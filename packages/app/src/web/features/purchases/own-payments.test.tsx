// What a host sees of the own payments: each hosting, the sum of the year, and one invoice that is confirmed once or questioned.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readOwnPurchase } from '#contract/finance/own-payments.endpoints.ts';
import { DataProvider } from '#web/platform/data-provider.tsx';
import { useEndpoint } from '#web/platform/endpoint-hooks.ts';
import { toasts } from '#web/platform/notices.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { faultsByAxe } from '#web/testing/axe.ts';
import { type Asked, playServer } from '#web/testing/invoices.ts';
import { createMemoryHistory } from '#web/testing/memory-router.tsx';
import { ownPurchase } from '#web/testing/purchases.ts';
import { show } from '#web/testing/render.tsx';
import { OwnPayments } from './own-payments.tsx';
import { OwnPurchaseActions, OwnPurchaseView } from './own-purchase.tsx';

const words = ['ownPayments', 'purchaseLines', 'resource', 'lists', 'form'] as const;

let answers: Record<string, (asked: Asked) => unknown>;
let asked: Asked[];
let kept = ownPurchase();

function One() {
  const { data } = useEndpoint(readOwnPurchase, { params: { id: 5 } });
  return (
    data && (
      <>
        <OwnPurchaseActions purchase={data} />
        <OwnPurchaseView purchase={data} />
      </>
    )
  );
}

async function open(part: React.ReactNode, scheme: 'light' | 'dark' = 'light') {
  const { MemoryRouter } = createMemoryHistory('/host-family/payments');
  await show(
    <DataProvider>
      <MemoryRouter>
        <h1>Payments</h1>
        {part}
      </MemoryRouter>
    </DataProvider>,
    { words, scheme },
  );
}

beforeEach(() => {
  asked = [];
  kept = ownPurchase();
  const paidThen = [{ id: 31, state: 'paid' as const, amount: '700.00', dueDate: '2025-08-01', paidOn: '2025-08-02' }];
  const earlier = ownPurchase({
    key: 'p7',
    state: 'paid',
    paidOn: '2025-08-02',
    dueDate: '2025-08-01',
    trip: null,
    number: null,
    payouts: paidThen,
  });
  answers = {
    'GET /api/own-payments': () => ({
      data: [kept, { ...earlier, invoiceId: null }],
      years: [{ year: 2025, currency: 'EUR', paid: '700.00' }],
    }),
    'GET /api/own-payments/5': () => kept,
    'POST /api/own-payments/5/accept': () => {
      kept = ownPurchase({ canAccept: false, acceptedAt: '2026-07-20T09:00:00.000Z', version: 5 });
      return kept;
    },
  };
  // biome-ignore lint/suspicious/noDocumentCookie: the forgery pair, as the server would have set it
  document.cookie = 'XSRF-TOKEN=token; path=/';
  vi.stubGlobal('fetch', (address: RequestInfo | URL, init?: RequestInit) => playServer(answers, asked)(address, init));
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  toasts.set([]);
});

for (const scheme of ['light', 'dark'] as const)
  test(`each hosting of a year with its dates, and what was paid in it, ${scheme}`, async () => {
    await open(<OwnPayments />, scheme);
    await expect.element(page.getByRole('row', { name: /Chloé.* Pending/ })).toBeVisible();
    await expect.element(page.getByText('Nothing has been paid in this year yet.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Chloé/ })).toHaveAttribute('href', '/host-family/payments/5/action');
    expect(await faultsByAxe()).toEqual([]);
  });

test('another year shows its own', async () => {
  await open(<OwnPayments />);
  await page.getByRole('combobox', { name: 'Year' }).click();
  await page.getByRole('option', { name: '2025' }).click();
  await expect.element(page.getByRole('region', { name: 'Paid in 2025' })).toMatchTextContent(/€700\.00/);
  await expect.element(page.getByRole('row', { name: /Other payment Paid/ })).toBeVisible();
});

test('nights, rate, discount and VAT are told, and it is confirmed once', async () => {
  await open(<One />);
  await expect.element(page.getByRole('row', { name: 'Full board 14 €50.00 €0.00 €700.00' })).toBeVisible();
  expect(await faultsByAxe()).toEqual([]);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect.element(page.getByText('You confirmed on')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Confirm', exact: true })).not.toBeInTheDocument();
  expect(asked.find(({ key }) => key.startsWith('POST'))?.body).toEqual({ version: 4 });
});

test('a question opens the form to write to us, with its number in it', async () => {
  await open(<One />);
  const link = page.getByRole('link', { name: 'Ask about it' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^\/contact-us\?topic=payment&message=.*HS-P-2026-00005/));
});

test('who was never paid is told when that will be', async () => {
  answers['GET /api/own-payments'] = () => ({ data: [], years: [] });
  await open(<OwnPayments />);
  await expect.element(page.getByText('No payments yet')).toBeVisible();
});
