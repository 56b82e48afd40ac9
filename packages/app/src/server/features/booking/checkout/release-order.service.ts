// Giving an order up: its payment is called off at the gateway first, and only what can't be paid any more is let go of.

import type { Transaction } from '#server/db/database.ts';
import { cancelPaymentIntent, findIntentOfOrder, lockIntentOfOrder } from '#server/features/gateway/gateway.public.ts';
import { releaseBeds, releasePlaces } from '#server/features/inventory/inventory.public.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { lockOrder, updateOrder } from './orders.queries.ts';
import { placeOrder } from './place-order.service.ts';

/** Why an order was given up: what was given up on purpose is never booked, even when money comes for it after all. */
export type ReleaseReason = 'changed' | 'givenUp' | 'expired';

/** What became of it: `placed` where it was paid meanwhile, `waiting` where a payment is on its way. */
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
 * Gives an open order up, unless money has come or is on its way. Never within a transaction.
 * @throws AppError `gatewayUnavailable`: then nothing was let go of
 */
export async function releaseOrder(actor: Actor, orderId: number, reason: ReleaseReason): Promise<ReleaseResult> {
  const intent = await findIntentOfOrder(actor.app.db, orderId);
  const status = intent === null ? 'cancelled' : (await cancelPaymentIntent(actor, intent)).status;
  if (status === 'succeeded') return (await placeOrder(actor, orderId)).state === 'refused' ? 'refused' : 'placed';
  if (status === 'processing') return 'waiting';
  return actor.app.db.transaction(async (tx): Promise<ReleaseResult> => {
    const order = await lockOrder(tx, orderId);
    // Whoever was paid between the two questions is placed by what the gateway tells.
    const known = await lockIntentOfOrder(tx, orderId);
    if (order === null || order.state !== 'open')
      return order?.state === 'placed' ? 'placed' : order?.state === 'refused' ? 'refused' : 'released';
    if (known?.state === 'succeeded') return 'waiting';
    await releaseInventory(tx, actor, { orderId, reason });
    return 'released';
  });
}
