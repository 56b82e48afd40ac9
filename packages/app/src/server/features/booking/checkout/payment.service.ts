// Use cases of a payment in progress: reading its status, and placing the order once it is paid.

import type { PaymentIntent, PlacedBooking } from '#contract/booking/booking.shapes.ts';
import type * as endpoints from '#contract/booking/checkout/payments.endpoints.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import { resolveParent } from '#server/features/booking/draft/booking-context.service.ts';
import { findParent, whereParentOfAgent } from '#server/features/booking/draft/facts.queries.ts';
import { findIntentByReference, findIntentOfOrder, type Intent, syncPaymentIntent } from '#server/features/gateway/gateway.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { toIntentRecord } from './intent.records.ts';
import { findLastOrder, findOrder, type Order } from './orders.queries.ts';
import { placeOrder } from './place-order.service.ts';
import { findPlacedFacts } from './placed-booking.queries.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;

/** Whether the caller may see a payment: their own, that of a parent they look after as an agent, or any with full access. */
async function canReadIntent({ db, grant, caller }: Call, { payerId }: Intent): Promise<boolean> {
  const callerId = caller?.id ?? 0;
  if (grant.all || payerId === callerId) return true;
  const isAgent = grant.ways.some(({ caller: role }) => role === 'Agent');
  return isAgent && payerId !== null && (await findParent(db, payerId, whereParentOfAgent(callerId))) !== null;
}

/** Returns a payment by its gateway reference. A payment that the caller may not see is treated as not found. */
async function findReadableIntent(call: Call, reference: string): Promise<Intent> {
  const intent = await findIntentByReference(call.db, reference);
  if (intent === null || !(await canReadIntent(call, intent))) throw notFound();
  return intent;
}

/** Returns the current status of a payment. Also places a paid order, so that the payer doesn't depend on a webhook that may be lost. */
export async function retrievePaymentIntent(
  call: Call,
  { body: { paymentIntentId } }: Asked<'retrievePaymentIntent'>,
): Promise<{ paymentIntent: PaymentIntent }> {
  const intent = await findReadableIntent(call, paymentIntentId);
  const said = await syncPaymentIntent(call, intent);
  if (said.status === 'succeeded' && intent.orderId !== null) await placeOrder(call, intent.orderId);
  const now = (await findIntentByReference(call.db, paymentIntentId)) ?? intent;
  const order = now.orderId === null ? null : await findOrder(call.db, now.orderId);
  return { paymentIntent: await toIntentRecord(call.app, { intent: now, order, said, isPayer: intent.payerId === call.caller?.id }) };
}

async function toPlacedRecord(call: Call, order: Order): Promise<PlacedBooking> {
  const { tripId, userId } = order;
  const { fromDate, toDate } = order.document;
  if (tripId === null) throw new AppError('orderOver');
  const { conversationId, invoiceId, invoiceNumber, isPaid } = await findPlacedFacts(call.db, { tripId, userId });
  const receiptPath = isPaid && invoiceId !== null ? `/api/own-invoices/${invoiceId}/pdf` : null;
  return { tripId, conversationId, invoiceId, invoiceNumber, receiptPath, fromDate, toDate };
}

/** Returns the order of the given payment, or the given order, or else the parent's latest one; never falls back to an older one. */
async function resolveOrder(call: Call, { paymentIntentId, orderId, parentId }: Asked<'placeBooking'>['body']): Promise<Order> {
  if (paymentIntentId) {
    const intent = await findReadableIntent(call, paymentIntentId);
    const order = intent.orderId === null ? null : await findOrder(call.db, intent.orderId);
    if (order === null) throw notFound();
    return order;
  }
  const { parent, agentId } = await resolveParent(call, parentId);
  const order = orderId ? await findOrder(call.db, orderId) : await findLastOrder(call.db, parent.id);
  if (orderId && order?.userId !== parent.id) throw notFound();
  // An agent sees only orders that they entered; other orders for their students become visible to them once they are trips.
  if (order === null || (agentId !== null && order.createdBy !== agentId)) throw new AppError('orderOver');
  return order;
}

/** Requires payment in advance from parents who book for themselves; staff may send an invoice. */
function assertPaidOrStaff(call: Call, order: Order, intent: Intent | null): void {
  if (intent !== null || Number(order.amount) === 0 || order.userId !== call.caller?.id) return;
  throw new AppError('bookingByInvoiceStaffOnly');
}

export async function placeBooking(call: Call, { body }: Asked<'placeBooking'>): Promise<PlacedBooking> {
  const order = await resolveOrder(call, body);
  const intent = await findIntentOfOrder(call.db, order.id);
  if (order.state === 'open') {
    assertPaidOrStaff(call, order, intent);
    if (intent === null && order.expiresAt <= call.app.clock.now()) throw new AppError('orderOver');
    if (intent !== null) await syncPaymentIntent(call, intent);
  }
  const { state } = await placeOrder(call, order.id);
  if (state === 'unpaid') throw new AppError('notPaid');
  if (state === 'over') throw new AppError('orderOver');
  if (state === 'refused') throw new AppError('bookingRefused');
  return toPlacedRecord(call, (await findOrder(call.db, order.id)) ?? order);
}
