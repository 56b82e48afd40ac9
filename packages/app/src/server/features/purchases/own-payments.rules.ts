// How a host sees what they are owed: one entry for an invoice with its payouts, or for a payout without an invoice.

import type { PayoutState } from '#contract/finance/payouts/payout.machine.ts';
import type { OwnPayment, OwnPaymentState } from '#contract/finance/purchases/own-payments.shapes.ts';

const STATES: Readonly<Record<PayoutState, OwnPaymentState>> = {
  scheduled: 'scheduled',
  // Internal approval steps don't matter to a host: the payment is pending.
  pending: 'pending',
  approved: 'pending',
  on_hold: 'pending',
  failed: 'pending',
  paid: 'paid',
  void: 'pending',
};

export function toOwnState(state: PayoutState): OwnPaymentState {
  return STATES[state];
}

/** Returns the state of an entry: pending before scheduled, else `rest`. */
export function combineStates(payouts: readonly { readonly state: OwnPaymentState }[], rest: OwnPaymentState): OwnPaymentState {
  if (payouts.some(({ state }) => state === 'pending')) return 'pending';
  if (payouts.some(({ state }) => state === 'scheduled')) return 'scheduled';
  return rest;
}

/** Returns the last date on which something was paid. */
export function findLastPaidOn(payouts: readonly { readonly paidOn: string | null }[]): string | null {
  const days = payouts.flatMap(({ paidOn }) => paidOn ?? []).sort();
  return days.at(-1) ?? null;
}

/** Tells whether an entry belongs to a calendar year: paid in it, or due in it and not paid yet. */
export function isInYear({ payouts, dueDate, paidOn }: Pick<OwnPayment, 'payouts' | 'dueDate' | 'paidOn'>, year: number): boolean {
  const begins = `${year}-`;
  if (payouts.some((payout) => payout.paidOn?.startsWith(begins))) return true;
  return paidOn === null && dueDate.startsWith(begins);
}
