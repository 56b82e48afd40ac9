// An invoice as it is read and worked on: the paper, the steps that are allowed, money that is recorded, and what somebody else did first.

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readInvoice } from '#contract/finance/invoices/invoices.endpoints.ts';
import type { InvoicePage } from '#contract/finance/invoices/invoices.shapes.ts';
import { useEndpoint } from '#web/platform/api/endpoint-hooks.ts';
import { userWith } from '#web/testing/accounts.ts';
import { listAxeFaults } from '#web/testing/axe.ts';
import { business, createSentInvoice, draftInvoice } from '#web/testing/invoices.ts';
import { signInAs } from '#web/testing/page.tsx';
import { button, partsOf } from '#web/testing/parts.tsx';
import { pageOf, refuseWith } from '#web/testing/play-server.ts';
import { listToasts } from '#web/testing/toasts.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceView } from './invoice-view.tsx';

const words = ['invoices', 'payments', 'resource', 'form', 'calendar', 'validation'] as const;

let kept: InvoicePage;

function OneInvoice() {
  const { data } = useEndpoint(readInvoice, { params: { id: 5 } });
  return (
    data && (
      <>
        <InvoiceActions invoice={data} />
        <InvoiceView invoice={data} />
      </>
    )
  );
}

const {
  answers,
  asked,
  open,
  sent: sentTo,
} = partsOf({
  at: '/hub/invoices/5/action',
  words,
  user: userWith(['Finance'], { capabilities: ['quotes.book'] }),
});

async function openInvoice(invoice: InvoicePage, scheme: 'light' | 'dark' = 'light') {
  kept = invoice;
  const history = await open(<OneInvoice />, { scheme });
  await expect.element(page.getByRole('article').or(page.getByText('No preview yet.', { exact: false }))).toBeVisible();
  return history;
}

beforeEach(() => {
  Object.assign(answers, {
    'GET /api/invoices/5': () => kept,
    'GET /api/businesses': () => pageOf([business]),
    'POST /api/invoices/5/payments': () => {
      kept = { ...kept, outstanding: '0.00', paid: '123.00', state: 'paid', overdue: false, steps: ['credit'], version: 5 };
      return kept;
    },
  });
});

const dialog = () => page.getByRole('dialog');

for (const scheme of ['light', 'dark'] as const)
  test(`a sent invoice is shown as it was sent, with what was paid, ${scheme}`, async () => {
    await openInvoice(createSentInvoice(), scheme);
    await expect.element(page.getByRole('article', { name: 'Invoice HS-S-2026-00005' })).toBeVisible();
    await expect.element(page.getByText('As sent:')).toBeVisible();
    await expect.element(page.getByText('€23.00 paid')).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
  });

test('a part-paid invoice says what was paid and what is still due, with where to pay', async () => {
  await openInvoice(createSentInvoice());
  const paper = page.getByRole('article');
  await expect.element(paper.getByText('Paid on 3 Jul 2026 (Card): €23.00')).toBeVisible();
  await expect.element(paper.getByText('Amount due: €100.00')).toBeVisible();
  await expect.element(paper.getByText('Due date')).toBeVisible();
});

test('a paid invoice says when and by what it was paid, and asks for nothing', async () => {
  const settlement = { payments: [{ paidOn: '2026-07-03', method: 'Card', amount: '123.00' }], credited: '0.00', outstanding: '0.00' };
  await openInvoice(createSentInvoice({ state: 'paid', paid: '123.00', outstanding: '0.00', overdue: false, settlement }));
  await expect.element(page.getByRole('article').getByText('Nothing is due')).toBeVisible();
  await expect.element(page.getByRole('article').getByText('Paid on 3 Jul 2026 (Card): €123.00')).toBeVisible();
  await expect.element(page.getByText('Due date')).not.toBeInTheDocument();
  await expect.element(page.getByText(/IBAN/)).not.toBeInTheDocument();
});

