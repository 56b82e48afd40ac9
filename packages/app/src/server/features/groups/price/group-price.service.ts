// Use case of a group's price: its trips priced by the book in force, each by itself and alike ones together.

import type { readGroupPrice as endpoint } from '#contract/groups/group-price.endpoints.ts';
import type { GroupPrice, PricedTrip, PriceSet } from '#contract/groups/group-price.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import { getAmountMath } from '#server/features/finance/finance.public.ts';
import { findGroupRow } from '#server/features/groups/groups.queries.ts';
import { getCurrentBook } from '#server/features/pricing/pricing.public.ts';
import { groupAlikeStays, type StaySet } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { chooseCarrier } from './carrier-plan.rules.ts';
import { type LineReader, sumFigures, toPriceLines, toSetFigures } from './group-figures.rules.ts';
import { listTripsToPrice, type TripToPrice } from './group-price.queries.ts';
import { toSharing } from './plan-carriers.service.ts';
import { createLineReader, createPricing, type QuotedTrip, quoteGroupTrips, quoteTogether } from './quote-group.service.ts';

/** Returns the names of the trips that the caller may see. */
const toNames = (rows: readonly TripToPrice[]) => new Map(rows.map(({ trip, names }) => [trip.id, names]));

function toPricedTrip(
  { row: { trip, names, family }, students, alone, agreed, now, carrier }: QuotedTrip,
  namesOf: ReadonlyMap<number, string>,
): PricedTrip {
  const payer = carrier === null ? null : { ...carrier, name: namesOf.get(carrier.tripId ?? 0) ?? '' };
  return { tripId: trip.id, name: names, students, family, alone: alone.total, agreed, now, carrier: payer };
}

async function toPriceSet(
  { stays, part, parts }: StaySet<QuotedTrip>,
  {
    reader,
    currency,
    namesOf,
    carrierId,
  }: { reader: LineReader; currency: string; namesOf: ReadonlyMap<number, string>; carrierId: number | undefined },
): Promise<PriceSet | null> {
  const [first] = stays;
  const math = getAmountMath(currency);
  const quoted = await quoteTogether(stays, math);
  if (first === undefined || quoted === null) return null;
  const trips = stays.map((stay) => toPricedTrip(stay, namesOf));
  // Which trip pays for the others can decide about a cent of VAT.
  const ordered = stays.toSorted((a, b) => Number(b.row.trip.id === carrierId) - Number(a.row.trip.id === carrierId));
  const { fromDate, toDate } = first.row.trip;
  return {
    ...toSetFigures(ordered, { ...reader, quoted }, math),
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
  const rows = await listTripsToPrice(call.db, call, id);
  const namesOf = toNames(rows);
  const { priced, unpriced } = await quoteGroupTrips(createPricing({ app: call.app, db: call.db, book }), rows);
  const sharing = await toSharing(call, call.db, { priced, book });
  const reader = createLineReader(book, call.locale);
  const sets: PriceSet[] = [];
  for (const set of groupAlikeStays(priced)) {
    const ids = new Set(set.stays.map(({ row }) => row.trip.id));
    const carrierId = chooseCarrier(sharing.filter(({ tripId }) => ids.has(tripId)))?.tripId;
    const made = await toPriceSet(set, { reader, currency, namesOf, carrierId });
    if (made !== null) sets.push(made);
  }
  const totals = sumFigures(sets, getAmountMath(currency));
  return { currency, sets, unpriced, totals, agreed: sumAgreed(sets.flatMap(({ trips }) => trips)) };
}
