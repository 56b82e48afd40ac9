// The invoice generator as it is used: by keyboard, with files, in another language, and while its quote changes.

import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { agency, parent, quotes, sampleCatalogue, sampleDraft, sampleInvoice, taxi, voucher } from '../../../testing/invoice-samples.ts';
import type { Invoice } from '../../invoice/invoice.ts';
import type { InvoiceDraft } from '../../invoice/invoice-draft.ts';
import { invoiceToJson } from '../../invoice/invoice-json.ts';
import { en } from '../../locales/en.ts';
import type { Messages } from '../../locales/messages.ts';
import { InvoiceGenerator, type InvoiceGeneratorProps } from './invoice-generator.tsx';
import '../../styles.css';
import type { PdfMaker } from './use-pdf.ts';

const base: InvoiceGeneratorProps = { quote: quotes.mixed, catalogue: sampleCatalogue, messages: en, seller: agency, today: '2026-06-01' };

/** Enough of German to tell it from English. */
const german: Messages = {
  ...en,
  language: 'de',
  locale: 'de-DE',
  document: { ...en.document, title: 'Rechnung', titled: ({ number }) => `Rechnung ${number}` },
  invoice: { ...en.invoice, units: { ...en.invoice.units, night: { one: '# Nacht', other: '# Nächte' } } },
};

const paper = () => page.getByRole('article');

