// Endpoints of the payment of a booking: the payment intent, its status, and placing the order.

import * as z from 'zod';
import { indentBody, intentAnswer, intentBody, paymentIntent, placedBooking, retrieveBody } from '#contract/booking/booking.shapes.ts';
import { endpoint } from '#contract/platform/endpoint.ts';

export const getIntent = endpoint({
  method: 'POST',
  path: '/api/booking/get-intent',
  access: 'booking.pay',
  summary:
    'Holds beds and places and says what is to be paid, priced again by the server; the same booking again answers the same. ' +
    'Null where no line hosts, where nothing is to be paid, or where staff bill it.',
  body: intentBody,
  answer: intentAnswer,
  refusals: [
    'priceChanged',
    'changedMeanwhile',
    'bookingIncomplete',
    'bedsTaken',
    'placesTaken',
    'holdOver',
    'bookingPaid',
    'parentPaying',
    'noPriceBook',
    'gatewayUnavailable',
    'amountNotPayable',
  ],
  limit: 'order',
});

export const retrievePaymentIntent = endpoint({
  method: 'POST',
  path: '/api/booking/retrive-payment-intent',
  also: ['/api/booking/retrieve-payment-intent'],
  access: 'booking.read',
  summary: 'How a payment stands, as the gateway says now; what it became where it is paid.',
  body: retrieveBody,
  answer: z.object({ paymentIntent }),
});

export const placeBooking = endpoint({
  method: 'POST',
  path: '/api/booking/indent',
  access: 'booking.place',
  summary: 'Places the order once it is paid, or where nothing is to be paid through the gateway; a second time answers the same booking.',
  body: indentBody,
  answer: placedBooking,
  refusals: [
    'notPaid',
    'orderOver',
    'bookingRefused',
    'bookingByInvoiceStaffOnly',
    'gatewayUnavailable',
    // Only for orders that are billed instead of paid: why the booking isn't possible.
    'bedsTaken',
    'placesTaken',
    'familyNotLive',
    'noFamilyChosen',
    'quoteRefused',
    'noPriceBook',
    'tripMoved',
    'invoiceIncomplete',
  ],
});
