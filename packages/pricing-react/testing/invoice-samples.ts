// Invoices and quotes that stories and tests of the generator use.

import { compilePriceBook, type FinanceView, parsePriceBook, parseQuoteRequest, viewQuote } from '@hosted-stay/pricing-core';
import { catalogueOf } from '@hosted-stay/pricing-core/quoting';
import type { Invoice, Party } from '../src/invoice/invoice.ts';
import { type InvoiceDraft, newDraft } from '../src/invoice/invoice-draft.ts';
import { makeInvoice } from '../src/invoice/make-invoice.ts';
import { en } from '../src/locales/en.ts';
import type { Messages } from '../src/locales/messages.ts';
import { familyStay, mixedStay, sampleBookJson } from './sample-book.ts';

function sampleBook() {
  const parsed = parsePriceBook(sampleBookJson());
  if (!parsed.ok) throw new TypeError('the sample book is faulty');
  return parsed.value;
}

const book = sampleBook();
export const sampleCatalogue = catalogueOf(book);

/** What finance sees of a stay: more than an invoice may show. */
function sampleQuote(stay: object = mixedStay): FinanceView {
  const request = parseQuoteRequest(stay);
  const quote = request.ok ? compilePriceBook(book).quote(request.value) : request;
  if (!quote.ok) throw new TypeError(JSON.stringify(quote.issues));
  return viewQuote(quote.value, 'finance');
}

export const quotes = { mixed: sampleQuote(), family: sampleQuote(familyStay), exempt: sampleQuote({ ...mixedStay, vatExempt: true }) };

export const agency: Party = {
  name: 'Liffey Stays Ltd',
  address: ['12 Merchant’s Quay', 'Dublin 8', 'Ireland'],
  email: 'billing@liffeystays.example',
  vatNumber: 'IE1234567FA',
};

export const parent: Party = {
  name: 'Maria Rossi',
  address: ['Via Giuseppe Verdi 14', '20121 Milano', 'Italy'],
  email: 'maria.rossi@example.com',
  vatNumber: '',
};

export const taxi = { id: 1, description: 'Private taxi from Dublin airport', quantity: '2', unitAmount: '48.50', vatPercentage: '13.5' };
export const voucher = { id: 2, description: 'Voucher of the school', quantity: '1', unitAmount: '-25.00', vatPercentage: '23' };

/** A complete draft. */
export function sampleDraft(changes: Partial<InvoiceDraft> = {}): InvoiceDraft {
  return {
    ...newDraft({ seller: agency, buyer: parent, today: '2026-06-01', language: 'en', number: '2026-0042' }),
    dueDate: '2026-07-01',
    reference: 'PO 7781',
    paymentDetails: ['IBAN IE29 AIBK 9311 5212 3456 78', 'Please quote the invoice number'],
    ...changes,
  };
}

/** The complete invoice of a draft. */
export function sampleInvoice(
  changes: Partial<InvoiceDraft> = {},
  quote: FinanceView | null = quotes.mixed,
  messages: Messages = en,
): Invoice {
  const made = makeInvoice(sampleDraft(changes), { quote, catalogue: sampleCatalogue, messages });
  if (!made.ok) throw new TypeError(JSON.stringify(made.issues));
  return made.value;
}

/** Thirty added lines. */
export const thirtyLines = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  description: `Excursion ${index + 1}`,
  quantity: '1',
  unitAmount: `${10 + index}.50`,
  vatPercentage: index % 3 === 0 ? '9' : '23',
}));
