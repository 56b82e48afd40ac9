// The trips of a group with their prices by the book in force: alone, without what is priced per booking, and as they are invoiced.

import { catalogueOf, type LiveQuote, nameIn, type QuoteLine } from '@hosted-stay/pricing-core';
import type { AmountMath } from '@hosted-stay/pricing-core/amounts';
import type { GroupPrice } from '#contract/groups/group-price.shapes.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Carrier } from '#contract/trips/carrier.ts';
import type { Queryable } from '#server/db/database.ts';
import {
  createNameTranslator,
  findBookOfSavedQuote,
  type PublishedBook,
  quoteStayAsSold,
} from '#server/features/pricing/pricing.public.ts';
import { createSigner, findCarrier, getAgreedPrice, loadStay, type Signer } from '#server/features/trips/trips.public.ts';
import type { App } from '#server/platform/app.ts';
import type { LineReader, PricedStay } from './group-figures.rules.ts';
import type { TripToPrice } from './group-price.queries.ts';

export type Book = PublishedBook;
type TripRow = TripToPrice['trip'];

/** A trip that has a price, with what its set is made of. */
export interface QuotedTrip extends PricedStay {
  readonly row: TripToPrice;
  readonly signature: string;
  readonly agreed: { readonly currency: string; readonly amount: string } | null;
  /** What would be invoiced now. */
  readonly now: string;
  readonly carrier: Omit<Carrier, 'name'> | null;
  /** Whether it stays with its payer as agreed, though the book in force prices them differently. Its prices are of the book of its own. */
  readonly isKept: boolean;
  /** What it would cost alone if it were agreed now; null if the book in force has no price. */
  readonly renewed: string | null;
  /** Prices so many students like this trip; null if there is no price. */
  readonly quote: (students: number) => Promise<LiveQuote | null>;
}

/** What the trips of a group are priced with. */
export interface Pricing {
  readonly app: App;
  readonly db: Queryable;
  readonly book: Book;
  readonly sign: Signer;
}

/** Returns the pricing of trips that don't change meanwhile. */
export const createPricing = ({ app, db, book }: Omit<Pricing, 'sign'>): Pricing => ({ app, db, book, sign: createSigner(db) });

/** Returns the prices of a trip by a book; null if it has none. */
async function quoteTrip(db: Queryable, book: Book, trip: TripRow) {
  if (trip.hostFamilyId === null) return null;
  const { businessId, countStudents: students, trip: _, ...request } = await loadStay(db, trip, trip.hostFamilyId);
  const quote = async (countStudents: number, withoutPerBooking = false) => {
    const { made } = await quoteStayAsSold(db, book, { ...request, countStudents, withoutPerBooking }, businessId);
    return made.ok ? made.value : null;
  };
  const [alone, withoutShared] = [await quote(students), await quote(students, true)];
  return alone === null || withoutShared === null ? null : { students, alone, withoutShared, quote };
}

/** Returns the book that a trip's agreed price is of, if its prices can be added to those of the book in force. */
async function findKeptBook({ app, db, book }: Pricing, { quoteFingerprint }: TripRow): Promise<Book | null> {
  const kept = quoteFingerprint === null ? null : await findBookOfSavedQuote(app, db, quoteFingerprint);
  return kept?.pricer.book.currency === book.pricer.book.currency ? kept : null;
}

/** Returns a trip with its prices; null if it has none. */
async function priceTrip(pricing: Pricing, row: TripToPrice, rows: ReadonlyMap<number, TripToPrice>): Promise<QuotedTrip | null> {
  const { app, db, book, sign } = pricing;
  const { trip } = row;
  const carrier = await findCarrier(app, db, trip, sign);
  const isCarried = carrier !== null && carrier.tripId !== null && carrier.problem === null;
  const payer = isCarried ? rows.get(carrier.tripId ?? 0) : undefined;
  const own = await sign(book, trip);
  const ofPayer = payer === undefined ? own : await sign(book, payer.trip);
  const keptBook = isCarried && (own === null || own !== ofPayer) ? await findKeptBook(pricing, trip) : null;
  const inForce = own === null ? null : await quoteTrip(db, book, trip);
  const prices = keptBook === null ? inForce : await quoteTrip(db, keptBook, trip);
  const signature = keptBook === null ? own : (ofPayer ?? `paid by ${carrier?.tripId}`);
  if (prices === null || signature === null) return null;
  const agreed = await getAgreedPrice(app, db, trip.quoteFingerprint);
  const now = agreed?.amount ?? (isCarried ? prices.withoutShared.total : prices.alone.total);
  return { row, ...prices, signature, agreed, carrier, now, isKept: keptBook !== null, renewed: inForce?.alone.total ?? null };
}

/** Returns the trips of a group with their prices, and those that have none. */
export async function quoteGroupTrips(pricing: Pricing, rows: readonly TripToPrice[]) {
  const priced: QuotedTrip[] = [];
  const unpriced: GroupPrice['unpriced'] = [];
  const byId = new Map(rows.map((row) => [row.trip.id, row]));
  for (const row of rows) {
    const { id: tripId, hostFamilyId } = row.trip;
    const trip = hostFamilyId === null ? null : await priceTrip(pricing, row, byId);
    if (trip === null) unpriced.push({ tripId, name: row.names, why: hostFamilyId === null ? 'noFamily' : 'notPriced' });
    else priced.push(trip);
  }
  return { priced, unpriced };
}

/** What one quote for all of a set says. */
export type SetQuote = Pick<LiveQuote, 'total' | 'vat' | 'pricings'>;

/**
 * Returns one quote for all students of alike stays; null if there is none. Stays that are kept as agreed by an earlier book can't be in it:
 * their prices are added.
 */
export async function quoteTogether(
  stays: readonly Pick<QuotedTrip, 'students' | 'quote' | 'isKept' | 'alone' | 'withoutShared'>[],
  math: AmountMath,
): Promise<SetQuote | null> {
  const alike = stays.filter(({ isKept }) => !isKept);
  const [first, ...others] = stays;
  const quoted = alike.length === 0 ? first?.alone : await alike[0]?.quote(alike.reduce((sum, { students }) => sum + students, 0));
  if (quoted == null) return null;
  const kept = alike.length === 0 ? others : stays.filter(({ isKept }) => isKept);
  const all: SetQuote[] = [quoted, ...kept.map(({ withoutShared }) => withoutShared)];
  return {
    total: math.sum(all.map(({ total }) => total)),
    vat: math.sum(all.map(({ vat }) => vat)),
    pricings: all.flatMap(({ pricings }) => pricings),
  };
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
