// Invoices and credit notes of which the tests make e-invoices: all that the norm asks for is there.

import { type Invoice, type InvoiceLine, makeInvoice, newInvoiceDraft } from '@hosted-stay/pricing-react/invoicing';
import { en } from '@hosted-stay/pricing-react/locales/en';
import type { InvoiceContent } from '#contract/finance/invoices/invoices.shapes.ts';
import type { EInvoiceInput } from '#server/features/finance/e-invoice/e-invoice.rules.ts';
import { buildCreditNote } from '#server/features/finance/invoices/credit-note.rules.ts';
import { getAmountMath } from '#server/features/finance/money.rules.ts';

export const SELLER = {
  name: 'Hosted Stay Ltd',
  address: ['1 Chapel Street', 'T12 X Cork', 'Ireland'],
  email: '',
  vatNumber: 'IE1234567FA',
};

export const BUYER = {
  name: 'Chloé Martin',
  address: ['1 rue de la Paix', '75002 Paris', 'France'],
  email: 'chloe@example.test',
  vatNumber: 'FR40303265045',
};

const LINE: InvoiceLine = {
  kind: 'manual',
  description: 'English lessons',
  detail: '',
  quantity: '2',
  unitAmount: '50.00',
  amount: '100.00',
  discount: '0.00',
  vatPercentage: '23',
};

/** Lessons with VAT: 100 + 23 = 123. */
export const TYPED_INVOICE: Invoice = {
  number: 'HS-S-2026-00012',
  issueDate: '2026-06-01',
  dueDate: '2026-06-20',
  currency: 'EUR',
  seller: SELLER,
  buyer: BUYER,
  reference: '',
  stay: null,
  lines: [LINE],
  totals: {
    subtotal: '100.00',
    discount: '0.00',
    vatLines: [{ kind: 'manual', percentage: '23', base: '100.00', amount: '23.00' }],
    vat: '23.00',
    total: '123.00',
  },
  vatExempt: false,
  vatText: '',
  schedule: [],
  paymentDetails: ['IBAN IE29 AIBK 9311 5212 3456 78'],
  notes: '',
  quote: null,
  language: 'en',
};

type Typed = Partial<Pick<InvoiceContent, 'vatExempt' | 'lines'>> & { readonly currency?: string };

/** An invoice of typed lines; null where none can be made of them. */
export function invoiceOf({ currency = 'EUR', vatExempt = false, lines = [] }: Typed): Invoice | null {
  const draft = newInvoiceDraft({ seller: SELLER, buyer: BUYER, today: '2026-06-01', language: 'en' });
  const typed = { ...draft, currency, vatExempt, lines, vatText: vatExempt ? 'Exempt under section 3' : '', reference: 'PO 7' };
  const catalogue = { currency, hostFamilies: [], activities: [], services: [], templates: [] };
  const made = makeInvoice({ ...typed, paymentDetails: ['IBAN IE29 AIBK 9311 5212 3456 78'] }, { quote: null, catalogue, messages: en });
  return made.ok ? { ...made.value, number: 'HS-S-2026-00012' } : null;
}

/** A credit note over a share of an invoice and one over what is left; fewer where there is nothing to take back. */
export function creditOf(invoice: Invoice, share: number): Invoice[] {
  const math = getAmountMath(invoice.currency);
  const { total } = invoice.totals;
  const about = { invoice, number: 'HS-C-2026-00003', issueDate: '2026-07-01', description: 'Credit', reason: 'One week less' };
  const isSome = (amount: string) => math.compare(amount, math.zero) > 0;
  const amount = math.times(total, share.toFixed(6));
  const notes = isSome(amount) ? [buildCreditNote({ ...about, before: [], amount })] : [];
  const left = math.subtract(total, amount);
  return isSome(left) ? [...notes, buildCreditNote({ ...about, before: notes, amount: left })] : notes;
}

/** What the e-invoice of an invoice without a stay is made of. */
export function making(invoice: Invoice): EInvoiceInput {
  const words = { discount: 'Discount', withoutVat: 'Part without VAT', rounding: 'Rounding', creditTerms: 'Lowers what is owed.' };
  return { invoice, credited: null, stay: null, terms: [], words };
}

/** A stay with a discount: 2,330 − 119 + 425.50 = 2,636.50, of which the families are paid 1,850. */
export const STAY_INVOICE: EInvoiceInput = {
  ...making({
    ...TYPED_INVOICE,
    stay: { fromDate: '2026-07-05', toDate: '2026-07-26', students: 2, hostFamily: 'Murphy' },
    lines: [
      { ...LINE, kind: 'quoted', quantity: '14 nights', unitAmount: null, amount: '2330.00', discount: '119.00', vatPercentage: null },
    ],
    totals: {
      subtotal: '2330.00',
      discount: '119.00',
      vatLines: [{ kind: 'stay', percentage: null, base: null, amount: '425.50' }],
      vat: '425.50',
      total: '2636.50',
    },
    quote: { fingerprint: 'f'.repeat(64), bookVersion: '1' },
  }),
  stay: { percent: '23', supplierAmount: '1850.00' },
};
