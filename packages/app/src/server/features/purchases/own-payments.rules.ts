// How what a host is owed stands for the host: one hosting of an invoice and its payouts, or of a payout without an invoice.

import type { PayoutState } from '#contract/finance/payouts/payout.machine.ts';
import type { OwnPayment, OwnPaymentState } from '#contract/finance/purchases/own-payments.shapes.ts';

const STATES: Readonly<Record<PayoutState, OwnPaymentState>> = {
  scheduled: 'scheduled',
  // What we still have to clear among ourselves is no news for a host: the money is on its way.
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

/** All is paid, or the stay is over and something is to be paid, or it is still to come. */
export function combineStates(payouts: readonly { readonly state: OwnPaymentState }[], rest: OwnPaymentState): OwnPaymentState {
  if (payouts.some(({ state }) => state === 'pending')) return 'pending';
  if (payouts.some(({ state }) => state === 'scheduled')) return 'scheduled';
  return rest;
}

/** The last day on which something was paid. */
export function findLastPaidOn(payouts: readonly { readonly paidOn: string | null }[]): string | null {
  const days = payouts.flatMap(({ paidOn }) => paidOn ?? []).sort();
  return days.at(-1) ?? null;
}

/** Whether a hosting belongs to a calendar year: it was paid in it, or is due in it and not paid yet. */
export function isInYear({ payouts, dueDate, paidOn }: Pick<OwnPayment, 'payouts' | 'dueDate' | 'paidOn'>, year: number): boolean {
  const begins = `${year}-`;
  if (payouts.some((payout) => payout.paidOn?.startsWith(begins))) return true;
  return paidOn === null && dueDate.startsWith(begins);
}
