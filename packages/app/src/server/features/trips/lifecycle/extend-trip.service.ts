// A stay that was over goes on until a later day: its price, its beds and what its hosts are owed follow.

import type { Transaction } from '#server/db/database.ts';
import { schedulePayouts, voidPayouts } from '#server/features/payouts/payouts.public.ts';
import { draftPurchases } from '#server/features/purchases/purchases.public.ts';
import { agreeTripPrice } from '#server/features/trips/create/create-trip.service.ts';
import type { TripRow } from '#server/features/trips/trip.queries.ts';
import type { Call } from '#server/platform/app.ts';
import { FieldFaults } from '#server/platform/refusal.ts';
import { propagateTripChange } from './propagate-trip-change.service.ts';
import { renewHolds, repriceStay } from './reserve-trip.service.ts';
import { transitionTrip } from './transition.service.ts';

interface ExtendInput {
  readonly trip: TripRow;
  readonly toDate: string | undefined;
  readonly reason: string;
  /** The price that was shown for the stay until then; without one, what it costs now is agreed. */
  readonly shown: string | undefined;
}

/**
 * A completed, held stay goes on: the nights are taken, what they cost more is for finance, and payouts are scheduled again.
 * @throws FieldFaults for a day that is over; Refusal `priceChanged`, `quoteRefused`, `noPriceBook`, `bedsTaken`, `placesTaken`
 */
export async function extendTrip(tx: Transaction, call: Call, { trip, toDate, reason, shown }: ExtendInput): Promise<TripRow> {
  const today = call.app.clock.today();
  if (toDate === undefined) throw new FieldFaults([{ field: 'toDate', rule: 'required' }]);
  if (toDate < today) throw new FieldFaults([{ field: 'toDate', rule: 'notBefore', values: { other: today } }]);
  const isOther = toDate !== trip.toDate;
  const price = isOther && shown !== undefined ? await agreeTripPrice(call, tx, { trip, changes: { toDate }, shown }) : {};
  const stepped = await transitionTrip(tx, call, trip, { to: 'in_progress', reason, fields: { toDate, ...price } });
  const moved = isOther && shown === undefined ? await repriceStay(tx, call, stepped) : stepped;
  await voidPayouts(tx, call, { tripId: trip.id, reason });
  await renewHolds(tx, call, { before: trip, trip: moved });
  if (!isOther) {
    // What was owed is void: until the same day, at the same price, it is owed again.
    await schedulePayouts(tx, call, trip.id);
    await draftPurchases(tx, call, trip.id);
  }
  await propagateTripChange(tx, call, { before: trip, trip: moved });
  return moved;
}
