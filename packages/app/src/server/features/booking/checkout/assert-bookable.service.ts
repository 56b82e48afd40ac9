// What stands in the way of paying for a booking, before anything is held.

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

/** A booking that can be ordered; refused with all that stands against it. */
export async function assertBookable(call: Call, booking: Booking, body: CheckoutBody): Promise<PricedBooking> {
  const { issues, priced } = await checkBooking(call, booking, body);
  const blocking = issues.filter(({ blocks }) => blocks);
  // That beds or places are taken is said with others to choose from, when they are asked for.
  const others = blocking.filter(({ code }) => code !== 'familyTaken' && code !== 'campFull');
  if (others.length === 0 && priced !== null) return priced;
  const errors = Object.fromEntries(others.map(({ field, message }) => [`currentTrip.${field}`, [message]]));
  throw new AppError('bookingIncomplete', { errors, issues: blocking });
}

/** Refuses a price that is higher than the one that was agreed to; answers whether it is lower. */
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

/** What only this gateway would refuse is told before anything is held. */
export function assertAmountPayable({ asked: { preflight } }: PricedBooking): void {
  if (!preflight.ok) throw new AppError('amountNotPayable');
}

/**
 * A payment that is named is one of this very parent, and none that has become a trip: nobody pays a second time for what is booked. What
 * it asks for is called off before anything else is asked for, as that of any open order is.
 */
async function assertOwnIntent(call: Call, reference: string, parent: BookingParent): Promise<void> {
  const intent = await findIntentByReference(call.db, reference);
  const order = intent === null || intent.orderId === null ? null : await findOrder(call.db, intent.orderId);
  if (order === null || order.userId !== parent.id) throw notFound();
  if (order.state === 'placed') throw new AppError('bookingPaid');
}

/**
 * What only staff may say, and whose payment is named.
 * @throws ValidationError `staffOnly`; AppError `bookingPaid`; 404 for the payment of somebody else
 */
export async function assertAllowedInput(call: Call, booking: Booking, body: CheckoutBody): Promise<void> {
  await assertStaffOnlyInput(call, body, booking);
  if (body.paymentIntentId) await assertOwnIntent(call, body.paymentIntentId, booking.parent);
  if (body.byInvoice && !booking.onBehalf) throw new ValidationError([{ field: 'byInvoice', rule: 'staffOnly' }]);
}
