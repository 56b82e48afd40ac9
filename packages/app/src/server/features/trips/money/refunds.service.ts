// Money of trips that has gone back: its parents learn of it.

import type { Money } from '@hosted-stay/pricing-core/format';
import type { Transaction } from '#server/db/database.ts';
import { notifyTripEvent } from '#server/features/trips/lifecycle/trip-notifications.service.ts';
import { addTask, finishTasks } from '#server/features/trips/tasks/tasks.service.ts';
import { findTripRow } from '#server/features/trips/trip.queries.ts';
import type { Actor } from '#server/platform/record-change.ts';

/** Money of a trip that has gone back. */
export interface TripRefund extends Money {
  readonly tripId: number;
}

/** Tells the parents of trips, in the transaction in which it is recorded, that money has gone back to them. */
export async function notifyRefund(tx: Transaction, by: Actor, refunds: readonly TripRefund[]): Promise<void> {
  for (const [tripId, ofTrip] of Map.groupBy(refunds, (refund) => refund.tripId)) {
    const trip = await findTripRow(tx, tripId);
    if (trip !== null) await notifyTripEvent(tx, by, { trip, event: 'refunded', to: ['parent'], refunds: ofTrip });
  }
}

/** Whoever paid for a trip disputes it at their bank: staff are to answer there in time. A dispute that was told of before asks for nothing more. */
export async function createDisputeTask(
  tx: Transaction,
  by: Actor,
  { tripId, dispute, currency, amount, note }: { tripId: number; dispute: string; currency: string; amount: string; note: string },
): Promise<void> {
  await addTask(tx, by, { tripId, kind: 'paymentDisputed', key: dispute, currency, amount, note });
}

/** A dispute has ended: there is nothing to answer any more. */
export async function closeDisputeTask(
  tx: Transaction,
  by: Actor,
  { tripId, dispute }: { tripId: number; dispute: string },
): Promise<void> {
  await finishTasks(tx, by, { tripId, kinds: ['paymentDisputed'], key: dispute, state: 'done' });
}

/** Money that was given back has come back: staff are to give it back in another way. */
export async function reopenRefundTask(
  tx: Transaction,
  by: Actor,
  { tripId, paymentId, currency, amount, note }: { tripId: number; paymentId: number; currency: string; amount: string; note: string },
): Promise<void> {
  await addTask(tx, by, { tripId, kind: 'refund', key: `returned:${paymentId}`, currency, amount, note });
}
