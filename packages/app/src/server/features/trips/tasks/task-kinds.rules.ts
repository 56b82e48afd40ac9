// Which kinds of tasks a caller sees: one rule for the list of tasks, the counters, the filters and the columns.

import type { TripTaskKind } from '#contract/trips/tasks.ts';
import type { Call } from '#server/platform/app.ts';

const MONEY_KINDS: readonly TripTaskKind[] = ['refund', 'priceDifference', 'priceRefused', 'paymentDisputed'];

/** Returns the kinds of tasks that a caller sees: those about money for callers who are only in finance; undefined for all. */
export function listTaskKinds({ granted }: Pick<Call, 'granted'>): readonly TripTaskKind[] | undefined {
  const isFinanceOnly = granted('trips.tasks')?.ways.every(({ caller }) => caller === 'Finance') === true;
  return isFinanceOnly ? MONEY_KINDS : undefined;
}
