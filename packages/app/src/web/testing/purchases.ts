// Invoices of hosts and suppliers, for tests of their screens.

import type { OwnPurchase } from '#contract/finance/purchases/own-payments.shapes.ts';
import type { PurchasePage } from '#contract/finance/purchases/purchases.shapes.ts';

/** Returns a self-billed draft of €700.00 for 14 nights, 50.00 above its quote; every step of a draft is allowed. */
export function draftPurchase(change: Partial<PurchasePage> = {}): PurchasePage {
  return {
    id: 5,
    state: 'draft',
    number: null,
    businessId: 1,
    businessName: 'Stays',
    supplierName: 'Orla Murphy',
    payeeType: 'Host_family',
    payeeId: 3,
    selfBilled: true,
    tripId: 9,
    currency: 'EUR',
    net: '700.00',
    vat: '0.00',
    total: '700.00',
    expected: '650.00',
    difference: '50.00',
    paid: '0.00',
    outstanding: '0.00',
    issueDate: '2026-07-18',
    dueDate: '2026-07-18',
    overdue: false,
    isAccepted: false,
    hasAttachment: true,
    createdAt: '2026-06-30T09:00:00.000Z',
    version: 4,
    lines: [{ description: 'Full board', quantity: '14', unitAmount: '50.00', discount: '0.00', amount: '700.00' }],
    notes: '',
    reason: '',
    quoteFingerprint: null,
    trip: { id: 9, studentName: 'Chloé Martin', fromDate: '2026-07-05', toDate: '2026-07-18' },
    attachment: { randomRef: 'A'.repeat(22), name: 'bill.pdf', kind: 'pdf', size: 9, alt: '' },
    payouts: [{ id: 21, state: 'approved', tripId: 9, amount: '300.00', dueDate: '2026-07-19', paidOn: null }],
    linkable: [{ id: 22, state: 'scheduled', tripId: 9, amount: '350.00', dueDate: '2026-07-19', paidOn: null }],
    acceptedAt: null,
    approvedAt: null,
    createdBy: 'Fred Finance',
    steps: ['edit', 'remove', 'approve'],
    ...change,
  };
}

/** Returns the same invoice as its host sees it. */
export function ownPurchase(change: Partial<OwnPurchase> = {}): OwnPurchase {
  return {
    key: 'i5',
    invoiceId: 5,
    number: 'HS-P-2026-00005',
    state: 'pending',
    trip: { id: 9, studentName: 'Chloé', fromDate: '2026-07-05', toDate: '2026-07-18' },
    currency: 'EUR',
    total: '700.00',
    paid: '0.00',
    dueDate: '2026-07-19',
    paidOn: null,
    acceptedAt: null,
    payouts: [{ id: 21, state: 'pending', amount: '700.00', dueDate: '2026-07-19', paidOn: null }],
    selfBilled: true,
    isDraft: false,
    businessName: 'Stays',
    issueDate: '2026-07-18',
    lines: [{ description: 'Full board', quantity: '14', unitAmount: '50.00', discount: '0.00', amount: '700.00' }],
    net: '700.00',
    vat: '0.00',
    canAccept: true,
    version: 4,
    ...change,
  };
}
