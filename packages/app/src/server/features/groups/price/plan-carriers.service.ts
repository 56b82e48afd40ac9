// Plans what applying the price of a group to its trips changes, and what taking it back does.

import type { AmountMath } from '@hosted-stay/pricing-core/amounts';
import type { CarrierChange, CarrierPlan, PlannedTrip } from '#contract/groups/carrier-plan.shapes.ts';
import type { Queryable } from '#server/db/database.ts';
import { getAmountMath, listPriceInvoicesOfStay } from '#server/features/finance/finance.public.ts';
import { getCurrentBook } from '#server/features/pricing/pricing.public.ts';
import { canEdit, groupAlikeStays, isAgreedWithoutPerBooking } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';
import { type Decisions, planAlikeTrips, planTakingBack, type ShareableTrip } from './carrier-plan.rules.ts';
import { listTripsToPrice, type TripToPrice } from './group-price.queries.ts';
import {
  type Book,
  createLineReader,
  createPricing,
  type Pricing,
  type QuotedTrip,
  quoteGroupTrips,
  quoteTogether,
} from './quote-group.service.ts';

interface Sharing extends Pick<QuotedTrip, 'signature' | 'students'>, ShareableTrip {
  readonly quoted: QuotedTrip;
}

/** Returns why a trip keeps its price; null if it can be changed. */
async function findFixed(call: Call, db: Queryable, { row: { trip }, agreed, carrier, renewed }: QuotedTrip, currency: string) {
  // A draft that can't be sent, as its payer is lost, doesn't keep its trip from being priced again.
  if (carrier?.isUnderpriced !== true && (await listPriceInvoicesOfStay(db, trip.id)).length > 0) return 'billed';
  const isAdministrator = call.caller?.roles.includes('Administrator') === true;
  if (!canEdit(call.grant.all ? 'staff' : 'agent', trip.state, isAdministrator)) return 'closed';
  if (agreed !== null && agreed.currency !== currency) return 'otherCurrency';
  return renewed === null ? 'notPriced' : null;
}

/** Returns the trips with what decides about them. */
export async function toSharing(call: Call, db: Queryable, { priced, book }: { priced: readonly QuotedTrip[]; book: Book }) {
  const { isPerBooking } = createLineReader(book, call.locale);
  const { currency } = book.pricer.book;
  const sharing: Sharing[] = [];
  for (const one of priced) {
    const { row, alone, withoutShared, signature, students, agreed, now, isKept, renewed } = one;
    const { id: tripId, perBookingPaidBy: carrierId, quoteFingerprint } = row.trip;
    sharing.push({
      ...{ tripId, carrierId, signature, students, now, isKept, quoted: one },
      fixed: await findFixed(call, db, one, currency),
      isAgreedWithout: agreed === null ? null : await isAgreedWithoutPerBooking(call.app, db, quoteFingerprint),
      hasShared: alone.pricings.some(isPerBooking),
      ...{ alone: renewed ?? alone.total, without: withoutShared.total },
    });
  }
  return sharing;
}

/** Decides about all trips; also returns what one quote for each set of alike trips would differ by from what is planned. */
async function decideAll(stays: readonly Sharing[], { change, math }: { change: CarrierChange; math: AmountMath }) {
  if (change === 'takeBack') return { ...planTakingBack(stays), rounding: math.zero };
  const all: Decisions[] = [];
  const differences: string[] = [];
  for (const { stays: alike } of groupAlikeStays(stays)) {
    const decided = planAlikeTrips(alike, math);
    all.push(decided);
    const carrierOf = new Map(decided.planned.map(({ tripId, carrierId }) => [tripId, carrierId]));
    // Trips that keep their price are in no quote for all.
    if (carrierOf.size < alike.length) continue;
    const quoted = await quoteTogether(
      alike.map((stay) => stay.quoted),
      math,
    );
    // Compared by the same books: what is agreed by another one differs by more than rounding.
    const single = alike.map(({ tripId, alone, without }) => (carrierOf.get(tripId) === null ? alone : without));
    if (quoted !== null) differences.push(math.subtract(quoted.total, math.sum(single)));
  }
  return {
    planned: all.flatMap(({ planned }) => planned),
    leftOut: all.flatMap(({ leftOut }) => leftOut),
    rounding: math.sum(differences),
  };
}

