// The checks before payment of a booking, before any inventory is held.

import type { getIntent as asked } from '#contract/booking/checkout/payments.endpoints.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Booking, BookingParent } from '#server/features/booking/draft/booking-context.service.ts';
import { assertStaffOnlyInput, checkBooking } from '#server/features/booking/draft/check-booking.service.ts';
import { type PricedBooking, toCustomerDocument } from '#server/features/booking/draft/price-booking.service.ts';
import { findIntentByReference } from '#server/features/gateway/gateway.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { findOrder } from './orders.queries.ts';

export type CheckoutBody = CheckedRequest<typeof asked>['body'];

/**
 * Returns the price of a booking that can be ordered.
 * @throws AppError `bookingIncomplete` with all blocking issues
 */
export async function assertBookable(call: Call, booking: Booking, body: CheckoutBody): Promise<PricedBooking> {
  const { issues, priced } = await checkBooking(call, booking, body);
  const blocking = issues.filter(({ blocks }) => blocks);
  // Taken beds or places are reported later, with alternatives, when the hold fails.
  const others = blocking.filter(({ code }) => code !== 'familyTaken' && code !== 'campFull');
  if (others.length === 0 && priced !== null) return priced;
  const errors = Object.fromEntries(others.map(({ field, message }) => [`currentTrip.${field}`, [message]]));
  throw new AppError('bookingIncomplete', { errors, issues: blocking });
}

/**
 * Returns whether the price is lower than the agreed one.
 * @throws AppError `priceChanged` if it is higher or in another currency
 */
export function assertPriceNotHigher({ amount, currency }: CheckoutBody, { quote, asked: { intent } }: PricedBooking): boolean {
  if (intent === null) return false;
  if (intent.amount > amount || (currency !== undefined && currency !== intent.currency)) {
    const now = {
      code: 'priceChanged',
      agreed: amount,
      amount: intent.amount,
      total: quote.total,
      currency: quote.currency,
      quote: toCustomerDocument(quote),
    };
    throw new AppError('priceChanged', { values: { total: quote.total, currency: quote.currency }, issues: [now] });
  }
  return intent.amount < amount;
}

/** Rejects an amount that the gateway wouldn't accept, before anything is held. */
export function assertAmountPayable({ asked: { preflight } }: PricedBooking): void {
  if (!preflight.ok) throw new AppError('amountNotPayable');
}

/**
 * Requires that a given payment belongs to this parent and isn't for a placed order, so that nobody pays twice for a booking. An unpaid
 * one needs no check here: like that of any open order, it is cancelled before another payment is requested.
 */
async function assertOwnIntent(call: Call, reference: string, parent: BookingParent): Promise<void> {
  const intent = await findIntentByReference(call.db, reference);
  const order = intent === null || intent.orderId === null ? null : await findOrder(call.db, intent.orderId);
  if (order === null || order.userId !== parent.id) throw notFound();
  if (order.state === 'placed') throw new AppError('bookingPaid');
}

/**
 * Checks the staff-only fields and the owner of a given payment.
 * @throws ValidationError `staffOnly`; AppError `bookingPaid`; 404 for another person's payment
 */
export async function assertAllowedInput(call: Call, booking: Booking, body: CheckoutBody): Promise<void> {
  await assertStaffOnlyInput(call, body, booking);
  if (body.paymentIntentId) await assertOwnIntent(call, body.paymentIntentId, booking.parent);
  if (body.byInvoice && !booking.onBehalf) throw new ValidationError([{ field: 'byInvoice', rule: 'staffOnly' }]);
}
