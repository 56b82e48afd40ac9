// The initial values of a trip's invoice: its buyer, its language, and the due dates of deposit and balance.

import type { InvoiceContent, TripToBill } from '#contract/finance/invoices/invoices.shapes.ts';
import { addDays, isDay } from '#contract/platform/days.ts';
import { emptyTyped, type InvoiceInput } from './draft.model.ts';

/** The deposit as a percentage of the total, due at once. */
const DEPOSIT_PERCENTAGE = '20';

/** The balance is due this many days before the stay. */
const BALANCE_DAYS = 30;

/** Returns a deposit now and the balance before the stay; the whole amount now if the stay is too close. */
function termsOf(fromDate: string, today: string): Pick<InvoiceContent, 'dueDate' | 'schedule'> {
  const dueDate = isDay(fromDate) ? addDays(fromDate, -BALANCE_DAYS) : today;
  const schedule = { percentage: DEPOSIT_PERCENTAGE, amount: '', count: 3 };
  if (dueDate <= today) return { dueDate: today, schedule: { ...schedule, mode: 'none', dates: [] } };
  return { dueDate, schedule: { ...schedule, mode: 'percentage', dates: [today] } };
}

export function toTripInvoiceInput({ trip, buyer, language }: TripToBill, today: string): InvoiceInput {
  const { businessId, quoteFingerprint, id: tripId, fromDate } = trip;
  const empty = emptyTyped({ language, dueDate: '' });
  const { id: buyerId = null, ...party } = buyer ?? {};
  const typed = { ...empty, ...termsOf(fromDate, today), buyer: { ...empty.buyer, ...party } };
  return { businessId, buyerId, quoteFingerprint, tripId, typed };
}
