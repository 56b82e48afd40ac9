// Use case of a group's price: its trips priced by the book in force, each by itself and alike ones together.

import { catalogueOf, type LiveQuote, nameIn, type QuoteLine } from '@hosted-stay/pricing-core';
import type { readGroupPrice as endpoint } from '#contract/groups/group-price.endpoints.ts';
import type { GroupPrice, PricedTrip, PriceSet } from '#contract/groups/group-price.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Locale } from '#contract/platform/locales.ts';
import type { Queryable } from '#server/db/database.ts';
import { getAmountMath } from '#server/features/finance/finance.public.ts';
import { findGroupRow } from '#server/features/groups/groups.queries.ts';
import { createNameTranslator, getCurrentBook, quoteStayAsSold } from '#server/features/pricing/pricing.public.ts';
import { getAgreedPrice, loadStay } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { groupAlikeStays, MAX_QUOTED_STUDENTS, type StaySet, toSignature } from './alike-stays.rules.ts';
import { type LineReader, type PricedStay, sumFigures, toPriceLines, toSetFigures } from './group-figures.rules.ts';
import { listTripsToPrice, type TripToPrice } from './group-price.queries.ts';

type Book = Awaited<ReturnType<typeof getCurrentBook>>;

/** A trip that has a price, with what its set is made of. */
interface QuotedTrip extends PricedStay {
  readonly row: TripToPrice;
  readonly signature: string;
  /** Prices so many students like this trip; null if there is no price. */
  readonly quote: (students: number) => Promise<LiveQuote | null>;
}

/** Returns the prices of a trip; null if it has none. */
async function quoteTrip(db: Queryable, book: Book, { row, hostFamilyId }: { row: TripToPrice; hostFamilyId: number }) {
  const { businessId, countStudents: students, ...stay } = await loadStay(db, row.trip, hostFamilyId);
  const quote = async (countStudents: number, withoutPerBooking = false) => {
    const { made } = await quoteStayAsSold(db, book, { ...stay, countStudents, withoutPerBooking }, businessId);
    return made.ok ? made.value : null;
  };
  const [alone, withoutShared, one, many] = [
    await quote(students),
    await quote(students, true),
    await quote(1),
    await quote(MAX_QUOTED_STUDENTS),
  ];
  if (alone === null || withoutShared === null || one === null || many === null) return null;
  // Prices that agree for one student and for the most that there can be are the same to the cent.
  return { row, students, alone, withoutShared, quote, signature: toSignature([one, many], businessId) };
}

/** Returns the trips of a group with their prices, and those that have none. */
async function quoteGroupTrips(db: Queryable, book: Book, rows: readonly TripToPrice[]) {
  const priced: QuotedTrip[] = [];
  const unpriced: GroupPrice['unpriced'] = [];
  for (const row of rows) {
    const { id: tripId, hostFamilyId } = row.trip;
    const trip = hostFamilyId === null ? null : await quoteTrip(db, book, { row, hostFamilyId });
    if (trip === null) unpriced.push({ tripId, name: row.names, why: hostFamilyId === null ? 'noFamily' : 'notPriced' });
    else priced.push(trip);
  }
  return { priced, unpriced };
}

function createLineReader({ pricer: { book } }: Book, locale: Locale): LineReader {
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

async function toPricedTrip(call: Call, { row: { trip, names, family }, students, alone }: QuotedTrip): Promise<PricedTrip> {
  const agreed = await getAgreedPrice(call.app, call.db, trip.quoteFingerprint);
  return { tripId: trip.id, name: names, students, family, alone: alone.total, agreed };
}

async function toPriceSet(
  call: Call,
  { stays, part, parts }: StaySet<QuotedTrip>,
  { reader, currency }: { reader: LineReader; currency: string },
): Promise<PriceSet | null> {
  const [first] = stays;
  const quoted = (await first?.quote(stays.reduce((sum, { students }) => sum + students, 0))) ?? null;
  if (first === undefined || quoted === null) return null;
  const math = getAmountMath(currency);
  const trips: PricedTrip[] = [];
  for (const stay of stays) trips.push(await toPricedTrip(call, stay));
  const { fromDate, toDate } = first.row.trip;
  return {
    ...toSetFigures(stays, { ...reader, quoted }, math),
    ...{ trips, fromDate, toDate, part, parts },
    ...{ lines: toPriceLines(quoted, reader, math), vat: quoted.vat },
  };
}

/** Sums the agreed prices by currency. */
function sumAgreed(trips: readonly PricedTrip[]): GroupPrice['agreed'] {
  const agreed = trips.flatMap((trip) => trip.agreed ?? []);
  return [...Map.groupBy(agreed, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    amount: getAmountMath(currency).sum(own.map(({ amount }) => amount)),
    trips: own.length,
  }));
}

export async function readGroupPrice(call: Call, { params: { id } }: CheckedRequest<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  if ((await findGroupRow(call.db, call, id)) === null) throw notFound();
  const book = await getCurrentBook(call.app);
  const { currency } = book.pricer.book;
  const { priced, unpriced } = await quoteGroupTrips(call.db, book, await listTripsToPrice(call.db, call, id));
  const reader = createLineReader(book, call.locale);
  const sets: PriceSet[] = [];
  for (const set of groupAlikeStays(priced)) {
    const made = await toPriceSet(call, set, { reader, currency });
    if (made !== null) sets.push(made);
  }
  const totals = sumFigures(sets, getAmountMath(currency));
  return { currency, sets, unpriced, totals, agreed: sumAgreed(sets.flatMap(({ trips }) => trips)) };
}
