// The steps of paying for a booking: validate, price, hold and order, payment intent. Each step is a function in a file beside this one.

import type { IntentAnswer } from '#contract/booking/booking.shapes.ts';
import type { getIntent as endpoint } from '#contract/booking/checkout/payments.endpoints.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import { resolveBooking } from '#server/features/booking/draft/booking-context.service.ts';
import { isVatExempt } from '#server/features/booking/draft/check-booking.service.ts';
import { toOrderRecord } from '#server/features/booking/draft/drafts.service.ts';
import { resolveTripType, toOrderedTrip } from '#server/features/booking/draft/price-booking.service.ts';
import { findIntentOfOrder, syncPaymentIntent } from '#server/features/gateway/gateway.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError } from '#server/platform/errors.ts';
import { assertAllowedInput, assertAmountPayable, assertBookable, assertPriceNotHigher } from './assert-bookable.service.ts';
import { toIntentRecord } from './intent.records.ts';
import { getOrCreateOrderOrSuggest } from './orders.service.ts';

/**
 * Starts the payment of a booking: validates and prices it, holds inventory with an order, and creates the payment intent. The browser
 * confirms the payment; `placeBooking` then places the order.
 * @throws AppError `bookingIncomplete`, `priceChanged`, `amountNotPayable`, `bedsTaken` and `placesTaken` (with alternatives), `holdOver`,
 *   `bookingPaid`, `gatewayUnavailable`
 */
export async function getIntent(call: Call, { body }: CheckedRequest<typeof endpoint>): Promise<IntentAnswer> {
  const booking = await resolveBooking(call, body);
  await assertAllowedInput(call, booking, body);

  const priced = await assertBookable(call, booking, body);
  const { intent: price, skipped } = priced.asked;
  if (price === null || priced.tripTypeId === null) {
    if (skipped?.code === 'preflight_failed') throw new AppError('amountNotPayable');
    return { paymentIntent: null, reason: 'noHostingLine', order: null, priceLowered: false };
  }
  const priceLowered = assertPriceNotHigher(body, priced);
  const isFree = price.amount === 0;
  const byInvoice = body.byInvoice || isFree;
  if (!byInvoice) assertAmountPayable(priced);

  const tripTypeId = body.tripTypeId ?? resolveTripType(booking.begun?.tripTypeId, priced.tripTypeId);
  const ordered = toOrderedTrip(booking.trip, { tripTypeId, vatExempt: isVatExempt(booking, body) });
  const order = await getOrCreateOrderOrSuggest(call, { parent: booking.parent, ordered, made: priced, byInvoice });

  const intent = byInvoice ? null : await findIntentOfOrder(call.db, order.id);
  if (intent === null) {
    return { paymentIntent: null, reason: isFree ? 'nothingToPay' : 'byInvoice', order: await toOrderRecord(call, order), priceLowered };
  }
  const status = await syncPaymentIntent(call, intent);
  const paymentIntent = await toIntentRecord(call.app, { intent, order, said: status, isPayer: true });
  return { paymentIntent, reason: null, order: await toOrderRecord(call, order), priceLowered };
}
