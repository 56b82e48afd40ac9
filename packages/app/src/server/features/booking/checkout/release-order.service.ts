// Releases an order: cancels its payment at the gateway first, and releases the inventory only when it can't be paid any more.

import type { Transaction } from '#server/db/database.ts';
import { cancelPaymentIntent, findIntentOfOrder, lockIntentOfOrder } from '#server/features/gateway/gateway.public.ts';
import { releaseBeds, releasePlaces } from '#server/features/inventory/inventory.public.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { lockOrder, updateOrder } from './orders.queries.ts';
import { placeOrder } from './place-order.service.ts';

/** Why an order was released. Only an expired order is still booked if its payment arrives late; the other reasons are deliberate. */
export type ReleaseReason = 'changed' | 'givenUp' | 'expired';

/** The result: `placed` or `refused` if it was paid meanwhile, `waiting` if a payment is in progress. */
export type ReleaseResult = 'released' | 'placed' | 'refused' | 'waiting';

async function releaseInventory(
  tx: Transaction,
  actor: Actor,
  { orderId, reason }: { orderId: number; reason: ReleaseReason },
): Promise<void> {
  await releaseBeds(tx, { orderId });
  await releasePlaces(tx, { orderId });
  await updateOrder(tx, orderId, { state: 'released', reason });
  await recordChange(tx, actor, { action: 'booking.release', subjectType: 'bookingOrder', subjectId: orderId, changes: { reason } });
}

/**
 * Releases an open order unless it is paid or a payment is in progress. Must not run within a transaction.
 * @throws AppError `gatewayUnavailable`: nothing was released
 */
export async function releaseOrder(actor: Actor, orderId: number, reason: ReleaseReason): Promise<ReleaseResult> {
  const intent = await findIntentOfOrder(actor.app.db, orderId);
  const status = intent === null ? 'cancelled' : (await cancelPaymentIntent(actor, intent)).status;
  if (status === 'succeeded') return (await placeOrder(actor, orderId)).state === 'refused' ? 'refused' : 'placed';
  if (status === 'processing') return 'waiting';
  return actor.app.db.transaction(async (tx): Promise<ReleaseResult> => {
    const order = await lockOrder(tx, orderId);
    // If it was paid since the cancellation, the job of the webhook event places the order.
    const known = await lockIntentOfOrder(tx, orderId);
    if (order === null || order.state !== 'open')
      return order?.state === 'placed' ? 'placed' : order?.state === 'refused' ? 'refused' : 'released';
    if (known?.state === 'succeeded') return 'waiting';
    await releaseInventory(tx, actor, { orderId, reason });
    return 'released';
  });
}
