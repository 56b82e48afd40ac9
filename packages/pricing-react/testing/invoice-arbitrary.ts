// Invoices for tests: drafts with random lines, and quotes of random price books.

import { compilePriceBook, type FinanceView, parsePriceBook, viewQuote } from '@hosted-stay/pricing-core';
import type { PriceCatalogue } from '@hosted-stay/pricing-core/quoting';
import { validStayArbitrary } from '@hosted-stay/pricing-core/testing';
import fc from 'fast-check';
import type { Party } from '../src/invoice/invoice.ts';
import { type InvoiceDraft, type ManualLine, newDraft } from '../src/invoice/invoice-draft.ts';

export const seller: Party = {
  name: 'Hosted Stay Ltd',
  address: ['1 Quay Street', 'Galway', 'Ireland'],
  email: '',
  vatNumber: 'IE1234567FA',
};
const buyer: Party = { name: 'Maria Rossi', address: ['Via Roma 1', '20121 Milano'], email: 'maria@example.com', vatNumber: '' };

export const bareCatalogue: PriceCatalogue = { currency: 'EUR', hostFamilies: [], activities: [], services: [], templates: [] };

/** A complete draft of no lines. */
export function aDraft(changes: Partial<InvoiceDraft> = {}): InvoiceDraft {
  return { ...newDraft({ seller, buyer, today: '2026-06-01', language: 'en' }), vatText: 'Exempt under section 3', ...changes };
}

/** Whole `units` of 10⁻ⁿ as decimal text: `(1234, 3)` → `1.234`. */
function decimalText(units: number, digits: number): string {
  const text = String(Math.abs(units)).padStart(digits + 1, '0');
  const sign = units < 0 ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

const thousandths = fc.integer({ min: 1, max: 50_000 });
const cents = fc.oneof(fc.integer({ min: -20_000, max: 500_000 }), fc.integer({ min: -9, max: 9 }));

/** Lines whose figures are all readable; some are reductions. */
export const manualLinesArbitrary: fc.Arbitrary<readonly ManualLine[]> = fc
  .array(fc.record({ quantity: thousandths, unitAmount: cents, vat: fc.constantFrom('0', '9', '13.5', '23', '23.0', '100') }), {
    maxLength: 8,
  })
  .map((lines) =>
    lines.map(({ quantity, unitAmount, vat }, index) => ({
      id: index + 1,
      description: `Line ${index + 1}`,
      quantity: decimalText(quantity, 3),
      unitAmount: decimalText(unitAmount, 2),
      vatPercentage: vat,
    })),
  );

/** What finance sees of the quote of a random stay. */
export const financeViewArbitrary: fc.Arbitrary<FinanceView> = validStayArbitrary().map(({ book, request }) => {
  const parsed = parsePriceBook(book);
  if (!parsed.ok) throw new TypeError('the generator made a faulty book');
  const quote = compilePriceBook(parsed.value).quote(request);
  if (!quote.ok) throw new TypeError('the generator made a faulty request');
  return viewQuote(quote.value, 'finance');
});
