// What an invoice says, and what it leaves out.

import { describe, expect, it } from 'vitest';
import { DOCUMENT_WORDS } from '../../testing/document-words.ts';
import { sampleInvoice } from '../../testing/sample-invoice.ts';
import type { Invoice } from './invoice.ts';
import { invoiceText } from './invoice-text.ts';

const text = (changes: Partial<Invoice> = {}) => invoiceText({ ...sampleInvoice(), ...changes }, { messages: DOCUMENT_WORDS.en });

describe('columns', () => {
  it('has those that some line has something in', () => {
    const [stay] = sampleInvoice().lines;
    const bare = { discount: '0.00', unitAmount: null, vatPercentage: null } as const;
    const lines = stay === undefined ? [] : [{ ...stay, ...bare }];
    expect(text().table.columns.map(({ key }) => key)).toEqual(['quantity', 'unitPrice', 'vatRate', 'amount', 'discount']);
    expect(text({ lines }).table.columns.map(({ key }) => key)).toEqual(['quantity', 'amount']);
    expect(text({ lines: [] }).table.columns.map(({ key }) => key)).toEqual(['amount']);
  });

  it('shows discounts as negative amounts, and omits them if 0', () => {
    expect(text().table.rows.map(({ cells }) => cells.at(-1))).toEqual(['-€119.00', '']);
  });

  it('writes a bare quantity in the manner of the language', () => {
    const [, manual] = sampleInvoice('de').lines;
    const lines = manual === undefined ? [] : [{ ...manual, quantity: '1.5' }];
    const german = invoiceText({ ...sampleInvoice('de'), lines }, { messages: DOCUMENT_WORDS.de });
    expect(german.table.rows[0]?.cells[0]).toBe('1,5');
  });
});

describe('VAT', () => {
  const totals = sampleInvoice().totals;
  const labels = (changes: Partial<Invoice>) =>
    text(changes)
      .totals.rows.filter(({ kind }) => kind === 'vat')
      .map(({ label, value }) => `${label}: ${value}`);

  it('distinguishes VAT lines by their base', () => {
    expect(labels({})).toEqual(['VAT on the stay: €42.55', 'VAT 23% on €50.00: €11.50']);
  });

  it('is plain where there is one', () => {
    expect(labels({ totals: { ...totals, vatLines: totals.vatLines.slice(0, 1) } })).toEqual(['VAT: €42.55']);
  });

  it('states the exemption if there is no VAT', () => {
    const none = { ...totals, vatLines: [], vat: '0.00' };
    expect(labels({ totals: none })).toEqual(['VAT: €0.00']);
    expect(labels({ totals: none, vatExempt: true })).toEqual(['VAT (exempt): €0.00']);
  });
});

it('is a draft until it has a number', () => {
  expect(text()).toMatchObject({ documentTitle: 'Invoice 2026-0042', draft: null });
  const draft = text({ number: null });
  expect(draft).toMatchObject({ documentTitle: 'Draft invoice', draft: { mark: 'Draft' } });
  expect(draft.facts.map(({ label }) => label)).not.toContain('Invoice number');
});

it('omits empty fields', () => {
  const bare = text({ stay: null, schedule: [], paymentDetails: [], notes: ' \n ', vatText: '', quote: null, reference: '' });
  expect(bare).toMatchObject({ stay: null, schedule: null, payment: null, notes: null, vatText: [], quote: null });
  expect(bare.facts).toHaveLength(3);
});

it('takes notes line by line', () => {
  expect(text({ notes: 'one\r\n\r\n two \nthree' }).notes?.lines).toEqual(['one', 'two', 'three']);
});

it('addresses a buyer as is polite', () => {
  const buyerIn = (language: 'ja' | 'ko' | 'de', vatNumber: string) => {
    const invoice = sampleInvoice(language);
    const buyer = { ...invoice.buyer, name: 'X', vatNumber };
    return invoiceText({ ...invoice, buyer }, { messages: DOCUMENT_WORDS[language] }).buyer.name;
  };
  expect([buyerIn('ja', ''), buyerIn('ja', 'T1'), buyerIn('ko', ''), buyerIn('ko', '1'), buyerIn('de', '')]).toEqual([
    'X 様',
    'X 御中',
    'X 귀하',
    'X 귀중',
    'X',
  ]);
});

it('rejects an unknown currency', () => {
  expect(() => text({ currency: 'XYZ1' })).toThrow(RangeError);
});
