// Writing an invoice: what it lacks told at its fields, its total while it is typed, and what is sent.

import { compilePriceBook, parsePriceBook, viewQuote } from '@hosted-stay/pricing-core';
import { formatterFor } from '@hosted-stay/pricing-core/format';
import { catalogueOf } from '@hosted-stay/pricing-core/quoting';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listAxeFaults } from '#web/testing/axe.ts';
import { business, createSentInvoice, draftInvoice } from '#web/testing/invoices.ts';
import { button, partsOf } from '#web/testing/parts.tsx';
import { pageOf, refuseWith } from '#web/testing/play-server.ts';
import bookText from '../../../../../../../fixtures/price-books/2026.json?raw';
import type { UserChooser } from './buyer-fields.tsx';
import { InvoiceEditor } from './invoice-editor.tsx';

const words = ['invoices', 'payments', 'resource', 'form', 'calendar', 'validation'] as const;

interface Opened {
  readonly draftId?: number | null;
  readonly fingerprint?: string | null;
  readonly scheme?: 'light' | 'dark';
  readonly Chooser?: UserChooser;
}

/** Finds two users by name alone, as for whoever sees no more of them. */
const Names: UserChooser = ({ onChange }) => (
  <>
    <button type="button" onClick={() => onChange({ id: 7, firstName: 'Jeanne', lastName: 'Petit' })}>
      Jeanne
    </button>
    <button type="button" onClick={() => onChange({ id: 8, firstName: 'Paul', lastName: 'Roe' })}>
      Paul
    </button>
  </>
);

const { answers, asked, open } = partsOf({ at: '/hub/invoices/new/create', words, user: null });

function openForm({ draftId = null, fingerprint = null, scheme = 'light', Chooser }: Opened = {}) {
  return open(<InvoiceEditor draftId={draftId} fingerprint={fingerprint} Chooser={Chooser} />, { scheme });
}

beforeEach(() => {
  Object.assign(answers, {
    'GET /api/businesses': () => pageOf([business]),
    'GET /api/invoices/5': () => draftInvoice(),
    'POST /api/invoices': () => draftInvoice(),
    'PATCH /api/invoices/5': () => draftInvoice({ version: 5 }),
    'POST /api/invoices/5/send': () => createSentInvoice(),
  });
});

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const bodyOf = (key: string) => asked.find((one) => one.key === key)?.body;

for (const scheme of ['light', 'dark'] as const)
  test(`axe finds nothing wrong, ${scheme}`, async () => {
    await openForm({ draftId: 5, scheme });
    await expect.element(page.getByText('Invoice total: €123.00')).toBeVisible();
    expect(await listAxeFaults()).toEqual([]);
  });

test('missing details are reported at their fields before sending, and nothing is sent', async () => {
  await openForm();
  await button('Add line').click();
  await button('Save and send').click();
  await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Description')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Name')).toHaveFocus();
  expect(asked.every(({ key }) => key.startsWith('GET'))).toBe(true);
});

test('an account as the buyer fills in its address; what was typed stays where nothing is known, but not for another account', async () => {
  const known = { id: 7, name: 'Jeanne Petit', email: 'jeanne@example.test', address: [] as string[], vatNumber: '' };
  answers['GET /api/invoices/buyers/7'] = () => known;
  answers['GET /api/invoices/buyers/8'] = () => ({ ...known, id: 8, email: '', address: ['1 High Street', 'Cork'], vatNumber: 'IE1' });
  await openForm({ Chooser: Names });
  await field('Address').fill('Typed street');
  await button('Jeanne').click();
  await expect.element(field('Email')).toHaveValue('jeanne@example.test');
  await expect.element(field('Name')).toHaveValue('Jeanne Petit');
  await expect.element(field('Address')).toHaveValue('Typed street');
  await button('Paul').click();
  await expect.element(field('Address')).toHaveValue('1 High Street\nCork');
  await expect.element(field('VAT number')).toHaveValue('IE1');
  await expect.element(field('Email')).toHaveValue('');
});

test.each([360, 640, 800, 1280])('fields beside each other are in line at %i pixels, also where a hint takes two lines', async (width) => {
  await page.viewport(width, 900);
  await openForm({ draftId: 5 });
  await expect.element(field('Invoice date')).toBeVisible();
  const tops = (names: readonly string[]) => names.map((name) => Math.round(field(name).element().getBoundingClientRect().top));
  for (const names of [
    ['Invoice date', 'Due date'],
    ['Name', 'Email'],
    ['VAT number', 'Customer reference'],
  ]) {
    const [one = 0, other = 0] = tops(names);
    const isBeside =
      field(names[0] ?? '')
        .element()
        .getBoundingClientRect().right <
      field(names[1] ?? '')
        .element()
        .getBoundingClientRect().left;
    if (isBeside) expect(one, names.join()).toBe(other);
  }
  await page.viewport(1280, 900);
});

