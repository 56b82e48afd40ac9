// Invoices and payments, for tests.

import { invoiceToJson, makeInvoice, newInvoiceDraft } from '@hosted-stay/pricing-react/invoicing';
import { en } from '@hosted-stay/pricing-react/locales/en';
import type { InvoicePage, TripToBill } from '#contract/finance/invoices/invoices.shapes.ts';
import type { PaymentPage } from '#contract/finance/payments/payments.shapes.ts';
import type { Business } from '#contract/pricing/businesses.shapes.ts';

export const business: Business = {
  id: 1,
  name: 'Stays',
  legalName: 'Stays Ltd',
  addressLine1: '1 Main Street',
  cityTown: 'Cork',
  postcode: 'T12',
  countryId: 1,
  countryCode: 'IE',
  vatNumber: 'IE1',
  vatRate: '0.23',
  vatExempt: false,
  currencyId: 1,
  currencyCode: 'EUR',
  invoicePrefix: 'HS',
  iban: 'IE29',
  isDefault: true,
  usedBy: 0,
  version: 1,
};

const seller = { name: 'Stays Ltd', address: ['1 Main Street', 'T12 Cork', 'Ireland'], email: '', vatNumber: 'IE1' };
const buyer = { name: 'Ann Murphy', address: ['2 Side Street', 'Galway'], email: 'ann@example.test', vatNumber: '' };
const lines = [{ id: 1, description: 'Taxi from the airport', quantity: '2', unitAmount: '50.00', vatPercentage: '23' }];

/** Returns the document of a sent invoice of 123.00. */
function documentOf(number: string | null): Record<string, unknown> {
  const draft = { ...newInvoiceDraft({ seller, today: '2026-07-01', language: 'en', number, buyer }), lines };
  const catalogue = { currency: 'EUR', hostFamilies: [], activities: [], services: [], templates: [] };
  const made = makeInvoice(draft, { quote: null, catalogue, messages: en });
  if (!made.ok) throw new TypeError(JSON.stringify(made.issues));
  return JSON.parse(invoiceToJson(made.value));
}

/** Returns a sent invoice of €123.00 with 23.00 paid; every possible step is allowed. */
export function createSentInvoice(change: Partial<InvoicePage> = {}): InvoicePage {
  return {
    id: 5,
    kind: 'sales',
    state: 'part_paid',
    number: 'HS-S-2026-00005',
    businessId: 1,
    businessName: 'Stays',
    buyerId: 7,
    buyerName: 'Ann Murphy',
    trip: null,
    currency: 'EUR',
    total: '123.00',
    paid: '23.00',
    credited: '0.00',
    outstanding: '100.00',
    issueDate: '2026-07-01',
    dueDate: '2026-07-15',
    overdue: true,
    createdAt: '2026-06-30T09:00:00.000Z',
    sentAt: '2026-07-01T09:00:00.000Z',
    version: 4,
    buyerEmail: 'ann@example.test',
    quoteFingerprint: null,
    typed: {
      buyer,
      issueDate: '',
      // In the future, whenever the test runs.
      dueDate: '2099-07-15',
      reference: '',
      language: 'en',
      lines,
      vatExempt: false,
      vatText: '',
      schedule: { mode: 'none', percentage: '20', amount: '', count: 3, dates: [] },
      notes: '',
    },
    document: documentOf('HS-S-2026-00005'),
    settlement: { payments: [{ paidOn: '2026-07-03', method: 'Card', amount: '23.00' }], credited: '0.00', outstanding: '100.00' },
    newQuoteFingerprint: null,
    missing: [],
    reason: '',
    creditsId: null,
    creditsNumber: null,
    creditNotes: [],
    payments: [{ id: 3, kind: 'received', method: 'card', paidOn: '2026-07-03', reference: 'Card 12', amount: '23.00' }],
    remindedAt: null,
    createdBy: 'Fred Finance',
    steps: ['credit', 'pay', 'remind'],
    ...change,
  };
}

/** Returns the same invoice as a draft. */
export function draftInvoice(change: Partial<InvoicePage> = {}): InvoicePage {
  return createSentInvoice({
    state: 'draft',
    number: null,
    paid: '0.00',
    outstanding: '0.00',
    overdue: false,
    sentAt: null,
    issueDate: null,
    payments: [],
    document: documentOf(null),
    settlement: null,
    steps: ['edit', 'remove', 'send'],
    ...change,
  });
}

/** Returns a stay in July without an agreed price, of a parent who reads French. */
export function tripToBill(change: Partial<TripToBill> = {}): TripToBill {
  return {
    trip: {
      id: 12,
      state: 'booked',
      fromDate: '2026-07-05',
      toDate: '2026-07-18',
      studentName: 'Chloé Murphy',
      parentId: 7,
      parentName: 'Ann Murphy',
      hostFamilyId: null,
      hostFamilyName: null,
      groupId: null,
      groupName: null,
      businessId: 1,
      quoteFingerprint: null,
    },
    buyer: { id: 7, name: 'Ann Murphy', address: ['2 Side Street'], email: 'ann@example.test', vatNumber: '' },
    language: 'fr',
    billedBy: null,
    billing: null,
    ...change,
  };
}

/** Returns a payment of €80.00 that settles 30.00. */
export function payment(change: Partial<PaymentPage> = {}): PaymentPage {
  return {
    id: 3,
    kind: 'received',
    method: 'bank_transfer',
    businessId: 1,
    businessName: 'Stays',
    currency: 'EUR',
    amount: '80.00',
    refunded: '0.00',
    unallocated: '50.00',
    paidOn: '2026-07-03',
    payerName: 'Ann Murphy',
    reference: 'Summer',
    refundsId: null,
    createdAt: '2026-07-03T09:00:00.000Z',
    version: 2,
    reason: '',
    createdBy: 'Fred Finance',
    allocations: [{ invoiceId: 4, number: 'HS-S-2026-00004', buyerName: 'Ann Murphy', amount: '30.00' }],
    refunds: [],
    disputes: [],
    ...change,
  };
}