function toPlannedTrips(
  { planned }: Decisions,
  { rows, stays, math }: { rows: readonly TripToPrice[]; stays: readonly Sharing[]; math: AmountMath },
): PlannedTrip[] {
  const nameOf = new Map(rows.map(({ trip, names }) => [trip.id, names]));
  const versionOf = new Map(rows.map(({ trip }) => [trip.id, trip.version]));
  const nowOf = new Map(stays.map(({ tripId, now }) => [tripId, now]));
  const carriers = new Set(planned.flatMap(({ carrierId }) => carrierId ?? []));
  return planned.map(({ tripId, carrierId, isChanged, after }) => {
    const before = nowOf.get(tripId) ?? after;
    return {
      ...{ tripId, name: nameOf.get(tripId) ?? '', version: versionOf.get(tripId) ?? 0, isChanged },
      isCarrier: carriers.has(tripId),
      carrier: carrierId === null ? null : { tripId: carrierId, name: nameOf.get(carrierId) ?? '' },
      ...{ before, after, difference: math.subtract(after, before) },
    };
  });
}

/**
 * Returns the trips of a group that the caller may see, and with them those that they share with: these stay as they are, and are told of
 * only by number.
 */
async function listTripsToPlan(call: Call, db: Queryable, groupId: number) {
  const seen = await listTripsToPrice(db, call, groupId, { cancelled: true });
  const all = call.grant.all ? seen : await listTripsToPrice(db, { ...call, grant: { ...call.grant, all: true } }, groupId);
  const ids = new Set(seen.map(({ trip }) => trip.id));
  const payers = new Set([...ids, ...seen.flatMap(({ trip }) => trip.perBookingPaidBy ?? [])]);
  const shared = all.filter(({ trip }) => !ids.has(trip.id) && (payers.has(trip.id) || payers.has(trip.perBookingPaidBy ?? 0)));
  return { seen, ids, shared };
}

/** Returns the pricing by the book in force at this moment. */
export async function getExactPricing({ app }: Call, db: Queryable): Promise<Pricing> {
  return createPricing({ app, db, book: await getCurrentBook(app, { exactly: true, db }) });
}

/** Returns what a change does to the trips of a group that the caller may see, and who is left out. */
export async function planCarriers(
  call: Call,
  pricing: Pricing,
  { groupId, change }: { groupId: number; change: CarrierChange },
): Promise<CarrierPlan> {
  const { db, book } = pricing;
  const { currency } = book.pricer.book;
  const math = getAmountMath(currency);
  const { seen: all, ids, shared } = await listTripsToPlan(call, db, groupId);
  const rows = [...all.filter(({ trip }) => trip.state !== 'cancelled'), ...shared].toSorted((a, b) => a.trip.id - b.trip.id);
  const { priced, unpriced } = await quoteGroupTrips(pricing, rows);
  const sharing = await toSharing(call, db, { priced, book });
  const stays = sharing.map((stay) => (ids.has(stay.tripId) ? stay : { ...stay, fixed: stay.fixed ?? ('closed' as const) }));
  const { rounding, ...decided } = await decideAll(stays, { change, math });
  const trips = toPlannedTrips(decided, { rows: all, stays, math }).filter(({ tripId }) => ids.has(tripId));
  const nameOf = new Map(all.map(({ trip, names }) => [trip.id, names]));
  const cancelled = all.flatMap(({ trip: { id, state } }) => (state === 'cancelled' ? [{ tripId: id, why: 'cancelled' as const }] : []));
  const out = change === 'takeBack' ? decided.leftOut : [...decided.leftOut, ...unpriced, ...cancelled];
  const [before, after] = [math.sum(trips.map((trip) => trip.before)), math.sum(trips.map((trip) => trip.after))];
  return {
    ...{ currency, trips, rounding },
    leftOut: out.filter(({ tripId }) => ids.has(tripId)).map(({ tripId, why }) => ({ tripId, why, name: nameOf.get(tripId) ?? '' })),
    totals: { before, after, difference: math.subtract(after, before) },
  };
}
