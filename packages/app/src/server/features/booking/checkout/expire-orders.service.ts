// Background work on orders: recovers from lost responses and events, places and refunds paid orders, and releases expired ones.

import { findIntentOfOrder, refundPaymentIntent, syncPaymentIntent } from '#server/features/gateway/gateway.public.ts';
import { holdBeds, holdPlaces, releaseExpired } from '#server/features/inventory/inventory.public.ts';
import type { App } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import type { JobAttempt } from '#server/platform/jobs/job.ts';
import { systemActor } from '#server/platform/record-change.ts';
import {
  findOrder,
  listExpiredOrders,
  listOrdersToRefund,
  listOrdersToSync,
  listPaidOrders,
  lockOrder,
  updateOrder,
} from './orders.queries.ts';
import { findUnallocatedPayment, placeOrder } from './place-order.service.ts';
import { releaseOrder } from './release-order.service.ts';

/** The maximum number of orders for each step of a run. */
const AT_ONCE = 100;

/** How long a hold is extended at a time while a payment is processing, in milliseconds. */
const LONGER = 30 * 60_000;

/** Places an order whose payment succeeded, and releases one whose payment was cancelled. */
export async function settleOrder(app: App, { orderId }: { readonly orderId: number }): Promise<void> {
  const actor = systemActor(app);
  const intent = await findIntentOfOrder(app.db, orderId);
  if (intent?.state === 'succeeded') await placeOrder(actor, orderId);
  else if (intent?.state === 'cancelled') await releaseOrder(actor, orderId, 'givenUp');
}

/** Refunds the payment of a refused order. */
export async function refundOrder(app: App, { orderId }: { readonly orderId: number }): Promise<void> {
  const order = await findOrder(app.db, orderId);
  const intent = await findIntentOfOrder(app.db, orderId);
  if (order?.state === 'refused' && intent !== null) await refundPaymentIntent(systemActor(app), intent);
}

/** Extends the hold of an order while its payment is processing. If the beds or places are taken by now, the order waits without them. */
async function extendHold(app: App, id: number): Promise<void> {
  await app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order === null || order.state !== 'open') return;
    const now = app.clock.now();
    const until = new Date(now.getTime() + LONGER);
    const { hostFamilyId, fromDate, toDate, studentIds, camps } = order.document;
    const places = { scheduleIds: camps.map(({ scheduleId }) => scheduleId), places: studentIds.length, now, until };
    const stay = { hostFamilyId, fromDate, toDate, beds: studentIds.length };
    const gone = (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    };
    await holdBeds(tx, { orderId: id }, { stay, now, until }).catch(gone);
    await holdPlaces(tx, { orderId: id }, places).catch(gone);
    await updateOrder(tx, id, { expiresAt: until });
  });
}

async function expireOrder(app: App, id: number): Promise<void> {
  if ((await releaseOrder(systemActor(app), id, 'expired')) === 'waiting') await extendHold(app, id);
}

/** Syncs the payment of an order with the gateway; its status is recorded like a webhook event. */
async function syncPaymentIntentOfOrder(app: App, id: number): Promise<void> {
  const intent = await findIntentOfOrder(app.db, id);
  if (intent !== null) await syncPaymentIntent(systemActor(app), intent);
}

async function placePaidOrder(app: App, id: number): Promise<void> {
  await placeOrder(systemActor(app), id);
}

/** Processes each order separately: a failure is logged, doesn't stop the others, and is retried in the next run. */
async function runEach(
  app: App,
  { signal }: JobAttempt,
  ids: readonly number[],
  work: (app: App, id: number) => Promise<void>,
): Promise<void> {
  for (const id of ids) {
    if (signal.aborted) return;
    await work(app, id).catch((error) => app.log.error({ err: error, order: id, work: work.name }, 'an order was not kept up'));
  }
}

/** Syncs, places and releases orders. Idempotent: it finds only orders that still need work. */
export async function expireOrders(app: App, attempt: JobAttempt): Promise<void> {
  const now = app.clock.now();
  await runEach(app, attempt, await listOrdersToSync(app.db, { now, limit: AT_ONCE }), syncPaymentIntentOfOrder);
  await runEach(app, attempt, await listPaidOrders(app.db, AT_ONCE), placePaidOrder);
  await runEach(app, attempt, await listExpiredOrders(app.db, now, AT_ONCE), expireOrder);
  await app.db.transaction((tx) => releaseExpired(tx, now));
}

/** Refunds a payment only if it is still unallocated; one that finance staff used for something else is left alone. */
async function refundRejectedOrder(app: App, orderId: number): Promise<void> {
  const intent = await findIntentOfOrder(app.db, orderId);
  if (intent !== null && (await findUnallocatedPayment(app.db, intent)) !== null) await refundOrder(app, { orderId });
}

/** Retries refunds of refused orders that the first job didn't complete: the gateway was down for days, or its event was lost. */
export async function refundRejectedOrders(app: App, attempt: JobAttempt): Promise<void> {
  await runEach(app, attempt, await listOrdersToRefund(app.db, AT_ONCE), refundRejectedOrder);
}
