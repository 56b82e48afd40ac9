// The trips of a group with their prices by the book in force: alone, without what is priced per booking, and as they are invoiced.

import { catalogueOf, type LiveQuote, nameIn, type QuoteLine } from '@hosted-stay/pricing-core';
import type { GroupPrice } from '#contract/groups/group-price.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Carrier } from '#contract/trips/carrier.ts';
import type { Queryable } from '#server/db/database.ts';
import { createNameTranslator, type getCurrentBook, quoteStayAsSold } from '#server/features/pricing/pricing.public.ts';
import { findCarrier, getAgreedPrice, loadStay, signStay } from '#server/features/trips/trips.public.ts';
import type { App } from '#server/platform/app.ts';
import type { LineReader, PricedStay } from './group-figures.rules.ts';
import type { TripToPrice } from './group-price.queries.ts';

export type Book = Awaited<ReturnType<typeof getCurrentBook>>;

/** A trip that has a price, with what its set is made of. */
export interface QuotedTrip extends PricedStay {
  readonly row: TripToPrice;
  readonly signature: string;
  readonly agreed: { readonly currency: string; readonly amount: string } | null;
  /** What would be invoiced now. */
  readonly now: string;
  readonly carrier: Omit<Carrier, 'name'> | null;
  /** Prices so many students like this trip; null if there is no price. */
  readonly quote: (students: number) => Promise<LiveQuote | null>;
}

interface Pricing {
  readonly app: App;
  readonly db: Queryable;
  readonly book: Book;
}

/** Returns the prices of a trip; null if it has none. */
async function quoteTrip({ app, db, book }: Pricing, { row, hostFamilyId }: { row: TripToPrice; hostFamilyId: number }) {
  const stay = await loadStay(db, row.trip, hostFamilyId);
  const { businessId, countStudents: students, trip: _, ...request } = stay;
  const quote = async (countStudents: number, withoutPerBooking = false) => {
    const { made } = await quoteStayAsSold(db, book, { ...request, countStudents, withoutPerBooking }, businessId);
    return made.ok ? made.value : null;
  };
  const [alone, withoutShared, signature] = [await quote(students), await quote(students, true), await signStay(db, book, stay)];
  if (alone === null || withoutShared === null || signature === null) return null;
  const agreed = await getAgreedPrice(app, db, row.trip.quoteFingerprint);
  const carrier = await findCarrier(app, db, row.trip);
  const isCarried = carrier !== null && carrier.tripId !== null && carrier.problem === null;
  const now = agreed?.amount ?? (isCarried ? withoutShared.total : alone.total);
  return { row, students, alone, withoutShared, quote, signature, agreed, carrier, now };
}

/** Returns the trips of a group with their prices, and those that have none. */
export async function quoteGroupTrips(pricing: Pricing, rows: readonly TripToPrice[]) {
  const priced: QuotedTrip[] = [];
  const unpriced: GroupPrice['unpriced'] = [];
  for (const row of rows) {
    const { id: tripId, hostFamilyId } = row.trip;
    const trip = hostFamilyId === null ? null : await quoteTrip(pricing, { row, hostFamilyId });
    if (trip === null) unpriced.push({ tripId, name: row.names, why: hostFamilyId === null ? 'noFamily' : 'notPriced' });
    else priced.push(trip);
  }
  return { priced, unpriced };
}

/** Returns how the lines of quotes by a book are read, in a language. */
export function createLineReader({ pricer: { book } }: Book, locale: Locale): LineReader {
  const catalogue = catalogueOf(book);
  const translate = createNameTranslator(locale);
  const shared = new Set(book.templates.filter(({ per }) => per === 'booking').map(({ id }) => id));
  return {
    isPerBooking: ({ pricingTemplateId }: QuoteLine) => shared.has(pricingTemplateId),
    nameLine: ({ pricingTemplateId, hostableType, hostableId }) => ({
      name: translate(nameIn(catalogue.templates, pricingTemplateId)),
      activity: hostableType === 'Activity' ? nameIn(catalogue.activities, hostableId) : '',
    }),
  };
}