test('an incomplete draft can be kept; its total follows what is typed', async () => {
  const history = await openForm();
  await button('Add line').click();
  await field('Description').fill('Taxi');
  await field('Unit price').fill('50');
  await expect.element(page.getByText('Invoice total: €61.50')).toBeVisible();
  await field('Quantity').fill('2');
  await expect.element(page.getByText('Invoice total: €123.00')).toBeVisible();
  await button('Save as draft').click();
  await vi.waitFor(() => expect(history.path()).toBe('/hub/invoices/5/action'));
  expect(bodyOf('POST /api/invoices')).toMatchObject({
    business_id: 1,
    buyer_id: null,
    quote_fingerprint: null,
    typed: { lines: [{ id: 1, description: 'Taxi', quantity: '2', unit_amount: '50.00', vat_percentage: '' }] },
  });
});

test('a complete draft is saved first and sent after being asked', async () => {
  const history = await openForm({ draftId: 5 });
  await expect.element(page.getByText('Ready to send.')).toBeVisible();
  await button('Save and send').click();
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await page.getByRole('dialog').last().getByRole('button', { exact: true, name: 'Send invoice' }).click();
  await vi.waitFor(() => expect(history.path()).toBe('/hub/invoices/5/action'));
  expect(asked.map(({ key }) => key).filter((key) => !key.startsWith('GET'))).toEqual([
    'PATCH /api/invoices/5',
    'POST /api/invoices/5/send',
  ]);
  expect(bodyOf('POST /api/invoices/5/send')).toEqual({ version: 5 });
});

test('no VAT wants a reason, and a deposit its date', async () => {
  await openForm({ draftId: 5 });
  await page.getByRole('checkbox', { name: 'VAT exempt' }).click();
  await expect.element(page.getByText('Invoice total: €100.00')).toBeVisible();
  await button('Save and send').click();
  await expect.element(page.getByRole('textbox', { name: 'Reason for VAT exemption' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('combobox', { name: 'Payment terms' }).click();
  await page.getByRole('option', { name: 'Deposit (%) and balance' }).click();
  await expect.element(field('Deposit')).toHaveValue('20');
  await expect.element(field('Deposit due date')).not.toHaveValue('');
});

test('lines are moved and taken out by buttons', async () => {
  await openForm({ draftId: 5 });
  await button('Add line').click();
  await button('Move line 2 up').click();
  await expect
    .element(page.getByRole('group', { name: 'Line 2' }).getByRole('textbox', { name: 'Description' }))
    .toHaveValue('Taxi from the airport');
  await button('Remove line 1').click();
  await expect.element(button('Add line')).toHaveFocus();
  await expect.element(page.getByRole('group', { name: 'Line 2' })).not.toBeInTheDocument();
});

test('a version that somebody else has saved meanwhile is shown for comparison', async () => {
  let tries = 0;
  answers['PATCH /api/invoices/5'] = () => {
    tries += 1;
    return tries === 1 ? refuseWith(409, 'changedMeanwhile', 'Somebody else was first.') : draftInvoice({ version: 10 });
  };
  const history = await openForm({ draftId: 5 });
  await field('Name').fill('Anna Murphy');
  const { typed } = draftInvoice();
  answers['GET /api/invoices/5'] = () => draftInvoice({ version: 9, typed: { ...typed, buyer: { ...typed.buyer, name: 'Anne Murphy' } } });
  await button('Save draft').click();
  await expect.element(page.getByRole('dialog').getByText('Anne Murphy')).toBeVisible();
  expect(history.path()).toBe('/hub/invoices/new/create');
});

test('a sent invoice can’t be edited', async () => {
  answers['GET /api/invoices/5'] = () => createSentInvoice();
  await openForm({ draftId: 5 });
  await expect.element(page.getByRole('alert')).toMatchTextContent(/You can’t edit this invoice/);
});

test('a kept quote is billed to the cent, and its fingerprint goes with the draft', async () => {
  const book = parsePriceBook(JSON.parse(bookText));
  if (!book.ok) throw new TypeError('the fixture is no price book');
  const quoted = compilePriceBook(book.value).quote({ hostFamilyId: 206, fromDate: '2026-07-05', toDate: '2026-07-26', countStudents: 2 });
  if (!quoted.ok) throw new TypeError(JSON.stringify(quoted.issues));
  const view = viewQuote(quoted.value, 'customer');
  answers[`GET /api/pricing/quotes/${view.fingerprint}`] = () => Response.json(view);
  answers['GET /api/pricing/catalogue'] = () => catalogueOf(book.value);
  await openForm({ fingerprint: view.fingerprint });
  const total = formatterFor('en-IE').money({ amount: view.total, currency: view.currency });
  await expect.element(page.getByText(`Invoice total: ${total}`)).toBeVisible();
  await expect.element(page.getByText('VAT applies, as quoted.').or(page.getByText('VAT exempt, as quoted.'))).toBeVisible();
  await button('Save as draft').click();
  await vi.waitFor(() => expect(bodyOf('POST /api/invoices')).toMatchObject({ quote_fingerprint: view.fingerprint, typed: { lines: [] } }));
});