test('a credit note is shown as one', async () => {
  const { document } = createSentInvoice();
  const { lines, totals } = document as { lines: object[]; totals: { vatLines: object[] } };
  const less = (amount: string) => `-${amount}`;
  const note = {
    ...document,
    number: 'HS-C-2026-00001',
    lines: lines.map((line) => ({ ...line, quantity: '1', unitAmount: '-100.00', amount: '-100.00' })),
    totals: {
      ...totals,
      subtotal: less('100.00'),
      vatLines: totals.vatLines.map((line) => ({ ...line, base: '-100.00', amount: '-23.00' })),
      vat: '-23.00',
      total: '-123.00',
    },
  };
  await openInvoice(
    createSentInvoice({ kind: 'credit', number: 'HS-C-2026-00001', total: '-123.00', document: note, settlement: null, steps: [] }),
  );
  await expect.element(page.getByRole('article', { name: 'Credit note HS-C-2026-00001' })).toBeVisible();
  await expect.element(page.getByRole('article').getByText('-€123.00').first()).toBeVisible();
});

test('only the steps that the server names have a button', async () => {
  await openInvoice(createSentInvoice({ steps: [] }));
  await expect.element(page.getByRole('link', { name: 'PDF' })).toHaveAttribute('href', '/api/invoices/5/pdf');
  await expect.element(button('E-invoice (XML)')).toBeVisible();
  expect(page.getByRole('main').getByRole('button').elements()).toHaveLength(1);
});

test('the reason why there is no e-invoice is shown when it is asked for', async () => {
  answers['GET /api/invoices/5/xml'] = () => refuseWith(422, 'eInvoiceIncomplete', 'The buyer’s address doesn’t end with a country.');
  await openInvoice(createSentInvoice());
  await button('E-invoice (XML)').click();
  await expect.poll(() => listToasts().map(({ text }) => text)).toEqual(['The buyer’s address doesn’t end with a country.']);
});

test.each([
  ['a draft', () => draftInvoice()],
  ['what is void', () => createSentInvoice({ state: 'void', steps: [] })],
])('there is no e-invoice of %s', async (_, invoice) => {
  await openInvoice(invoice());
  await expect.element(page.getByRole('link', { name: 'PDF' })).toBeVisible();
  await expect.element(button('E-invoice (XML)')).not.toBeInTheDocument();
});

test('a draft that lacks something says what, and is not sent', async () => {
  await openInvoice(draftInvoice({ missing: [{ path: 'buyer.name', message: 'The buyer has no name.' }], document: null }));
  await expect.element(page.getByText('The buyer has no name.')).toBeVisible();
  await expect.element(button('Send invoice')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'PDF' })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Edit draft' }).first())
    .toHaveAttribute('href', '/hub/invoices/new/create?draft=5');
});

