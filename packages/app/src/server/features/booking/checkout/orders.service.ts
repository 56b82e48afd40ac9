// The order of a booking: created once with its inventory hold and payment intent, then reused or renewed.

import { isDeepStrictEqual } from 'node:util';
import type { OrderedTrip } from '#contract/booking/draft/current-trip.ts';
import type { Transaction } from '#server/db/database.ts';
import { listAlternatives, listCampAlternatives } from '#server/features/booking/draft/alternatives.service.ts';
import type { BookingParent } from '#server/features/booking/draft/booking-context.service.ts';
import type { PricedBooking } from '#server/features/booking/draft/price-booking.service.ts';
import { findIntentOfOrder, insertPaymentIntent } from '#server/features/gateway/gateway.public.ts';
import { areStudentsThere } from '#server/features/people/people.public.ts';
import { insertQuoteOfBook } from '#server/features/pricing/pricing.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { findHoldStart, isSameStay } from './hold.rules.ts';
import { computeHoldEnd, holdInventory } from './hold-inventory.service.ts';
import {
  findOpenOrder,
  findOrder,
  insertOrder,
  listUnpaidOrders,
  lockOrder,
  lockOrdersOfUser,
  type Order,
  updateOrder,
} from './orders.queries.ts';
import { releaseOrder } from './release-order.service.ts';

export interface OrderInput {
  readonly parent: BookingParent;
  readonly ordered: OrderedTrip;
  readonly made: PricedBooking;
  readonly byInvoice: boolean;
}

/** Identifies one booking at one price: a retry gets the same intent, another price never does. */
const toIdempotencyKey = ({ id, quoteFingerprint }: Order) => `order:${id}:${quoteFingerprint}`;

/** Creates an order, holds its beds and places, and inserts its payment intent; returns null if the parent has another open order. */
async function createOrder(tx: Transaction, call: Call, { parent, ordered, made, byInvoice }: OrderInput): Promise<Order | null> {
  const { quote, bookNumber, vatRate, asked: payment } = made;
  const now = call.app.clock.now();
  await lockOrdersOfUser(tx, parent.id);
  if (!(await areStudentsThere(tx, ordered.studentIds)))
    throw new ValidationError([{ field: 'currentTrip.children', rule: 'unknownNumber' }]);
  await insertQuoteOfBook(tx, quote, { bookNumber, vatRate, createdAt: now, createdBy: call.caller?.id ?? null });
  const businessId = payment.intent?.businessId ?? 0;
  const price = { quoteFingerprint: quote.fingerprint, businessId, currency: quote.currency, amount: quote.total };
  const by = { userId: parent.id, createdBy: call.caller?.id ?? null, createdAt: now };
  const before = (await listUnpaidOrders(tx, parent.id)).filter(({ document }) => isSameStay(document, ordered));
  const heldSince = findHoldStart(
    before.map((one) => one.heldSince ?? one.createdAt),
    now,
  );
  const order = await insertOrder(tx, { ...by, ...price, document: ordered, heldSince, expiresAt: computeHoldEnd(heldSince, now) });
  if (order === null) return null;
  await holdInventory(tx, call, order, order.expiresAt);
  if (!byInvoice) {
    const { id: orderId, currency, amount, quoteFingerprint } = order;
    const payer = { payerId: parent.id, payerName: `${parent.firstName} ${parent.lastName}`.trim() };
    await insertPaymentIntent(tx, call, {
      key: toIdempotencyKey(order),
      orderId,
      businessId,
      quoteFingerprint,
      currency,
      amount,
      ...payer,
    });
  }
  const changes = { hostFamilyId: ordered.hostFamilyId, fromDate: ordered.fromDate, toDate: ordered.toDate, amount: order.amount };
  await recordChange(tx, call, { action: 'booking.hold', subjectType: 'bookingOrder', subjectId: order.id, changes });
  return order;
}

/** Whether an order has exactly this booking, price and way of payment. */
async function isSame(call: Call, order: Order, { ordered, made, byInvoice }: OrderInput): Promise<boolean> {
  const isByInvoice = (await findIntentOfOrder(call.db, order.id)) === null;
  return isByInvoice === byInvoice && order.quoteFingerprint === made.quote.fingerprint && isDeepStrictEqual(order.document, ordered);
}

/**
 * Reuses an open order; holds its beds and places again if the hold has expired.
 * @throws AppError `holdOver` if they were held for the maximum time: the expiry job then releases them
 */
async function renewHold(call: Call, { id }: Order): Promise<Order> {
  await call.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const now = call.app.clock.now();
    if (order === null || order.state !== 'open' || order.expiresAt > now) return;
    const until = computeHoldEnd(order.heldSince ?? order.createdAt, now);
    await holdInventory(tx, call, order, until);
    await updateOrder(tx, id, { expiresAt: until });
  });
  const order = await findOrder(call.db, id);
  if (order === null || order.state !== 'open') throw new AppError(order?.state === 'placed' ? 'bookingPaid' : 'orderOver');
  return order;
}

/** Prevents others from cancelling a payment that the parent is making themselves. */
function assertParentNotPaying(call: Call, { userId, createdBy, expiresAt }: Order): void {
  const left = expiresAt.getTime() - call.app.clock.now().getTime();
  if (left <= 0 || createdBy !== userId || call.caller?.id === userId) return;
  throw new AppError('parentPaying', { field: 'parentId', values: { minutes: Math.ceil(left / 60_000) } });
}

/** How often to look for an open order, so that two concurrent devices get the same one. */
const TRIES = 5;

async function getOrCreateOrder(call: Call, wanted: OrderInput, tries = TRIES): Promise<Order> {
  const open = await findOpenOrder(call.db, wanted.parent.id);
  if (open !== null && (await isSame(call, open, wanted))) return renewHold(call, open);
  if (open !== null) assertParentNotPaying(call, open);
  if (open !== null && (await releaseOrder(call, open.id, 'changed')) !== 'released') throw new AppError('bookingPaid');
  const made = await call.db.transaction((tx) => createOrder(tx, call, wanted));
  if (made !== null) return made;
  if (tries === 1) throw new AppError('bookingPaid');
  return getOrCreateOrder(call, wanted, tries - 1);
}

/** Like {@link getOrCreateOrder}, but adds alternatives to the error if beds or places are taken. */
export async function getOrCreateOrderOrSuggest(call: Call, wanted: OrderInput): Promise<Order> {
  try {
    return await getOrCreateOrder(call, wanted);
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    if (code === 'bedsTaken') throw new AppError(code, { field: 'hostFamilyId', issues: await listAlternatives(call.app, wanted.ordered) });
    if (code === 'placesTaken') throw new AppError(code, { field: 'camps', issues: await listCampAlternatives(call.app, wanted.ordered) });
    throw error;
  }
}
