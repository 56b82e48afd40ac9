// Consequences of refunds and payment disputes for trips: notifications and tasks.

import type { Money } from '@hosted-stay/pricing-core/format';
import type { Transaction } from '#server/db/database.ts';
import { notifyTripEvent } from '#server/features/trips/lifecycle/trip-notifications.service.ts';
import { addTask, finishTasks } from '#server/features/trips/tasks/tasks.service.ts';
import { findTripRow } from '#server/features/trips/trip.queries.ts';
import type { Actor } from '#server/platform/record-change.ts';

/** A refund for a trip. */
export interface TripRefund extends Money {
  readonly tripId: number;
}

/** Notifies the parents of trips of refunds, in the transaction that records them. */
export async function notifyRefund(tx: Transaction, by: Actor, refunds: readonly TripRefund[]): Promise<void> {
  for (const [tripId, ofTrip] of Map.groupBy(refunds, (refund) => refund.tripId)) {
    const trip = await findTripRow(tx, tripId);
    if (trip !== null) await notifyTripEvent(tx, by, { trip, event: 'refunded', to: ['parent'], refunds: ofTrip });
  }
}

/** Creates a task to answer a payment dispute in time; a dispute reported before creates no second task. */
export async function createDisputeTask(
  tx: Transaction,
  by: Actor,
  { tripId, dispute, currency, amount, note }: { tripId: number; dispute: string; currency: string; amount: string; note: string },
): Promise<void> {
  await addTask(tx, by, { tripId, kind: 'paymentDisputed', key: dispute, currency, amount, note });
}

/** Closes the task of a dispute that has ended. */
export async function closeDisputeTask(
  tx: Transaction,
  by: Actor,
  { tripId, dispute }: { tripId: number; dispute: string },
): Promise<void> {
  await finishTasks(tx, by, { tripId, kinds: ['paymentDisputed'], key: dispute, state: 'done' });
}

/** Creates a new refund task for a refund that was returned, so that staff refund in another way. */
export async function reopenRefundTask(
  tx: Transaction,
  by: Actor,
  { tripId, paymentId, currency, amount, note }: { tripId: number; paymentId: number; currency: string; amount: string; note: string },
): Promise<void> {
  await addTask(tx, by, { tripId, kind: 'refund', key: `returned:${paymentId}`, currency, amount, note });
}