test('a payment begins with all that is owed, and never takes more', async () => {
  await openInvoice(createSentInvoice());
  await button('Record payment').click();
  const amount = dialog().getByRole('textbox', { name: 'Amount' });
  await expect.element(amount).toHaveValue('100.00');
  await amount.fill('100.01');
  await expect.element(dialog().getByText('Enter €100.00 or less.')).toBeVisible();
  await dialog().getByRole('button', { name: 'Record payment' }).click();
  await expect.element(dialog()).toBeVisible();
  expect(asked.some(({ key }) => key.startsWith('POST'))).toBe(false);
  expect(await listAxeFaults()).toEqual([]);
  await amount.fill('100');
  await dialog().getByRole('button', { name: 'Record payment' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  const sent = asked.find(({ key }) => key === 'POST /api/invoices/5/payments');
  expect(sent?.body).toMatchObject({ amount: '100', method: 'bank_transfer', version: 4 });
  await expect.element(button('Record payment')).not.toBeInTheDocument();
});

test('before sending it is told which series numbers it and whom it is mailed to', async () => {
  answers['POST /api/invoices/5/send'] = () => {
    kept = createSentInvoice();
    return kept;
  };
  await openInvoice(draftInvoice());
  await button('Send invoice').click();
  await expect.element(page.getByText('It gets the next number of series HS-S.')).toBeVisible();
  await expect.element(page.getByText('We’ll email it to ann@example.test.')).toBeVisible();
  await page.getByRole('dialog').last().getByRole('button', { exact: true, name: 'Send invoice' }).click();
  await expect.element(page.getByText('As sent:')).toBeVisible();
  expect(listToasts().map(({ text }) => text)).toEqual(['HS-S-2026-00005 sent']);
});

test('when somebody else was first, that is told and the invoice is shown as it is now', async () => {
  answers['POST /api/invoices/5/void'] = ({ body }) => {
    kept = createSentInvoice({ version: 9, state: 'paid', steps: ['credit'] });
    return (body as { version: number }).version === 9 ? kept : refuseWith(409, 'changedMeanwhile', 'Somebody else has changed it.');
  };
  await openInvoice(createSentInvoice({ state: 'sent', steps: ['void'], payments: [] }));
  await button('Void invoice').click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Twice');
  await page.getByRole('dialog').last().getByRole('button', { exact: true, name: 'Void invoice' }).click();
  await expect.element(button('Issue credit note')).toBeVisible();
  expect(listToasts().map(({ text }) => text)).toEqual(['Somebody else has changed it.']);
});

test('a credit note wants its reason, and never takes back more than is left', async () => {
  answers['POST /api/invoices/5/credit'] = () => kept;
  await openInvoice(createSentInvoice({ credited: '20.00', steps: ['credit'] }));
  await button('Issue credit note').click();
  await expect.element(dialog().getByText('Amount not yet credited: €103.00.', { exact: false })).toBeVisible();
  await button('Send credit note').click();
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Reason/);
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Taxi was late');
  await button('Send credit note').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(asked.find(({ key }) => key === 'POST /api/invoices/5/credit')?.body).toEqual({
    amount: '103',
    reason: 'Taxi was late',
    version: 4,
  });
});

test('an invoice of a quote leads to where each of its figures tells why', async () => {
  const fingerprint = 'ab'.repeat(32);
  signInAs(userWith(['Finance'], { capabilities: ['quotes.read'] }));
  await openInvoice(createSentInvoice({ quoteFingerprint: fingerprint }));
  const link = page.getByRole('link', { name: 'Price breakdown' });
  await expect.element(link).toHaveAttribute('href', `/hub/pricing-calculator?quote=${fingerprint}`);
});

test('a user without access to payouts is offered no e-invoice', async () => {
  signInAs(userWith(['Agent'], { capabilities: ['invoices.read'] }));
  await openInvoice(createSentInvoice({}));
  await expect.element(button('E-invoice (XML)')).not.toBeInTheDocument();
});

test.each([360, 1280])('a draft of an earlier price is not sent, and takes the new one at %i pixels', async (width) => {
  await page.viewport(width, 900);
  const [old, fresh] = ['a'.repeat(64), 'b'.repeat(64)];
  const invoice = draftInvoice({ quoteFingerprint: old, newQuoteFingerprint: fresh, missing: [], steps: ['remove', 'edit', 'send'] });
  answers['PATCH /api/invoices/5'] = () => {
    kept = { ...kept, quoteFingerprint: fresh, newQuoteFingerprint: null, version: kept.version + 1 };
    return kept;
  };
  await openInvoice(invoice);
  await expect.element(page.getByText('The trip has a new price')).toBeVisible();
  await expect.element(button('Send invoice')).not.toBeInTheDocument();
  expect(await listAxeFaults()).toEqual([]);
  await button('Use new price').click();
  await expect.element(button('Send invoice')).toBeVisible();
  await expect.element(page.getByText('The trip has a new price')).not.toBeInTheDocument();
  expect(sentTo('PATCH /api/invoices/5')).toMatchObject({
    quote_fingerprint: fresh,
    version: invoice.version,
    business_id: invoice.businessId,
  });
});
