// Prices a booking by the book in force: the quote, the payment intent for a gateway, and the parts of both for a screen.

import {
  type Issue,
  type LiveQuote,
  type PaymentIntent,
  type PaymentIntentAnswer,
  toPaymentIntent,
  viewQuote,
} from '@hosted-stay/pricing-core';
import type { IntentPayload } from '#contract/booking/booking.shapes.ts';
import type { CurrentTrip, OrderedTrip } from '#contract/booking/draft/current-trip.ts';
import { TRIP_TYPE_ID } from '#contract/platform/constants.ts';
import type { Queryable } from '#server/db/database.ts';
import { getCurrentBook, quoteStayAsSold } from '#server/features/pricing/pricing.public.ts';
import type { App } from '#server/platform/app.ts';

/** Trip types that include hosting: a quote without a line of one can't be booked. */
const HOSTING: readonly number[] = Object.values(TRIP_TYPE_ID);

export interface PricedBooking {
  readonly quote: LiveQuote;
  readonly bookNumber: number;
  /** The VAT rate of the business that sells the stay; null if the book's rate applies. */
  readonly vatRate: string | null;
  readonly asked: PaymentIntentAnswer;
  /** The trip type of the hosting line; null if there is none. */
  readonly tripTypeId: number | null;
}

/** Returns the trip type of a booking: a type without hosting that staff chose for the source trip is kept, else the price decides. */
export function resolveTripType(begunWith: number | undefined, ofPrice: number): number {
  return begunWith === undefined || HOSTING.includes(begunWith) ? ofPrice : begunWith;
}

/** The fields of a booking that determine its price. */
type Stay = Pick<
  OrderedTrip,
  'fromDate' | 'toDate' | 'hostFamilyId' | 'activityDetailsType' | 'currentNoOfWeeks' | 'camps' | 'serviceTypeIds'
> &
  Pick<OrderedTrip, 'discountCode' | 'vatExempt'> & { readonly countStudents: number };

/** Counts the camp weeks: the chosen ones if there are any, else the given number. */
const countWeeks = ({ camps, currentNoOfWeeks }: Pick<Stay, 'camps' | 'currentNoOfWeeks'>) =>
  camps.length > 0 ? camps.length : currentNoOfWeeks;

function toQuoteRequest({ camps, currentNoOfWeeks, serviceTypeIds, ...stay }: Stay) {
  // Groups the weeks by activity, in the order in which the activities were first chosen.
  const activities = [...Map.groupBy(camps, ({ activityId }) => activityId)];
  return {
    hostFamilyId: stay.hostFamilyId,
    fromDate: stay.fromDate,
    toDate: stay.toDate,
    activityDetailsType: stay.activityDetailsType,
    currentNoOfWeeks: countWeeks({ camps, currentNoOfWeeks }),
    nearbyActivities: activities.map(([id, weeks]) => ({ id, weeks: weeks.length })),
    serviceTypeIds: [...serviceTypeIds],
    countStudents: Math.max(1, stay.countStudents),
    discountCode: stay.discountCode,
    vatExempt: stay.vatExempt,
  };
}

/** Converts a booking in progress to the fields that determine its price. */
export function toStay(trip: CurrentTrip, vatExempt: boolean): Stay {
  const { fromDate, toDate, hostFamilyId, children } = trip;
  const countStudents = children.filter((id) => id !== null).length;
  return { ...trip, fromDate: fromDate ?? '', toDate: toDate ?? '', hostFamilyId: hostFamilyId ?? 0, vatExempt, countStudents };
}

/**
 * Prices a stay by the book in force; returns the issues if there is no price.
 * @param db the transaction, if there is one
 * @param sellerId the business that sells the stay, if it is already fixed
 */
export async function priceStay(
  app: App,
  stay: Stay,
  db?: Queryable,
  sellerId: number | null = null,
): Promise<{ readonly priced: PricedBooking } | { readonly issues: readonly Issue[] }> {
  const book = await getCurrentBook(app, { exactly: true, ...(db === undefined ? {} : { db }) });
  const { made, bookNumber, vatRate, businessId } = await quoteStayAsSold(db ?? app.db, book, toQuoteRequest(stay), sellerId);
  if (!made.ok) return { issues: made.issues };
  const quote = made.value;
  // Pays the business that sells the stay now, as it owes the VAT; the book only has the seller at the time it was published.
  const asked = toPaymentIntent(quote, businessId === null ? {} : { businessId });
  if (!asked.ok) return { issues: asked.issues };
  const hosting = quote.pricings.find(({ tripTypeId }) => HOSTING.includes(tripTypeId));
  return { priced: { quote, bookNumber, vatRate, asked: asked.value, tripTypeId: hosting?.tripTypeId ?? null } };
}

/** Converts a payment intent to the plain data that a client sends to request it. */
export function toIntentPayload({ paymentIntentId: _, pricings, ...intent }: PaymentIntent): IntentPayload {
  return { ...intent, pricings: pricings.map((line) => ({ ...line })) };
}

/** Returns the customer's view of a quote as plain JSON. */
export function toCustomerDocument(quote: LiveQuote): Record<string, unknown> {
  return JSON.parse(JSON.stringify(viewQuote(quote, 'customer')));
}

/** Converts a checked, and so complete, booking to the document of an order. */
export function toOrderedTrip(trip: CurrentTrip, { tripTypeId, vatExempt }: { tripTypeId: number; vatExempt: boolean }): OrderedTrip {
  const { children, fromDate, toDate, hostFamilyId, isSelectingBackupCamp: _c, isSelectingBackupFamily: _f, ...rest } = trip;
  return {
    ...rest,
    currentNoOfWeeks: countWeeks(trip),
    studentIds: children.filter((id) => id !== null),
    ...{ tripTypeId, vatExempt, fromDate: fromDate ?? '', toDate: toDate ?? '', hostFamilyId: hostFamilyId ?? 0 },
  };
}
