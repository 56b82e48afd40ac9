// By when staff should have done a task of a trip.

import { addDays } from '#contract/platform/days.ts';
import { REFUND_WITHIN_DAYS } from './price-changes.ts';
import type { TripTaskKind } from './tasks.ts';

/** The days from the day on which a task arises; 0 is the same day. A refund is what parents are promised. */
const TASK_WITHIN_DAYS: Readonly<Record<TripTaskKind, number>> = {
  refund: REFUND_WITHIN_DAYS,
  priceDifference: 7,
  startInDoubt: 0,
  cancelAsked: 1,
  withdrawalAsked: 1,
  changeAsked: 2,
  campCalledOff: 2,
  noFamily: 1,
  familyPaused: 2,
  bookedBeside: 1,
  priceRefused: 2,
  paymentDisputed: 5,
  datesBlocked: 2,
  payerLost: 5,
};

/** Tasks about money only, which outlast the stay. */
const KINDS_OF_MONEY: readonly TripTaskKind[] = ['refund', 'priceDifference', 'paymentDisputed', 'payerLost'];

/**
 * Returns the day by which a task should be done: not after the stay has begun, unless it is about money only or arose later.
 * @param since the day on which it arose
 * @param fromDate the first day of the stay
 */
export function findTaskDue(kind: TripTaskKind, { since, fromDate }: { readonly since: string; readonly fromDate: string }): string {
  const due = addDays(since, TASK_WITHIN_DAYS[kind]);
  if (KINDS_OF_MONEY.includes(kind)) return due;
  const latest = fromDate > since ? fromDate : since;
  return due < latest ? due : latest;
}
