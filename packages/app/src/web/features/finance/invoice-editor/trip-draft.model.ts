// What an invoice for a trip begins with: whom it bills, in which language, and when its deposit and its balance are due.

import type { InvoiceContent, TripToBill } from '#contract/finance/invoices/invoices.shapes.ts';
import { addDays, isDay } from '#contract/platform/days.ts';
import { emptyTyped, type InvoiceInput } from './draft.model.ts';

/** Of the total, due at once. */
const DEPOSIT_PERCENTAGE = '20';

/** Days before the stay by which all is paid. */
const BALANCE_DAYS = 30;

/** The deposit now and the balance before the stay; all of it now where the stay is as near as that. */
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
