// Which year an amount belongs to.

import { expect, test } from 'vitest';
import { isOfYear, listYears } from './own-payments.model.ts';

const payout = (paidOn: string | null, dueDate = '2026-12-30') => ({ id: 1, state: 'paid' as const, amount: '1.00', dueDate, paidOn });
const payment = {
  key: 'i1',
  invoiceId: 1,
  number: null,
  state: 'paid' as const,
  trip: null,
  currency: 'EUR',
  total: '2.00',
  paid: '1.00',
  acceptedAt: null,
};

test('a paid payment belongs to the year of its payment, an unpaid one to the year in which it is due', () => {
  const row = { ...payment, dueDate: '2026-12-30', paidOn: '2027-01-02', payouts: [payout('2027-01-02')] };
  expect(['2026', '2027'].map((year) => isOfYear(row, year))).toEqual([false, true]);
  expect(isOfYear({ ...row, payouts: [payout('2027-01-02'), payout(null)] }, '2026')).toBe(true);
  expect(isOfYear({ ...row, payouts: [], paidOn: null }, '2026')).toBe(true);
});

test('years are told latest first, each once', () => {
  const row = { ...payment, dueDate: '2026-12-30', paidOn: '2027-01-02', payouts: [payout('2027-01-02')] };
  expect(listYears({ data: [row, row], years: [{ year: 2025, currency: 'EUR', paid: '1.00' }] })).toEqual(['2027', '2026', '2025']);
});
