// What nobody comes back to: lost answers and events are made good, what is paid is placed, and what is over is let go of.

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

/** In one run. */
const AT_ONCE = 100;

/** For how long beds are kept while a payment is on its way, in milliseconds, each time. */
const LONGER = 30 * 60_000;

/** What a payment says of its order is done. */
export async function settleOrder(app: App, { orderId }: { readonly orderId: number }): Promise<void> {
  const actor = systemActor(app);
  const intent = await findIntentOfOrder(app.db, orderId);
  if (intent?.state === 'succeeded') await placeOrder(actor, orderId);
  else if (intent?.state === 'cancelled') await releaseOrder(actor, orderId, 'givenUp');
}

/** What was paid for a refused order goes back. */
export async function refundOrder(app: App, { orderId }: { readonly orderId: number }): Promise<void> {
  const order = await findOrder(app.db, orderId);
  const intent = await findIntentOfOrder(app.db, orderId);
  if (order?.state === 'refused' && intent !== null) await refundPaymentIntent(systemActor(app), intent);
}

/** Keeps what an order holds while its payment is on its way; where it is gone by now, the order waits without. */
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

/** Asks the gateway how a payment stands: what it says is kept as if it had told so by itself. */
async function syncPaymentIntentOfOrder(app: App, id: number): Promise<void> {
  const intent = await findIntentOfOrder(app.db, id);
  if (intent !== null) await syncPaymentIntent(systemActor(app), intent);
}

async function placePaidOrder(app: App, id: number): Promise<void> {
  await placeOrder(systemActor(app), id);
}

/** Each by itself: one that can't be done keeps no other from it, and is tried again the next minute. */
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

/** May be done as often as one likes: it finds only what is still to be done. */
export async function expireOrders(app: App, attempt: JobAttempt): Promise<void> {
  const now = app.clock.now();
  await runEach(app, attempt, await listOrdersToSync(app.db, { now, limit: AT_ONCE }), syncPaymentIntentOfOrder);
  await runEach(app, attempt, await listPaidOrders(app.db, AT_ONCE), placePaidOrder);
  await runEach(app, attempt, await listExpiredOrders(app.db, now, AT_ONCE), expireOrder);
  await app.db.transaction((tx) => releaseExpired(tx, now));
}

/** What is still here goes back; what finance have settled something else with stays where they have put it. */
async function refundRejectedOrder(app: App, orderId: number): Promise<void> {
  const intent = await findIntentOfOrder(app.db, orderId);
  if (intent !== null && (await findUnallocatedPayment(app.db, intent)) !== null) await refundOrder(app, { orderId });
}

/** Money of refused orders that has not gone back, though it was asked for at once: a gateway was away for days, or its event was lost. */
export async function refundRejectedOrders(app: App, attempt: JobAttempt): Promise<void> {
  await runEach(app, attempt, await listOrdersToRefund(app.db, AT_ONCE), refundRejectedOrder);
}
