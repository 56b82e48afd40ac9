// The calendar years of a host's payments, and which amounts belong to each.

import type { OwnPayment, OwnPayments } from '#contract/finance/purchases/own-payments.shapes.ts';

const yearOf = (day: string) => day.slice(0, 4);

/** Returns whether a part was paid in a year, or is due in it and unpaid. */
export function isOfYear({ payouts, dueDate, paidOn }: Pick<OwnPayment, 'payouts' | 'dueDate' | 'paidOn'>, year: string): boolean {
  if (payouts.some((payout) => payout.paidOn !== null && yearOf(payout.paidOn) === year)) return true;
  return (
    payouts.some((payout) => payout.paidOn === null && yearOf(payout.dueDate) === year) || (paidOn === null && yearOf(dueDate) === year)
  );
}

/** Returns every year with payments, latest first. */
export function listYears({ data, years }: OwnPayments): readonly string[] {
  const days = data.flatMap(({ payouts, dueDate }) => [dueDate, ...payouts.map((payout) => payout.paidOn ?? payout.dueDate)]);
  return [...new Set([...years.map(({ year }) => String(year)), ...days.map(yearOf)])].sort().reverse();
}

/** Returns the next payment: the unpaid amount that is due first; null if nothing is planned. */
export function findNextPayout({ data }: Pick<OwnPayments, 'data'>): { amount: string; currency: string; dueDate: string } | null {
  const open = data.flatMap(({ currency, payouts }) =>
    payouts.flatMap(({ state, amount, dueDate }) => (state === 'paid' ? [] : [{ amount, currency, dueDate }])),
  );
  return open.toSorted((a, b) => a.dueDate.localeCompare(b.dueDate))[0] ?? null;
}
