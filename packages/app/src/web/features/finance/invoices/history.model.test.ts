// What became of an invoice: everything that its page knows, the latest first.

import { expect, test } from 'vitest';
import { createSentInvoice } from '#web/testing/invoices.ts';
import { listEvents } from './history.model.ts';

test('payments, what was given back, credit notes and reminders stand in the order of their days', () => {
  const invoice = createSentInvoice({
    payments: [
      { id: 3, kind: 'received', method: 'card', paidOn: '2026-07-03', reference: '', amount: '23.00' },
      { id: 4, kind: 'refund', method: 'card', paidOn: '2026-07-08', reference: '', amount: '-5.00' },
    ],
    creditNotes: [{ id: 9, number: 'HS-C-2026-00001', total: '-10.00', issueDate: '2026-07-05' }],
    remindedAt: '2026-07-08T08:00:00.000Z',
  });
  expect(listEvents(invoice).map(({ kind }) => kind)).toEqual(['reminded', 'refunded', 'credited', 'paid', 'sent', 'written']);
});

test('a draft was written, and no more', () => {
  expect(listEvents(createSentInvoice({ sentAt: null, payments: [] }))).toEqual([
    { kind: 'written', at: '2026-06-30T09:00:00.000Z', by: 'Fred Finance' },
  ]);
});
