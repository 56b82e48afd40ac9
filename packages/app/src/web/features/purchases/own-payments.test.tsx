// What a host sees of the own payments: each hosting, the sum of the year, and one invoice that is confirmed once or questioned.

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readOwnPurchase } from '#contract/finance/purchases/own-payments.endpoints.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { partsOf } from '#web/testing/parts.tsx';
import { ownPurchase } from '#web/testing/purchases.ts';
import { OwnPayments } from './own-payments.tsx';
import { OwnPurchaseActions, OwnPurchaseView } from './own-purchase.tsx';

const words = ['ownPayments', 'purchaseLines', 'resource', 'lists', 'form'] as const;

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

const { answers, asked, open } = partsOf({ at: '/host-family/payments', words, user: null, heading: 'Payments' });

beforeEach(() => {
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
  Object.assign(answers, {
    'GET /api/own-payments': () => ({
      data: [kept, { ...earlier, invoiceId: null }],
      years: [{ year: 2025, currency: 'EUR', paid: '700.00' }],
    }),
    'GET /api/own-payments/5': () => kept,
    'POST /api/own-payments/5/accept': () => {
      kept = ownPurchase({ canAccept: false, acceptedAt: '2026-07-20T09:00:00.000Z', version: 5 });
      return kept;
    },
  });
});

for (const scheme of ['light', 'dark'] as const)
  test(`each hosting of a year with its dates, and what was paid in it, ${scheme}`, async () => {
    await open(<OwnPayments />, { scheme });
    await expect.element(page.getByRole('row', { name: /Chloé.* Pending/ })).toBeVisible();
    await expect.element(page.getByText('No payments this year yet.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Chloé/ })).toHaveAttribute('href', '/host-family/payments/5/action');
    expect(await listAxeFaults()).toEqual([]);
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
  expect(await listAxeFaults()).toEqual([]);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect.element(page.getByText('You confirmed on')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Confirm', exact: true })).not.toBeInTheDocument();
  expect(asked.find(({ key }) => key.startsWith('POST'))?.body).toEqual({ version: 4 });
});

test('a question opens the form to write to us, with its number in it', async () => {
  await open(<One />);
  const link = page.getByRole('link', { name: 'Ask question' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^\/contact-us\?topic=payment&message=.*HS-P-2026-00005/));
});

test('a host without payments is told that there are none yet', async () => {
  answers['GET /api/own-payments'] = () => ({ data: [], years: [] });
  await open(<OwnPayments />);
  await expect.element(page.getByText('No payments yet')).toBeVisible();
});