it('is filled in and issued by keyboard alone', async () => {
  const issued = vi.fn<(invoice: Invoice) => void>();
  await page.viewport(1280, 800);
  await render(<InvoiceGenerator {...base} number="7" onIssue={issued} />);
  await page.getByRole('button', { name: 'Issue' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const name = page.getByRole('group', { name: 'Bill to' }).getByLabelText('Name');
  await expect.element(name).toHaveFocus();
  expect(issued).not.toHaveBeenCalled();
  await userEvent.keyboard('Maria Rossi{Tab}Via Verdi 14{Enter}Milano');
  await tabTo('Add line');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Description')).toHaveFocus();
  await userEvent.keyboard('Taxi{Tab}1.5{Tab}9.99{Tab}23');
  await tabTo('Add line');
  await userEvent.keyboard('{Enter}Bike{Tab}{Tab}5');
  await tabTo('Move added line 2 up');
  await userEvent.keyboard('{Enter}');
  await tabTo('Issue', 'back');
  await userEvent.keyboard('{Enter}');
  expect(issued).toHaveBeenCalledOnce();
  const [invoice] = issued.mock.calls[0] ?? [];
  expect(invoice).toMatchObject({ number: '7', buyer: { name: 'Maria Rossi', address: ['Via Verdi 14', 'Milano'] } });
  expect(invoice?.lines.slice(-2)).toMatchObject([
    { description: 'Bike', quantity: '1', amount: '5.00', vatPercentage: '23' },
    { description: 'Taxi', quantity: '1.5', unitAmount: '9.99', amount: '14.99' },
  ]);
});

it('keeps typed input when the quote changes, and shows the new lines', async () => {
  const screen = await render(<InvoiceGenerator {...base} />);
  await page.getByRole('group', { name: 'Bill to' }).getByLabelText('Name').fill('Maria Rossi');
  await page.getByRole('button', { name: 'Add line' }).click();
  await page.getByLabelText('Description').fill('Taxi');
  await expect.element(paper()).toMatchTextContent('€2,504.39');
  await screen.rerender(<InvoiceGenerator {...base} quote={quotes.family} />);
  await expect.element(paper()).not.toMatchTextContent('€2,504.39');
  await expect.element(paper()).toMatchTextContent('Maria Rossi');
  await expect.element(page.getByLabelText('Description')).toHaveValue('Taxi');
});

it('prints in another language than the form’s, in that language’s manner', async () => {
  await render(<Kept languages={[en, german]} />);
  await page.getByLabelText('Invoice language').selectOptions('de');
  const printed = page.getByRole('article', { name: 'Rechnung 2026-0042' });
  await expect.element(printed).toHaveAttribute('lang', 'de');
  await expect.element(printed).toMatchTextContent(/21 Nächte.*1\.120,00\s€/);
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible();
});

/** A host page that keeps the draft itself. */
function Kept(props: Partial<InvoiceGeneratorProps>) {
  const [draft, setDraft] = useState<InvoiceDraft>(sampleDraft());
  return <InvoiceGenerator {...base} {...props} draft={draft} onDraftChange={setDraft} />;
}

it('opens a saved file, and undo restores the previous invoice', async () => {
  const saved = sampleInvoice({ lines: [taxi, voucher], number: null }, quotes.family);
  const screen = await render(<InvoiceGenerator {...base} quote={null} defaultBuyer={parent} />);
  await open(screen.container, invoiceToJson(saved));
  await expect.element(page.getByText('File opened.')).toBeVisible();
  await expect.element(page.getByLabelText('Description').first()).toHaveValue(taxi.description);
  await expect.element(paper()).toMatchTextContent('Draft');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByLabelText('Description')).not.toBeInTheDocument();
  await open(screen.container, invoiceToJson({ ...saved, totals: { ...saved.totals, total: '1.00' } }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/totals\.total: The value is €1\.00, but the sum is/);
  await open(screen.container, '{"lines": [');
  await expect.element(page.getByRole('alert')).toMatchTextContent('This isn’t JSON.');
});

it('makes the PDF once, however often it is asked, and tries again after a failure', async () => {
  let calls = 0;
  const maker = () => {
    calls += 1;
    return calls === 1 ? Promise.reject(new Error('no network')) : new Promise<Uint8Array>(() => undefined);
  };
  await render(<InvoiceGenerator {...base} draft={sampleDraft()} pdfMaker={maker} />);
  await page.getByRole('button', { name: 'PDF' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  const busy = page.getByRole('button', { name: 'Creating PDF…' });
  await busy.click({ force: true });
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
  expect(calls).toBe(2);
});

it('warns of characters that the PDF can’t show', async () => {
  const maker: PdfMaker = async (_, { onMissingCharacters }) => {
    onMissingCharacters?.(['م', '🎉']);
    return new Uint8Array();
  };
  await render(<InvoiceGenerator {...base} draft={sampleDraft()} pdfMaker={maker} />);
  await page.getByRole('button', { name: 'PDF' }).click();
  await expect.element(page.getByText(/The PDF shows boxes in place of these characters.*م 🎉/)).toBeVisible();
});

it('keeps the seller section open while a user fills it in', async () => {
  await render(<InvoiceGenerator {...base} seller={{ ...agency, name: '' }} defaultBuyer={parent} />);
  const name = page.getByText('From').first().element().closest('details')?.querySelector('input');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => document.activeElement).toBe(name);
  await userEvent.keyboard('Liffey Stays');
  expect(document.activeElement).toBe(name);
  expect(name?.value).toBe('Liffey Stays');
  expect(name?.checkVisibility()).toBe(true);
});

it('interrupts when something was asked for, not while one types', async () => {
  await render(<InvoiceGenerator {...base} seller={{ ...agency, name: '' }} />);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.element(page.getByText('3 fields are missing or wrong.')).toHaveRole('paragraph');
  const alerts = () => [...document.querySelectorAll('[role=alert]')].map((each) => each.textContent).join('');
  expect(alerts()).toBe('3 fields are missing or wrong.');
  await expect.element(page.getByRole('group', { name: 'Bill to' }).getByLabelText('Name')).toHaveFocus();
  await userEvent.keyboard('M');
  await expect.element(page.getByText('2 fields are missing or wrong.').first()).toBeVisible();
  expect(alerts()).toBe('');
  const said = () => [...document.querySelectorAll('[role=status]')].map((each) => each.textContent);
  await expect.poll(said, { timeout: 3000 }).toContain('2 fields are missing or wrong.');
});

it('keeps working when the quote can’t be read', async () => {
  const quote = { ...quotes.mixed, total: 'abc' };
  await render(<InvoiceGenerator {...base} quote={quote} />);
  await expect.element(page.getByText('This quote can’t be read. Price the stay again.').first()).toBeVisible();
});

it('clears the form and brings it back', async () => {
  await render(<InvoiceGenerator {...base} defaultBuyer={parent} />);
  await page.getByLabelText('Notes (optional)').fill('Thank you');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(page.getByLabelText('Notes (optional)')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByLabelText('Notes (optional)')).toHaveValue('Thank you');
});

async function tabTo(name: string, direction: 'on' | 'back' = 'on') {
  for (let step = 0; step < 60; step += 1) {
    const focused = document.activeElement;
    if (focused?.getAttribute('aria-label') === name || focused?.textContent === name) return;
    await userEvent.keyboard(direction === 'on' ? '{Tab}' : '{Shift>}{Tab}{/Shift}');
  }
  throw new Error(`${name} can’t be reached by keyboard`);
}

async function open(container: HTMLElement, text: string) {
  const input = container.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new TypeError('no file input');
  const files = new DataTransfer();
  files.items.add(new File([text], 'invoice.json', { type: 'application/json' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
