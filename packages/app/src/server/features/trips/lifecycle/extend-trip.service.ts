// Extends a completed stay to a later day and updates its price, beds and payouts.

import type { Transaction } from '#server/db/database.ts';
import { schedulePayouts, voidPayouts } from '#server/features/payouts/payouts.public.ts';
import { draftPurchases } from '#server/features/purchases/purchases.public.ts';
import { agreeTripPrice } from '#server/features/trips/create/create-trip.service.ts';
import type { TripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { ValidationError } from '#server/platform/errors.ts';
import { renewHolds, repriceStay } from './holds.service.ts';
import { propagateTripChange } from './propagate-trip-change.service.ts';
import { defineTransition, type Effect } from './transition.service.ts';
import type { TransitionInput } from './transition-guards.rules.ts';

interface ExtendInput extends TransitionInput {
  readonly call: Call;
  readonly toDate: string;
  /** Fingerprint of the price that was shown for the longer stay; if left out, the current price is agreed. */
  readonly shown: string | undefined;
}

const renewStay: Effect<ExtendInput> = async (tx, by, { before, trip, input: { reason = '', shown } }) => {
  const isLonger = trip.toDate !== before.toDate;
  const priced = isLonger && shown === undefined ? await repriceStay(tx, by, trip) : trip;
  await voidPayouts(tx, by, { tripId: trip.id, reason });
  await renewHolds(tx, by, { before, trip: priced });
  if (!isLonger) {
    // The payouts were voided above: they are scheduled again, since neither the last day nor the price has changed.
    await schedulePayouts(tx, by, trip.id);
    await draftPurchases(tx, by, trip.id);
  }
  await propagateTripChange(tx, by, { before, trip: priced });
};

const extend = defineTransition<ExtendInput>({
  step: 'prolong',
  async prepare(tx, _by, trip, { call, toDate, shown }) {
    const isPriced = toDate !== trip.toDate && shown !== undefined;
    return { fields: { toDate, ...(isPriced ? await agreeTripPrice(call, tx, { trip, changes: { toDate }, shown }) : {}) } };
  },
  effects: [renewStay],
});

/**
 * Extends a completed stay of a locked trip: holds the additional nights, leaves the difference in price to finance, and schedules the
 * payouts again.
 * @throws ValidationError for a day in the past; AppError `priceChanged`, `quoteRefused`, `noPriceBook`, `bedsTaken`, `placesTaken`
 */
export function extendTrip(
  tx: Transaction,
  call: Call,
  trip: TripRow,
  { toDate, reason, shown }: { toDate: string | undefined; reason: string; shown: string | undefined },
): Promise<TripRow> {
  const today = call.app.clock.today();
  if (toDate === undefined) throw new ValidationError([{ field: 'toDate', rule: 'required' }]);
  if (toDate < today) throw new ValidationError([{ field: 'toDate', rule: 'notBefore', values: { other: today } }]);
  return extend(tx, call, trip, { by: 'hand', call, toDate, reason, shown });
}
