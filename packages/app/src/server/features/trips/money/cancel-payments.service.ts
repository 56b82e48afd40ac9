// Cancels open payments of a cancelled trip; finance refund money that still arrives.

import * as z from 'zod';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { findInvoice, toFullDigits } from '#server/features/finance/finance.public.ts';
import { cancelPaymentIntent, findIntent, type Intent, listIntentsOfInvoice } from '#server/features/gateway/gateway.public.ts';
import { notifyTripEvent } from '#server/features/trips/lifecycle/trip-notifications.service.ts';
import { addTask } from '#server/features/trips/tasks/tasks.service.ts';
import { lockTrip } from '#server/features/trips/trip.queries.ts';
import type { App } from '#server/platform/app.ts';
import { type Actor, enqueue, systemActor } from '#server/platform/record-change.ts';

/** The job that cancels open payment intents of a trip at the gateway. */
export const CANCEL_PAYMENTS_JOB = 'trips.callOffPayments';

export const cancelPaymentsJob = z.object({
  tripId: z.int().optional(),
  intentIds: z.array(z.int()).default([]),
  /** For jobs enqueued before `intentIds` existed: all payable intents of these invoices. */
  invoiceIds: z.array(z.int()).default([]),
});

/** The delay before a processing payment is checked again, in milliseconds. */
const LATER = 10 * 60_000;

/** Returns the intents through which these invoices can still be paid. */
async function payableOf(db: Queryable, invoiceIds: readonly number[]): Promise<number[]> {
  const ids: number[] = [];
  for (const invoiceId of invoiceIds) {
    const intents = await listIntentsOfInvoice(db, invoiceId);
    // Payments that succeeded are recorded with the invoice and settled there.
    ids.push(...intents.filter(({ state }) => state !== 'succeeded' && state !== 'cancelled').map(({ id }) => id));
  }
  return ids;
}

/** Enqueues the cancellation of open payments, in a transaction that has locked these invoices. */
export async function enqueueCancelPayments(
  tx: Transaction,
  app: App,
  { tripId, invoiceIds }: { tripId: number; invoiceIds: readonly number[] },
): Promise<void> {
  const intentIds = await payableOf(tx, invoiceIds);
  if (intentIds.length > 0) await enqueue(tx, app, { kind: CANCEL_PAYMENTS_JOB, payload: { tripId, intentIds } });
}

/** Creates a refund task for a payment for a cancelled stay, and notifies finance. */
async function oweBack(tx: Transaction, by: Actor, { tripId, intent }: { tripId: number; intent: Intent }): Promise<void> {
  const trip = await lockTrip(tx, tripId);
  if (trip === null) return;
  const { currency } = intent;
  const money = { currency, amount: toFullDigits(intent.amount, currency), note: intent.reference };
  const isNew = await addTask(tx, by, { tripId, kind: 'refund', key: `intent:${intent.id}`, ...money });
  if (isNew) await notifyTripEvent(tx, by, { trip, event: 'refundDue', to: ['finance'], refunds: [money] });
}

/** Cancels open payments; idempotent. Payments in progress are checked again until they have ended. */
export async function cancelOpenPayments(app: App, { tripId, intentIds, invoiceIds }: z.output<typeof cancelPaymentsJob>): Promise<void> {
  if (tripId !== undefined) await callOff(app, { tripId, intentIds });
  for (const invoiceId of invoiceIds) {
    const invoice = await findInvoice(app.db, invoiceId);
    if (invoice !== null && invoice.tripId !== null) {
      await callOff(app, { tripId: invoice.tripId, intentIds: await payableOf(app.db, [invoiceId]) });
    }
  }
}

async function callOff(app: App, { tripId, intentIds }: { tripId: number; intentIds: readonly number[] }): Promise<void> {
  const by = systemActor(app);
  const onTheirWay: number[] = [];
  for (const id of intentIds) {
    const intent = await findIntent(app.db, id);
    if (intent === null) continue;
    const { status } = await cancelPaymentIntent(by, intent);
    if (status === 'processing') onTheirWay.push(id);
    if (status === 'succeeded') await app.db.transaction((tx) => oweBack(tx, by, { tripId, intent }));
  }
  if (onTheirWay.length === 0) return;
  const dueAt = new Date(app.clock.now().getTime() + LATER);
  await enqueue(app.db, app, { kind: CANCEL_PAYMENTS_JOB, payload: { tripId, intentIds: onTheirWay }, dueAt });
}
