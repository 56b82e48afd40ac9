// What an invoice for a trip begins with.

import { expect, test } from 'vitest';
import { tripToBill } from '#web/testing/invoices.ts';
import { toTripInvoiceInput } from './trip-draft.model.ts';

test('a deposit of a fifth is due now, the balance thirty days before the stay', () => {
  const { typed, ...input } = toTripInvoiceInput(tripToBill(), '2026-05-01');
  expect(input).toEqual({ businessId: 1, buyerId: 7, quoteFingerprint: null, tripId: 12 });
  expect(typed.schedule).toMatchObject({ mode: 'percentage', percentage: '20', dates: ['2026-05-01'] });
  expect(typed).toMatchObject({ dueDate: '2026-06-05', language: 'fr', buyer: { name: 'Ann Murphy', email: 'ann@example.test' } });
});

test.each(['2026-06-05', '2026-06-30', '2026-08-01'])('on %s all of it is due at once', (today) => {
  const { typed } = toTripInvoiceInput(tripToBill(), today);
  expect(typed).toMatchObject({ dueDate: today, schedule: { mode: 'none', dates: [] } });
});

test('a trip of nobody with an account leaves the buyer open', () => {
  const { buyerId, typed } = toTripInvoiceInput(tripToBill({ buyer: null }), '2026-05-01');
  expect({ buyerId, buyer: typed.buyer }).toEqual({ buyerId: null, buyer: { name: '', address: [], email: '', vatNumber: '' } });
});
