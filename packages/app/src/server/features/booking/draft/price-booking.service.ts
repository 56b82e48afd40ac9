// What a booking costs, by the book in force: the quote, what is to be paid through a gateway, and what a screen is shown of both.

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

/** Trip types that host: without a line of one there is nothing to book. */
const HOSTING: readonly number[] = Object.values(TRIP_TYPE_ID);

export interface PricedBooking {
  readonly quote: LiveQuote;
  readonly bookNumber: number;
  /** The share of VAT of the business that sells the stay; null where it is the book's. */
  readonly vatRate: string | null;
  readonly asked: PaymentIntentAnswer;
  /** The trip type of the line that hosts; null where none does. */
  readonly tripTypeId: number | null;
}

/** The type of a booking: what staff have chosen for the trip that it was begun from goes on, as long as it is not one that has a price. */
export function resolveTripType(begunWith: number | undefined, ofPrice: number): number {
  return begunWith === undefined || HOSTING.includes(begunWith) ? ofPrice : begunWith;
}

/** What of a booking makes its price. */
type Stay = Pick<
  OrderedTrip,
  'fromDate' | 'toDate' | 'hostFamilyId' | 'activityDetailsType' | 'currentNoOfWeeks' | 'camps' | 'serviceTypeIds'
> &
  Pick<OrderedTrip, 'discountCode' | 'vatExempt'> & { readonly countStudents: number };

/** Each chosen week is a camp week: there are never more or fewer than were chosen. */
const countWeeks = ({ camps, currentNoOfWeeks }: Pick<Stay, 'camps' | 'currentNoOfWeeks'>) =>
  camps.length > 0 ? camps.length : currentNoOfWeeks;

function toQuoteRequest({ camps, currentNoOfWeeks, serviceTypeIds, ...stay }: Stay) {
  // Each activity with its weeks, in the order in which they were chosen first.
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

/** A booking in progress as far as its price goes. */
export function toStay(trip: CurrentTrip, vatExempt: boolean): Stay {
  const { fromDate, toDate, hostFamilyId, children } = trip;
  const countStudents = children.filter((id) => id !== null).length;
  return { ...trip, fromDate: fromDate ?? '', toDate: toDate ?? '', hostFamilyId: hostFamilyId ?? 0, vatExempt, countStudents };
}

/** Prices a stay by the book in force; answers why there is no price where there is none. Within a transaction its `db` is handed in. */
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
  // Who is paid is who sells it now, as its tax is theirs; the book knows only who sold it when it was published.
  const asked = toPaymentIntent(quote, businessId === null ? {} : { businessId });
  if (!asked.ok) return { issues: asked.issues };
  const hosting = quote.pricings.find(({ tripTypeId }) => HOSTING.includes(tripTypeId));
  return { priced: { quote, bookNumber, vatRate, asked: asked.value, tripTypeId: hosting?.tripTypeId ?? null } };
}

/** What an intent is asked with, as plain data. */
export function toIntentPayload({ paymentIntentId: _, pricings, ...intent }: PaymentIntent): IntentPayload {
  return { ...intent, pricings: pricings.map((line) => ({ ...line })) };
}

/** The figures of a quote that its customer sees, in the engine's own document. */
export function toCustomerDocument(quote: LiveQuote): Record<string, unknown> {
  return JSON.parse(JSON.stringify(viewQuote(quote, 'customer')));
}

/** A booking as it is ordered: complete, which its check has seen to. */
export function toOrderedTrip(trip: CurrentTrip, { tripTypeId, vatExempt }: { tripTypeId: number; vatExempt: boolean }): OrderedTrip {
  const { children, fromDate, toDate, hostFamilyId, isSelectingBackupCamp: _c, isSelectingBackupFamily: _f, ...rest } = trip;
  return {
    ...rest,
    currentNoOfWeeks: countWeeks(trip),
    studentIds: children.filter((id) => id !== null),
    ...{ tripTypeId, vatExempt, fromDate: fromDate ?? '', toDate: toDate ?? '', hostFamilyId: hostFamilyId ?? 0 },
  };
}
