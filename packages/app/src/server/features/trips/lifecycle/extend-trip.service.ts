// A stay that was over goes on until a later day: its price, its beds and what its hosts are owed follow.

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
  /** The price that was shown for the stay until then; without one, what it costs now is agreed. */
  readonly shown: string | undefined;
}

const renewStay: Effect<ExtendInput> = async (tx, by, { before, trip, input: { reason = '', shown } }) => {
  const isLonger = trip.toDate !== before.toDate;
  const priced = isLonger && shown === undefined ? await repriceStay(tx, by, trip) : trip;
  await voidPayouts(tx, by, { tripId: trip.id, reason });
  await renewHolds(tx, by, { before, trip: priced });
  if (!isLonger) {
    // What was owed is void: until the same day, at the same price, it is owed again.
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
 * A completed, held stay goes on: the nights are taken, what they cost more is for finance, and payouts are scheduled again.
 * @throws ValidationError for a day that is over; AppError `priceChanged`, `quoteRefused`, `noPriceBook`, `bedsTaken`, `placesTaken`
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
